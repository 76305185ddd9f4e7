/** What a card means in each of the five ways to use it. */
import type { lives as english } from '../en/lives';
import type { Said } from '../language';
import { actions, bent, cards, count, points, TO_YOU } from './grammar';

const toWhom = (who: string) => (who === TO_YOU ? 'dir' : who);
const forWhom = (who: string) => (who === TO_YOU ? 'dich' : who);
const some = (n: number) => (n === 0 ? 'keine Punkte' : points(n));
const lacks = (n: number, material: string) =>
  n === 1 ? `fehlt noch 1 Karte aus ${material}` : `fehlen noch ${n} Karten aus ${material}`;
const isCovered = (covered: boolean) => (covered ? 'gedeckt' : 'nicht gedeckt');

export const lives: Said<typeof english> = {
  'lives.title': 'Was diese Karte sein kann',
  'life.task': 'Aufgabe',
  'life.helper': 'Helfer',
  'life.material': 'Material',
  'life.sale': 'Verkauf',
  'life.work': 'Werk',
  'life.present': (p) => `${p.life} · jetzt`,

  'life.task.gives': (p) => `${p.does}, ${actions(p.n)} für dich`,

  'life.helper.any': (p) => `${p.task}-Aufgaben geben 1 Aktion mehr, gedeckt 2`,
  'life.helper.now': (p) =>
    `${p.task}-Aufgaben geben ${toWhom(p.who)} ${actions(p.after)}, ohne ihn ${p.before} (${isCovered(p.covered)})`,
  'life.helper.would': (p) =>
    `${p.task}-Aufgaben gäben dir ${p.after === p.before ? 'weiter ' : ''}${actions(p.after)}` +
    `${p.after === p.before ? '' : ` statt ${p.before}`} (${isCovered(p.covered)})`,

  'life.material.free': (p) =>
    `Werke aus ${p.material} brauchen keine Unterstützung; ein Händler kann es von der Werkbank verkaufen`,
  'life.material.any': (p) =>
    `ein Werk aus ${p.material} zu fertigen braucht ${p.n} auf der Werkbank`,
  'life.material.enough': (p) =>
    `damit ${cards(p.n)} aus ${p.material} auf ${bent(p.whose, 'f', 'dative')} Werkbank: genug, um ein Werk daraus zu fertigen`,
  'life.material.more': (p) =>
    `damit ${cards(p.n)} aus ${p.material} auf ${bent(p.whose, 'f', 'dative')} Werkbank: noch ${p.need}, um ein Werk daraus zu fertigen`,

  'life.sale.any': (p) => `am Ende ${some(p.value)}, wenn gedeckt`,
  'life.sale.now': (p) =>
    p.covered
      ? `${p.material}verkäufe bringen ${toWhom(p.who)} ${some(p.after)}, ohne ihn ${p.before} (gedeckt)`
      : `${p.material}verkäufe bringen ${toWhom(p.who)} noch keine Punkte (nicht gedeckt)`,
  'life.sale.would': (p) =>
    p.after === p.before
      ? `${p.material}verkäufe brächten dir noch keine Punkte (nicht gedeckt)`
      : `${p.material}verkäufe brächten dir ${some(p.after)} statt ${p.before} (${isCovered(p.covered)})`,

  'life.work.any': (p) =>
    `${some(p.value)}, deckt ${cards(p.value)} aus ${p.material}; ` +
    (p.need === 0
      ? 'braucht keine Unterstützung'
      : `dafür ${count(p.need, `andere Karte aus ${p.material}`, `andere Karten aus ${p.material}`)} zeigen`),
  'life.work.gallery': (p) =>
    `${some(p.value)}, und deckt ${p.value} ${p.task}-Helfer für ${forWhom(p.who)}`,
  'life.work.giftShop': (p) =>
    `${some(p.value)}, und deckt ${count(p.value, `${p.material}verkauf`, `${p.material}verkäufe`)} für ${forWhom(p.who)}`,
  'life.work.would': (p) => `${some(p.value)}, deckt ${cards(p.value)} aus ${p.material}; ${p.how}`,
  'life.work.ready': 'für den Schmied und zum Fertigen reicht es',
  'life.work.smith': (p) =>
    `für den Schmied reicht es; zum Fertigen ${lacks(p.craft, p.material)} auf der Werkbank`,
  'life.work.craft': (p) =>
    `zum Fertigen reicht es; für den Schmied ${lacks(p.smith, p.material)} auf der Hand`,
  'life.work.lacks': (p) =>
    `für den Schmied ${lacks(p.smith, p.material)} auf der Hand, zum Fertigen ${p.craft} auf der Werkbank`,
};
