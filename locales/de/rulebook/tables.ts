import type { WrittenSection } from '../../en/rulebook';

/** What differs from table to table, and what each player may know. */
export const tables: readonly WrittenSection[] = [
  {
    id: 'teams',
    title: 'Teamspiel',
    blocks: [
      {
        kind: 'text',
        text: 'Zu viert bildet ihr zwei Teams. Partner sitzen sich gegenüber und zählen ihre Punkte zusammen.',
      },
      {
        kind: 'list',
        items: [
          '„Gegner“ auf einer Karte meint immer jemanden aus dem anderen Team.',
          'Die Aufgabe deines Partners machst du am Mittag wie jede andere, aber Figur bringt dabei nichts dazu.',
          'Vorhang, Turm, Maske und Armreif deines Partners behindern dich nicht.',
          'Puppe, Flöte, Krug, Handpuppe, Ring, Wurfstern und Schwert können einem Partner nichts tun.',
          'Frosch zählt nur die Werke des anderen Teams. Drachen darf jede Werkbank nutzen, auch die deines Partners.',
          'Nachbestellungen bekommt jeder für sich: Du brauchst auch mehr Verkäufe als dein Partner.',
          'Partner sehen die Hand des anderen nicht.',
          'Schildkröte gewinnt für das ganze Team, aber die Werke aus allen fünf Materialien müssen deine sein.',
          'Bei Gleichstand der Teams gewinnt das Team, von dem jemand dran ist.',
        ],
      },
    ],
  },
  {
    id: 'variants',
    title: 'Varianten',
    blocks: [
      {
        kind: 'table',
        head: ['Variante', 'Was sich ändert'],
        rows: [
          [
            'Längere Partie',
            'Erst 6 Werke in einem Flügel, nicht 5, beenden die Partie. Empfohlen zu viert oder zu fünft.',
          ],
          ['Teamspiel', 'Zwei gegen zwei, nur zu viert.'],
          [
            'Alte Aufgabe zuerst',
            'Sonst nutzt du deine Morgen-Effekte, bevor deine alte Aufgabe auf den Boden kommt. Hier kommt sie zuerst: Sie liegt schon dort, wenn du die Effekte nutzt, und Drachen kopiert Stäbchen zu spät.',
          ],
          [
            'Rundengrenze',
            'Wenn niemand sie beendet, könnte eine Partie ewig dauern. Darum endet sie nach 60 vollen Runden, und ihr zählt die Punkte. Ihr könnt eine andere Grenze setzen oder keine.',
          ],
        ],
      },
    ],
  },
  {
    id: 'knowledge',
    title: 'Wer was weiß',
    blocks: [
      {
        kind: 'text',
        text: 'Die App zeigt dir alles, was du wissen darfst, und sonst nichts. Die Computer wissen nicht mehr, als du an ihrem Platz wüsstest.',
      },
      {
        kind: 'list',
        items: [
          'Alle sehen den Boden, Aufgaben, Helfer, Werkbänke, Verkäufe und Werke, und wie viele Karten im Stapel, auf jeder Hand und in jedem Wartebereich sind.',
          'Nur du siehst deine Hand. Niemand sieht die Startkarte unter deiner Matte oder die Karten, die du ziehst. Die siehst du in der Nacht.',
          'Eine Karte, die alle gesehen haben, bleibt bekannt, wenn sie außer Sicht kommt. So wissen alle von Gong in einem Wartebereich oder von Handpuppe unten im Stapel.',
          'Alle kennen die Karten, die Fächer, Gedicht, Umhang, Kranich oder Tafel zurücklegen, und ihre Reihenfolge. Legst du Karten aus deiner Hand zurück, weißt nur du, welche und wo.',
          'Wird die oberste Karte des Stapels gezeigt, kennen alle, die sie gesehen haben, sie auch im Wartebereich, in den sie gezogen wird.',
          'Zeigst du eine Karte aus deiner Hand, kennen sie alle, solange sie dort bleibt. Verlässt aber irgendeine Karte ungesehen deine Hand, können die anderen nicht mehr sicher sein, und die App vergisst es für sie.',
          'Krug: Alle wissen, aus welchem Material die Karten sind und wie viele. Wer Karten hergibt, kennt die eigenen; wer sie bekommt, sieht alle in der Nacht.',
          'Handpuppe: Beide kennen weiter die Karten, die sie hergegeben haben.',
        ],
      },
    ],
  },
  {
    id: 'teaching',
    title: 'Anderen erklären',
    blocks: [
      {
        kind: 'text',
        text: 'Die Lektionen in dieser App bringen dir das Spiel in gut zehn Minuten bei. Erklärst du es lieber selbst, geht es am besten in dieser Reihenfolge.',
      },
      {
        kind: 'steps',
        items: [
          'Spielt zuerst zu zweit. Lasst Teams und die längere Partie für später.',
          'Zeig einen halb gefüllten Tempel und zähl laut Aktionen: ohne Helfer, mit einem, mit einem gedeckten.',
          'Spielt je einen ersten Zug mit offener Hand: eine Aufgabe wählen, die andere Aufgabe machen, die eigene machen, beten.',
          'Lest die Effekte der Werke noch nicht. Lest einen, wenn jemand das Werk vollendet.',
          'Sag früh, dass ein voller Flügel die Partie beendet, und zeig die Punkte von allen.',
          'In der ersten Partie darf jeder alles zurücknehmen.',
        ],
      },
    ],
  },
];
