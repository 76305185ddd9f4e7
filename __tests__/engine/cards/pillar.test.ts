import { table } from '../support/table';

describe('Pillar', () => {
  test('covers all sales of your most-sold material', () => {
    const t = table({
      you: { gallery: ['Pillar'], sales: ['Vase', 'Jar', 'Fan'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(6);
  });

  test('goes by number, not by value', () => {
    const t = table({
      you: { gallery: ['Pillar'], sales: ['Fan', 'Scroll', 'Vase'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(2);
  });

  test('takes of a tie the material that adds most', () => {
    const t = table({
      you: { gallery: ['Pillar'], sales: ['Fan', 'Tower', 'Vase'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(3);
  });

  test('adds to a tie only what is not covered already', () => {
    const t = table({
      you: { gallery: ['Pillar'], giftShop: ['Cup'], sales: ['Vase', 'Mask', 'Fan'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(3 + 2); // Cup covers Vase, so Pillar takes Mask
  });

  test('takes Quilt’s cover into account as well', () => {
    const t = table({
      you: { gallery: ['Pillar', 'Quilt'], sales: ['Mask', 'Robe', 'Bell', 'Ring', 'Fan', 'Doll'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(4 + 2 + 6);
  });

  test('is wasted on a most-sold material that is covered: no other takes its place', () => {
    const t = table({
      you: { gallery: ['Pillar'], giftShop: ['Crane', 'Plane'], sales: ['Fan', 'Doll', 'Vase'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(2);
  });

  test('covers where a smaller cover fails: all or nothing is no matter to it', () => {
    const t = table({
      you: { gallery: ['Pillar'], giftShop: ['Crane'], sales: ['Fan', 'Doll', 'Plane'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(3);
  });

  test('covers nothing without sales, and nothing for others', () => {
    const t = table({
      you: { gallery: ['Pillar'] },
      left: { sales: ['Vase'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(0);
    expect(t.scoreOf('left').sales).toBe(0);
  });

  test('does nothing from hand, helpers or sales', () => {
    const t = table({ you: { hand: ['Pillar'], sales: ['Vase'] }, doing: 'Smith' });
    expect(t.scoreOf('you').sales).toBe(0);
    const u = table({ you: { sales: ['Vase', 'Pillar'] }, doing: 'Smith' });
    expect(u.scoreOf('you').sales).toBe(0);
  });

  test('covers Stone sales like any Stone work in the gift shop, and one more material by its effect', () => {
    const t = table({
      you: { giftShop: ['Pillar'], sales: ['Tower', 'Frog', 'Vase', 'Jar'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(4 + 6);
  });

  test('leaves its Stone cover from the gallery to Go Set', () => {
    const t = table({
      you: { gallery: ['Pillar', 'Go Set'], sales: ['Tower', 'Frog', 'Vase', 'Jar'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(4 + 6);
  });

  test('of two copies covers both materials of a tie', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Pillar', 'Pillar 2'], sales: ['Vase', 'Mask', 'Fan'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(3 + 2);
  });

  test('of two copies covers no second material where one is sold most', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Pillar', 'Pillar 2'], sales: ['Fan', 'Doll', 'Vase'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(2);
  });

  test('says nothing about backorders: a covered tie is still a tie', () => {
    const t = table({
      you: { gallery: ['Pillar'], sales: ['Vase'], hand: ['Cup'] },
      left: { sales: ['Jar'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you')).toMatchObject({ sales: 3, backorders: 0 });
  });

  test('counts for a Kite that is a copy of it when the game ends', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan'], sales: ['Vase'] },
      left: { gallery: ['Pillar'] },
      deckTop: ['Jar'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left');
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you')).toMatchObject({ works: 2, sales: 3 });
  });
});
