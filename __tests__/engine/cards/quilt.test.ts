import { table } from '../support/table';

describe('Quilt', () => {
  test('covers your sales of Paper, Stone and Cloth', () => {
    const t = table({
      you: { gallery: ['Quilt'], sales: ['Crane', 'Fan', 'Pillar', 'Robe', 'Mask', 'Socks'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').sales).toBe(1 + 1 + 2 + 2 + 2 + 2);
  });

  test('covers neither Clay nor Metal, and no sales of others', () => {
    const t = table({
      you: { gallery: ['Quilt'], sales: ['Vase', 'Ring'] },
      left: { sales: ['Crane'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').sales).toBe(0);
    expect(t.scoreOf('left').sales).toBe(0);
  });

  test('covers in either wing', () => {
    const t = table({ you: { giftShop: ['Quilt'], sales: ['Crane', 'Fan'] }, doing: 'Clerk' });
    expect(t.scoreOf('you').sales).toBe(2);
  });

  test('claims the backorders of a tie for the lead; the other player of the tie does not', () => {
    const t = table({
      you: { gallery: ['Quilt'], sales: ['Crane'], hand: ['Poem'] },
      left: { sales: ['Fan'], hand: ['Doll'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(1);
    expect(t.scoreOf('left').backorders).toBe(0);
  });

  test('claims at 0-0: Paper, Stone and Cloth, not Clay and Metal', () => {
    const t = table({
      you: { gallery: ['Quilt'], hand: ['Poem', 'Pillar', 'Robe', 'Vase', 'Ring'] },
      left: { hand: ['Doll', 'Bench'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').backorders).toBe(1 + 2 + 2);
    expect(t.scoreOf('left').backorders).toBe(0);
  });

  test('claims nothing where another player has more', () => {
    const t = table({
      you: { gallery: ['Quilt'], sales: ['Crane'], hand: ['Poem', 'Robe'] },
      left: { sales: ['Fan', 'Sketch', 'Mask'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(0);
  });

  test('claims nothing in a tie for second place', () => {
    const t = table({
      you: { gallery: ['Quilt'], sales: ['Crane'], hand: ['Poem'] },
      left: { sales: ['Fan'] },
      right: { sales: ['Doll', 'Sketch'], hand: ['Straw'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(0);
    expect(t.scoreOf('right').backorders).toBe(1);
  });

  test('leaves Clay and Metal to Lampshade, and both together claim all five at 0-0', () => {
    const t = table({
      you: { gallery: ['Quilt', 'Lampshade'], hand: ['Poem', 'Pillar', 'Robe', 'Vase', 'Ring'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').backorders).toBe(1 + 2 + 2 + 3 + 3);
  });

  test('two holders who are tied for the lead both claim', () => {
    const t = table({
      you: { gallery: ['Quilt'], sales: ['Crane'], hand: ['Poem'] },
      left: { giftShop: ['Quilt 2'], sales: ['Fan'], hand: ['Doll', 'Sketch'] },
      across: { sales: ['Straw'], hand: ['Plane'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(1);
    expect(t.scoreOf('left').backorders).toBe(2);
    expect(t.scoreOf('across').backorders).toBe(0);
  });

  test('two copies claim no more than one', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Quilt', 'Quilt 2'], sales: ['Crane'], hand: ['Poem', 'Robe'] },
      left: { sales: ['Fan'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(1 + 2);
    expect(t.scoreOf('you').sales).toBe(1);
  });

  test('meets Coin: the hand counts once more where the tie is claimed', () => {
    const t = table({
      you: { gallery: ['Quilt', 'Coin'], hand: ['Robe', 'Ring'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').backorders).toBe(2 * 2);
  });

  test('claims a tie with the partner too: majorities stay individual', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Quilt'], sales: ['Crane'], hand: ['Poem'] },
      across: { sales: ['Fan'], hand: ['Doll'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').backorders).toBe(1);
    expect(t.scoreOf('across').backorders).toBe(0);
  });

  test('leaves Pillar to the material that is still uncovered', () => {
    const t = table({
      you: { gallery: ['Quilt', 'Pillar'], sales: ['Robe', 'Mask', 'Vase', 'Jar'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').sales).toBe(2 + 2 + 3 + 3);
  });

  test('claims the waiting cards only when they have come to the hand', () => {
    const t = table({
      you: { gallery: ['Quilt'], waiting: ['Robe'] },
      left: { hand: ['Vase'] },
      deckTop: ['Mask'],
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').backorders).toBe(0);
    t.pray();
    expect(t.scoreOf('you').backorders).toBe(4);
    t.expectNothingPending();
  });

  test('works by way of a Kite when the game ends in that turn', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Mask'], sales: ['Robe', 'Socks'] },
      left: { gallery: ['Quilt'], sales: ['Flag', 'Cloak'], hand: ['Umbrella'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').pass();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').sales).toBe(4);
    expect(t.scoreOf('you').backorders).toBe(2);
    expect(t.scoreOf('left').backorders).toBe(2);
  });
});
