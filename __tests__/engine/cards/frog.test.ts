import { table } from '../support/table';

describe('Frog', () => {
  test('gives another turn where no opponent has fewer works', () => {
    const t = table({
      you: { hand: ['Frog', 'Tower'] },
      left: { gallery: ['Fan'], hand: ['Bell'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery').use('Frog');
    expect(t.state.turn).toBe(2);
    expect(t.whoseTurn).toBe('you');
    expect(t.decision.kind).toBe('newTask'); // a whole turn, with its morning
    t.finishTurn();
    expect(t.whoseTurn).toBe('left');
    t.expectNothingPending();
  });

  test('may be declined', () => {
    const t = table({
      you: { hand: ['Frog', 'Tower'] },
      left: { gallery: ['Fan'], hand: ['Bell'] },
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery').pass();
    expect(t.whoseTurn).toBe('left');
    t.expectNothingPending();
  });

  test('is not offered where an opponent has fewer works, Frog counted', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: ['Frog', 'Tower'] },
      left: { gallery: ['Scroll'], hand: ['Bell'] },
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery'); // two works against one
    expect(t.whoseTurn).toBe('left');
    t.expectNothingPending();
  });

  test('is not offered where one of several opponents has fewer', () => {
    const t = table({
      you: { hand: ['Frog', 'Tower'] },
      left: { gallery: ['Scroll', 'Fan'], hand: ['Bell'] },
      right: {},
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery');
    expect(t.whoseTurn).toBe('left');
    t.expectNothingPending();
  });

  test('counts the works of both wings', () => {
    const t = table({
      you: { gallery: ['Fan'], giftShop: ['Doll'], hand: ['Frog', 'Tower'] },
      left: { gallery: ['Scroll', 'Plane'], giftShop: ['Cup'], hand: ['Bell'] },
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery').use('Frog');
    expect(t.whoseTurn).toBe('you');
    t.expectNothingPending();
  });

  test('counts each work once, whatever Go Set makes of it', () => {
    const t = table({
      you: { gallery: ['Go Set'], hand: ['Frog', 'Tower'] },
      left: { gallery: ['Scroll', 'Plane'], hand: ['Bell'] },
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery').use('Frog');
    expect(t.whoseTurn).toBe('you');
    t.expectNothingPending();
  });

  test('ignores the partner', () => {
    const t = table({
      teams: true,
      you: { hand: ['Frog', 'Tower'] },
      left: { gallery: ['Scroll'], hand: ['Bell'] },
      across: {},
      right: { gallery: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery').use('Frog');
    expect(t.whoseTurn).toBe('you');
    t.expectNothingPending();
  });

  test('minds every opponent of the other team', () => {
    const t = table({
      teams: true,
      you: { hand: ['Frog', 'Tower'] },
      left: { gallery: ['Scroll'], hand: ['Bell'] },
      across: { gallery: ['Fan'] },
      right: {},
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery');
    expect(t.whoseTurn).toBe('left');
    t.expectNothingPending();
  });

  test('adds up with a second Frog of the same turn', () => {
    const t = table({
      players: 4,
      you: { hand: ['Frog', 'Frog 2', 'Tower'], helpers: ['Pin'] },
      left: { gallery: ['Fan', 'Scroll'], hand: ['Bell'] },
      across: { gallery: ['Doll', 'Plane'] },
      right: { gallery: ['Cup', 'Mask'] },
      deckTop: ['Vase', 'Jar', 'Bowl'],
      doing: 'Smith',
    });
    t.smith('Frog').show('Tower').in('gallery').use('Frog');
    t.smith('Frog 2').in('gallery').use('Frog 2');
    expect(t.whoseTurn).toBe('you');
    t.finishTurn();
    expect(t.whoseTurn).toBe('you');
    t.finishTurn();
    expect(t.whoseTurn).toBe('left');
    expect(t.state.turn).toBe(4);
  });

  test('adds up with a Frog of the extra turn', () => {
    const t = table({
      players: 4,
      you: { hand: ['Frog', 'Frog 2', 'Tower', 'Pin'] },
      left: { gallery: ['Fan', 'Scroll'], hand: ['Bell'] },
      across: { gallery: ['Doll', 'Plane'] },
      right: { gallery: ['Cup', 'Mask'] },
      doing: 'Smith',
    });
    t.smith('Frog').show('Tower').in('gallery').use('Frog');
    t.task('Pin').smith('Frog 2').in('gallery').use('Frog 2');
    expect(t.state.turn).toBe(3);
    expect(t.whoseTurn).toBe('you');
    t.finishTurn();
    expect(t.whoseTurn).toBe('left');
  });

  test('is settled at that moment: the extra turn comes even if Cloak then returns Frog', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Frog', 'Tower', 'Ring'] },
      left: { gallery: ['Fan', 'Scroll'] },
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery').use('Frog').use('Cloak', { card: 'Ring' }).in('gallery');
    expect(t.you.gallery).toEqual(['Cloak', 'Ring']);
    expect(t.deckBottom).toBe('Frog');
    expect(t.whoseTurn).toBe('you');
    t.expectNothingPending();
  });

  test('is settled at that moment: a work completed later in the turn changes nothing', () => {
    const t = table({
      you: { hand: ['Frog', 'Tower', 'Doll'], helpers: ['Pin'] },
      left: { gallery: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery').use('Frog').smith('Doll').in('gallery');
    expect(t.whoseTurn).toBe('you');
    t.expectNothingPending();
  });

  test('acts when Poem has completed it', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Doll', 'Cup'] },
      left: { gallery: ['Fan', 'Scroll'], hand: ['Bell'] },
      deckTop: ['Frog', 'Vase'],
      doing: 'Smith',
    });
    t.smith('Doll').in('gallery').use('Poem').in('gallery').use('Frog');
    expect(t.whoseTurn).toBe('you'); // Doll was returned: two works against two
    t.expectNothingPending();
  });

  test('does not act again when another work is completed', () => {
    const t = table({
      you: { gallery: ['Frog'], hand: ['Doll'] },
      left: { gallery: ['Fan', 'Scroll', 'Cup'], hand: ['Bell'] },
      doing: 'Smith',
    });
    t.smith('Doll').in('gallery');
    expect(t.whoseTurn).toBe('left');
    t.expectNothingPending();
  });

  test('gives nothing to a Kite that has copied it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Cup', 'Doll'] },
      left: { gallery: ['Frog', 'Fan', 'Scroll'], task: ['Pin'], hand: ['Bell'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Cup' }).bench('left').copy('Frog').pass();
    t.smith('Doll').in('gallery');
    expect(t.whoseTurn).toBe('left');
    t.expectNothingPending();
  });

  test('gives nothing when Shuriken takes it', () => {
    const t = table({
      you: { hand: ['Shuriken', 'Pin', 'Ring'] },
      left: { gallery: ['Frog', 'Fan'], hand: ['Bell'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Frog' }).in('gallery');
    expect(t.whoseTurn).toBe('left');
    t.expectNothingPending();
  });

  test('is too late as the fifth work of a wing', () => {
    const t = table({
      you: { gallery: ['Cup', 'Mask', 'Plane', 'Doll'], hand: ['Frog', 'Tower'] },
      left: { gallery: ['Fan', 'Scroll', 'Bell'], giftShop: ['Jar', 'Vase'] },
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery');
    expect(t.end).toBe('works');
    expect(t.state.extraTurns).toBe(0);
  });

  test('puts off the end of the last round by its extra turn', () => {
    const t = table({
      roundLimit: 1,
      you: { gallery: ['Fan'], hand: [] },
      left: { hand: ['Frog', 'Tower', 'Pin'] },
      at: 'night',
    });
    t.task('Pin').smith('Frog').in('gallery').use('Frog');
    expect(t.end).toBeNull();
    expect(t.whoseTurn).toBe('left');
    t.finishTurn();
    expect(t.end).toBe('rounds');
  });

  test('ends a Kite’s copy with the first turn, and Kite may copy anew in the second', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Cup', 'Jar', 'Frog', 'Tower'] },
      left: { gallery: ['Scroll', 'Fan'], task: ['Pin'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Cup' }).bench('left').copy('Scroll').pass();
    t.smith('Frog').in('gallery').use('Frog');
    expect(t.whoseTurn).toBe('you');
    expect(t.scoreOf('you').bonuses).toBe(0); // a plain Kite again
    t.use('Kite', { card: 'Jar' }).bench('left').copy('Scroll');
    expect(t.scoreOf('you').bonuses).toBe(3);
  });

  test('gives the extra turn after the night of this one, waiting cards in hand', () => {
    const t = table({
      you: { gallery: ['Stool'], hand: ['Frog', 'Tower'] },
      left: { gallery: ['Scroll', 'Fan'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery').use('Stool').use('Frog');
    expect(t.you.hand).toEqual(['Tower', 'Vase']);
    expect(t.you.task).toEqual([]); // the old task lies on the floor
    expect(t.choices).toEqual(['task Tower', 'task Vase', 'pass']);
  });
});
