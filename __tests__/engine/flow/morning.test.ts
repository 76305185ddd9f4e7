import type { Situation } from '../support/table';
import { table } from '../support/table';

const FIVE = ['Crane', 'Fan', 'Poem', 'Scroll', 'Straw'] as const;

describe('Morning: the hand limit', () => {
  test('with more than 5 cards you return cards until there are 5', () => {
    const t = table({ you: { hand: [...FIVE, 'Vase', 'Bell'] }, at: 'morning' });
    expect(t.decision.kind).toBe('handLimit');
    expect(t.choices).toEqual([...FIVE, 'Vase', 'Bell'].map((name) => `return ${name}`));
    t.returnCard('Vase');
    expect(t.decision.kind).toBe('handLimit');
    t.returnCard('Bell');
    expect(t.you.hand).toEqual([...FIVE]);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('you choose which cards, and in which order they go to the bottom', () => {
    const t = table({ you: { hand: [...FIVE, 'Vase', 'Bell'] }, at: 'morning' });
    t.returnCard('Bell').returnCard('Crane');
    expect(t.deck.slice(-2)).toEqual(['Bell', 'Crane']);
    expect(t.you.hand).toEqual(['Fan', 'Poem', 'Scroll', 'Straw', 'Vase']);
    const other = table({ you: { hand: [...FIVE, 'Vase', 'Bell'] }, at: 'morning' });
    other.returnCard('Crane').returnCard('Bell');
    expect(other.deck.slice(-2)).toEqual(['Crane', 'Bell']);
  });

  test('you cannot keep six', () => {
    const t = table({ you: { hand: [...FIVE, 'Vase'] }, at: 'morning' });
    expect(t.choices).not.toContain('pass');
  });

  test('5 cards are within the limit: nothing is asked', () => {
    const t = table({ you: { hand: [...FIVE] }, at: 'morning' });
    expect(t.decision.kind).toBe('newTask');
  });

  test('it comes before the morning effects', () => {
    const t = table({ you: { hand: [...FIVE, 'Vase'], gallery: ['Bowl'] }, at: 'morning' });
    expect(t.decision.kind).toBe('handLimit');
    t.returnCard('Vase');
    expect(t.choices).toEqual(['use Bowl', 'pass']);
  });

  test.each(['effectsFirst', 'discardFirst'] as const)(
    'it comes before the discard of the old task (%s)',
    (morningOrder) => {
      const t = table({
        you: { hand: [...FIVE, 'Vase'], task: ['Bell'] },
        at: 'morning',
        morningOrder,
      });
      expect(t.decision.kind).toBe('handLimit');
      expect(t.floor).toEqual([]);
      t.returnCard('Vase');
      expect(t.floor).toEqual(['Bell']);
    },
  );

  test('it is checked on your own morning only', () => {
    const t = table({
      you: { hand: ['Vase'] },
      left: { hand: [...FIVE, 'Bell'] },
      at: 'morning',
    });
    t.pass();
    expect(t.whoseTurn).toBe('left');
    expect(t.decision.kind).toBe('handLimit');
    expect(t.decision.player).toBe(1);
  });
});

describe('Morning: effects', () => {
  const situation = (): Situation => ({
    you: { gallery: ['Bowl', 'Daitoro', 'Umbrella'], hand: ['Crane'] },
    at: 'morning',
  });

  test('are used in any order, each at most once', () => {
    const t = table(situation());
    expect(t.choices).toEqual(['use Bowl', 'use Daitoro', 'use Umbrella', 'pass']);
    t.use('Daitoro');
    expect(t.choices).toEqual(['use Bowl', 'use Umbrella', 'pass']);
    t.use('Bowl');
    expect(t.choices).toEqual(['use Umbrella', 'pass']);
    t.use('Umbrella');
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('may all be declined', () => {
    const t = table(situation());
    const { deck } = t;
    t.pass();
    expect(t.decision.kind).toBe('newTask');
    expect(t.deck).toEqual(deck);
  });

  test('come again on the next turn', () => {
    const t = table({ ...situation(), left: { hand: ['Poem'] } });
    t.use('Bowl').finishTurn();
    t.finishTurn();
    expect(t.whoseTurn).toBe('you');
    expect(t.choices).toContain('use Bowl');
  });

  test('are of your own works only', () => {
    const t = table({ you: { hand: ['Crane'] }, left: { gallery: ['Bowl'] }, at: 'morning' });
    expect(t.decision.kind).toBe('newTask');
  });

  test('a card that is no completed work has no effect', () => {
    const t = table({
      you: { hand: ['Bowl'], helpers: ['Daitoro'], bench: ['Umbrella'], sales: ['Pin'] },
      at: 'morning',
    });
    expect(t.decision.kind).toBe('newTask');
    expect(t.choices).toEqual(['task Bowl', 'pass']);
  });
});

describe('Morning: the order of effects and discard', () => {
  test('effectsFirst: the old task still lies in its slot during the effects', () => {
    const t = table({
      you: { gallery: ['Daitoro'], task: ['Bell'], hand: ['Crane'] },
      floor: ['Fan', 'Poem'],
      at: 'morning',
    });
    expect(t.you.task).toEqual(['Bell']);
    t.use('Daitoro'); // turns one, to three; then the task joins them
    expect(t.floor).toHaveLength(4);
    expect(t.floor).toContain('Bell');
  });

  test('effectsFirst is what a table plays by default', () => {
    const t = table({ you: { gallery: ['Bowl'], task: ['Bell'] }, at: 'morning' });
    expect(t.state.options.morningOrder).toBe('effectsFirst');
    expect(t.decision.kind).toBe('effects');
    expect(t.you.task).toEqual(['Bell']);
  });

  test('discardFirst: the old task already lies on the floor for every morning effect', () => {
    const t = table({
      you: { gallery: ['Daitoro', 'Bowl'], task: ['Bell'], hand: ['Crane'] },
      floor: ['Fan', 'Poem'],
      at: 'morning',
      morningOrder: 'discardFirst',
    });
    expect(t.floor).toEqual(['Fan', 'Poem', 'Bell']);
    expect(t.decision.kind).toBe('effects');
    expect(t.choices).toEqual(['use Bowl', 'pass']); // three lie there: nothing for Daitoro to do
  });

  test('discardFirst: Chopsticks stands in before the effects', () => {
    const t = table({
      you: { gallery: ['Chopsticks', 'Bowl'], task: ['Bell'], hand: ['Crane'] },
      at: 'morning',
      morningOrder: 'discardFirst',
    });
    expect(t.decision.kind).toBe('discard');
    t.use('Chopsticks');
    expect(t.you.sales).toEqual(['Bell']);
    expect(t.choices).toEqual(['use Bowl', 'pass']);
  });

  test('effectsFirst: Chopsticks stands in after the effects', () => {
    const t = table({
      you: { gallery: ['Chopsticks', 'Bowl'], task: ['Bell'], hand: ['Crane'] },
      at: 'morning',
    });
    t.use('Bowl');
    expect(t.decision.kind).toBe('discard');
    t.use('Chopsticks');
    expect(t.you.sales).toEqual(['Bell']);
    expect(t.floor).toEqual([]);
  });

  test.each(['effectsFirst', 'discardFirst'] as const)(
    'the old task goes to the floor without a question (%s)',
    (morningOrder) => {
      const t = table({ you: { task: ['Bell'], hand: ['Crane'] }, at: 'morning', morningOrder });
      expect(t.floor).toEqual(['Bell']);
      expect(t.you.task).toEqual([]);
      expect(t.decision.kind).toBe('newTask');
    },
  );

  test('without an old task nothing is discarded', () => {
    const t = table({ you: { hand: ['Crane'] }, at: 'morning' });
    expect(t.floor).toEqual([]);
    expect(t.decision.kind).toBe('newTask');
  });

  test.each([
    ['effectsFirst', 0],
    ['discardFirst', 1],
  ] as const)('the face-down card goes to the floor in its step (%s)', (morningOrder, onFloor) => {
    const t = table({
      you: { task: ['Bell'], taskFaceDown: true, gallery: ['Bowl'], hand: ['Crane'] },
      at: 'morning',
      morningOrder,
    });
    expect(t.decision.kind).toBe('effects');
    expect(t.floor).toHaveLength(onFloor);
    t.pass();
    expect(t.floor).toEqual(['Bell']);
  });
});

describe('Morning: the new task', () => {
  test('is one card from your hand, of your choice', () => {
    const t = table({ you: { hand: ['Vase', 'Bell'] }, at: 'newTask' });
    expect(t.choices).toEqual(['task Vase', 'task Bell', 'pass']);
    t.task('Bell');
    expect(t.you.task).toEqual(['Bell']);
    expect(t.you.hand).toEqual(['Vase']);
  });

  test('is optional', () => {
    const t = table({ you: { hand: ['Vase'] }, left: { hand: ['Bell'] }, at: 'newTask' });
    t.pass();
    expect(t.you.task).toEqual([]);
    expect(t.you.hand).toContain('Vase');
    expect(t.whoseTurn).toBe('left');
  });

  test('lies face up: all know it', () => {
    const t = table({ you: { hand: ['Bell', 'Vase'] }, at: 'newTask' });
    t.task('Bell');
    expect(t.knows('left', 'Bell')).toBe(true);
  });

  test('an empty hand has no task to play, and nothing is asked', () => {
    const t = table({ left: { hand: ['Bell'] }, at: 'newTask' });
    expect(t.whoseTurn).toBe('left');
    expect(t.you.task).toEqual([]);
  });

  test('a waiting card cannot become the task', () => {
    const t = table({ you: { hand: ['Bell'], waiting: ['Vase'] }, at: 'newTask' });
    expect(t.choices).toEqual(['task Bell', 'pass']);
  });

  test('is replaced once: by Sketch or by Doll', () => {
    const t = table({
      you: { gallery: ['Sketch', 'Doll'], helpers: ['Bell'], hand: ['Crane'] },
      left: { task: ['Vase'] },
      at: 'newTask',
    });
    expect(t.choices).toEqual(['task Crane', 'use Sketch on Bell', 'use Doll on Vase', 'pass']);
    t.use('Sketch', { card: 'Bell' });
    expect(t.you.task).toEqual(['Bell']);
    expect(t.state.phase).toBe('noon');
  });
});

describe('Morning: works that appear during it', () => {
  test('a work completed in the morning may use its morning effect before step 2 closes', () => {
    const t = table({
      you: { gallery: ['Pin'], hand: ['Umbrella', 'Crane'], bench: ['Quilt'] },
      at: 'morning',
    });
    t.use('Pin').craft('Umbrella').in('giftShop');
    expect(t.choices).toEqual(['use Umbrella', 'pass']);
  });

  test('a copied morning effect may still be used', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane'] },
      left: { gallery: ['Bowl'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.choices).toEqual(['use Kite', 'pass']); // as Bowl
    t.use('Kite');
    expect(t.you.bench).toHaveLength(1);
  });

  test('a Handkerchief completed in the morning comes too late for the hand limit', () => {
    const t = table({
      you: { gallery: ['Pin'], hand: ['Handkerchief', 'Crane'], bench: ['Quilt'] },
      at: 'morning',
    });
    t.use('Pin').craft('Handkerchief').in('gallery');
    expect(t.decision.kind).toBe('newTask');
    expect(t.choices).toEqual(['task Crane', 'pass']);
  });

  test('a copied Handkerchief comes too late for the hand limit', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Handkerchief'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.decision.kind).toBe('newTask');
  });

  test('effectsFirst: a copied Chopsticks may replace the discard, which is still to come', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'], task: ['Bell'] },
      left: { gallery: ['Chopsticks'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.decision.kind).toBe('discard');
    t.use('Kite');
    expect(t.you.sales).toEqual(['Bell']);
  });

  test('discardFirst: a copied Chopsticks comes too late, the old task is on the floor', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'], task: ['Bell'] },
      left: { gallery: ['Chopsticks'] },
      at: 'morning',
      morningOrder: 'discardFirst',
    });
    expect(t.floor).toEqual(['Bell']);
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.decision.kind).toBe('newTask');
    expect(t.you.sales).toEqual([]);
  });

  test.each(['effectsFirst', 'discardFirst'] as const)(
    'a copied Sketch may replace the new task, the last step (%s)',
    (morningOrder) => {
      const t = table({
        you: { gallery: ['Kite'], hand: ['Crane', 'Fan'], helpers: ['Bell'] },
        left: { gallery: ['Sketch'] },
        at: 'morning',
        morningOrder,
      });
      t.use('Kite', { card: 'Crane' }).bench('left');
      expect(t.choices).toContain('use Kite on Bell');
    },
  );

  test('effectsFirst: a Chopsticks completed for free by Dice may replace the discard', () => {
    const t = table({
      you: { gallery: ['Pin', 'Dice'], hand: ['Crane', 'Fan', 'Poem'], task: ['Bell'] },
      deckTop: ['Chopsticks'],
      at: 'morning',
    });
    t.use('Pin').tailor().use('Dice').in('giftShop').pass();
    expect(t.decision.kind).toBe('discard');
    t.use('Chopsticks');
    expect(t.you.sales).toEqual(['Bell']);
  });
});
