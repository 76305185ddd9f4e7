import type { GameEvent } from '../../../engine';
import { table } from '../support/table';

/** Whose tasks this player did, in order. */
function tasksIn(events: readonly GameEvent[], player = 0): number[] {
  return events.flatMap((event) =>
    event.type === 'task' && event.player === player ? [event.owner] : [],
  );
}

function actionsIn(events: readonly GameEvent[], player: number): string[] {
  return events.flatMap((event) =>
    event.type === 'action' && event.player === player ? [event.form] : [],
  );
}

describe('Noon: the order of the tasks', () => {
  test('goes clockwise from your left, and yours comes last', () => {
    const t = table({
      you: { task: ['Vase'], hand: ['Poem'] },
      left: { task: ['Crane'] },
      farLeft: { task: ['Amulet'] },
      farRight: { task: ['Flag'] },
      right: { task: ['Bell'], hand: ['Fan'] },
    });
    t.finishTurn();
    expect(tasksIn(t.events)).toEqual([1, 2, 3, 4, 0]);
  });

  test('starts from whoever’s turn it is', () => {
    const t = table({
      you: { task: ['Vase'], hand: ['Poem'] },
      left: { task: ['Crane'], hand: ['Fan'] },
      right: { task: ['Bell'], hand: ['Straw'] },
      at: 'noon',
    });
    t.finishTurn();
    const before = t.events.length;
    t.finishTurn(); // left discards Crane and plays no task
    expect(tasksIn(t.events.slice(before), 1)).toEqual([2, 0]);
  });

  test('skips players without a task', () => {
    const t = table({
      you: { task: ['Vase'], hand: ['Poem'] },
      left: {},
      farLeft: { task: ['Amulet'], taskFaceDown: true },
      farRight: { task: ['Flag'] },
      right: {},
    });
    t.finishTurn();
    expect(tasksIn(t.events)).toEqual([3, 0]);
  });

  test('in a team game your partner’s task is among them', () => {
    const t = table({
      teams: true,
      you: { task: ['Vase'], hand: ['Poem'] },
      left: { task: ['Crane'] },
      across: { task: ['Amulet'] },
      right: { task: ['Flag'] },
    });
    t.finishTurn();
    expect(tasksIn(t.events)).toEqual([1, 2, 3, 0]);
  });

  test('a task taken away before you reach it is not performed', () => {
    const t = table({
      you: { task: ['Vase'], gallery: ['Flute'], hand: ['Poem'] },
      left: { task: ['Amulet'] },
      right: { task: ['Bell'] },
    });
    t.hire('Bell'); // right's task, as your helper
    expect(t.you.helpers).toEqual(['Bell']);
    t.finishTurn();
    expect(tasksIn(t.events)).toEqual([1, 0]);
  });

  test('every player performs your task on their own turn', () => {
    const t = table({
      you: { task: ['Vase'] },
      left: { hand: ['Poem'] },
      right: { hand: ['Fan'] },
      floor: ['Crane', 'Straw', 'Scroll'],
    });
    t.collect('Crane');
    t.pass().collect('Straw'); // left: no task, then yours
    t.pass().collect('Scroll'); // right
    expect(t.left.bench).toEqual(['Straw']);
    expect(t.right.bench).toEqual(['Scroll']);
  });
});

describe('Noon: without a task', () => {
  test('you take exactly one Prayer', () => {
    const t = table({ you: { hand: ['Vase'] }, left: { hand: ['Poem'] }, deckTop: ['Bell'] });
    expect(t.whoseTurn).toBe('left');
    expect(actionsIn(t.events, 0)).toEqual(['prayer']);
    expect(t.you.hand).toEqual(['Vase', 'Bell']);
  });

  test('no helpers apply to it', () => {
    const t = table({
      you: { helpers: ['Crane', 'Amulet', 'Flag', 'Vase', 'Bell'] },
      left: { hand: ['Poem'] },
    });
    expect(actionsIn(t.events, 0)).toEqual(['prayer']);
    expect(t.you.hand).toHaveLength(1);
  });

  test('nobody shares it', () => {
    const t = table({ left: { hand: ['Poem'] } });
    t.pass();
    // Left played no task either: one Prayer each, on their own turns.
    expect(actionsIn(t.events, 1)).toEqual(['prayer']);
    expect(tasksIn(t.events, 0)).toEqual([]);
    expect(tasksIn(t.events, 1)).toEqual([]);
  });

  test('others’ tasks come first, in full', () => {
    const t = table({ left: { task: ['Vase'], hand: ['Poem'] }, floor: ['Crane'] });
    t.collect('Crane');
    expect(actionsIn(t.events, 0)).toEqual(['potter', 'prayer']);
    expect(t.whoseTurn).toBe('left');
  });

  test('it is a Prayer action of yours: Cup may follow', () => {
    const t = table({ you: { gallery: ['Cup'] } });
    expect(t.choices).toEqual(['use Cup', 'pass']);
    t.use('Cup');
    expect(t.end).toBe('cup');
  });
});

describe('Performing a task', () => {
  test('runs in order: the obstruction, effects before the task, the count, the actions', () => {
    const t = table({
      you: { gallery: ['Figurine'], hand: ['Flag'] },
      left: { gallery: ['Curtain'], task: ['Quilt'] },
    });
    expect(t.decision.kind).toBe('obstruction');
    expect(t.decision.task).toBeNull();
    t.reveal('Flag');
    expect(t.decision.timing).toBe('beforeTask');
    expect(t.decision.task).toBeNull();
    t.use('Figurine', { card: 'Flag' }); // one card may serve several reveals
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task).toMatchObject({ begun: 1, total: 2 });
  });

  test('a task that you do not open is skipped, Prayers included', () => {
    const t = table({
      you: { hand: ['Flag'] },
      left: { gallery: ['Curtain'], task: ['Quilt'], hand: ['Poem'] },
    });
    t.pass();
    expect(actionsIn(t.events, 0)).toEqual(['prayer']); // the one for having no task
    expect(t.events).toContainEqual({
      type: 'taskSkipped',
      player: 0,
      owner: 1,
      material: 'cloth',
    });
  });

  test('obstructions hold for the whole task, even if the obstructing work leaves', () => {
    const t = table({
      you: { hand: ['Shuriken', 'Ring', 'Coin', 'Poem'], helpers: ['Bell'] },
      left: { gallery: ['Mask', 'Amulet', 'Stool'], task: ['Gong'] },
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Mask' }).in('gallery');
    expect(t.you.gallery).toEqual(['Shuriken', 'Mask']);
    expect(t.decision.task).toMatchObject({ begun: 2, total: 2, noConversion: true });
    expect(t.choices).not.toContain('pray');
    expect(t.choices).toContain('pass');
  });

  test('obstructions hold even if the task card leaves', () => {
    const t = table({
      you: { gallery: ['Flute'], helpers: ['Tower'] },
      left: { gallery: ['Mask'], task: ['Amulet'] },
      floor: ['Crane'],
    });
    t.hire('Amulet');
    expect(t.left.task).toEqual([]);
    expect(t.choices).toEqual(['hire Crane', 'pass']);
  });

  test('nothing recounts the actions, even if the task card itself leaves', () => {
    const t = table({
      you: { gallery: ['Flute'], helpers: ['Tower', 'Stool'], hand: ['Poem'] },
      left: { task: ['Amulet'], hand: ['Fan'] },
      floor: ['Crane', 'Straw'],
    });
    t.hire('Amulet').hire('Crane').hire('Straw');
    expect(actionsIn(t.events, 0)).toEqual(['monk', 'monk', 'monk', 'prayer']);
    t.expectNothingPending();
  });
});
