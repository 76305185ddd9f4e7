import { table } from '../support/table';

const orders = ['effectsFirst', 'discardFirst'] as const;

describe('Chopsticks', () => {
  test.each(orders)('sells the old task instead of discarding it (%s)', (morningOrder) => {
    const t = table({
      you: { gallery: ['Chopsticks'], task: ['Gong'], hand: ['Crane'] },
      morningOrder,
      at: 'morning',
    });
    t.use('Chopsticks');
    expect(t.you.sales).toEqual(['Gong']);
    expect(t.you.task).toEqual([]);
    expect(t.floor).toEqual([]);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test.each(orders)('may let the task go to the floor (%s)', (morningOrder) => {
    const t = table({
      you: { gallery: ['Chopsticks'], task: ['Gong'], hand: ['Crane'] },
      morningOrder,
      at: 'morning',
    });
    t.discardTask();
    expect(t.floor).toEqual(['Gong']);
    expect(t.you.sales).toEqual([]);
    t.expectNothingPending();
  });

  test('has nothing to take without an old task', () => {
    const t = table({ you: { gallery: ['Chopsticks'], hand: ['Crane'] }, at: 'morning' });
    expect(t.decision.kind).toBe('newTask');
    expect(t.you.sales).toEqual([]);
  });

  test('cannot take the face-down card of the setup: it goes to the floor', () => {
    const t = table({
      you: { gallery: ['Chopsticks'], task: ['Gong'], taskFaceDown: true, hand: ['Crane'] },
      at: 'morning',
    });
    expect(t.decision.kind).toBe('newTask');
    expect(t.floor).toEqual(['Gong']);
    expect(t.knows('left', 'Gong')).toBe(true);
    t.expectNothingPending();
  });

  test('comes after the morning effects by default: Daitoro does not see the task', () => {
    const t = table({
      you: { gallery: ['Chopsticks', 'Daitoro'], task: ['Gong'], hand: ['Crane'] },
      deckTop: ['Vase', 'Ring', 'Cup', 'Sword'],
      at: 'morning',
    });
    expect(t.choices).toEqual(['use Daitoro', 'pass']);
    t.use('Daitoro').use('Chopsticks');
    expect(t.floor).toEqual(['Vase', 'Ring', 'Cup']);
    expect(t.you.sales).toEqual(['Gong']);
    t.expectNothingPending();
  });

  test('comes before the morning effects where the task is discarded first', () => {
    const t = table({
      you: { gallery: ['Chopsticks', 'Daitoro'], task: ['Gong'], hand: ['Crane'] },
      deckTop: ['Vase', 'Ring', 'Cup', 'Sword'],
      morningOrder: 'discardFirst',
      at: 'morning',
    });
    expect(t.decision.kind).toBe('discard');
    t.use('Chopsticks').use('Daitoro');
    expect(t.floor).toEqual(['Vase', 'Ring', 'Cup']); // the sold task is not among the three
    t.expectNothingPending();
  });

  test('completed by a morning effect takes the task the same morning, if it is still there', () => {
    const t = table({
      you: { gallery: ['Pin', 'Dice'], task: ['Gong'], hand: ['Crane', 'Fan', 'Doll'] },
      deckTop: ['Chopsticks'],
      at: 'morning',
    });
    t.use('Pin').tailor().use('Dice').in('gallery').pass().use('Chopsticks');
    expect(t.you.sales).toEqual(['Gong']);
    expect(t.floor).toEqual([]);
    t.expectNothingPending();
  });

  test('completed by a morning effect comes too late for a task that was discarded first', () => {
    const t = table({
      you: { gallery: ['Pin', 'Dice'], task: ['Gong'], hand: ['Crane', 'Fan', 'Doll'] },
      deckTop: ['Chopsticks'],
      morningOrder: 'discardFirst',
      at: 'morning',
    });
    t.use('Pin').tailor().use('Dice').in('gallery').pass();
    expect(t.decision.kind).toBe('newTask');
    expect(t.floor).toEqual(['Gong']);
    t.expectNothingPending();
  });

  test('copied by Kite takes the task in the default order', () => {
    const t = table({
      you: { gallery: ['Kite'], task: ['Gong'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Chopsticks'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').use('Kite');
    expect(t.you.sales).toEqual(['Gong']);
    t.expectNothingPending();
  });

  test('copied by Kite never replaces an earlier part: the task lies on the floor', () => {
    const t = table({
      you: { gallery: ['Kite'], task: ['Gong'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Chopsticks'] },
      morningOrder: 'discardFirst',
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.decision.kind).toBe('newTask');
    expect(t.floor).toEqual(['Gong']);
    t.expectNothingPending();
  });

  test('two of them take the task once', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Chopsticks', 'Chopsticks 2'], task: ['Gong'], hand: ['Crane'] },
      at: 'morning',
    });
    t.use('Chopsticks 2');
    expect(t.you.sales).toEqual(['Gong']);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('is no Clerk action: Ring has no reason', () => {
    const t = table({
      you: { gallery: ['Chopsticks', 'Ring'], task: ['Gong'], hand: ['Crane'] },
      left: { sales: ['Fan', 'Poem', 'Doll'] },
      at: 'morning',
    });
    t.use('Chopsticks');
    expect(t.decision.kind).toBe('newTask');
    expect(t.left.sales).toHaveLength(3);
    t.expectNothingPending();
  });

  test('sells a task that Doll brought in the turn before', () => {
    const t = table({
      you: { gallery: ['Chopsticks', 'Doll'], hand: ['Vase'] },
      left: { task: ['Crane'], hand: ['Robe'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Crane' }).pray().pray();
    t.finishTurn();
    expect(t.whoseTurn).toBe('you');
    t.use('Chopsticks');
    expect(t.you.sales).toEqual(['Crane']);
  });
});
