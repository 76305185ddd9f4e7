import type { WrittenSection } from '../../en/rulebook';

export const basics: readonly WrittenSection[] = [
  {
    id: 'about',
    title: 'Worum es geht',
    blocks: [
      {
        kind: 'text',
        text: 'Du führst einen kleinen Tempel, in dem nichts verschwendet wird. Karten wandern am Tisch von Hand zu Hand, und was du weglegst, kann jemand anders oft gerade gut brauchen.',
      },
      {
        kind: 'text',
        text: 'Punkte machst du mit Werken. Das sind Dinge, die du schaffst und ausstellst. Ein Werk ist Punkte wert, hat einen eigenen Effekt und kann auch deine Verkäufe Punkte wert machen.',
      },
      {
        kind: 'text',
        text: 'Alle anderen machen in ihren Zügen auch die Aufgabe, die du wählst. In jedem Zug machst du also zuerst die Aufgaben der anderen, dann deine eigene.',
      },
      {
        kind: 'text',
        text: 'Mottainai spielt man zu zweit bis zu fünft. Wer am Ende die meisten Punkte hat, gewinnt.',
      },
    ],
  },
  {
    id: 'win',
    title: 'Wie gewinne ich?',
    blocks: [
      {
        kind: 'text',
        text: 'Du gewinnst, wenn du am Ende der Partie die meisten Punkte hast. Sie endet sofort, wenn jemand fünf Werke in einem Flügel hat oder der Stapel leer ist.',
      },
      {
        kind: 'list',
        items: [
          'Vollende Werke: Jedes bringt seinen Wert, 1 bis 3. Daher kommen die meisten Punkte.',
          'Verkaufe Karten und stell Werke aus demselben Material in deinen Laden: Dann zählen auch die Verkäufe.',
          'Verkaufe von einem Material mehr als alle anderen: Dann zählen Karten daraus auf deiner Hand als Nachbestellungen.',
          'Heuere früh Helfer an und decke sie mit Werken in deiner Galerie: Du bekommst bei jeder Aufgabe mehr Aktionen.',
          'Wähle Aufgaben, die dir mehr helfen als den anderen, oder wähle gar keine.',
          'Behalt die Flügel im Auge: Geh erst nach Punkten in Führung, dann beende die Partie, bevor dich jemand überholt. Bei Gleichstand gewinnt, wer dran ist.',
        ],
      },
    ],
  },
  {
    id: 'cards',
    title: 'Die Karten',
    blocks: [
      {
        kind: 'text',
        text: 'Ein Kartensatz hat 54 Karten, jede ein anderes Werk. Das Material einer Karte sagt dir ihre Aufgabe und ihren Wert.',
      },
      {
        kind: 'table',
        head: ['Material', 'Aufgabe', 'Wert', 'Karten', 'Werke'],
        rows: [
          [
            'Papier',
            'Händler',
            '1',
            { kind: 'number', id: 'paper' },
            { kind: 'names', id: 'paper' },
          ],
          ['Stein', 'Mönch', '2', { kind: 'number', id: 'stone' }, { kind: 'names', id: 'stone' }],
          [
            'Stoff',
            'Schneider',
            '2',
            { kind: 'number', id: 'cloth' },
            { kind: 'names', id: 'cloth' },
          ],
          ['Ton', 'Töpfer', '3', { kind: 'number', id: 'clay' }, { kind: 'names', id: 'clay' }],
          [
            'Metall',
            'Schmied',
            '3',
            { kind: 'number', id: 'metal' },
            { kind: 'names', id: 'metal' },
          ],
        ],
      },
      {
        kind: 'text',
        text: 'Karten passen zueinander, wenn sie aus demselben Material sind. Dann haben sie auch dieselbe Aufgabe: Eine Karte aus Stein, eine Mönch-Aufgabe und ein Mönch-Helfer passen alle zusammen.',
      },
      { kind: 'text', text: 'Eine Karte kann fünf Dinge sein, immer eines davon:' },
      {
        kind: 'list',
        items: [
          'Als Aufgabe sagt sie, was alle am Mittag tun.',
          'Als Helfer gibt sie dir mehr Aktionen bei Aufgaben ihrer Art.',
          'Als Material auf deiner Werkbank unterstützt sie die Werke, die du fertigst.',
          'Als Verkauf bringt sie Punkte, wenn sie gedeckt ist, und hilft dir zu Nachbestellungen.',
          'Als vollendetes Werk bringt sie ihren Wert, deckt andere Karten und hat einen Effekt.',
        ],
      },
    ],
  },
  {
    id: 'temple',
    title: 'Dein Tempel',
    blocks: [
      {
        kind: 'text',
        text: 'Dein Tempel ist eine Matte. Karten stecken unter ihren vier Kanten, und deine Werke stehen in zwei Flügeln daneben.',
      },
      {
        kind: 'table',
        head: ['Platz', 'Was dort liegt', 'Wozu'],
        rows: [
          ['Obere Kante', 'Deine Aufgabe: eine Karte oder keine', 'Alle machen sie, auch du'],
          ['Linke Kante', 'Deine Helfer', 'Mehr Aktionen bei Aufgaben ihrer Art'],
          ['Untere Kante', 'Deine Werkbank', 'Unterstützung beim Fertigen'],
          [
            'Rechte Kante',
            'Deine Verkäufe',
            'Punkte, wenn gedeckt; wer die meisten hat, bekommt Nachbestellungen',
          ],
          ['Linker Flügel', 'Deine Galerie', 'Werke hier decken deine Helfer'],
          ['Rechter Flügel', 'Dein Laden', 'Werke hier decken deine Verkäufe'],
        ],
      },
      {
        kind: 'text',
        text: 'Du hast außerdem eine Hand, die nur du siehst, und einen Wartebereich. Gezogene Karten kommen verdeckt in deinen Wartebereich und in der Nacht auf deine Hand. Bis dahin darf sie niemand ansehen oder benutzen, auch du nicht.',
      },
      {
        kind: 'text',
        text: 'Allen gemeinsam gehören der Stapel, der verdeckt liegt, und der Boden, auf dem Karten offen und ungeordnet liegen.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Aufbau',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Zu zweit oder zu dritt mischt ihr einen Kartensatz. Zu viert oder zu fünft mischt ihr zwei zusammen: 108 Karten, jedes Werk zweimal.',
          'Teilt jeder Hand 5 Karten aus, dazu 1 Karte verdeckt unter die obere Kante jedes Tempels.',
          'Alle legen nacheinander die oberste Karte des Stapels offen auf den Boden.',
          'Wessen Karte im Alphabet zuerst kommt, fängt an.',
        ],
      },
      {
        kind: 'list',
        items: [
          'Es gelten die englischen Namen; sie stehen klein neben den deutschen. Ein Leerzeichen kommt vor jedem Buchstaben: „Go Set“ kommt vor „Gong“.',
          'Mit zwei Kartensätzen kann derselbe erste Name zweimal aufgedeckt werden. Dann deckt, wer ihn hat, noch eine Karte auf, bis eine zuerst kommt. Alle diese Karten bleiben auf dem Boden.',
          'Die verdeckte Karte ist noch keine Aufgabe. Niemand sieht sie an, kein Effekt berührt sie, und die anderen lassen sie am Mittag aus. Am ersten eigenen Morgen kommt sie offen auf den Boden. Alle späteren Aufgaben liegen offen.',
        ],
      },
      {
        kind: 'table',
        head: ['Am Tisch', 'Karten insgesamt', 'Nach dem Aufbau im Stapel'],
        rows: [
          ['2', '54', '40'],
          ['3', '54', '33'],
          ['4', '108', '80'],
          ['5', '108', '73'],
        ],
      },
      {
        kind: 'text',
        text: 'Alle brauchen 7 Karten: 5 auf der Hand, 1 verdeckt, 1 auf dem Boden. Kommt derselbe Name zweimal, sind es ein paar mehr.',
      },
    ],
  },
];
