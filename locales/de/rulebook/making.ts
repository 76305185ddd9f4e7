import type { WrittenSection } from '../../en/rulebook';

/** Works: how they are completed, what they cover, and how their effects behave. */
export const making: readonly WrittenSection[] = [
  {
    id: 'completing',
    title: 'Werke vollenden',
    blocks: [
      {
        kind: 'text',
        text: 'Ein Werk machst du aus einer Karte auf deiner Hand. Um es zu vollenden, zeig Unterstützung: andere Karten aus seinem Material, eine weniger als sein Wert.',
      },
      {
        kind: 'table',
        head: ['Wert', 'Materialien', 'Unterstützung'],
        rows: [
          ['1', 'Papier', 'keine'],
          ['2', 'Stein, Stoff', '1 Karte'],
          ['3', 'Ton, Metall', '2 Karten'],
        ],
      },
      {
        kind: 'list',
        items: [
          'Beim Schmied ist alle Unterstützung auf deiner Hand, und das Werk darf aus jedem Material sein.',
          'Beim Fertigen liegt alle Unterstützung auf deiner Werkbank, und das Werk muss aus dem Material der Aufgabe sein: Papier bei einer Händler-Aufgabe, Stein bei einer Mönch-Aufgabe, Stoff bei einer Schneider-Aufgabe, Ton bei einer Töpfer-Aufgabe, Metall bei einer Schmied-Aufgabe.',
          'Unterstützung aus Hand und Werkbank kannst du nicht mischen.',
          'Unterstützung zeigst du, du gibst sie nie aus und legst sie nie ab. Zeig genau so viele Karten, wie du brauchst; welche, wählst du. Dieselben Karten können ein Werk nach dem anderen unterstützen.',
          'Alle merken sich die Karten, die du aus deiner Hand zeigst, bis diese Karten deine Hand verlassen.',
          'Stell das Werk in einen der Flügel, Galerie oder Laden. Dort bleibt es, außer ein Effekt bewegt es.',
        ],
      },
      {
        kind: 'example',
        title: 'Schmied und Fertigen',
        lines: [
          'Mit einer Schmied-Aktion vollendest du Vase (Ton, 3). Du brauchst 3 − 1 = 2 weitere Karten aus Ton auf der Hand, also zeigst du Becher und Schale. Beide bleiben auf deiner Hand.',
          'Bei einer Mönch-Aufgabe nutzt du eine Aktion zum Fertigen und vollendest Turm (Stein, 2). Du brauchst 2 − 1 = 1 Karte aus Stein auf deiner Werkbank. Sie bleibt dort.',
          'Vase kannst du bei dieser Mönch-Aufgabe nicht fertigen: Sie ist nicht aus Stein.',
        ],
      },
      {
        kind: 'text',
        text: 'Manche Effekte vollenden ein Werk kostenlos: ohne Unterstützung, ohne Aktion. Es gilt trotzdem als vollendet, also gelten Effekte, die auf ein vollendetes Werk folgen. Effekte, die auf eine Schmied-Aktion folgen, gelten nicht.',
      },
    ],
  },
  {
    id: 'covering',
    title: 'Deckung',
    blocks: [
      {
        kind: 'text',
        text: 'An diese Regel muss man sich am meisten gewöhnen. Deine Galerie deckt deine Helfer, dein Laden deckt deine Verkäufe, jedes Material für sich.',
      },
      {
        kind: 'steps',
        items: [
          'Nimm einen Flügel und ein Material. Zähl die Werte deiner Werke aus diesem Material in diesem Flügel zusammen.',
          'Zähl die Karten aus diesem Material, die daneben stecken: Helfer bei der Galerie, Verkäufe beim Laden.',
          'Sind die Werte zusammen mindestens so groß, sind alle diese Karten gedeckt. Fehlt auch nur 1, ist keine gedeckt.',
        ],
      },
      {
        kind: 'list',
        items: [
          'Ein gedeckter Helfer gibt 2 Aktionen dazu, ein ungedeckter 1.',
          'Ein gedeckter Verkauf bringt am Ende seinen Wert, ein ungedeckter Verkauf zählt nichts.',
          'Deckung kann sich ändern: Ein Helfer oder Verkauf mehr kann sie brechen, ein Werk mehr kann sie zurückbringen.',
          'Was in einem Material übrig ist, hilft keinem anderen.',
          'Am Tisch steht ein Kästchen mit Haken bei Karten, die gedeckt sind, ein leeres bei denen, die es nicht sind.',
        ],
      },
      {
        kind: 'example',
        title: 'Helfer decken',
        lines: [
          'Du hast drei Töpfer-Helfer und Vase (Ton, 3) in deiner Galerie. 3 genügt für drei, also sind alle gedeckt. Eine Töpfer-Aufgabe gibt dir 1 + 3 × 2 = 7 Aktionen.',
          'Du heuerst einen vierten Töpfer an. 3 genügt nicht für vier, also ist jetzt keiner gedeckt: 1 + 4 = 5 Aktionen, weniger als vorher.',
          'Du vollendest Krug (Ton, 3) und stellst ihn in deine Galerie. 3 + 3 = 6 genügt für vier: 1 + 4 × 2 = 9 Aktionen.',
          'In deinem Laden würde Krug deinen Helfern nichts nützen.',
        ],
      },
      {
        kind: 'example',
        title: 'Verkäufe decken',
        lines: [
          'Deine Verkäufe sind dreimal Stoff, zweimal Papier und einmal Metall. In deinem Laden stehen Gewand (Stoff, 2), Gedicht (Papier, 1) und Gong (Metall, 3).',
          'Stoff: 2 genügt nicht für drei Verkäufe. Sie bringen nichts.',
          'Papier: 1 genügt nicht für zwei Verkäufe. Sie bringen nichts.',
          'Metall: 3 genügt für einen Verkauf. Er bringt 3. Was von Gong übrig ist, hilft den anderen nicht.',
          'Jetzt stellst du Socken (Stoff, 2) dazu in deinen Laden. 2 + 2 = 4 genügt für drei Stoffverkäufe: Sie bringen 3 × 2 = 6.',
          'Deine Verkäufe waren 3 Punkte wert und sind jetzt 3 + 6 = 9 wert.',
        ],
      },
      {
        kind: 'text',
        text: 'Manche Werke decken auf ihre Art: Armreif deckt deine Mönch-Helfer, Steppdecke und Säule decken am Ende Verkäufe, und mit Go-Spiel decken Werke aus Stein in beiden Flügeln.',
      },
    ],
  },
  {
    id: 'effects',
    title: 'Effekte der Werke',
    blocks: [
      {
        kind: 'list',
        items: [
          'Ein Werk hat seinen Effekt, solange es in einem deiner Flügel steht. Überall sonst hat die Karte keinen Effekt.',
          'Du darfst jedes Mal auf einen Effekt verzichten: Du musst ihn nicht nutzen. Beginnst du ihn, führst du ihn ganz aus, so weit es geht.',
          'Nicht verzichten kannst du auf Werke, die behindern, die immer gelten oder die am Ende zählen, und nicht auf die Deckung von Armreif.',
          '„Ein Gegner“ ist irgendeiner, der passt: Du wählst, und dieser Gegner redet nicht mit. „Alle Gegner“ und „kein Gegner“ meinen alle.',
          'Vergleicht ein Effekt Helfer, Karten auf der Werkbank, Verkäufe oder Werke, zähl alle, aus jedem Material.',
          'Was ein Effekt braucht, wird noch einmal geprüft, wenn du ihn nutzt.',
          'Kommen mehrere deiner Effekte zugleich, wählst du die Reihenfolge. Nur Gedicht und Umhang kommen immer zuletzt.',
          'Zwei gleiche Werke gelten beide. Zweimal Trinkhalm spart dir zwei Karten Unterstützung. Mit zwei Münzen zählen deine Nachbestellungen dreimal. Eine gezeigte Karte bringt dich an zwei Vorhängen oder zwei Türmen vorbei.',
        ],
      },
      { kind: 'text', text: 'Wann jedes Werk seinen Effekt hat:' },
      {
        kind: 'table',
        head: ['Wann', 'Werke'],
        rows: [
          ['Statt eines Schritts am Morgen', { kind: 'names', id: 'insteadOf' }],
          ['An deinem Morgen', { kind: 'names', id: 'morning' }],
          ['In der Nacht', { kind: 'names', id: 'night' }],
          ['Bevor du eine Aufgabe machst', { kind: 'names', id: 'beforeTask' }],
          ['Bevor du deine Hand erneuerst', { kind: 'names', id: 'beforeTailor' }],
          ['Als Teil einer Aktion', { kind: 'names', id: 'inAction' }],
          ['Nach einer Aktion', { kind: 'names', id: 'afterAction' }],
          ['Wenn du genau dieses Werk vollendest', { kind: 'names', id: 'itself' }],
          ['Wenn du irgendein Werk vollendest', { kind: 'names', id: 'anyWork' }],
          ['Während ein Gegner deine Aufgabe macht', { kind: 'names', id: 'obstruction' }],
          ['Die ganze Zeit', { kind: 'names', id: 'always' }],
          ['Bei der Schlusswertung', { kind: 'names', id: 'finalCount' }],
        ],
      },
    ],
  },
];
