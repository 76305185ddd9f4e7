import type { WrittenSection } from '../../en/rulebook';

export const ending: readonly WrittenSection[] = [
  {
    id: 'end',
    title: 'Das Ende der Partie',
    blocks: [
      {
        kind: 'text',
        text: 'Die Partie endet sofort, egal was gerade läuft, wenn eines davon geschieht:',
      },
      {
        kind: 'list',
        items: [
          'Jemand hat 5 Werke in einem Flügel: vollendet, genommen, verschoben oder kopiert, das ist egal.',
          'Der Stapel ist leer, egal wer die letzte Karte genommen hat und warum.',
          'Fächer muss drei Karten zeigen, und der Stapel hat weniger.',
          'Jemand legt Becher zurück, um die Partie zu beenden.',
          'Jemand mit Schildkröte hat Werke aus allen fünf Materialien. Damit ist die Partie gewonnen, egal wie die Punkte stehen. Schildkröte wird vor allem anderen geprüft.',
          'Euer Tisch erreicht seine Rundengrenze; siehe „Varianten“.',
        ],
      },
      {
        kind: 'list',
        items: [
          'Das Ende wird nach jeder einzelnen Karte geprüft, die sich bewegt. Karten, die zusammen gezogen, zurückgelegt oder aufgedeckt werden, bewegen sich nacheinander. Eine Karte zu zeigen bewegt sie nicht.',
          'Danach geschieht nichts mehr. Das letzte Werk bekommt keinen Effekt beim Vollenden, und wartende Karten kommen auf keine Hand.',
          'Braucht ein Effekt mehr Karten, als der Stapel hat, bewegen sich die letzten noch, und das beendet die Partie.',
        ],
      },
      {
        kind: 'example',
        title: 'Das fünfte Werk',
        lines: [
          'In deinem Laden stehen vier Werke, und du hast Gedicht. Du vollendest Fächer und stellst ihn in deinen Laden: Die Partie ist vorbei. Für Gedicht ist es zu spät, Fächer zurückzulegen.',
          'Stellst du Fächer stattdessen in deine Galerie, in der weniger Werke stehen, geht die Partie weiter, und du kannst Gedicht nutzen.',
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Wertung',
    blocks: [
      { kind: 'text', text: 'Zähl vier Dinge zusammen:' },
      {
        kind: 'list',
        items: [
          'Werke: der Wert jedes deiner Werke, in beiden Flügeln.',
          'Verkäufe: der Wert jedes gedeckten Verkaufs.',
          'Nachbestellungen: der Wert der Karten auf deiner Hand aus jedem Material, dessen Nachbestellungen du bekommst.',
          'Boni: Punkte dazu durch Sitzbank, Schriftrolle, Wandteppich, Haniwa und Teekanne.',
        ],
      },
      {
        kind: 'example',
        title: 'Aki und du',
        lines: [
          'Der Stapel ist leer. Deine Galerie: Turm (Stein, 2) und Krug (Ton, 3). Dein Laden: Schriftrolle (Papier, 1), Glocke (Metall, 3) und Fahne (Stoff, 2). Deine Werke: 2 + 3 + 1 + 3 + 2 = 11.',
          'Deine Verkäufe sind zweimal Metall, zweimal Papier, einmal Stoff und einmal Ton. Glocke deckt beide Metallverkäufe: 3 + 3 = 6. Fahne deckt den Stoff: 2. Die 1 von Schriftrolle genügt nicht für zweimal Papier, und dein Werk aus Ton steht im falschen Flügel. Deine gedeckten Verkäufe: 6 + 2 = 8.',
          'Akis Verkäufe sind einmal Metall, zweimal Papier und dreimal Stoff. Also bekommst du Metall, zwei zu eins, und Ton, eins zu null. Bei Papier ist Gleichstand, das bekommt niemand. Aki bekommt Stoff. Stein hat niemand.',
          'Auf deiner Hand sind Ring (Metall, 3), Vase (Ton, 3), Gedicht (Papier, 1) und Gewand (Stoff, 2). Ring und Vase zählen. Deine Nachbestellungen: 3 + 3 = 6.',
          'Schriftrolle gibt dir 3 Punkte dazu. Dein Ergebnis: 11 + 8 + 6 + 3 = 28.',
          'Akis Galerie: Ziegel (Ton, 3) und Hocker (Stein, 2). Akis Laden: Maske (Stoff, 2), Socken (Stoff, 2), Nadel (Metall, 3) und Puppe (Papier, 1). Akis Werke: 3 + 2 + 2 + 2 + 3 + 1 = 13.',
          'Maske und Socken decken drei Stoffverkäufe: 3 × 2 = 6. Nadel deckt das Metall: 3. Die 1 von Puppe genügt nicht für zweimal Papier. Akis gedeckte Verkäufe: 6 + 3 = 9.',
          'Auf Akis Hand sind Handpuppe (Stoff, 2), Fächer (Papier, 1) und Becher (Ton, 3). Nur Handpuppe zählt. Akis Nachbestellungen: 2.',
          'Akis Ergebnis: 13 + 9 + 2 = 24. Du gewinnst.',
        ],
      },
    ],
  },
  {
    id: 'backorders',
    title: 'Nachbestellungen',
    blocks: [
      {
        kind: 'text',
        text: 'Nimm am Ende jedes Material für sich. Hast du darin mehr Verkäufe als alle anderen, bekommst du seine Nachbestellungen: Jede Karte aus diesem Material auf deiner Hand bringt ihren Wert.',
      },
      {
        kind: 'list',
        items: [
          'Dafür zählen alle Verkäufe, gedeckt oder nicht. Du brauchst mindestens einen.',
          'Bei Gleichstand um die meisten bekommt niemand das Material.',
          'Nur deine Hand zählt, nicht dein Wartebereich.',
          'Mit Steppdecke (Papier, Stein, Stoff) oder Lampenschirm (Ton, Metall) bekommst du ein Material auch bei Gleichstand um die meisten, selbst wenn niemand etwas davon verkauft hat. Die anderen im Gleichstand bekommen nichts, außer sie haben dieses Werk auch.',
          'Mit Münze zählen alle deine Nachbestellungen noch einmal.',
        ],
      },
      {
        kind: 'example',
        title: 'Ein Gleichstand mit Lampenschirm',
        lines: [
          'Du und Bo habt je zwei Tonverkäufe, Aki hat einen. Niemand bekäme Ton, aber du hast Lampenschirm.',
          'Auf deiner Hand sind Würfel (Ton, 3) und Teekanne (Ton, 3): 3 + 3 = 6 Punkte. Bos Karten aus Ton bringen nichts.',
          'Mit Münze dazu: 6 + 6 = 12 Punkte.',
        ],
      },
    ],
  },
  {
    id: 'ties',
    title: 'Gleichstand',
    blocks: [
      {
        kind: 'text',
        text: 'Haben mehrere die meisten Punkte, gewinnt, wer von ihnen gerade dran ist. Ist niemand von ihnen dran, gewinnt, wer von ihnen im Uhrzeigersinn als Nächstes kommt.',
      },
    ],
  },
];
