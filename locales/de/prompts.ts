/** The questions of the game and the buttons that answer them. */
import type { prompts as english } from '../en/prompts';
import type { Said } from '../language';
import { actions, capital, cards, count, points, possessive, taskOf, times } from './grammar';

/** A work that lacks support; `instead` cards may stand in for it by `work`. */
interface Lacking {
  readonly have: number;
  readonly instead: number;
  readonly work: string;
}

const lacking = (p: Lacking) =>
  p.instead === 0
    ? `du hast ${p.have}`
    : `du hast ${p.have}, und „${p.work}“ kann nur ${p.instead} ersetzen`;

const none = (n: number) => (n === 0 ? 'keine' : String(n));

/** "Alles Papier", "Allen Stein". */
const all = (material: string) => (/^(Papier|Metall)$/.test(material) ? 'Alles' : 'Allen');

export const prompts: Said<typeof english> = {
  'ask.handLimit': (p) => `Leg ${cards(p.n)} zurück: Das Handlimit ist fünf`,
  'ask.handLimit.more': (p) => `${p.n === 1 ? 'Sie kommt' : 'Sie kommen'} unter den Stapel.`,
  'ask.handLimit.instead': (p) => `${p.work} benutzen?`,
  'ask.effects.morning': 'Heute Morgen ein Werk benutzen?',
  'ask.effects.night': 'Heute Nacht ein Werk benutzen?',
  'ask.effects.beforeTask': (p) =>
    `Vor ${p.owner === 'dein' ? `deiner ${p.task}-Aufgabe` : taskOf(p.owner, p.task)} ein Werk benutzen?`,
  'ask.effects.beforeTailor': 'Ein Werk benutzen, bevor du deine Hand erneuerst?',
  'ask.effects.afterAction': 'Nach dieser Aktion ein Werk benutzen?',
  'ask.effects.afterComplete': (p) => `„${p.done}“ ist vollendet. Ein Werk benutzen?`,
  'ask.effects.afterCompleteLast': (p) => `${p.done} gegen ein anderes Werk tauschen?`,
  'ask.effects.several': 'Halte ein Werk gedrückt, um es zu lesen.',
  'ask.discard': (p) => `Was passiert mit ${p.card}, deiner alten Aufgabe?`,
  'ask.newTask': 'Wähle deine Aufgabe für heute',
  'ask.newTask.one': (p) =>
    `Erst machst du ${taskOf(p.owner, p.task)}, dann deine. ` +
    `${p.name === '' ? 'Die anderen machen' : `${p.name} macht`} deine später.`,
  'ask.newTask.several': (p) =>
    `Erst machst du die ${p.n === 1 ? 'Aufgabe' : `${p.n} Aufgaben`} der anderen, dann deine. Sie machen deine später.`,
  'ask.newTask.none': 'Du machst sie am Mittag; die anderen machen sie auch.',
  'ask.obstruction': (p) => `„${p.work}“ sperrt ${taskOf(p.owner, p.task)}`,
  'ask.obstruction.detail': (p) => `Zeig dafür eine Karte aus ${p.material}.`,
  'ask.action.clerk': 'Verkaufe eine Karte von deiner Werkbank',
  'ask.action.monk': 'Heuere einen Helfer vom Boden an',
  'ask.action.tailor': 'Leg Karten zurück, dann zieh auf fünf nach',
  'ask.action.potter': 'Sammle eine Karte vom Boden',
  'ask.action.smith': 'Vollende ein Werk aus deiner Hand',
  'ask.action.works.clerk': 'Verkaufe mit einem deiner Werke',
  'ask.action.works.monk': 'Heuere mit einem deiner Werke an',
  'ask.action.works.potter': 'Sammle mit einem deiner Werke',
  'ask.action.craft': (p) => `Fertige ein Werk aus ${p.material}, oder bete`,
  'ask.completeIn': (p) => `${p.act}: in welchem Flügel?`,
  'ask.action.pray': 'Bete: Zieh eine Karte',
  'ask.action.lost': 'Diese Aktion kannst du nicht nutzen',
  'ask.action.none.clerk': 'Auf deiner Werkbank gibt es nichts zu verkaufen.',
  'ask.action.none.monk': 'Auf dem Boden ist niemand zum Anheuern.',
  'ask.action.none.potter': 'Auf dem Boden gibt es nichts zu sammeln.',
  'ask.action.none.smith': 'Kein Werk auf deiner Hand hat genug Unterstützung.',
  'ask.action.tailorOrCraft': (p) =>
    `Tippe auf Karten zum Zurücklegen, fertige ein Werk aus ${p.material} oder bete.`,
  'ask.action.tailorOrPray': 'Tippe auf Karten, oder bete.',
  'ask.action.renewOrCraft': (p) =>
    `Erneuere deine Hand, fertige ein Werk aus ${p.material} oder bete.`,
  'ask.action.renewOrPray': 'Erneuere deine Hand, oder bete.',
  'ask.action.orCraft': (p) => `Oder fertige ein Werk aus ${p.material}, oder bete.`,
  'ask.action.tapOrCraft': (p) =>
    `Tippe auf eine markierte Karte, fertige ein Werk aus ${p.material} oder bete.`,
  'ask.action.tapOrPray': 'Tippe auf eine markierte Karte, oder bete.',
  'ask.action.orPray': 'Oder bete: Zieh eine Karte; in der Nacht kommt sie auf deine Hand.',
  'ask.action.onlyPray': (p) => `${p.none} Die Karte kommt in der Nacht auf deine Hand.`,
  'ask.action.noConversion': (p) =>
    p.work === ''
      ? 'Fertigen und Beten gehen hier nicht.'
      : `${p.work}: Fertigen und Beten gehen hier nicht.`,
  'ask.tailor': 'Welche Karten legst du zurück?',
  'ask.tailor.draw': (p) => `Du ziehst ${none(p.n)}.`,
  'ask.tailor.drawWaiting': (p) =>
    `${p.waiting === 1 ? 'Deine wartende Karte zählt' : `Deine ${p.waiting} wartenden Karten zählen`} mit: Du ziehst ${none(p.n)}.`,
  'ask.replaceSupport': (p) => `${p.material} zurücklegen, statt Unterstützung zu zeigen?`,
  'ask.support': (p) => `Welche Karte aus ${p.material} unterstützt ${p.work}?`,
  'ask.support.detail': 'Alle sehen sie. Du behältst sie.',
  'ask.wing': (p) => `In welchen Flügel kommt ${p.work}?`,
  'ask.pick.hand': 'Wähle eine Karte aus deiner Hand',
  'ask.pick.helpers': 'Wähle einen deiner Helfer',
  'ask.pick.bench': 'Wähle eine Karte auf deiner Werkbank',
  'ask.pick.floor': 'Wähle eine Karte vom Boden',
  'ask.pick.works': 'Wähle ein Werk',
  'ask.pick.task': 'Wähle eine Aufgabe',
  'ask.pick.deckTop': 'Wähle eine der gezeigten Karten',
  'ask.pick.player': 'Wähle eine Person',
  'ask.pick.wing': 'Wähle einen Flügel',
  'ask.pick.effect': 'Ein Werk benutzen?',
  'ask.pick.action': 'Wähle eine Aktion',
  'ask.pick.nothing': (p) => `Mit ${p.work} weitermachen?`,
  'ask.tapCard': 'Tippe auf eine markierte Karte.',
  'ask.elsewhere': (p) =>
    p.n === 1 ? 'Karte ansehen' : `${p.n === 2 ? 'Beide' : `Alle ${p.n}`} Karten ansehen`,

  'act.yield': (p) => `${p.act} · ${p.gain}`,
  'act.return': (p) => `${p.card} zurücklegen`,
  'act.returnSeveral': (p) => `${p.n} zurücklegen`,
  'act.returnSeveral.left': (p) => `dann noch ${p.n}`,
  'act.returnAndDraw': (p) =>
    `${p.n === 0 ? 'Erneuern ·' : `${p.n} zurück,`} ${none(p.draws)} ziehen`,
  'act.discard': (p) => `${p.card} auf den Boden legen`,
  'act.reveal': (p) => `${p.card} zeigen`,
  'act.show': (p) => `${p.card} zeigen`,
  'act.draw': '1 Karte ziehen',
  'act.task': (p) => `${p.task}-Aufgabe`,
  'act.sell': (p) => `${p.card} verkaufen`,
  'act.sellTop': 'Oberste Karte verkaufen',
  'act.sellAll': (p) => `${all(p.material)} ${p.material} verkaufen`,
  'act.hire': (p) => `${p.card} anheuern`,
  'act.collect': (p) => `${p.card} sammeln`,
  'act.collectTop': 'Oberste Karte sammeln',
  'act.smith': (p) => `${p.card} vollenden`,
  'act.craft': (p) => `${p.card} fertigen`,
  'act.tailor': 'Hand erneuern',
  'act.pray': 'Beten',
  'act.prayAll': (p) => `${capital(times(p.n))} beten`,
  'act.prayRest': (p) => `Noch ${times(p.n)} beten`,
  'act.bench.yours': 'Deine Werkbank',
  'act.bench.of': (p) => `${possessive(p.name)} Werkbank`,
  'act.copy': (p) => `Zu ${p.card} werden`,
  'act.use': (p) => `${p.work}: ${p.act}`,
  'act.useWork': (p) => `${p.work} benutzen`,
  'act.via': (p) => `${p.act} mit ${p.work}`,
  'act.wingBy': (p) => `${p.act} · ${p.wing}`,
  'act.wing.gallery': 'Galerie',
  'act.wing.giftShop': 'Laden',
  'act.cancel': 'Zurück',
  'act.read': 'Karte lesen',
  'act.readNamed': (p) => `${p.card} lesen`,
  'act.letGo': 'Karte zurückstecken',

  'yield.draw': '1 ziehen',
  'yield.drawCard': '1 Karte ziehen',
  'yield.task': (p) => `${p.does} · ${actions(p.n)}`,
  'yield.hire': (p) => `hilft bei ${p.task}-Aufgaben`,
  'yield.collect': (p) => `für Werke aus ${p.material}`,
  'yield.sell': (p) => `${points(p.value)}, wenn gedeckt`,

  'pass.handLimit': 'Hand behalten',
  'pass.effects.morning': 'Weiter',
  'pass.effects.night': 'Weiter',
  'pass.effects.beforeTask': 'Aufgabe beginnen',
  'pass.effects.beforeTailor': 'Hand jetzt erneuern',
  'pass.effects.afterAction': 'Weiter',
  'pass.effects.afterComplete': 'Weiter',
  'pass.effects.afterCompleteLast': (p) => `${p.done} behalten`,
  'pass.newTask': 'Keine Aufgabe',
  'pass.obstruction': 'Auslassen',
  'pass.action': 'Aktion verlieren',
  'pass.tailor': (p) => (p.n === 0 ? 'Keine ziehen' : `${p.n} ziehen`),
  'pass.replaceSupport': 'Lieber Unterstützung zeigen',
  'pass.other': 'Weiter',

  'task.act.clerk': 'von der Werkbank verkaufen',
  'task.act.monk': 'vom Boden anheuern',
  'task.act.tailor': 'Hand erneuern',
  'task.act.potter': 'vom Boden sammeln',
  'task.act.smith': 'ein Werk vollenden',
  'task.does': (p) => `${p.task}: ${p.act}`,
  'task.card': (p) => `${p.material}, Wert ${p.value}`,
  'task.else': 'Stattdessen geht immer: ein Werk aus diesem Material fertigen oder beten.',

  'why.about.wing': (p) => `Wähle einen Flügel für ${p.card}.`,
  'why.about.support': (p) => `Du vollendest gerade ${p.card}: Wähle eine Karte als Unterstützung.`,
  'why.about.player': (p) => `Wähle, wer ${p.card} bekommt.`,
  'why.about.other': (p) =>
    `Es geht um ${p.card}: Antworte mit einer markierten Karte oder einem Knopf.`,
  'why.asks': (p) =>
    `Du benutzt gerade ${p.card}: Antworte mit einer markierten Karte oder einem Knopf.`,
  'why.from': (p) => `„${p.card}“ passt hier nicht. ${p.from}`,
  'why.from.handLimit': 'Leg Karten aus deiner Hand zurück.',
  'why.from.newTask': 'Deine Aufgabe kommt aus deiner Hand.',
  'why.from.action.clerk':
    'Verkaufe eine Karte von deiner Werkbank, oder fertige ein Werk aus Papier aus deiner Hand.',
  'why.from.action.monk':
    'Heuere eine Karte vom Boden an, oder fertige ein Werk aus Stein aus deiner Hand.',
  'why.from.action.tailor': 'Erneuere deine Hand, oder fertige daraus ein Werk aus Stoff.',
  'why.from.action.potter':
    'Sammle eine Karte vom Boden, oder fertige ein Werk aus Ton aus deiner Hand.',
  'why.from.action.smith': 'Vollende ein Werk aus deiner Hand.',
  'why.from.noCraft.clerk': 'Verkaufe eine Karte von deiner Werkbank.',
  'why.from.noCraft.monk': 'Heuere eine Karte vom Boden an.',
  'why.from.noCraft.tailor': 'Erneuere deine Hand.',
  'why.from.noCraft.potter': 'Sammle eine Karte vom Boden.',
  'why.from.pick.hand': 'Wähle eine Karte aus deiner Hand.',
  'why.from.pick.helpers': 'Wähle einen deiner Helfer.',
  'why.from.pick.bench': 'Wähle eine Karte auf deiner Werkbank.',
  'why.from.pick.floor': 'Wähle eine Karte vom Boden.',
  'why.from.pick.works': 'Wähle ein markiertes Werk.',
  'why.from.pick.task': 'Es geht um deine alte Aufgabe.',
  'why.from.pick.deckTop': 'Wähle eine der gezeigten Karten.',
  'why.from.pick.player': 'Wähle eine Person.',
  'why.from.pick.wing': 'Wähle einen Flügel.',
  'why.from.pick.effect': 'Tippe auf ein markiertes Werk oder auf das, worauf es wirkt.',
  'why.from.pick.action': 'Wähle zuerst eine Aktion.',
  'why.from.pick.nothing': 'Antworte mit einem Knopf.',
  'why.notYours': (p) => `„${p.card}“ gehört dir nicht. Wähle eine markierte Karte.`,
  'why.partner': (p) => `„${p.card}“ gehört deinem Partner. Nur Gegnern kannst du Karten nehmen.`,
  'why.ownerNotAhead': (p) =>
    `„${p.card}“ kannst du nicht nehmen: Dort sind nicht mehr solche Karten als bei dir.`,
  'why.wrongMaterial': (p) => `Hier passt nur ${p.material}; „${p.card}“ ist aus ${p.its}.`,
  'why.wrongCraft': (p) =>
    `Bei einer ${p.task}-Aufgabe fertigst du nur Werke aus ${p.material}; „${p.card}“ ist aus ${p.its}.`,
  'why.or': (p) => `${p.one} oder ${p.other}`,
  'why.needsSupport': (p) =>
    `„${p.card}“ braucht ${count(p.need, 'andere Karte', 'andere Karten')} aus ${p.material} auf der Hand; ${lacking(p)}.`,
  'why.needsBenchSupport': (p) =>
    `„${p.card}“ braucht ${cards(p.need)} aus ${p.material} auf deiner Werkbank; ${lacking(p)}.`,
  'why.noConversion': (p) =>
    p.work === ''
      ? `Du kannst ${p.card} nicht fertigen: Bei dieser Aufgabe geht das nicht.`
      : `Du kannst ${p.card} nicht fertigen: „${p.work}“ verbietet es bei dieser Aufgabe.`,
  'why.alreadyChosen': (p) => `„${p.card}“ ist schon gewählt. Wähle eine andere Karte.`,
  'why.notThisMoment': (p) =>
    `„${p.card}“ tut an dieser Stelle nichts. Benutze ein markiertes Werk.`,
  'why.nothingToDo': (p) => `„${p.card}“ hat gerade nichts zu tun.`,
  'why.effectUsed': (p) => `Du hast ${p.card} schon benutzt.`,
  'why.notYourTurn': (p) => `Gerade gibt es nichts zu wählen: „${p.card}“ muss warten.`,
  'why.deck': (p) =>
    `Im Stapel ${p.n === 1 ? 'ist noch 1 Karte' : `sind noch ${p.n} Karten`}. Bete oder erneuere deine Hand, um zu ziehen.`,

  'cover.preview.helpers': (p) => `deckt ${p.n} Helfer aus ${p.of}`,
  'cover.preview.sales': (p) => `deckt ${count(p.n, `${p.of}verkauf`, `${p.of}verkäufe`)}`,
  'cover.preview.short.helpers': (p) => `deckt ${p.cover} von ${p.n} Helfern aus ${p.of}: zu wenig`,
  'cover.preview.short.sales': (p) =>
    `deckt ${p.cover} von ${count(p.n, `${p.of}verkauf`, `${p.of}verkäufen`)}: zu wenig`,
  'cover.preview.gain': (p) => `+${points(p.points)}`,
  'cover.preview.actions': (p) => `+${actions(p.n)}`,
  'cover.preview.nothing.helpers': (p) => `wird Helfer aus ${p.of} decken`,
  'cover.preview.nothing.sales': (p) => `wird ${p.of}verkäufe decken`,
  'cover.preview.already': 'deckt jetzt nichts Neues',
  'cover.preview.ends': 'beendet die Partie',
  'cover.preview.endsWith': (p) => `beendet die Partie: du ${p.you}, ${p.name}\u00A0${p.theirs}`,
  'cover.preview.endsMany': (p) =>
    `beendet die Partie: du ${p.you}, sonst höchstens\u00A0${p.best}`,
  'cover.preview.endsTeams': (p) =>
    `beendet die Partie: euer Team ${p.ours}, das andere ${p.theirs}`,
};
