import type { Feeling } from './sound-of';

/** Milliseconds of vibration, pause, vibration. Browsers have no strength, only duration. */
const PATTERNS: Readonly<Record<Feeling, number[]>> = {
  select: [8],
  act: [16],
  refuse: [10, 40, 10],
  turn: [18, 70, 18],
  completed: [14, 50, 26],
};

/** Does nothing without a motor or before the first touch, where browsers log a warning. */
export function move(feeling: Feeling): void {
  if (typeof navigator.vibrate !== 'function') return;
  if (navigator.userActivation?.hasBeenActive === true) navigator.vibrate(PATTERNS[feeling]);
}
