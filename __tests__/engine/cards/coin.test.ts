import { table } from '../support/table';

describe('Coin', () => {
  test('counts the hand once more for backorders', () => {
    const t = table({
      you: { gallery: ['Coin'], sales: ['Crane'], hand: ['Fan', 'Poem'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(2 * 2);
  });

  test('adds nothing where there is no claim', () => {
    const t = table({
      you: { gallery: ['Coin'], sales: ['Crane'], hand: ['Ring', 'Fan'] },
      left: { sales: ['Poem'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(0);
  });

  test('doubles neither works nor sales nor the waiting area', () => {
    const t = table({
      you: { gallery: ['Coin'], giftShop: ['Scroll'], sales: ['Crane'], waiting: ['Fan'] },
      doing: 'Smith',
    });
    const { works, sales, backorders, bonuses } = t.scoreOf('you');
    expect({ works, sales, backorders, bonuses }).toEqual({
      works: 3 + 1,
      sales: 1,
      backorders: 0,
      bonuses: 3,
    });
  });

  test('two of them count the hand three times', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Coin', 'Coin 2'], sales: ['Crane', 'Ring'], hand: ['Fan', 'Bell'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').backorders).toBe(3 * (1 + 3));
  });

  test('copied by a Kite in the turn that ends the game counts the hand three times', () => {
    const t = table({
      you: { gallery: ['Kite', 'Coin'], sales: ['Crane'], hand: ['Ring', 'Fan'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Kite', { card: 'Ring' }).bench('you').pass();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').backorders).toBe(3 * 1);
    expect(t.scoreOf('you').works).toBe(3 + 3);
  });

  test('meets Lampshade: the tie at 0-0 is claimed twice over', () => {
    const t = table({
      you: { gallery: ['Coin', 'Lampshade'], hand: ['Ring', 'Vase', 'Fan'] },
      left: { hand: ['Bell'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').backorders).toBe(2 * (3 + 3));
    expect(t.scoreOf('left').backorders).toBe(0);
  });

  test('counts no other player’s hand', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Coin'] },
      across: { sales: ['Crane'], hand: ['Fan'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('across').backorders).toBe(1);
    expect(t.scoreOf('you').backorders).toBe(0);
  });
});
