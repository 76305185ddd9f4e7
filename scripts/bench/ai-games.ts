/** Decisions of each level in slices, as in the app. Runs on V8 and on Hermes. */
import type { Choice } from '../../engine';
import { advance, legalChoices, newGame, viewFor } from '../../engine';
import type { Level } from '../../engine/ai';
import { LEVELS, think } from '../../engine/ai';
import { keepAllWeights } from '../../engine/ai/weights/all';
import { SLICE_MS } from '../../store/game/slices';

keepAllWeights();

export interface AiTimes {
  level: Level;
  players: number;
  decisions: number;
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p95: number;
  longest: number;
  longestSlice: number;
  /** The 999th of a thousand slices; the longest one is often a pause of the machine. */
  slice999: number;
  /** Times of the indivisible pieces of work, in order. */
  pieces: number[];
}

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

type Thinking = ReturnType<typeof think>;

/** Plays games of one level until this many questions are answered by `answer`. */
function playThrough(
  level: Level,
  players: number,
  wanted: number,
  now: () => number,
  answer: (begin: () => Thinking) => Choice,
): void {
  let answered = 0;
  for (let game = 0; answered < wanted; game++) {
    const g = newGame({ players, seed: `bench-${players}-${game}` });
    let legal: Choice[] | null = legalChoices(g);
    for (let move = 0; legal !== null && answered < wanted; move++) {
      const open: Choice[] = legal;
      let choice = open[0] as Choice;
      if (open.length > 1) {
        answered++;
        choice = answer(() =>
          think(viewFor(g, g.current), open, { level, seed: `${game}/${move}`, now }),
        );
      }
      legal = advance(g, choice);
    }
  }
}

/** A slice of 0 ms does a single piece of work. */
function piecesOf(level: Level, players: number, wanted: number, now: () => number): number[] {
  const pieces: number[] = [];
  playThrough(level, players, wanted, now, (begin) => {
    const thought = begin();
    for (let done = false; !done;) {
      const from = now();
      done = thought.step(0);
      pieces.push(now() - from);
    }
    return thought.best().choice;
  });
  return pieces;
}

function timesOf(level: Level, players: number, wanted: number, now: () => number): AiTimes {
  // First, because unpacking the nets is measured too.
  const pieces = piecesOf(level, players, wanted, now);
  const times: number[] = [];
  const slices: number[] = [];
  playThrough(level, players, wanted, now, (begin) => {
    const began = now();
    let from = began;
    const thought = begin();
    for (;;) {
      const done = thought.step(SLICE_MS);
      // As in store/game/slices.ts, the answer is taken in the last slice.
      const choice = done ? thought.best().choice : null;
      const to = now();
      slices.push(to - from);
      from = to;
      if (choice === null) continue;
      times.push(to - began);
      return choice;
    }
  });
  times.sort((x, y) => x - y);
  slices.sort((x, y) => x - y);
  return {
    level,
    players,
    decisions: times.length,
    perSecond: (1000 * times.length) / times.reduce((sum, time) => sum + time, 0),
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    longest: quantile(times, 1),
    longestSlice: quantile(slices, 1),
    slice999: quantile(slices, 0.999),
    pieces,
  };
}

export function measureLevels(wanted: number, players: number, now: () => number): AiTimes[] {
  return LEVELS.map((level) => timesOf(level, players, wanted, now));
}
