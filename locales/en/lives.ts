/** What a card means in each of the five ways to use it; the numbers come from the engine. */
import { count } from './count';

const actions = (n: number) => count(n, 'action');
const points = (n: number) => (n === 0 ? 'no points' : count(n, 'point'));
const isCovered = (covered: boolean) => (covered ? 'covered' : 'not covered');

export const lives = {
  'lives.title': 'What this card can be',
  'life.task': 'Task',
  'life.helper': 'Helper',
  'life.material': 'Material',
  'life.sale': 'Sale',
  'life.work': 'Work',
  'life.present': (p: { life: string }) => `${p.life} · now`,

  'life.task.gives': (p: { does: string; n: number }) => `${p.does}, ${actions(p.n)} for you`,

  'life.helper.any': (p: { task: string }) => `${p.task} tasks give 1 more action, covered 2`,
  'life.helper.now': (p: {
    task: string;
    who: string;
    after: number;
    before: number;
    covered: boolean;
  }) =>
    `${p.task} tasks give ${p.who} ${actions(p.after)}, ${p.before} without it (${isCovered(p.covered)})`,
  'life.helper.would': (p: { task: string; after: number; before: number; covered: boolean }) =>
    `${p.task} tasks would ${p.after === p.before ? 'still ' : ''}give you ${actions(p.after)}` +
    `${p.after === p.before ? '' : ` instead of ${p.before}`} (${isCovered(p.covered)})`,

  'life.material.free': (p: { material: string }) =>
    `${p.material} works need no support; a Clerk can sell it from the bench`,
  'life.material.any': (p: { material: string; n: number }) =>
    `crafting a ${p.material} work takes ${p.n} on the bench`,
  'life.material.enough': (p: { material: string; whose: string; n: number }) =>
    `with it, ${p.n} ${p.material} on ${p.whose} bench: enough to craft a ${p.material} work`,
  'life.material.more': (p: { material: string; whose: string; n: number; need: number }) =>
    `with it, ${p.n} ${p.material} on ${p.whose} bench: ${p.need} more to craft a ${p.material} work`,

  'life.sale.any': (p: { value: number }) => `${points(p.value)} at the end, if covered`,
  'life.sale.now': (p: {
    material: string;
    who: string;
    after: number;
    before: number;
    covered: boolean;
  }) =>
    p.covered
      ? `${p.material} sales bring ${p.who} ${points(p.after)}, ${p.before} without it (covered)`
      : `${p.material} sales bring ${p.who} no points yet (not covered)`,
  'life.sale.would': (p: { material: string; after: number; before: number; covered: boolean }) =>
    p.after === p.before
      ? `${p.material} sales would bring you no points yet (not covered)`
      : `${p.material} sales would bring you ${points(p.after)} instead of ${p.before} (${isCovered(p.covered)})`,

  'life.work.any': (p: { value: number; material: string; need: number }) =>
    `${points(p.value)}, covers ${p.value} ${p.material}; ` +
    (p.need === 0
      ? 'needs no support'
      : `needs ${p.need} other ${p.material} ${p.need === 1 ? 'card' : 'cards'} to show`),
  'life.work.gallery': (p: { value: number; who: string; task: string; material: string }) =>
    `${points(p.value)}, and covers ${count(p.value, `${p.task} helper`)} for ${p.who}`,
  'life.work.giftShop': (p: { value: number; who: string; task: string; material: string }) =>
    `${points(p.value)}, and covers ${count(p.value, `${p.material} sale`)} for ${p.who}`,
  'life.work.would': (p: { value: number; material: string; how: string }) =>
    `${points(p.value)}, covers ${p.value} ${p.material}; ${p.how}`,
  'life.work.ready': 'you have the support for Smith and for Craft',
  'life.work.smith': (p: { craft: number; material: string }) =>
    `you have the support for Smith; Craft needs ${p.craft} more ${p.material} on your bench`,
  'life.work.craft': (p: { smith: number; material: string }) =>
    `you have the support for Craft; Smith needs ${p.smith} more ${p.material} in your hand`,
  'life.work.lacks': (p: { smith: number; craft: number; material: string }) =>
    `Smith needs ${p.smith} more ${p.material} in your hand, Craft ${p.craft} more on your bench`,
} as const;
