/** A store per test, and ways to play through it. */
import type { Choice, Decision, GameState, Situation } from '@/engine';
import { situation } from '@/engine';
import { seededRng, nextInt } from '@/engine/rng';
import type { GameDeps, GameKeeper, Pace, Participant, Passing } from '@/store/game';
import { createGameStore, randomAi } from '@/store/game';
import { memoryKeeper } from '@/store/saves/memory';

export function person(name: string, colour = 0): Participant {
  return { name, kind: 'person', colour };
}

export function ai(name: string, colour = 1): Participant {
  return { name, kind: 'ai', level: 'novice', colour };
}

/** Lets promises and the AI's pauses run until nothing happens any more. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}

export interface Options {
  keeper?: GameKeeper;
  pace?: Pace;
  passing?: Passing;
  ai?: GameDeps['ai'];
  stopKeeping?: GameDeps['stopKeeping'];
}

export function newStore({
  keeper = memoryKeeper(),
  pace = 'instant',
  passing = 'alone',
  ai: player,
  stopKeeping = () => undefined,
}: Options = {}) {
  const deps: GameDeps = {
    keeper,
    stopKeeping,
    ai: player ?? randomAi,
    scheduler: { pause: () => new Promise((resolve) => setImmediate(resolve)) },
    pace: () => pace,
    passing: () => passing,
    freshSeed: () => 'fresh',
  };
  return createGameStore(deps);
}

/** A save that was left at this table, whatever its id. */
export function laidOut(given: Situation, participants: readonly Participant[]): GameKeeper {
  const state = situation(given);
  return {
    ...memoryKeeper(),
    load: async (id) => ({
      id,
      name: '',
      participants: [...participants],
      options: state.options,
      base: state,
      choices: [],
      state,
      notice: null,
    }),
    append: async () => undefined,
  };
}

export type TestStore = ReturnType<typeof newStore>;

/** A seeded player who takes any legal choice. */
export function randomPlayer(seed: string): (decision: Decision) => Choice {
  const rng = seededRng(seed);
  return (decision) => decision.choices[nextInt(rng, decision.choices.length)] as Choice;
}

/** Waits until a person must act or the game is over; opens curtains on the way. */
export async function untilAsked(store: TestStore): Promise<void> {
  for (let i = 0; i < 10_000; i++) {
    const s = store.getState();
    if (s.status !== 'playing' || s.fault !== null) return;
    if (s.curtain !== null) s.openCurtain();
    else if (s.pending.length > 0) s.finishSteps();
    else if (s.turnDone !== null) s.passTurn();
    else if (s.decision !== null) return;
    else await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('The game does not go on.');
}

/** Plays for the persons until the game is over or `stop` says so. */
export async function playOn(
  store: TestStore,
  pick: (decision: Decision) => Choice,
  stop: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    await untilAsked(store);
    const { decision, choose } = store.getState();
    if (decision === null || stop()) return;
    await choose(pick(decision));
  }
}

/** Keeps in memory, remembers the true state, and can fail or wait on demand. */
export function watchedKeeper() {
  const inner = memoryKeeper();
  const watch = {
    state: null as GameState | null,
    saved: 0,
    /** The next writes fail with this. */
    fail: null as Error | null,
    /** Writes wait for this. */
    hold: null as Promise<void> | null,
  };
  const write = async (work: () => Promise<void>, after: GameState) => {
    await watch.hold;
    if (watch.fail !== null) throw watch.fail;
    await work();
    watch.saved++;
    watch.state = after;
  };
  const keeper: GameKeeper = {
    create: async (save, state) => {
      watch.state = state;
      return inner.create(save, state);
    },
    load: inner.load,
    append: (id, at, choice, player, after) =>
      write(() => inner.append(id, at, choice, player, after), after),
    takeBack: (id, at, after) => write(() => inner.takeBack(id, at, after), after),
    noteHint: inner.noteHint,
  };
  return { keeper, watch };
}
