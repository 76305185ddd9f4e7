import type { WrittenSection } from '../../en/rulebook';

/** How a turn goes: its three parts, the number of actions, and each action. */
export const turn: readonly WrittenSection[] = [
  {
    id: 'turn',
    title: 'Ein Zug in Kürze',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Morgen: Leg Karten zurück, wenn du mehr als fünf hast, nutze deine Morgen-Effekte, wähle eine neue Aufgabe.',
          'Mittag: Mach nacheinander die Aufgaben der anderen, dann deine eigene.',
          'Nacht: Nutze deine Nacht-Effekte, dann nimm deine wartenden Karten auf die Hand.',
        ],
      },
      {
        kind: 'text',
        text: 'Danach ist dran, wer links von dir sitzt, es sei denn, „Frosch“ gibt dir noch einen Zug.',
      },
    ],
  },
  {
    id: 'morning',
    title: 'Morgen',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Handlimit: Hast du mehr als 5 Karten auf der Hand, leg Karten zurück, bis du 5 hast. Welche und in welcher Reihenfolge, wählst du.',
          'Effekte: Nutze die Morgen-Effekte deiner Werke in beliebiger Reihenfolge, jeden höchstens einmal.',
          'Alte Aufgabe: Leg deine Aufgabe auf den Boden, wenn du eine hast.',
          'Neue Aufgabe: Du darfst eine Karte aus deiner Hand offen als Aufgabe spielen.',
        ],
      },
      {
        kind: 'text',
        text: 'Taschentuch, Stäbchen, Skizze und Puppe ersetzen je einen dieser Schritte. Einen Schritt kannst du an einem Morgen nur einmal ersetzen.',
      },
      {
        kind: 'text',
        text: 'Vollendest oder kopierst du am Morgen ein Werk, kannst du auch seinen Morgen-Effekt nutzen, solange du noch bei den Effekten bist. Es kann auch einen späteren Schritt ersetzen, aber keinen früheren.',
      },
      {
        kind: 'text',
        text: 'Mit der Variante „Alte Aufgabe zuerst“ kommt die alte Aufgabe vor den Effekten auf den Boden; siehe „Varianten“.',
      },
    ],
  },
  {
    id: 'noon',
    title: 'Mittag',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Mach die Aufgaben aller anderen, links von dir beginnend im Uhrzeigersinn. Wer keine hat, wird übersprungen. So kommt die älteste Aufgabe zuerst: In dieser Reihenfolge wurden sie gewählt.',
          'Mach deine eigene Aufgabe. Hast du keine, bete stattdessen einmal. Helfer bringen bei diesem Gebet nichts dazu, und niemand sonst bekommt es.',
        ],
      },
      {
        kind: 'text',
        text: 'Du machst jede Aufgabe in deinem eigenen Tempel, mit deinen eigenen Helfern, deiner Hand und deiner Werkbank. Wird eine Aufgabe weggenommen, bevor du zu ihr kommst, machst du sie nicht.',
      },
      {
        kind: 'example',
        title: 'Ein Mittag zu dritt',
        lines: [
          'Aki, links von dir, hat eine Händler-Aufgabe. Bo hat eine Töpfer-Aufgabe. Du hast einen Mönch gespielt. Deine Helfer sind ein Händler und zwei Töpfer, keiner gedeckt.',
          'Akis Händler-Aufgabe: 1 + 1 = 2 Aktionen.',
          'Bos Töpfer-Aufgabe: 1 + 2 = 3 Aktionen.',
          'Deine eigene Mönch-Aufgabe: 1 Aktion, denn du hast noch keinen Mönch-Helfer.',
          'Heuerst du damit einen Töpfer an, zählt er ab deiner nächsten Töpfer-Aufgabe.',
          'Das sind 2 + 3 + 1 = 6 Aktionen an diesem Mittag.',
        ],
      },
    ],
  },
  {
    id: 'night',
    title: 'Nacht',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Nutze die Nacht-Effekte deiner Werke in beliebiger Reihenfolge, jeden höchstens einmal.',
          'Nimm alle deine wartenden Karten auf die Hand. Bis zu deinem nächsten Morgen darfst du mehr als 5 haben.',
        ],
      },
    ],
  },
  {
    id: 'counting-actions',
    title: 'Wie viele Aktionen',
    blocks: [
      { kind: 'text', text: 'Wenn du eine Aufgabe beginnst, deine oder eine andere:' },
      {
        kind: 'steps',
        items: [
          'Gehört sie einem Gegner mit Vorhang oder Turm, zeig eine passende Karte aus deiner Hand oder lass die ganze Aufgabe aus.',
          'Benutze Brunnen, Fahne oder Figur, wenn du sie hast und es passt.',
          'Zähl deine Aktionen.',
          'Mach sie eine nach der anderen.',
        ],
      },
      { kind: 'text', text: 'So zählst du:' },
      {
        kind: 'list',
        items: [
          'Die Aufgabe selbst: 1.',
          '1 mehr für jeden deiner Helfer dieser Art.',
          'Stattdessen 2 für jeden, wenn deine Helfer dieser Art gedeckt sind.',
          'Dazu Aktionen durch Effekte wie Fahne, Figur und Puppe.',
        ],
      },
      {
        kind: 'text',
        text: 'Jetzt steht die Zahl fest. Nichts, was während der Aufgabe geschieht, ändert sie: kein neuer Helfer, keine neue Deckung, nicht einmal der Verlust der Aufgabe. Auch was die Aufgabe behindert, etwa Maske oder Armreif, steht am Anfang fest.',
      },
      {
        kind: 'example',
        title: 'Eine Schmied-Aufgabe',
        lines: [
          'Du hast zwei Schmied-Helfer, nicht gedeckt: 1 + 2 = 3 Aktionen.',
          'Mit Glocke (Metall, 3) in deiner Galerie sind beide gedeckt: 1 + 2 × 2 = 5 Aktionen.',
          'Ist es deine eigene Aufgabe und zeigst du mit Fahne eine Karte aus Metall: 1 + 2 × 2 + 1 = 6 Aktionen.',
        ],
      },
      {
        kind: 'example',
        title: 'Die Zahl bleibt',
        lines: [
          'Du hast einen Mönch-Helfer und beginnst eine Mönch-Aufgabe: 1 + 1 = 2 Aktionen.',
          'Mit der ersten Aktion heuerst du noch einen Mönch an. Du hast trotzdem nur noch eine Aktion.',
          'Bei der nächsten Mönch-Aufgabe hast du 1 + 2 = 3 Aktionen.',
        ],
      },
    ],
  },
  {
    id: 'using-actions',
    title: 'Aktionen nutzen',
    blocks: [
      {
        kind: 'text',
        text: 'Nutze jede Aktion auf eine von drei Arten: wie die Aufgabe sagt, zum Fertigen oder zum Beten. Misch sie, wie du willst, in beliebiger Reihenfolge.',
      },
      {
        kind: 'list',
        items: [
          'Keine Aktion geht verloren. Hast du für eine nichts anderes, bete.',
          'Sag zuerst, wie du die Aktion nutzt; danach kannst du es nicht mehr ändern. Effekte vor einer Schneider-Aktion kommen gleich, nachdem du sie angesagt hast.',
          'Den Effekt eines vollendeten Werks hast du sofort: Schon deine nächste Aktion kann ihn nutzen.',
        ],
      },
      {
        kind: 'example',
        title: 'Eine Händler-Aufgabe mit drei Aktionen',
        lines: [
          'Erste Aktion, Händler: Du verkaufst Vase (Ton, 3) von deiner Werkbank.',
          'Zweite Aktion, Fertigen: Bei einer Händler-Aufgabe fertigst du Werke aus Papier. Du vollendest Papierflieger (Papier, 1), der keine Unterstützung braucht.',
          'Dritte Aktion, Gebet: Du ziehst eine Karte in deinen Wartebereich.',
        ],
      },
    ],
  },
  {
    id: 'actions',
    title: 'Die sieben Aktionen',
    blocks: [
      {
        kind: 'table',
        head: ['Aktion', 'Was du tust'],
        rows: [
          ['Händler', 'Verkaufe eine Karte von deiner Werkbank.'],
          ['Mönch', 'Heuere eine Karte vom Boden an.'],
          [
            'Schneider',
            'Leg beliebige Karten aus deiner Hand zurück, oder keine. Dann zieh, bis deine Hand und dein Wartebereich zusammen 5 Karten haben.',
          ],
          ['Töpfer', 'Sammle eine Karte vom Boden.'],
          [
            'Schmied',
            'Vollende ein Werk aus beliebigem Material aus deiner Hand, mit Unterstützung aus deiner Hand.',
          ],
          [
            'Fertigen',
            'Vollende ein Werk aus dem Material der Aufgabe aus deiner Hand, mit Unterstützung von deiner Werkbank.',
          ],
          ['Gebet', 'Zieh eine Karte.'],
        ],
      },
      {
        kind: 'list',
        items: [
          'Der Händler braucht eine Karte auf deiner Werkbank; Mönch und Töpfer brauchen eine auf dem Boden. Mit deinen Werken kannst du vielleicht anderswo Karten nehmen.',
          'Mit dem Mönch kannst du jede Karte anheuern. Sie hilft dann bei ihrer eigenen Aufgabe: Heuerst du Vase an, hast du einen Töpfer.',
          'Schneider: Du wählst, in welcher Reihenfolge du Karten zurücklegst. Haben Hand und Wartebereich zusammen schon 5 Karten oder mehr, ziehst du keine. Eine Schneider-Aktion kannst du immer nutzen.',
          'Gebet und Schneider ziehen in deinen Wartebereich: Die neuen Karten kannst du vor der Nacht nicht benutzen.',
        ],
      },
      {
        kind: 'example',
        title: 'Eine Schneider-Aktion',
        lines: [
          'Du hast 4 Karten auf der Hand, und 2 Karten aus Gebeten liegen im Wartebereich: 4 + 2 = 6.',
          'Du legst 3 Karten zurück. Jetzt hast du 1, und 1 + 2 = 3.',
          'Du ziehst 2 Karten, denn 3 + 2 = 5. Sie warten mit den anderen bis zur Nacht.',
        ],
      },
    ],
  },
];
