import { table } from '../support/table';

describe('Stool', () => {
  test.each([
    ['Stone', 'Tower', ['Frog']],
    ['Clay', 'Cup', ['Bowl', 'Brick']],
    ['Metal', 'Ring', ['Pin', 'Sword']],
  ] as const)('draws a card after a work of %s', (_material, card, support) => {
    const t = table({
      you: { gallery: ['Stool'], hand: [card, ...support], helpers: ['Bell'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith(card).in('gallery').use('Stool');
    expect(t.you.waiting).toEqual(['Vase']);
    expect(t.knows('you', 'Vase')).toBe(false);
  });

  test.each([
    ['Paper', 'Fan', []],
    ['Cloth', 'Mask', ['Robe']],
  ] as const)('draws nothing after a work of %s', (_material, card, support) => {
    const t = table({
      you: { gallery: ['Stool'], hand: [card, ...support], helpers: ['Bell'] },
      doing: 'Smith',
    });
    t.smith(card).in('gallery');
    expect(t.decision.kind).toBe('action');
    expect(t.you.waiting).toEqual([]);
  });

  test('draws for itself', () => {
    const t = table({ you: { hand: ['Stool', 'Tower'] }, deckTop: ['Vase'], doing: 'Smith' });
    t.smith('Stool').in('gallery').use('Stool');
    expect(t.you.hand).toEqual(['Tower', 'Vase']);
    t.expectNothingPending();
  });

  test('may be declined', () => {
    const t = table({
      you: { gallery: ['Stool'], hand: ['Tower', 'Frog'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Tower').in('gallery').pass();
    expect(t.you.hand).toEqual(['Frog']);
    t.expectNothingPending();
  });

  test('draws after a Craft too', () => {
    const t = table({
      you: { gallery: ['Stool'], hand: ['Tower'], bench: ['Frog'] },
      deckTop: ['Vase'],
      doing: 'Monk',
    });
    t.craft('Tower').in('gallery').use('Stool');
    expect(t.you.hand).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('draws after what Poem and Cloak complete for free', () => {
    const t = table({
      you: { gallery: ['Stool', 'Poem', 'Cloak'], hand: ['Fan', 'Ring'], helpers: ['Bell'] },
      deckTop: ['Cup', 'Vase', 'Jar'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery'); // Paper: nothing to draw
    t.use('Poem').in('giftShop').use('Stool'); // Cup, and Vase is drawn
    t.use('Cloak', { card: 'Ring' }).in('giftShop').use('Stool'); // Ring, and Jar is drawn
    expect(t.you.waiting).toEqual(['Vase', 'Jar']);
    expect(t.you.giftShop).toEqual(['Ring']);
  });

  test('draws nothing for a work that Shuriken takes', () => {
    const t = table({
      you: { gallery: ['Stool'], hand: ['Shuriken', 'Pin', 'Ring'], helpers: ['Bell'] },
      left: { gallery: ['Tower', 'Fan', 'Scroll'] },
      deckTop: ['Vase', 'Cup'],
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Stool');
    t.use('Shuriken', { card: 'Tower' }).in('gallery');
    expect(t.you.waiting).toEqual(['Vase']);
    expect(t.decision.kind).toBe('action');
  });

  test('may end the game with the last card, before Cloak acts', () => {
    const t = table({
      you: { gallery: ['Stool', 'Cloak'], hand: ['Tower', 'Frog', 'Ring'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Tower').in('gallery').use('Stool');
    expect(t.end).toBe('deck');
    expect(t.you.waiting).toEqual(['Vase']);
    expect(t.you.gallery).toEqual(['Stool', 'Cloak', 'Tower']);
    t.expectNothingPending();
  });

  test('draws nothing after the fifth work of a wing', () => {
    const t = table({
      you: { gallery: ['Stool', 'Mask', 'Plane', 'Doll'], hand: ['Tower', 'Frog'] },
      doing: 'Smith',
    });
    t.smith('Tower').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.waiting).toEqual([]);
  });

  test('draws once for each of two copies, the new one included', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Stool'], hand: ['Stool 2', 'Tower'] },
      deckTop: ['Vase', 'Cup'],
      doing: 'Smith',
    });
    t.smith('Stool 2').in('gallery').use('Stool').use('Stool 2');
    expect(t.you.hand).toEqual(['Tower', 'Vase', 'Cup']);
    t.expectNothingPending();
  });

  test('copied by Kite draws too', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Doll', 'Tower', 'Frog'] },
      left: { gallery: ['Stool'], task: ['Bell'] },
      deckTop: ['Vase', 'Cup'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Doll' }).bench('left').pass();
    t.smith('Tower').in('gallery').use('Kite');
    expect(t.you.hand).toEqual(['Frog', 'Vase', 'Cup']); // and the Prayer without a task
    t.expectNothingPending();
  });
});
