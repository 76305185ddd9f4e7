import { table } from '../support/table';

describe('Deck of Cards', () => {
  test('draws a card after a Smith action that completed a Paper work', () => {
    const t = table({
      you: { gallery: ['Deck of Cards'], hand: ['Fan'], helpers: ['Bell'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').use('Deck of Cards');
    expect(t.you.waiting).toEqual(['Vase']);
    expect(t.knows('you', 'Vase')).toBe(false); // until Night
    t.pray();
    expect(t.you.hand).toContain('Vase');
    t.expectNothingPending();
  });

  test('may be declined', () => {
    const t = table({
      you: { gallery: ['Deck of Cards'], hand: ['Fan'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').pass();
    expect(t.you.hand).toEqual([]);
    t.expectNothingPending();
  });

  test('draws after a Smith action on the task of another player too', () => {
    const t = table({
      you: { gallery: ['Deck of Cards'], hand: ['Fan'] },
      left: { task: ['Bell'] },
      deckTop: ['Vase'],
      doing: 'Clerk',
    });
    t.smith('Fan').in('gallery').use('Deck of Cards');
    expect(t.you.waiting).toEqual(['Vase']);
  });

  test('draws for itself', () => {
    const t = table({ you: { hand: ['Deck of Cards'] }, deckTop: ['Vase'], doing: 'Smith' });
    t.smith('Deck of Cards').in('giftShop').use('Deck of Cards');
    expect(t.you.hand).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('is not offered after a work of another material', () => {
    const t = table({
      you: { gallery: ['Deck of Cards'], hand: ['Tower', 'Stool'] },
      doing: 'Smith',
    });
    t.smith('Tower').in('gallery');
    expect(t.you.hand).toEqual(['Stool']);
    t.expectNothingPending();
  });

  test('is not offered after a Craft action', () => {
    const t = table({ you: { gallery: ['Deck of Cards'], hand: ['Fan'] }, doing: 'Clerk' });
    t.craft('Fan').in('gallery');
    expect(t.you.hand).toEqual([]);
    t.expectNothingPending();
  });

  test('comes before Poem, and not after what Poem completes', () => {
    const t = table({
      you: { gallery: ['Deck of Cards', 'Poem'], hand: ['Fan'] },
      deckTop: ['Vase', 'Scroll', 'Bell'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery');
    expect(t.choices).toEqual(['use Deck of Cards', 'pass']);
    t.use('Deck of Cards'); // Vase
    expect(t.choices).toEqual(['use Poem', 'pass']);
    t.use('Poem').in('gallery'); // Scroll, for free
    expect(t.choices).toEqual(['use Poem', 'pass']);
    t.pass();
    expect(t.you.gallery).toEqual(['Deck of Cards', 'Poem', 'Scroll']);
    expect(t.you.hand).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('that Poem itself completes draws nothing', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Fan'] },
      deckTop: ['Deck of Cards', 'Vase'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').use('Poem').in('gallery').pass();
    expect(t.you.gallery).toEqual(['Poem', 'Deck of Cards']);
    expect(t.you.hand).toEqual([]);
    t.expectNothingPending();
  });

  test('draws before Cloak returns the Paper work', () => {
    const t = table({
      you: { gallery: ['Deck of Cards', 'Cloak'], hand: ['Fan', 'Bell'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').use('Deck of Cards').use('Cloak', { card: 'Bell' }).in('gallery');
    expect(t.you.gallery).toEqual(['Deck of Cards', 'Cloak', 'Bell']);
    expect(t.you.hand).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('may end the game with the last card, before Poem has its turn', () => {
    const t = table({
      you: { gallery: ['Deck of Cards', 'Poem'], hand: ['Fan'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').use('Deck of Cards');
    expect(t.end).toBe('deck');
    expect(t.you.gallery).toEqual(['Deck of Cards', 'Poem', 'Fan']);
    expect(t.you.waiting).toEqual(['Vase']); // no waiting cards to hand
    t.expectNothingPending();
  });

  test('draws nothing for a fifth work in a wing, which ends the game first', () => {
    const t = table({
      you: { gallery: ['Deck of Cards', 'Cup', 'Mask', 'Plane'], hand: ['Fan'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.waiting).toEqual([]);
  });

  test('draws once for each of two copies', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Deck of Cards', 'Deck of Cards 2'], hand: ['Fan'] },
      deckTop: ['Vase', 'Cup'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').use('Deck of Cards 2').use('Deck of Cards');
    expect(t.you.hand).toEqual(['Vase', 'Cup']);
    t.expectNothingPending();
  });

  test('draws for a Kite that has copied it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Doll', 'Fan'] },
      left: { gallery: ['Deck of Cards'], task: ['Bell'] },
      deckTop: ['Vase', 'Cup'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Doll' }).bench('left').pass();
    t.smith('Fan').in('gallery').use('Kite');
    expect(t.you.hand).toEqual(['Vase', 'Cup']); // Kite’s card, then the Prayer without a task
    t.expectNothingPending();
  });
});
