/** Keeps many things at once from rattling. */
import type { Sound } from './sound-of';

/** Of one kind at most one in this time, in milliseconds. */
export const GAP = 60;
/** The bowls of the day ring for long; in a quick turn one of them is enough. */
export const DAY_GAP = 600;
/** What comes again within this time belongs to the same run of cards, and steps back. */
const RUN = 240;
const STEP_BACK = 0.8;
const QUIETEST = 0.4;

const isDay = (sound: Sound) => sound === 'morning' || sound === 'noon' || sound === 'night';

/** Asked before each sound, with the time: how loud it may be, from 0 (not at all) to 1. */
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
