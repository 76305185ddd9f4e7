import { table } from '../support/table';

describe('Night', () => {
  test('effects of your works come first, then the waiting area goes to your hand', () => {
    const t = table({
      you: { gallery: ['Pinwheel'], hand: ['Crane'], waiting: ['Vase', 'Bell'] },
      left: { hand: ['Poem'] },
      at: 'night',
    });
    expect(t.decision.timing).toBe('night');
    expect(t.you.waiting).toEqual(['Vase', 'Bell']);
    expect(t.choices).toEqual(['use Pinwheel on Crane', 'pass']); // waiting cards cannot be returned
    t.pass();
    expect(t.you.hand).toEqual(['Crane', 'Vase', 'Bell']);
    expect(t.you.waiting).toEqual([]);
    t.expectNothingPending();
  });

  test('each effect is used at most once; with two copies each acts, in any order', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Pinwheel', 'Pinwheel 2'], hand: ['Crane', 'Fan', 'Straw'] },
      left: { hand: ['Poem'] },
      at: 'night',
    });
    t.use('Pinwheel 2', { card: 'Fan' }).pass();
    expect(t.choices).toEqual(['use Pinwheel on Crane', 'use Pinwheel on Straw', 'pass']);
    t.use('Pinwheel', { card: 'Straw' }).pass();
    expect(t.deck.slice(-2)).toEqual(['Fan', 'Straw']);
    expect(t.whoseTurn).toBe('left');
  });

  test('a card drawn at night reaches the hand the same night', () => {
    const t = table({
      you: { gallery: ['Pinwheel'], hand: ['Crane'] },
      left: { hand: ['Poem'] },
      deckTop: ['Vase'],
      at: 'night',
    });
    t.use('Pinwheel', { card: 'Crane' }).draw();
    expect(t.you.hand).toEqual(['Vase']);
  });

  test('all cards of the waiting area are taken, beyond five too', () => {
    const t = table({
      you: { hand: ['Crane', 'Fan', 'Scroll', 'Straw'], waiting: ['Vase', 'Bell', 'Ring'] },
      left: { hand: ['Poem'] },
      at: 'night',
    });
    expect(t.you.hand).toHaveLength(7);
  });

  test('only your own waiting area is taken', () => {
    const t = table({
      you: { waiting: ['Vase'] },
      left: { hand: ['Poem'], waiting: ['Bell'] },
      at: 'night',
    });
    expect(t.left.waiting).toEqual(['Bell']);
  });

  test('then play passes clockwise', () => {
    const t = table({
      players: 3,
      you: { hand: ['Fan'] },
      left: { hand: ['Poem'] },
      right: { hand: ['Crane'] },
      at: 'night',
    });
    expect(t.whoseTurn).toBe('left');
    t.finishTurn();
    expect(t.whoseTurn).toBe('right');
    t.finishTurn();
    expect(t.whoseTurn).toBe('you');
    expect(t.state.round).toBe(2);
    expect(t.state.turn).toBe(4);
  });

  test('unless an extra turn is due', () => {
    const t = table({
      you: { hand: ['Frog', 'Tower'] },
      left: { hand: ['Poem'], gallery: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Frog').in('gallery').use('Frog');
    expect(t.whoseTurn).toBe('you');
    expect(t.state.turn).toBe(2);
    expect(t.state.round).toBe(1);
    t.finishTurn();
    expect(t.whoseTurn).toBe('left');
  });
});
