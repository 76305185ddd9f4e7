import { table } from '../support/table';

describe('Scroll', () => {
  test.each([['gallery'], ['giftShop']] as const)(
    'is worth three more points in the %s',
    (wing) => {
      const t = table({ you: { [wing]: ['Scroll'] }, doing: 'Smith' });
      expect(t.scoreOf('you')).toMatchObject({ works: 1, bonuses: 3, total: 4 });
    },
  );

  test('gives nothing from the hand, the bench, the sales or the helpers', () => {
    const t = table({
      players: 4,
      you: { hand: ['Scroll'], bench: ['Scroll 2'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').bonuses).toBe(0);
    const u = table({
      players: 4,
      you: { sales: ['Scroll'], helpers: ['Scroll 2'] },
      doing: 'Smith',
    });
    expect(u.scoreOf('you').bonuses).toBe(0);
  });

  test('counts for each of two copies', () => {
    const t = table({ players: 4, you: { gallery: ['Scroll', 'Scroll 2'] }, doing: 'Smith' });
    expect(t.scoreOf('you')).toMatchObject({ works: 2, bonuses: 6, total: 8 });
  });

  test('counts as a work in the wing of Tapestry', () => {
    const t = table({ you: { gallery: ['Scroll', 'Tapestry'] }, doing: 'Smith' });
    expect(t.scoreOf('you')).toMatchObject({ works: 3, bonuses: 3 + 2, total: 8 });
  });

  test('scores for whoever has taken it with Shuriken, and no longer for its former owner', () => {
    const t = table({
      you: { hand: ['Shuriken', 'Pin', 'Ring'] },
      left: { gallery: ['Scroll', 'Fan'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Scroll' }).in('gallery');
    expect(t.scoreOf('you').bonuses).toBe(3);
    expect(t.scoreOf('left').bonuses).toBe(0);
  });

  test('is lost when Flute makes it a helper', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { gallery: ['Scroll'], hand: ['Bell'] },
      doing: 'Monk',
    });
    t.hire('Scroll');
    expect(t.scoreOf('left')).toMatchObject({ works: 0, bonuses: 0 });
    expect(t.scoreOf('you').bonuses).toBe(0);
    t.expectNothingPending();
  });

  test('counts for a Kite that is a copy of it when the game ends', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan'] },
      left: { gallery: ['Scroll'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left'); // the Prayer takes the last card
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you')).toMatchObject({ works: 1, bonuses: 3, total: 4 });
    expect(t.scoreOf('left')).toMatchObject({ works: 1, bonuses: 3, total: 4 });
    expect(t.winners).toEqual(['you']); // the tie goes to the current player
  });

  test('counts no more for Kite once the turn is over', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan'] },
      left: { gallery: ['Scroll'], hand: ['Bell'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left');
    expect(t.whoseTurn).toBe('left');
    expect(t.scoreOf('you')).toMatchObject({ works: 2, bonuses: 0 });
  });
});
