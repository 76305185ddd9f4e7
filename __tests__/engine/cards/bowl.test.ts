import { table } from '../support/table';

describe('Bowl', () => {
  test('collects the top card of the deck in the morning', () => {
    const t = table({
      you: { gallery: ['Bowl'], hand: ['Crane'] },
      deckTop: ['Vase', 'Ring'],
      at: 'morning',
    });
    t.use('Bowl');
    expect(t.you.bench).toEqual(['Vase']);
    expect(t.deck[0]).toBe('Ring');
    expect(t.decision.kind).toBe('newTask'); // once a morning
    t.expectNothingPending();
  });

  test('may stay empty', () => {
    const t = table({
      you: { gallery: ['Bowl'], hand: ['Crane'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.pass();
    expect(t.you.bench).toEqual([]);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('is offered at no other time', () => {
    const t = table({ you: { gallery: ['Bowl'], hand: ['Crane'] }, doing: 'Potter' });
    expect(t.choices).toEqual(['pray']);
    t.pray();
    t.expectNothingPending();
  });

  test('ends the game with the last card, which counts on the bench', () => {
    const t = table({
      you: { gallery: ['Bowl', 'Teapot'], bench: ['Jar'], hand: ['Crane'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Bowl');
    expect(t.end).toBe('deck');
    expect(t.you.bench).toEqual(['Jar', 'Vase']);
    expect(t.scoreOf('you').bonuses).toBe(6);
  });

  test('two of them collect a card each', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Bowl', 'Bowl 2'], hand: ['Crane'] },
      deckTop: ['Vase', 'Ring', 'Cup'],
      at: 'morning',
    });
    t.use('Bowl 2').use('Bowl');
    expect(t.you.bench).toEqual(['Vase', 'Ring']);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('is no Potter action: Plane has no reason', () => {
    const t = table({
      you: { gallery: ['Bowl', 'Plane'], hand: ['Crane'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Bowl');
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('gives material for a Craft of the same morning, by Pin', () => {
    const t = table({
      you: { gallery: ['Bowl', 'Pin'], hand: ['Mask', 'Crane'] },
      deckTop: ['Robe'],
      at: 'morning',
    });
    t.use('Bowl').use('Pin').craft('Mask').in('gallery');
    expect(t.you.gallery).toEqual(['Bowl', 'Pin', 'Mask']);
    expect(t.you.bench).toEqual(['Robe']);
    t.expectNothingPending();
  });

  test('collects before the old task is discarded, or after it, by the order of the morning', () => {
    for (const morningOrder of ['effectsFirst', 'discardFirst'] as const) {
      const t = table({
        you: { gallery: ['Bowl'], hand: ['Crane'], task: ['Gong'] },
        deckTop: ['Vase'],
        morningOrder,
        at: 'morning',
      });
      expect(t.floor).toEqual(morningOrder === 'effectsFirst' ? [] : ['Gong']);
      t.use('Bowl');
      expect(t.floor).toEqual(['Gong']);
      expect(t.you.bench).toEqual(['Vase']);
      t.expectNothingPending();
    }
  });

  test('completed in the morning by Dice may still be used', () => {
    const t = table({
      you: { gallery: ['Pin', 'Dice'], hand: ['Crane', 'Fan', 'Poem'] },
      deckTop: ['Bowl', 'Ring', 'Sword', 'Vase'],
      at: 'morning',
    });
    t.use('Pin').tailor().use('Dice').in('gallery').pass();
    expect(t.choices).toEqual(['use Bowl', 'pass']);
    t.use('Bowl'); // the Tailor has drawn Ring and Sword
    expect(t.you.bench).toEqual(['Vase']);
    t.expectNothingPending();
  });
});
