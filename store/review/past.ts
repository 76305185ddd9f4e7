/** A saved game gone through from its beginning, hidden cards and all. */
import type { LoadedGame } from '../game/deps';
import type { RawEvent } from '../game/play';
import { deal, play } from '../game/play';
import { frameScheduler } from '../game/slices';
import { Timeline } from '../game/timeline';

export interface Past {
  readonly timeline: Timeline;
  readonly raw: readonly RawEvent[];
  /** The moves by which a new turn began. */
  readonly turns: readonly number[];
}

/** Moves gone through before the screen gets its turn. */
const AT_ONCE = 8;

/** Null if it is no longer wanted. */
export async function goThrough(game: LoadedGame, wanted: () => boolean): Promise<Past | null> {
  const { options, base, choices } = game;
  const start = base === null ? deal(options) : { state: base, steps: [] };
  const timeline = new Timeline(start.state);
  const raw = start.steps.map((step) => step.raw);
  const turns: number[] = [];
  for (const [i, choice] of choices.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) {
      await frameScheduler.pause();
      if (!wanted()) return null;
    }
    const { current, turn } = timeline.state;
    const played = play(timeline.state, choice, i + 1);
    timeline.push({ choice, player: current, sealed: true }, played.state);
    for (const step of played.steps) raw.push(step.raw);
    if (played.state.turn !== turn) turns.push(i + 1);
  }
  return wanted() ? { timeline, raw, turns } : null;
}
