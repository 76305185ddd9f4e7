import { table } from '../support/table';

describe('Figurine', () => {
  test('gives one more action on an opponent’s task for a matching card shown', () => {
    const t = table({
      you: { gallery: ['Figurine'], hand: ['Coin', 'Crane'] },
      left: { task: ['Ring'] },
    });
    t.use('Figurine', { card: 'Coin' });
    expect(t.decision.task?.total).toBe(2);
    expect(t.knows('left', 'Coin')).toBe(true);
    expect(t.you.hand).toEqual(['Coin', 'Crane']);
  });

  test('need not be shown a card', () => {
    const t = table({
      you: { gallery: ['Figurine'], hand: ['Coin'] },
      left: { task: ['Ring'] },
    });
    t.pass();
    expect(t.decision.task?.total).toBe(1);
    expect(t.knows('left', 'Coin')).toBe(false);
  });

  test('is not offered without a matching card in the hand', () => {
    const t = table({
      you: { gallery: ['Figurine'], hand: ['Crane'], waiting: ['Coin'] },
      left: { task: ['Ring'] },
    });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.total).toBe(1);
  });

  test('is of no use on your own task', () => {
    const t = table({ you: { gallery: ['Figurine'], hand: ['Coin'] }, doing: 'Smith' });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.total).toBe(1);
  });

  test('one card may serve before each of several tasks', () => {
    const t = table({
      you: { gallery: ['Figurine'], hand: ['Coin'] },
      left: { task: ['Ring'] },
      right: { task: ['Bell'] },
    });
    t.use('Figurine', { card: 'Coin' }).pray().pray();
    t.use('Figurine', { card: 'Coin' });
    expect(t.decision.task?.owner).toBe(2);
    expect(t.decision.task?.total).toBe(2);
  });

  test('two of them may be shown the same card', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Figurine', 'Figurine 2'], hand: ['Coin'] },
      left: { task: ['Ring'] },
    });
    t.use('Figurine', { card: 'Coin' }).use('Figurine 2', { card: 'Coin' });
    expect(t.decision.task?.total).toBe(3);
  });

  test('may be shown the card that has opened Curtain’s task', () => {
    const t = table({
      you: { gallery: ['Figurine'], hand: ['Coin'] },
      left: { gallery: ['Curtain'], task: ['Ring'] },
    });
    t.reveal('Coin').use('Figurine', { card: 'Coin' });
    expect(t.decision.task?.total).toBe(2);
  });

  test('gives nothing on a task that you skip', () => {
    const t = table({
      you: { gallery: ['Figurine'], hand: ['Coin'] },
      left: { gallery: ['Curtain'], task: ['Ring'] },
      doing: 'Clerk',
    });
    t.pass();
    expect(t.decision.task?.owner).toBe(0);
  });

  test('gives its action under Bangle, and Mask binds it', () => {
    const t = table({
      you: { gallery: ['Figurine'], helpers: ['Fan'], hand: ['Poem'], bench: ['Vase'] },
      left: { gallery: ['Bangle', 'Mask'], task: ['Crane'] },
      doing: 'Smith',
    });
    t.use('Figurine', { card: 'Poem' });
    expect(t.decision.task?.total).toBe(2);
    t.sell('Vase'); // the second is lost
    expect(t.events).toContainEqual({ type: 'actionLost', player: 0, index: 2, total: 2 });
    expect(t.you.waiting).toEqual([]);
  });

  test('gives nothing on a partner’s task', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Figurine'], hand: ['Coin'] },
      across: { task: ['Ring'] },
    });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.total).toBe(1);
  });

  test('gives nothing on a task that Doll has made your own', () => {
    const t = table({
      you: { gallery: ['Figurine', 'Doll'], hand: ['Coin'] },
      left: { task: ['Ring'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Ring' });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.total).toBe(2); // Doll’s own
  });

  test('works by way of a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Coin'] },
      left: { gallery: ['Figurine'], task: ['Ring'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').pass().use('Kite', { card: 'Coin' });
    expect(t.decision.task?.total).toBe(2);
  });
});
