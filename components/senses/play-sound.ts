import { useSettings } from '@/store/settings';

import { isAway } from './away';
import { createLimiter } from './limiter';
import { load, play } from './player';
import type { Sound } from './sound-of';
import { SOUNDS } from './sounds';

const VOLUME = { off: 0, quiet: 0.5, full: 1 } as const;

/** Start after the table is drawn, with gaps between loads so that no frame is missed. */
const FIRST = 700;
const BETWEEN = 50;

const limit = createLimiter();

/** A sound failure must never stop the game. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Ignored: sound is never the only signal of anything.
  }
}

export function playSound(sound: Sound): void {
  const volume = VOLUME[useSettings.getState().sound];
  if (volume === 0 || isAway()) return;
  const gain = limit(sound, Date.now());
  if (gain > 0) quietly(() => play(sound, volume * gain));
}

/** Loads the sounds one by one in the background; returns a function that stops it. */
export function prepareSounds(): () => void {
  let next = 0;
  const step = () => {
    const sound = SOUNDS[next++];
    if (sound === undefined || useSettings.getState().sound === 'off') return;
    quietly(() => load(sound));
    timer = setTimeout(step, BETWEEN);
  };
  let timer = setTimeout(step, FIRST);
  return () => clearTimeout(timer);
}
