import type { WrittenSection } from '../../en/rulebook';

/** To look things up in: the words of the game and the questions that come up at the table. */
export const reference: readonly WrittenSection[] = [
  {
    id: 'glossary',
    title: 'Glossar',
    blocks: [
      {
        kind: 'terms',
        items: [
          {
            term: 'Aktion',
            meaning:
              'Ein Schritt einer Aufgabe. Du nutzt ihn, wie die Aufgabe sagt, zum Fertigen oder zum Beten.',
          },
          { term: 'Anheuern', meaning: 'Eine Karte zu deinen Helfern legen.' },
          {
            term: 'Aufdecken',
            meaning: 'Die oberste Karte des Stapels offen auf den Boden legen.',
          },
          {
            term: 'Aufgabe',
            meaning:
              'Die Karte unter der oberen Kante eines Tempels. Alle machen sie in ihrem eigenen Zug.',
          },
          { term: 'Beten', meaning: 'Eine Aktion als Gebet nutzen: eine Karte ziehen.' },
          {
            term: 'Boden',
            meaning: 'Die offenen Karten, die niemandem gehören. Hierhin wird abgelegt.',
          },
          {
            term: 'Decken',
            meaning:
              'Werke aus einem Material decken alle deine Helfer (Galerie) oder alle deine Verkäufe (Laden) aus diesem Material, wenn ihre Werte zusammen mindestens so groß sind wie die Zahl der Karten.',
          },
          {
            term: 'Flügel',
            meaning: 'Ein Platz für vollendete Werke: die Galerie oder der Laden.',
          },
          { term: 'Galerie', meaning: 'Der linke Flügel. Ihre Werke decken Helfer.' },
          {
            term: 'Gegner',
            meaning: 'Alle anderen am Tisch; im Teamspiel die des anderen Teams.',
          },
          { term: 'Hand erneuern', meaning: 'Eine Schneider-Aktion machen.' },
          {
            term: 'Helfer',
            meaning:
              'Eine Karte unter der linken Kante deines Tempels. Sie gibt dir mehr Aktionen bei Aufgaben ihrer Art.',
          },
          { term: 'Kostenlos', meaning: 'Ohne Unterstützung und ohne eine Aktion zu nutzen.' },
          { term: 'Laden', meaning: 'Der rechte Flügel. Seine Werke decken Verkäufe.' },
          {
            term: 'Morgen, Mittag, Nacht',
            meaning:
              'Die drei Teile eines Zuges. Auf deinen Werken sind die deines eigenen Zuges gemeint.',
          },
          {
            term: 'Nachbestellung',
            meaning:
              'Eine Karte auf deiner Hand, die am Ende zählt, weil du von ihrem Material am meisten verkauft hast.',
          },
          {
            term: 'Passen',
            meaning: 'Aus demselben Material sein und also dieselbe Aufgabe haben.',
          },
          { term: 'Runde', meaning: 'Je ein Zug für alle am Tisch.' },
          { term: 'Sammeln', meaning: 'Eine Karte auf deine Werkbank legen.' },
          { term: 'Schlusswertung', meaning: 'Das Zählen der Punkte, wenn die Partie vorbei ist.' },
          {
            term: 'Stapel',
            meaning: 'Die verdeckten Karten. Ist er leer, ist die Partie vorbei.',
          },
          {
            term: 'Unterstützung',
            meaning:
              'Die anderen Karten aus seinem Material, die du zeigst, wenn du ein Werk vollendest.',
          },
          { term: 'Verkauf', meaning: 'Eine Karte unter der rechten Kante deines Tempels.' },
          { term: 'Verkaufen', meaning: 'Eine Karte zu deinen Verkäufen legen.' },
          { term: 'Vollenden', meaning: 'Ein Werk in einen deiner Flügel stellen.' },
          {
            term: 'Wartebereich',
            meaning: 'Wo deine gezogenen Karten bis zur Nacht verdeckt liegen.',
          },
          {
            term: 'Werk',
            meaning:
              'Eine Karte als etwas, das du machst. Einmal vollendet, bringt es Punkte, deckt und hat einen Effekt.',
          },
          {
            term: 'Werkbank',
            meaning:
              'Die Karten unter der unteren Kante deines Tempels. „Sitzbank“ dagegen ist ein Werk.',
          },
          {
            term: 'Wert',
            meaning: '1 für Papier, 2 für Stein und Stoff, 3 für Ton und Metall.',
          },
          { term: 'Zeigen', meaning: 'Eine Karte allen zeigen. Sie bleibt, wo sie ist.' },
          {
            term: 'Ziehen',
            meaning: 'Die oberste Karte des Stapels ungesehen in deinen Wartebereich legen.',
          },
          { term: 'Zurücklegen', meaning: 'Eine Karte unter den Stapel legen.' },
        ],
      },
    ],
  },
  {
    id: 'faq',
    title: 'Fragen und Antworten',
    blocks: [
      {
        kind: 'questions',
        items: [
          {
            question: 'Kann ich eine Aktion verfallen lassen?',
            answer:
              'Nein. Eine Aktion, die du nicht nutzt, ist ein Gebet: Du ziehst eine Karte. Verloren geht eine ungenutzte Aktion nur bei der Aufgabe eines Gegners, der Maske hat.',
          },
          {
            question: 'Muss ich eine Aufgabe spielen?',
            answer:
              'Nein. Ohne Aufgabe betest du einmal, und die anderen haben eine Aufgabe weniger. Deine alte Aufgabe kommt so oder so auf den Boden.',
          },
          {
            question: 'Warum kann ich die Karte nicht benutzen, die ich gerade gezogen habe?',
            answer:
              'Gezogene Karten bleiben bis zur Nacht in deinem Wartebereich. Bis dahin zählen sie nur zu den fünf einer Schneider-Aktion.',
          },
          {
            question: 'Verliere ich die Karten, die ich als Unterstützung zeige?',
            answer:
              'Nein. Sie bleiben auf deiner Hand oder auf deiner Werkbank und können auch das nächste Werk unterstützen. Nur Kranich verbraucht Karten, und nur Papier von deiner Werkbank.',
          },
          {
            question: 'Kann ich ohne Unterstützung fertigen?',
            answer:
              'Werke aus Papier brauchen keine, also kannst du bei einer Händler-Aufgabe auch mit leerer Werkbank eines fertigen. Trinkhalm hilft nur beim Schmied. Kranich kann Unterstützung ersetzen, solange Papier auf deiner Werkbank liegt.',
          },
          {
            question: 'Kann ich Unterstützung aus Hand und Werkbank zugleich nehmen?',
            answer:
              'Nein. Der Schmied nutzt nur deine Hand, Fertigen nur deine Werkbank. Mit Ziegel unterstützen Aufgaben eine Schmied-Aktion, und mit Kranich ersetzt Papier von deiner Werkbank bei beidem Unterstützung.',
          },
          {
            question: 'Zählt das Werk selbst als Unterstützung?',
            answer: 'Nein. Ein Werk mit Wert 3 braucht zwei andere Karten aus seinem Material.',
          },
          {
            question:
              'Ich habe einen Helfer mehr angeheuert und habe jetzt weniger Aktionen. Stimmt das?',
            answer:
              'Ja. Können die Werke in deiner Galerie nicht alle deine Helfer einer Art decken, decken sie keinen davon.',
          },
          {
            question:
              'Gibt mir ein Helfer, den ich während einer Aufgabe anheuere, sofort eine Aktion?',
            answer: 'Nein. Die Zahl der Aktionen steht fest, wenn die Aufgabe beginnt.',
          },
          {
            question: 'Und ein Werk, das ich während einer Aufgabe vollende?',
            answer:
              'Seinen Effekt hast du ab deiner nächsten Aktion. Aber die Zahl der Aktionen bleibt gleich, auch wenn das Werk deine Helfer deckt.',
          },
          {
            question: 'Die Aufgabe, die ich gerade mache, wurde weggenommen. Was nun?',
            answer:
              'In deinem Zug handelst nur du, also warst du es selbst, vielleicht mit Flöte. Du behältst alle Aktionen, die du gezählt hast. Wer nach dir dran ist, macht sie nicht mehr.',
          },
          {
            question: 'Kann ich ein Werk später in den anderen Flügel verschieben?',
            answer: 'Nur mit Papierflieger. Überleg es dir gut.',
          },
          {
            question: 'Gibt es ein Handlimit? Wie viele Karten darf ich haben?',
            answer:
              'Nur an deinem Morgen: Da legst du Karten zurück, bis du fünf hast. In der Nacht nimmst du alle wartenden Karten, egal wie viele.',
          },
          {
            question: 'Macht es etwas, dass meine Verkäufe nicht gedeckt sind?',
            answer:
              'Sie bringen keine Punkte, aber sie zählen mit, wenn ihr Verkäufe für Nachbestellungen vergleicht.',
          },
          {
            question: 'Was passiert mit Karten in den Wartebereichen, wenn die Partie endet?',
            answer: 'Nichts. Sie bringen keine Punkte.',
          },
          {
            question: 'Ist die Partie nach der Runde vorbei oder sofort?',
            answer:
              'Sofort, auch mitten in einer Aufgabe oder einem Effekt. Manche hatten dann vielleicht mehr Züge als andere.',
          },
          {
            question: 'Muss ich den Effekt eines Werks nutzen?',
            answer:
              'Nein, aber wenn du ihn anfängst, führst du ihn zu Ende. Werke, die behindern, die immer gelten oder die am Ende zählen, tun das von selbst.',
          },
          {
            question:
              'Ich habe einem Gegner ein Werk genommen. Bekomme ich, was es beim Vollenden tut?',
            answer: 'Nein. Nehmen ist nicht vollenden. Seine anderen Effekte hast du ab jetzt.',
          },
          {
            question: 'Wenn ich wegen Vorhang oder Turm eine Aufgabe auslasse, darf ich beten?',
            answer:
              'Nein. Du bekommst nichts von dieser Aufgabe. Um sie zu machen, zeig an ihrem Anfang eine passende Karte aus deiner Hand; du behältst sie.',
          },
          {
            question: 'Darf ich eine Karte mehr als einmal zeigen?',
            answer:
              'Ja, so oft du willst: für Vorhang oder Turm, für Figur oder Fahne, für Brunnen und als Unterstützung.',
          },
          {
            question: 'Behindern mich Vorhang, Turm, Armreif oder Maske, wenn sie mir gehören?',
            answer: 'Nein. Sie behindern nur deine Gegner. Du machst deine Aufgabe wie sonst.',
          },
          {
            question: 'Wie sieht ein zusätzlicher Zug durch Frosch aus?',
            answer:
              'Du bekommst gleich nach diesem noch einen ganzen Zug, vom Morgen bis zur Nacht. Du machst noch einmal die Aufgaben der anderen und wählst eine neue Aufgabe.',
          },
          {
            question: 'Wie lange hält eine Kopie durch Drachen?',
            answer:
              'Bis du in der Nacht deine wartenden Karten genommen hast. Verlässt Drachen vorher deine Flügel, ist er sofort wieder Drachen.',
          },
          {
            question: 'Darf ich meine wartenden Karten ansehen?',
            answer: 'Nein, und niemand sonst darf das. In der Nacht kommen sie auf deine Hand.',
          },
          {
            question: 'Macht noch jemand meine Aufgabe?',
            answer:
              'Ja: Alle anderen machen sie in ihrem Zug, mit ihren Helfern und vor ihrer eigenen Aufgabe.',
          },
          {
            question: 'Galerie oder Laden: Welcher Flügel ist besser?',
            answer:
              'Die Galerie, wenn sie Helfer deckt: Du bekommst mehr Aktionen. Der Laden, wenn er Verkäufe deckt: Sie bringen Punkte. Und zähl die Werke dort: Ein voller Flügel beendet die Partie.',
          },
          {
            question: 'Wie viele Aktionen gibt mir eine Aufgabe?',
            answer:
              'Eine, und eine mehr für jeden deiner Helfer dafür. Sind alle diese Helfer gedeckt, gibt jeder zwei.',
          },
        ],
      },
    ],
  },
];
