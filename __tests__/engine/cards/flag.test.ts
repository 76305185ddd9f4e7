import { table } from '../support/table';

describe('Flag', () => {
  test('gives one more action of your own task for a matching card shown', () => {
    const t = table({
      you: { gallery: ['Flag'], hand: ['Coin', 'Crane', 'Fan'] },
      doing: 'Smith',
    });
    t.use('Flag', { card: 'Coin' });
    expect(t.decision.task?.total).toBe(2);
    t.smith('Crane').in('gallery').smith('Fan').in('gallery');
    expect(t.you.hand).toEqual(['Coin']);
    expect(t.you.gallery).toEqual(['Flag', 'Crane', 'Fan']);
    t.expectNothingPending();
  });

  test('may stay furled', () => {
    const t = table({ you: { gallery: ['Flag'], hand: ['Coin'] }, doing: 'Smith' });
    t.pass();
    expect(t.decision.task?.total).toBe(1);
    expect(t.knows('left', 'Coin')).toBe(false);
    t.pray();
    t.expectNothingPending();
  });

  test('is not offered without a matching card', () => {
    const t = table({ you: { gallery: ['Flag'], hand: ['Crane', 'Vase'] }, doing: 'Smith' });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.total).toBe(1);
    t.pray();
    t.expectNothingPending();
  });

  test("is of no use on another player's task", () => {
    const t = table({
      you: { gallery: ['Flag'], hand: ['Coin'] },
      left: { task: ['Ring'] },
    });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.total).toBe(1);
  });

  test('is of no use with no task: the one Prayer stays one', () => {
    const t = table({
      you: { gallery: ['Flag'], hand: ['Coin'] },
      left: { hand: ['Vase'] },
      deckTop: ['Bowl'],
    });
    expect(t.whoseTurn).toBe('left');
    expect(t.you.hand).toEqual(['Coin', 'Bowl']);
    t.expectNothingPending();
  });

  test('two Flags may use the same card', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Flag', 'Flag 2'], hand: ['Coin'] },
      doing: 'Smith',
    });
    t.use('Flag', { card: 'Coin' }).use('Flag 2', { card: 'Coin' });
    expect(t.decision.task?.total).toBe(3);
    t.pray().pray().pray();
    t.expectNothingPending();
  });

  test('adds its action to those of the helpers, which cover does not double', () => {
    const t = table({
      you: { gallery: ['Flag', 'Robe'], helpers: ['Mask', 'Socks'], hand: ['Umbrella'] },
      doing: 'Tailor',
    });
    t.use('Flag', { card: 'Umbrella' });
    expect(t.decision.task?.total).toBe(1 + 2 * 2 + 1);
  });

  test('helps with a task that Doll has taken: it is your own', () => {
    const t = table({
      you: { gallery: ['Flag', 'Doll'], hand: ['Bell'] },
      left: { task: ['Coin'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Coin' }).use('Flag', { card: 'Bell' });
    expect(t.decision.task?.total).toBe(3);
    t.pray().pray().pray();
    t.expectNothingPending();
  });

  test("is of no use on a partner's task", () => {
    const t = table({
      teams: true,
      you: { gallery: ['Flag'], hand: ['Coin'] },
      across: { task: ['Ring'] },
    });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.total).toBe(1);
  });

  test('shows the card to everyone until cards leave the hand unseen', () => {
    const t = table({
      you: { gallery: ['Flag'], hand: ['Robe', 'Crane'] },
      left: { hand: ['Vase'] },
      right: {},
      doing: 'Tailor',
    });
    t.use('Flag', { card: 'Robe' });
    expect(t.knows('left', 'Robe')).toBe(true);
    expect(t.knows('right', 'Robe')).toBe(true);
    t.tailor().returnCard('Crane'); // it might have been Robe, for all the others know
    expect(t.knows('left', 'Robe')).toBe(false);
    expect(t.knows('right', 'Robe')).toBe(false);
    expect(t.knows('you', 'Robe')).toBe(true);
  });

  test('works by way of a Kite that copies it, though it came in the same morning', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Bell', 'Coin'] },
      left: { gallery: ['Flag'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Bell').use('Kite', { card: 'Coin' });
    expect(t.decision.task?.total).toBe(2);
    t.pray().pray();
    t.expectNothingPending();
  });
});
