import type { GameEvent } from '../../engine';
import type { CardName, Situation } from './support/table';
import { table } from './support/table';

function totalOf(situation: Situation): number {
  const t = table(situation);
  return t.decision.task?.total as number;
}

function actionsTaken(events: readonly GameEvent[]): number {
  return events.filter((event) => event.type === 'action' && event.player === 0).length;
}

describe('The number of actions', () => {
  test('is 1 without helpers', () => {
    expect(totalOf({ you: { hand: ['Fan'] }, doing: 'Clerk' })).toBe(1);
  });

  test.each([1, 2, 3, 4])('is 1 more for each of %i matching helpers', (helpers) => {
    const monks: CardName[] = ['Amulet', 'Bench', 'Daitoro', 'Fountain'];
    const t = table({
      you: { helpers: monks.slice(0, helpers) },
      left: { hand: ['Poem'] },
      doing: 'Monk',
    });
    expect(t.decision.task).toMatchObject({ total: 1 + helpers, helpers, covered: false });
    for (let i = 0; i <= helpers; i++) {
      expect(t.decision.task?.begun).toBe(i + 1);
      t.pray();
    }
    expect(actionsTaken(t.events)).toBe(1 + helpers);
    t.expectNothingPending();
  });

  test.each([
    ['Clerk', 'Fan'],
    ['Monk', 'Amulet'],
    ['Tailor', 'Flag'],
    ['Potter', 'Bowl'],
    ['Smith', 'Coin'],
  ] as const)('of %s counts %s alone', (doing, matching) => {
    const helpers: CardName[] = ['Fan', 'Amulet', 'Flag', 'Bowl', 'Coin'];
    expect(totalOf({ you: { helpers }, doing })).toBe(2);
    const others = helpers.filter((name) => name !== matching);
    expect(totalOf({ you: { helpers: others }, doing })).toBe(1);
  });

  test('on another’s task your own helpers count, not theirs', () => {
    const left = { task: ['Amulet' as const], helpers: ['Bench' as const, 'Tower' as const] };
    expect(totalOf({ you: { helpers: ['Daitoro'] }, left })).toBe(2);
    expect(totalOf({ left })).toBe(1);
  });

  test('is one more again per helper if all matching helpers are covered', () => {
    const t = table({
      you: { helpers: ['Amulet', 'Bench'], gallery: ['Pillar'] },
      doing: 'Monk',
    });
    expect(t.decision.task).toMatchObject({ total: 5, helpers: 2, covered: true });
  });

  test('cover is all or nothing: one helper too many, and none is covered', () => {
    const t = table({
      you: { helpers: ['Amulet', 'Bench', 'Tower'], gallery: ['Pillar'] },
      doing: 'Monk',
    });
    expect(t.decision.task).toMatchObject({ total: 4, helpers: 3, covered: false });
  });

  test('helpers of another type do not disturb the cover', () => {
    const helpers: CardName[] = ['Amulet', 'Bench', 'Bell', 'Vase', 'Fan'];
    expect(totalOf({ you: { helpers, gallery: ['Pillar'] }, doing: 'Monk' })).toBe(5);
  });

  test('counts Doll’s extra action on your own task', () => {
    const t = table({
      you: { gallery: ['Doll'], helpers: ['Amulet'] },
      left: { task: ['Tower'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Tower' });
    expect(t.decision.task).toMatchObject({ owner: 0, total: 3, helpers: 1 });
    expect(t.decision.task?.extras).toHaveLength(1);
  });

  test('Flag’s and the helpers’ extras add up', () => {
    const t = table({
      you: { gallery: ['Flag', 'Pillar'], helpers: ['Amulet'], hand: ['Tower'] },
      doing: 'Monk',
    });
    t.use('Flag', { card: 'Tower' });
    expect(t.decision.task).toMatchObject({ total: 1 + 2 + 1 });
  });
});

describe('The number is fixed when the task begins', () => {
  test('a matching helper hired during the task adds no action', () => {
    const t = table({ floor: ['Amulet', 'Tower'], left: { hand: ['Poem'] }, doing: 'Monk' });
    t.hire('Amulet');
    expect(actionsTaken(t.events)).toBe(1);
    expect(t.floor).toEqual(['Tower']);
    t.expectNothingPending();
  });

  test('cover gained during the task adds no action', () => {
    const t = table({
      you: { helpers: ['Amulet', 'Bench'], hand: ['Pillar'], bench: ['Tower'] },
      left: { hand: ['Poem'] },
      doing: 'Monk',
    });
    t.craft('Pillar').in('gallery');
    expect(t.decision.task).toMatchObject({ begun: 2, total: 3, covered: false });
    t.pray().pray();
    expect(actionsTaken(t.events)).toBe(3);
  });

  test('cover lost during the task takes no action away', () => {
    const t = table({
      you: { helpers: ['Bowl'], gallery: ['Vase', 'Plane'], hand: ['Fan'] },
      left: { hand: ['Poem'] },
      floor: ['Crane'],
      doing: 'Potter',
    });
    expect(t.decision.task).toMatchObject({ total: 3, covered: true });
    t.collect('Crane').use('Plane', { card: 'Vase' });
    expect(t.you.giftShop).toEqual(['Vase']);
    expect(t.decision.task).toMatchObject({ begun: 2, total: 3, covered: true });
    t.pray().pray();
    expect(actionsTaken(t.events)).toBe(3);
  });

  test('an extra work completed during the task does not count for it, but for the next one', () => {
    const t = table({
      you: { task: ['Bench'], helpers: ['Amulet'], hand: ['Pillar'], bench: ['Stool'] },
      left: { task: ['Tower'] },
    });
    expect(t.decision.task).toMatchObject({ owner: 1, total: 2 });
    t.craft('Pillar').in('gallery').pray();
    expect(t.decision.task).toMatchObject({ owner: 0, total: 3, covered: true });
  });
});
