/** Limits how often sounds play, so that many at once do not rattle. */
import type { Sound } from './sound-of';

/** Minimum time between two sounds of one kind, in milliseconds. */
export const GAP = 60;
/** The time-of-day bowls ring for long, so one is enough in a quick turn. */
export const DAY_GAP = 600;
/** Repeats within this time belong to the same run of cards and play more quietly. */
const RUN = 240;
const STEP_BACK = 0.8;
const QUIETEST = 0.4;

const isDay = (sound: Sound) => sound === 'morning' || sound === 'noon' || sound === 'night';

/** Called before each sound with the time; returns its volume, from 0 (silent) to 1. */
export function createLimiter(): (sound: Sound, now: number) => number {
  const last = new Map<string, { at: number; gain: number }>();
  return (sound, now) => {
    const kind = isDay(sound) ? 'day' : sound;
    const before = last.get(kind);
    const since = before === undefined ? Infinity : now - before.at;
    if (since >= 0 && since < (isDay(sound) ? DAY_GAP : GAP)) return 0;
    const inRun = before !== undefined && since >= 0 && since < RUN;
    const gain = inRun ? Math.max(QUIETEST, before.gain * STEP_BACK) : 1;
    last.set(kind, { at: now, gain });
    return gain;
  };
}
