/** Why a player would make one choice rather than another. */
import type { reasons as english } from '../en/reasons';
import type { Said } from '../language';

export const reasons: Said<typeof english> = {
  points: { up: 'Das bringt dich bei den Punkten nach vorn.', down: 'Das kostet Punkte.' },
  end: {
    up: 'Das bringt dich einem vollen Flügel näher.',
    down: 'Das bringt dich weiter weg von einem vollen Flügel.',
  },
  works: { up: 'Deine Werke nützen dir mehr.', down: 'Deine Werke nützen dir weniger.' },
  helpers: { up: 'Deine Helfer schaffen mehr.', down: 'Deine Helfer schaffen weniger.' },
  cover: {
    up: 'Das deckt mehr von deinen Helfern oder Verkäufen, jetzt oder bald.',
    down: 'Das deckt weniger von deinen Helfern und Verkäufen.',
  },
  materials: {
    up: 'Deine Werkbank gibt mehr her.',
    down: 'Deine Werkbank gibt weniger her.',
  },
  sales: { up: 'Deine Verkäufe sind mehr wert.', down: 'Deine Verkäufe sind weniger wert.' },
  backorders: {
    up: 'Mehr Karten auf deiner Hand zählen als Nachbestellungen.',
    down: 'Weniger Karten auf deiner Hand zählen als Nachbestellungen.',
  },
  hand: {
    up: 'Deine Hand passt besser zusammen.',
    down: 'Deine Hand passt schlechter zusammen.',
  },
  draws: { up: 'Du ziehst mehr neue Karten.', down: 'Du ziehst weniger neue Karten.' },
  floor: {
    up: 'Der Boden ist dann besser für dich.',
    down: 'Das lässt gute Karten auf dem Boden liegen.',
  },
  task: {
    up: 'Deine Aufgabe bringt den anderen wenig.',
    down: 'Deine Aufgabe bringt den anderen viel.',
  },
  theirPoints: {
    up: 'Das hält die Punkte der anderen klein.',
    down: 'Das lässt die anderen nach Punkten davonziehen.',
  },
  theirEnd: {
    up: 'Das hält die anderen von einem vollen Flügel ab.',
    down: 'Das lässt die anderen nah an einen vollen Flügel kommen.',
  },
  theirWorks: {
    up: 'Die Werke der anderen nützen ihnen weniger.',
    down: 'Die Werke der anderen nützen ihnen weiter viel.',
  },
  theirHelpers: {
    up: 'Die anderen haben weniger Helfer.',
    down: 'Die anderen haben mehr Helfer.',
  },
  theirMaterials: {
    up: 'Die anderen haben weniger auf ihren Werkbänken.',
    down: 'Die anderen haben mehr auf ihren Werkbänken.',
  },
  theirSales: {
    up: 'Die anderen haben weniger von ihren Verkäufen.',
    down: 'Die anderen haben mehr von ihren Verkäufen.',
  },
  theirHand: {
    up: 'Die anderen haben weniger Karten auf der Hand.',
    down: 'Die anderen haben mehr Karten auf der Hand.',
  },
  theirTask: {
    up: 'Die Aufgaben der anderen helfen dir.',
    down: 'Die Aufgaben der anderen helfen dir nicht.',
  },
  deck: {
    up: 'Der Stapel reicht so lange, wie du ihn brauchst.',
    down: 'Der Stapel geht für dich zur falschen Zeit aus.',
  },
  turn: { up: 'Das spart dir Zeit.', down: 'Das kostet dich Zeit.' },
  win: {
    up: 'Damit gewinnst du die Partie sofort.',
    down: 'Damit gewinnst du die Partie nicht sofort.',
  },
  loss: {
    up: 'Mit allem anderen verlierst du die Partie sofort.',
    down: 'Damit verlierst du die Partie sofort.',
  },
  onlyChoice: { up: 'Das ist deine einzige Wahl.', down: 'Das ist deine einzige Wahl.' },
};
