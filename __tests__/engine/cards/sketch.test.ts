import { table } from '../support/table';

describe('Sketch', () => {
  test('makes one of your helpers the new task', () => {
    const t = table({
      you: { gallery: ['Sketch'], helpers: ['Bell', 'Vase'], hand: ['Doll'] },
      at: 'newTask',
    });
    expect(t.choices).toEqual(['task Doll', 'use Sketch on Bell', 'use Sketch on Vase', 'pass']);
    t.use('Sketch', { card: 'Bell' });
    expect(t.you.task).toEqual(['Bell']);
    expect(t.you.helpers).toEqual(['Vase']);
    expect(t.you.hand).toEqual(['Doll']);
    expect(t.decision.task).toMatchObject({ owner: 0, material: 'metal' });
  });

  test('stops the helper from helping', () => {
    const t = table({
      you: { gallery: ['Sketch', 'Gong'], helpers: ['Bell', 'Pin'] },
      at: 'newTask',
    });
    t.use('Sketch', { card: 'Bell' });
    expect(t.decision.task).toMatchObject({ helpers: 1, total: 3 }); // Pin alone, covered by Gong
  });

  test('may be declined for a task from hand, or for none', () => {
    const t = table({
      you: { gallery: ['Sketch'], helpers: ['Bell'], hand: ['Doll'] },
      at: 'newTask',
    });
    t.task('Doll');
    expect(t.you.task).toEqual(['Doll']);
    expect(t.you.helpers).toEqual(['Bell']);
    const u = table({
      you: { gallery: ['Sketch'], helpers: ['Bell'] },
      left: { hand: ['Cup'] },
      at: 'newTask',
    });
    expect(u.choices).toEqual(['use Sketch on Bell', 'pass']); // an empty hand is no hindrance
    u.pass();
    expect(u.you.task).toEqual([]);
    expect(u.you.hand).toHaveLength(1); // the one Prayer
    u.expectNothingPending();
  });

  test('is not offered without helpers', () => {
    const t = table({ you: { gallery: ['Sketch'], hand: ['Doll'] }, at: 'newTask' });
    expect(t.choices).toEqual(['task Doll', 'pass']);
  });

  test('gives a task like any other: the others perform it, and next morning it goes to the floor', () => {
    const t = table({
      you: { gallery: ['Sketch'], helpers: ['Bell'] },
      left: {},
      at: 'newTask',
    });
    t.use('Sketch', { card: 'Bell' }).pray();
    expect(t.whoseTurn).toBe('left');
    expect(t.decision.task).toMatchObject({ owner: 0, material: 'metal', total: 1 });
    t.finishTurn();
    expect(t.whoseTurn).toBe('you');
    expect(t.floor).toEqual(['Bell']);
    expect(t.you.helpers).toEqual([]);
  });

  test('is worth a sale the next morning, with Chopsticks', () => {
    const t = table({
      you: { gallery: ['Sketch', 'Chopsticks'], helpers: ['Bell'] },
      at: 'newTask',
    });
    t.use('Sketch', { card: 'Bell' }).pray().finishTurn();
    t.use('Chopsticks');
    expect(t.you.sales).toEqual(['Bell']);
  });

  test('takes away a helper of Haniwa', () => {
    const t = table({
      you: { gallery: ['Sketch', 'Haniwa'], helpers: ['Bell', 'Pin'] },
      at: 'newTask',
    });
    expect(t.scoreOf('you').bonuses).toBe(6);
    t.use('Sketch', { card: 'Bell' });
    expect(t.scoreOf('you').bonuses).toBe(3);
  });

  test('comes after Umbrella, which may have sold the helper', () => {
    const t = table({
      you: { gallery: ['Sketch', 'Umbrella'], helpers: ['Bell', 'Vase'] },
      deckTop: ['Pin'],
      at: 'morning',
    });
    t.use('Umbrella').sell('Bell');
    expect(t.choices).toEqual(['use Sketch on Vase', 'pass']);
  });

  test('and Doll exclude each other', () => {
    const t = table({
      you: { gallery: ['Doll', 'Sketch'], helpers: ['Vase'] },
      left: { task: ['Bell'] },
      at: 'newTask',
    });
    t.use('Sketch', { card: 'Vase' });
    expect(t.left.task).toEqual(['Bell']);
    expect(t.decision.task).toMatchObject({ owner: 1, total: 1 });
    t.pray();
    expect(t.decision.task).toMatchObject({ owner: 0, total: 1 }); // no extra action
  });

  test('acts once though there are two: the new task is replaced once', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Sketch', 'Sketch 2'], helpers: ['Bell', 'Vase'] },
      at: 'newTask',
    });
    t.use('Sketch 2', { card: 'Bell' });
    expect(t.decision.kind).toBe('action');
    expect(t.you.helpers).toEqual(['Vase']);
  });

  test('may be copied by Kite in the same morning', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan'], helpers: ['Vase'] },
      left: { gallery: ['Sketch'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').use('Kite', { card: 'Vase' });
    expect(t.you.task).toEqual(['Vase']);
    expect(t.decision.task).toMatchObject({ owner: 0, material: 'clay', total: 1 });
  });
});
