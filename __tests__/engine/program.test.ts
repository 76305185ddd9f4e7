/** A saved frame names its step, so a program may grow without changing what old saves mean. */
import type { Choice, GameState } from '../../engine';
import { apply, decision, deserialize, serialize } from '../../engine';
import { call, run } from '../../engine/flow/run';
import { PROGRAMS_OF_1, STEPS_OF_1 } from '../../engine/migrate';
import type { FrameOf, Values } from '../../engine/program';
import { aCount, DONE, optional, program } from '../../engine/program';
import { programNamed, registerProgram } from '../../engine/registry';
import { draw } from '../../engine/verbs';
import { table } from './support/table';

const VARIABLES = { drawn: optional(aCount) } as const;

type Thirsty = FrameOf<Values<typeof VARIABLES>>;

/** Draws as often as its player wants. */
const begin = (_: GameState, f: Thirsty) => {
  f.vars.drawn = 0;
};
const choose = {
  ask: { pick: 'nothing', act: 'draw', may: 'decline' },
  choices: (): Choice[] => [{ do: 'draw' }, { do: 'pass' }],
} as const;
const drink = (g: GameState, f: Thirsty) => {
  if (f.answer?.do === 'pass') return DONE;
  draw(g, f.player);
  f.vars.drawn = (f.vars.drawn ?? 0) + 1;
  return 'choose';
};
const ponder = (_: GameState, f: Thirsty) => {
  f.vars.drawn = 100;
};

const thirst = program('thirst', VARIABLES, { begin, choose, drink });
const grown = program('thirst', VARIABLES, { begin, ponder, choose, drink });

describe('A step that is put into a program', () => {
  test('leaves a frame saved before it where it stood', () => {
    registerProgram(thirst);
    const t = table({ at: 'newTask' });
    call(t.state, thirst, 0, {});
    run(t.state);
    t.draw().draw();
    const saved = serialize(t.state);

    registerProgram(grown);
    const g = deserialize(saved);
    expect(g.stack.at(-1)).toMatchObject({ program: 'thirst', step: 'choose' });
    const after = apply(g, { do: 'draw' }).state;
    expect(after.stack.at(-1)?.vars).toEqual({ drawn: 3 });
    expect(after.players[0]?.waiting).toHaveLength(3);
    expect(decision(apply(after, { do: 'pass' }).state)?.kind).toBe('newTask');
  });

  test('is taken by a game that comes to it', () => {
    registerProgram(grown);
    const t = table({ at: 'newTask' });
    call(t.state, grown, 0, {});
    run(t.state);
    expect(t.state.stack.at(-1)?.vars).toEqual({ drawn: 100 });
  });

  test('cannot have the name that means the end', () => {
    expect(() => program('odd', {}, { [DONE]: () => undefined })).toThrow('done');
  });
});

describe('The steps of version 1', () => {
  test.each(Object.entries(STEPS_OF_1))('of %s are all there by their names', (name, steps) => {
    const known = programNamed(PROGRAMS_OF_1[name] ?? name)?.steps ?? {};
    expect(steps.filter((step) => known[step] === undefined)).toEqual([]);
  });
});
