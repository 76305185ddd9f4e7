/** What is said about saved games: faults of the storage, of share codes, and notices. */
import type { saves as english } from '../en/saves';
import type { Said } from '../language';
import { verb, YOU } from './grammar';

const choices = (n: number) => (n === 1 ? 'eine Entscheidung' : `${n} Entscheidungen`);
const games = (n: number) => (n === 1 ? 'eine Partie' : `${n} Partien`);

export const saves: Said<typeof english> = {
  'fault.full':
    'Dieses Gerät ist voll: Nichts wurde gespeichert, nichts hat sich geändert. Schaff etwas Platz und versuch es noch einmal.',
  'fault.noRoom':
    'Auf diesem Gerät ist kein Platz für eine Partie. Schaff etwas Platz und versuch es noch einmal, oder spiel ohne Speichern.',
  'fault.noAnswer':
    'Dein Gerät antwortet nicht, wenn die App speichert. Was gespeichert war, ist sicher. Versuch es noch einmal, oder spiel ohne Speichern weiter.',
  'fault.locked':
    'Etwas anderes benutzt gerade deine gespeicherten Partien. Nichts ist verloren: Versuch es gleich noch einmal.',
  'fault.otherTab':
    'Mottainai ist in einem anderen Tab offen. Spiel dort, oder schließ ihn und komm zurück: Nur ein Tab kann speichern, damit nichts verloren geht.',
  'fault.corrupt':
    'Die Datei mit deinen Partien ist beschädigt und ließ sich nicht ersetzen. Starte die App neu. Wenn das nicht hilft, ist vielleicht der Speicher des Geräts defekt.',
  'fault.newerSchema':
    'Eine neuere Version der App hat deine Partien gespeichert. Aktualisiere die App, um weiterzuspielen. Deinen Partien ist nichts passiert.',
  'fault.writeFailed':
    'Das Speichern hat nicht geklappt, also hat sich nichts geändert. Versuch es noch einmal. Klappt es weiterhin nicht, prüf, ob auf dem Gerät noch Platz ist.',
  'fault.openFailed':
    'Deine gespeicherten Partien ließen sich nicht öffnen. Sie sind unverändert. Versuch es noch einmal, oder spiel ohne Speichern.',
  'fault.readOnly':
    'Dieses Gerät lässt die App gerade nicht speichern, also hat sich nichts geändert.',
  'fault.gameMissing': 'Diese Partie gibt es nicht mehr.',
  'fault.gameDamaged':
    'Diese Partie ist beschädigt und lässt sich nicht öffnen. Deine anderen Partien sind in Ordnung.',
  'fault.newerRules':
    'Diese Partie nutzt die Regeln einer neueren Version der App. Aktualisiere die App, um weiterzuspielen.',
  'fault.internal':
    'Beim Speichern ist etwas schiefgegangen. Öffne die Partie noch einmal: Sie ist noch so, wie du sie verlassen hast.',
  'fault.noComputer':
    'Ein Teil der App wurde nicht geladen, deshalb kann der Computer noch nicht spielen. Nichts ist verloren: Versuch es noch einmal.',
  'fault.notLoaded':
    'Ein Teil der App wurde nicht geladen. Vielleicht bist du offline. Nichts ist verloren: Versuch es noch einmal, wenn du wieder Netz hast.',
  'fault.retry': 'Noch einmal versuchen',
  'fault.playUnkept': 'Ohne Speichern spielen',

  'notice.olderRules': (p) =>
    p.lost === 0
      ? 'Diese Partie begann mit älteren Regeln. Ab hier geht sie mit den heutigen weiter; was davor war, kannst du nicht rückgängig machen oder ansehen.'
      : `Diese Partie begann mit älteren Regeln. Sie geht mit den heutigen weiter, und zwar vom letzten sicheren Stand aus, ${choices(p.lost)} früher.`,
  'notice.tailLost': (p) =>
    p.lost === 0
      ? 'Ein Teil der Vergangenheit dieser Partie ist beschädigt. Du spielst weiter, wo du warst, kannst aber nichts davor ansehen oder rückgängig machen.'
      : `Das Ende dieser Partie ist beschädigt. Du spielst ${choices(p.lost)} früher weiter.`,
  'notice.languageLost': (p) =>
    `${p.name} wurde nicht geladen. Vielleicht bist du offline: Versuch es noch einmal, wenn du wieder Netz hast.`,
  'notice.unkept':
    'Dieses Fenster kann nichts behalten: Vielleicht ist es ein privates, oder der Browser ist zu alt. Du kannst spielen, aber beim Schließen sind deine Partien weg. Um eine zu behalten, kopier sie als Code.',
  'notice.unkeptChosen':
    'Ab jetzt wird nichts gespeichert. Was vorher gespeichert war, ist sicher und kommt wieder, wenn du die App neu öffnest. Um diese Partie zu behalten, kopier sie als Code.',
  'notice.setAside': (p) =>
    p.lost === 0
      ? `Die Datei mit deinen Partien war beschädigt. Wir haben sie beiseitegelegt und ${games(p.rescued)} gerettet.`
      : `Die Datei mit deinen Partien war beschädigt. Wir haben sie beiseitegelegt und ${games(p.rescued)} gerettet; ${games(p.lost)} ${p.lost === 1 ? 'war' : 'waren'} nicht zu retten.`,

  'game.opening': 'Deine Partien werden geöffnet …',
  'game.today': (p) => `Heute gespielt, ${p.time}`,
  'game.yesterday': (p) => `Gestern gespielt, ${p.time}`,
  'game.onDay': (p) => `Gespielt am ${p.day}`,
  'game.unreadable': 'Diese Partie ist beschädigt. Du kannst sie löschen.',
  'game.deletedList': (p) => (p.n === 1 ? 'Eine gelöschte Partie' : `${p.n} gelöschte Partien`),
  'game.bringBack': (p) => `${p.name} zurückholen`,
  'game.more': (p) => `Mehr zu ${p.name}`,
  'game.name': 'Name der Partie',
  'game.rename': 'Namen speichern',
  'game.renamed': 'Neuer Name gespeichert.',
  'game.duplicate': 'Kopie anlegen',
  'game.copyOf': (p) => `${p.name}, Kopie`,
  'game.duplicated': 'Kopiert. Die Kopie ist eine eigene Partie.',
  'game.review': 'Rückblick Schritt für Schritt',
  'game.copyCode': 'Als Code kopieren',
  'game.codeCopied': 'Code kopiert: Füg ihn in eine Nachricht ein.',
  'game.copyFailed': 'Der Browser erlaubt das Kopieren nicht. Markiere stattdessen den Code unten.',
  'game.saveFile': 'Als Datei speichern',
  'game.fileFailed': 'Dieses Gerät kann hier keine Dateien speichern.',
  'game.openShared': 'Geteilte Partie öffnen',
  'game.sharedHelp':
    'Füg einen Code ein, den dir jemand geschickt hat, oder öffne eine Datei. Die Partie kommt in deine Liste, und du kannst weiterspielen oder zurückblicken.',
  'game.code': 'Code der Partie',
  'game.openCode': 'Diesen Code öffnen',
  'game.openFile': 'Datei öffnen',
  'game.importing': (p) => `Partie wird gelesen … ${p.percent} %`,
  'game.stopImport': 'Abbrechen',
  'game.fileUnread': 'Diese Datei lässt sich nicht öffnen.',
  'game.opened': 'Die Partie steht jetzt in deiner Liste.',
  'game.openedBefore': (p) =>
    p.name === null
      ? 'Diese Partie steht schon in deiner Liste.'
      : `Diese Partie steht schon in deiner Liste, als „${p.name}“.`,
  'game.goTo': 'Zur Partie',

  'review.deal': 'Das Austeilen',
  'review.position': (p) => `Schritt ${p.at} von ${p.length}`,
  'review.positionShort': (p) => `${p.at}/${p.length}`,
  'review.back': 'Einen Schritt zurück',
  'review.on': 'Einen Schritt weiter',
  'review.lastTurn': 'Zum vorigen Zug',
  'review.nextTurn': 'Zum nächsten Zug',
  'review.run': 'Abspielen',
  'review.stop': 'Pause',
  'review.slider': 'Schritte der Partie',
  'review.continue': 'Weiterspielen',
  'review.continueAs': 'als neue Partie',
  'review.continueHere': 'Von hier weiterspielen',
  'review.continueHereAs': 'Als neue Partie; diese bleibt',
  'review.continueHelp': 'Ab diesem Schritt beginnt eine neue Partie. Diese bleibt, wie sie ist.',
  'review.from': (p) => `${p.name}, ab Schritt ${p.at}`,
  'review.leave': 'Rückblick verlassen',
  'review.chose': (p) => `${verb(p.who, 'wählst', 'wählt')}: ${p.what}`,
  'review.passed': (p) => verb(p.who, 'passt', 'passt'),
  'review.task': (p) =>
    `${p.who} ${p.you ? 'beginnst' : 'beginnt'} ${p.whose === 'dein' ? 'deine' : p.whose} ${p.task}-Aufgabe`,
  'review.unseen': (p) =>
    p.who === YOU
      ? 'Du passt oder wählst etwas, das niemand sieht'
      : `${p.who} passt oder wählt etwas, das niemand sieht`,
  'review.failed': 'Zu dieser Partie gibt es keinen Rückblick.',
  'review.how': 'Ansicht',
  'review.eyes': 'Mit wessen Augen',
  'review.eyesHelp':
    'Die Partie ist vorbei, also darfst du jede Hand sehen: alle zugleich, oder nur, was jemand wusste.',
  'review.eyesOne':
    'Diese Partie ist nicht vorbei, also siehst du nur, was du damals gesehen hast. Wenn sie vorbei ist, darfst du jede Hand sehen.',
  'review.eyesOpen':
    'Diese Partie ist nicht vorbei, also siehst du nur, was alle gesehen haben. Wenn sie vorbei ist, darfst du jede Hand sehen.',
  'review.asAll': 'Alle Hände offen',
  'review.asOpen': 'Was alle sahen',
  'review.asSeat': (p) => `Wie ${p.name} es sah`,
  'review.asYou': 'Wie du es sahst',
  'review.pace': 'Tempo',

  'share.foreign': 'Darin steckt keine Partie Mottainai. Ein Code beginnt mit „MTN1.“',
  'share.cut': 'Das Ende dieses Codes fehlt. Kopier ihn ganz und versuch es noch einmal.',
  'share.altered':
    'Dieser Code wurde unterwegs verändert und lässt sich nicht öffnen. Lass ihn dir noch einmal schicken.',
  'share.tooBig': 'Das ist zu groß für eine Partie Mottainai.',
  'share.stopped': 'Abgebrochen. Nichts wurde geöffnet.',
  'share.newerVersion':
    'Dieser Code kommt aus einer neueren Version der App. Aktualisiere die App, um ihn zu öffnen.',
  'share.olderRules':
    'Dieser Code kommt aus einer älteren Version mit anderen Regeln. Diese Version kann ihn nicht nachspielen.',
  'share.noPast':
    'Diese Partie begann mit älteren Regeln, deshalb lässt sich ihr Anfang nicht teilen.',
};
