import { table } from '../support/table';

describe('Teapot', () => {
  test('scores three points for each bench card of your most frequent material', () => {
    const t = table({
      you: { gallery: ['Teapot'], bench: ['Crane', 'Fan', 'Ring', 'Poem'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(9);
  });

  test('scores nothing on an empty bench; helpers, sales and others’ benches do not count', () => {
    const t = table({
      you: { gallery: ['Teapot'], helpers: ['Crane', 'Fan'], sales: ['Ring'], hand: ['Bell'] },
      left: { bench: ['Poem', 'Doll'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(0);
    expect(t.scoreOf('left').bonuses).toBe(0);
  });

  test('scores one material only when several are equal', () => {
    const t = table({
      you: { giftShop: ['Teapot'], bench: ['Crane', 'Fan', 'Ring', 'Bell'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(6);
  });

  test('has no effect in the hand', () => {
    const t = table({ you: { hand: ['Teapot'], bench: ['Crane'] }, doing: 'Tailor' });
    expect(t.scoreOf('you').bonuses).toBe(0);
  });

  test('two of them score twice', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Teapot', 'Teapot 2'], bench: ['Crane', 'Fan'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(12);
  });

  test('meets Haniwa: helpers and bench are counted apart', () => {
    const t = table({
      you: { gallery: ['Teapot', 'Haniwa'], bench: ['Crane', 'Fan'], helpers: ['Poem'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(6 + 3);
  });

  test('loses what is sold from the bench', () => {
    const t = table({
      you: { gallery: ['Teapot', 'Robe'], bench: ['Vase', 'Jar', 'Crane'] },
      left: { hand: ['Fan'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').bonuses).toBe(6);
    t.sellAll('clay');
    expect(t.scoreOf('you').bonuses).toBe(3);
    t.expectNothingPending();
  });

  test('gains from the card that Kite moves to its bench, and for a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite', 'Teapot'], bench: ['Crane'], hand: ['Fan', 'Ring'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('you').pass();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').bonuses).toBe(6 + 6);
  });
});
