import { table } from '../support/table';

describe('Doll', () => {
  test('moves an opponent’s task to your slot, with one more action this turn', () => {
    const t = table({
      you: { gallery: ['Doll'] },
      left: { task: ['Bell'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Bell' });
    expect(t.you.task).toEqual(['Bell']);
    expect(t.left.task).toEqual([]);
    expect(t.decision.task).toMatchObject({ owner: 0, total: 2 }); // left’s own is not performed
    t.pray().pray();
    t.expectNothingPending();
  });

  test('may be declined: the task stays, and is performed where it lies', () => {
    const t = table({
      you: { gallery: ['Doll'], hand: ['Fan'] },
      left: { task: ['Bell'] },
      at: 'newTask',
    });
    t.task('Fan');
    expect(t.left.task).toEqual(['Bell']);
    expect(t.decision.task).toMatchObject({ owner: 1, total: 1 });
    t.pray();
    expect(t.decision.task).toMatchObject({ owner: 0, total: 1 });
  });

  test('comes instead of a task from hand, not on top of it', () => {
    const t = table({
      you: { gallery: ['Doll'], hand: ['Fan'] },
      left: { task: ['Bell'] },
      at: 'newTask',
    });
    expect(t.choices).toEqual(['task Fan', 'use Doll on Bell', 'pass']);
    t.use('Doll', { card: 'Bell' });
    expect(t.decision.kind).toBe('action');
    expect(t.you.hand).toEqual(['Fan']);
  });

  test('finds its slot empty: the old task has gone to the floor before', () => {
    const t = table({
      you: { gallery: ['Doll'], task: ['Fan'] },
      left: { task: ['Bell'] },
      at: 'morning',
    });
    t.use('Doll', { card: 'Bell' });
    expect(t.floor).toEqual(['Fan']);
    expect(t.you.task).toEqual(['Bell']);
  });

  test('cannot take the face-down card of the setup', () => {
    const t = table({
      you: { gallery: ['Doll'], hand: ['Fan'] },
      left: { task: ['Bell'], taskFaceDown: true },
      at: 'newTask',
    });
    expect(t.choices).toEqual(['task Fan', 'pass']);
  });

  test('gives its extra action on top of covered helpers and of Flag', () => {
    const t = table({
      you: { gallery: ['Doll', 'Gong', 'Flag'], helpers: ['Pin'], hand: ['Ring'] },
      left: { task: ['Bell'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Bell' }).use('Flag', { card: 'Ring' });
    expect(t.decision.task?.total).toBe(5); // 1 + 2 for the covered helper + Flag + Doll
  });

  test('gives no extra action on the tasks of others', () => {
    const t = table({
      you: { gallery: ['Doll'] },
      left: { task: ['Bell'] },
      right: { task: ['Fan'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Bell' });
    expect(t.decision.task).toMatchObject({ owner: 2, total: 1 });
    t.pray();
    expect(t.decision.task).toMatchObject({ owner: 0, total: 2 });
  });

  test('gives nobody else the extra action: its former owner performs it once, at your place', () => {
    const t = table({
      you: { gallery: ['Doll'] },
      left: { task: ['Bell'] },
      right: {},
      at: 'newTask',
    });
    t.use('Doll', { card: 'Bell' }).pray().pray();
    expect(t.whoseTurn).toBe('left');
    expect(t.decision.task).toMatchObject({ owner: 0, total: 1 });
  });

  test('is for this turn only: Frog’s extra turn begins without it', () => {
    const t = table({
      you: { gallery: ['Doll'], hand: ['Frog', 'Tower', 'Ring'] },
      left: { task: ['Bell'], gallery: ['Fan', 'Scroll'] },
      deckTop: ['Vase', 'Cup'],
      at: 'newTask',
    });
    t.use('Doll', { card: 'Bell' });
    t.smith('Frog').in('gallery').use('Frog').pray();
    expect(t.whoseTurn).toBe('you');
    expect(t.floor).toEqual(['Bell']); // the old task, on your next morning
    t.task('Ring');
    expect(t.decision.task).toMatchObject({ owner: 0, total: 1 });
  });

  test('leaves the obstructions of the former owner behind', () => {
    const t = table({
      you: { gallery: ['Doll'], helpers: ['Pin'] },
      left: { task: ['Bell'], gallery: ['Curtain', 'Bangle', 'Mask'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Bell' });
    expect(t.decision.task).toMatchObject({ owner: 0, total: 3, noConversion: false });
    expect(t.choices).toEqual(['pray']);
  });

  test('lets your own obstructions meet the former owner', () => {
    const t = table({
      you: { gallery: ['Doll', 'Curtain'] },
      left: { task: ['Bell'], hand: ['Ring'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Bell' }).pray().pray();
    expect(t.whoseTurn).toBe('left');
    t.pass();
    expect(t.decision.kind).toBe('obstruction');
    expect(t.choices).toEqual(['reveal Ring', 'pass']);
  });

  test('and Sketch exclude each other', () => {
    const t = table({
      you: { gallery: ['Doll', 'Sketch'], helpers: ['Vase'] },
      left: { task: ['Bell'] },
      at: 'newTask',
    });
    expect(t.choices).toEqual(['use Doll on Bell', 'use Sketch on Vase', 'pass']);
    t.use('Doll', { card: 'Bell' });
    expect(t.decision.kind).toBe('action');
    expect(t.you.helpers).toEqual(['Vase']);
  });

  test('acts once though there are two: the new task is replaced once', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Doll', 'Doll 2'] },
      left: { task: ['Bell'] },
      across: { task: ['Fan'] },
      at: 'newTask',
    });
    t.use('Doll 2', { card: 'Bell' });
    expect(t.decision.task).toMatchObject({ owner: 2, total: 1 });
    t.pray();
    expect(t.decision.task).toMatchObject({ owner: 0, total: 2 });
  });

  test('chooses between the tasks of all opponents, but never touches the partner’s', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Doll'] },
      left: { task: ['Bell'] },
      across: { task: ['Fan'] },
      right: { task: ['Vase'] },
      at: 'newTask',
    });
    expect(t.choices).toEqual(['use Doll on Bell', 'use Doll on Vase', 'pass']);
    expect(t.whyNot('Fan')).toBe('partner');
  });

  test('helps a Kite that has copied it this morning', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan'] },
      left: { gallery: ['Doll'], task: ['Bell'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').use('Kite', { card: 'Bell' });
    expect(t.you.task).toEqual(['Bell']);
    expect(t.decision.task).toMatchObject({ owner: 0, total: 2 });
  });

  test('completed in the morning may replace the new task of that morning', () => {
    const t = table({
      you: { gallery: ['Pin', 'Dice'], hand: ['Amulet'] },
      left: { task: ['Bell'] },
      deckTop: ['Doll'],
      at: 'morning',
    });
    t.use('Pin').tailor().use('Dice').in('gallery').pass(); // one card in hand, and Doll is worth 1
    t.use('Doll', { card: 'Bell' });
    expect(t.you.task).toEqual(['Bell']);
    expect(t.decision.task).toMatchObject({ owner: 0, total: 2 });
  });
});
