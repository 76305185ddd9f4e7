import { table } from '../support/table';

describe('Lampshade', () => {
  test('claims Clay and Metal backorders at nil all', () => {
    const t = table({
      you: { gallery: ['Lampshade'], hand: ['Cup', 'Bell', 'Ring'] },
      left: { hand: ['Vase', 'Pin'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(9);
    expect(t.scoreOf('left').backorders).toBe(0);
  });

  test('claims a tie for the lead, and the others of the tie do not', () => {
    const t = table({
      you: { giftShop: ['Lampshade'], sales: ['Vase'], hand: ['Cup'] },
      left: { sales: ['Jar'], hand: ['Bowl'] },
      right: { sales: ['Dice'], hand: ['Brick'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(3);
    expect(t.scoreOf('left').backorders).toBe(0);
    expect(t.scoreOf('right').backorders).toBe(0);
  });

  test('claims nothing where somebody has more', () => {
    const t = table({
      you: { gallery: ['Lampshade'], sales: ['Vase'], hand: ['Cup'] },
      left: { sales: ['Jar', 'Dice'], hand: ['Bowl'] },
      right: { sales: ['Brick'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(0);
    expect(t.scoreOf('left').backorders).toBe(3);
  });

  test('claims no tie of Paper, Stone or Cloth', () => {
    const t = table({
      you: { gallery: ['Lampshade'], hand: ['Fan', 'Tower', 'Mask'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(0);
  });

  test('covers no sales', () => {
    const t = table({ you: { giftShop: ['Lampshade'], sales: ['Vase', 'Bell'] }, doing: 'Smith' });
    expect(t.scoreOf('you').sales).toBe(0);
  });

  test('does nothing from the hand', () => {
    const t = table({ you: { hand: ['Lampshade', 'Cup'] }, doing: 'Smith' });
    expect(t.scoreOf('you').backorders).toBe(0);
  });

  test('of two players lets both claim the tie', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Lampshade'], hand: ['Cup'] },
      left: { gallery: ['Lampshade 2'], hand: ['Vase', 'Bell'] },
      across: { hand: ['Jar'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(3);
    expect(t.scoreOf('left').backorders).toBe(6);
    expect(t.scoreOf('across').backorders).toBe(0);
  });

  test('counts a claimed tie once more with Coin, and Quilt adds the other materials', () => {
    const t = table({
      you: { gallery: ['Lampshade', 'Coin', 'Quilt'], hand: ['Cup', 'Fan'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(2 * (3 + 1));
  });

  test('claims a tie only once, though there are two', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Lampshade', 'Lampshade 2'], hand: ['Cup'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(3);
  });

  test('breaks a tie with the partner too: majorities stay individual', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Lampshade'], sales: ['Vase'], hand: ['Cup'] },
      across: { sales: ['Jar'], hand: ['Bowl'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(3);
    expect(t.scoreOf('across').backorders).toBe(0);
  });

  test('holds for a Kite that has copied it, when the game ends in that turn', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Cup'] },
      left: { gallery: ['Lampshade'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').pass(); // the Prayer takes the last card
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you')).toMatchObject({ works: 1, backorders: 3 });
  });
});
