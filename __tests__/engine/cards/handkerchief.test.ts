import type { CardName } from '../support/table';
import { table } from '../support/table';

const six: CardName[] = ['Crane', 'Fan', 'Vase', 'Bowl', 'Ring', 'Sword'];

describe('Handkerchief', () => {
  test('discards one card to the floor instead of returning', () => {
    const t = table({ you: { gallery: ['Handkerchief'], hand: six }, at: 'morning' });
    t.use('Handkerchief', { card: 'Vase' });
    expect(t.floor).toEqual(['Vase']);
    expect(t.you.hand).toEqual(['Crane', 'Fan', 'Bowl', 'Ring', 'Sword']);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('skips the whole check, however many cards are left', () => {
    const t = table({
      you: { gallery: ['Handkerchief'], hand: [...six, 'Coin', 'Gong'] },
      at: 'morning',
    });
    t.use('Handkerchief', { card: 'Vase' });
    expect(t.you.hand).toHaveLength(7);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('skips it only until your next morning', () => {
    const t = table({
      you: { gallery: ['Handkerchief'], hand: [...six, 'Coin', 'Gong'] },
      left: { hand: ['Bell'] },
      at: 'morning',
    });
    t.use('Handkerchief', { card: 'Vase' }).pass();
    expect(t.you.hand).toHaveLength(8); // seven, and the Prayer
    t.finishTurn();
    expect(t.whoseTurn).toBe('you');
    expect(t.decision.kind).toBe('handLimit');
    t.returnCard('Crane').returnCard('Fan').returnCard('Bowl');
    expect(t.decision.kind).toBe('newTask');
    expect(t.you.hand).toHaveLength(5);
  });

  test('may be left aside: then cards are returned as usual', () => {
    const t = table({ you: { gallery: ['Handkerchief'], hand: six }, at: 'morning' });
    t.returnCard('Crane');
    expect(t.floor).toEqual([]);
    expect(t.deckBottom).toBe('Crane');
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('may be used at or below the limit', () => {
    const t = table({ you: { gallery: ['Handkerchief'], hand: ['Crane', 'Fan'] }, at: 'morning' });
    t.use('Handkerchief', { card: 'Fan' });
    expect(t.floor).toEqual(['Fan']);
    expect(t.you.hand).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('may be declined below the limit', () => {
    const t = table({ you: { gallery: ['Handkerchief'], hand: ['Crane', 'Fan'] }, at: 'morning' });
    expect(t.choices).not.toContain('return Crane');
    t.pass();
    expect(t.floor).toEqual([]);
    expect(t.you.hand).toEqual(['Crane', 'Fan']);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('needs a card in the hand', () => {
    const t = table({
      you: { gallery: ['Handkerchief', 'Bowl'] },
      at: 'morning',
    });
    expect(t.choices).toEqual(['use Bowl', 'pass']);
    expect(t.floor).toEqual([]);
  });

  test('two of them stand in for the check once', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Handkerchief', 'Handkerchief 2'], hand: six },
      at: 'morning',
    });
    t.use('Handkerchief 2', { card: 'Vase' });
    expect(t.decision.kind).toBe('newTask');
    expect(t.floor).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('comes before the old task goes to the floor, in either order of the morning', () => {
    for (const morningOrder of ['effectsFirst', 'discardFirst'] as const) {
      const t = table({
        you: { gallery: ['Handkerchief'], hand: ['Crane', 'Fan'], task: ['Gong'] },
        morningOrder,
        at: 'morning',
      });
      expect(t.decision.kind).toBe('handLimit');
      expect(t.you.task).toEqual(['Gong']);
      t.use('Handkerchief', { card: 'Fan' });
      expect(t.floor).toEqual(['Fan', 'Gong']);
      expect(t.you.task).toEqual([]);
      t.expectNothingPending();
    }
  });

  test('lays the card where Daitoro counts it, in the same morning', () => {
    const t = table({
      you: { gallery: ['Handkerchief', 'Daitoro'], hand: ['Crane', 'Fan'] },
      floor: ['Bell'],
      deckTop: ['Vase', 'Cup'],
      at: 'morning',
    });
    t.use('Handkerchief', { card: 'Fan' }).use('Daitoro');
    expect(t.floor).toEqual(['Bell', 'Fan', 'Vase']);
    expect(t.deck[0]).toBe('Cup');
    t.expectNothingPending();
  });

  test('stands beside Chopsticks: each replaces its own part of the morning', () => {
    for (const morningOrder of ['effectsFirst', 'discardFirst'] as const) {
      const t = table({
        you: { gallery: ['Handkerchief', 'Chopsticks'], hand: ['Crane', 'Fan'], task: ['Gong'] },
        morningOrder,
        at: 'morning',
      });
      t.use('Handkerchief', { card: 'Fan' }).use('Chopsticks');
      expect(t.floor).toEqual(['Fan']);
      expect(t.you.sales).toEqual(['Gong']);
      expect(t.decision.kind).toBe('newTask');
      t.expectNothingPending();
    }
  });

  test('comes too late to a Kite that copies it: the check is over', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Handkerchief'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.decision.kind).toBe('newTask');
    expect(t.floor).toEqual([]);
    expect(t.you.hand).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('leaves what the others know of the hand: the discard is seen by all', () => {
    const t = table({
      you: { gallery: ['Handkerchief', 'Flag'], hand: ['Coin', 'Crane'] },
      left: { hand: ['Vase'] },
      doing: 'Smith',
    });
    t.use('Flag', { card: 'Coin' }).pray().pray(); // the turn ends, and left knows of Coin
    t.finishTurn();
    t.use('Handkerchief', { card: 'Crane' });
    expect(t.knows('left', 'Coin')).toBe(true);
    expect(t.knows('left', 'Crane')).toBe(true);
  });
});
