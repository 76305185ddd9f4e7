/** Decisions of each level, thought in slices as the app does it. Pure: it runs on V8 and on Hermes. */
import type { Choice } from '../../engine';
import { advance, legalChoices, newGame, viewFor } from '../../engine';
import type { Level } from '../../engine/ai';
import { LEVELS, think } from '../../engine/ai';
import { SLICE_MS } from '../../store/game/slices';

export interface AiTimes {
  level: Level;
  players: number;
  decisions: number;
  /** Milliseconds. */
  median: number;
  p95: number;
  longest: number;
  longestSlice: number;
  /** The 999th of a thousand slices: the longest one is often the machine's own pause. */
  slice999: number;
}

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

function timesOf(level: Level, players: number, wanted: number, now: () => number): AiTimes {
  const times: number[] = [];
  const slices: number[] = [];
  for (let game = 0; times.length < wanted; game++) {
    const g = newGame({ players, seed: `bench-${players}-${game}` });
    let legal: Choice[] | null = legalChoices(g);
    for (let move = 0; legal !== null && times.length < wanted; move++) {
      let choice = legal[0] as Choice;
      if (legal.length > 1) {
        const began = now();
        let from = began;
        const view = viewFor(g, g.current);
        const thought = think(view, legal, { level, seed: `${game}/${move}`, now });
        for (let done = false; !done;) {
          done = thought.step(SLICE_MS);
          // As in store/game/slices.ts, the answer is taken in the last slice.
          if (done) choice = thought.best().choice;
          const to = now();
          slices.push(to - from);
          from = to;
        }
        times.push(from - began);
      }
      legal = advance(g, choice);
    }
  }
  times.sort((a, b) => a - b);
  slices.sort((a, b) => a - b);
  return {
    level,
    players,
    decisions: times.length,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    longest: quantile(times, 1),
    longestSlice: quantile(slices, 1),
    slice999: quantile(slices, 0.999),
  };
}

export function measureLevels(wanted: number, players: number, now: () => number): AiTimes[] {
  return LEVELS.map((level) => timesOf(level, players, wanted, now));
}
