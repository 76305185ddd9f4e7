import type { Feeling } from './sound-of';

/** Milliseconds of motor, pause, motor: a browser's motor knows no gentleness but shortness. */
const PATTERNS: Readonly<Record<Feeling, number[]>> = {
  select: [8],
  act: [16],
  refuse: [10, 40, 10],
  turn: [18, 70, 18],
  completed: [14, 50, 26],
};

/** Does nothing where there is no motor, or where the page has not been touched: browsers complain then. */
export function move(feeling: Feeling): void {
  if (typeof navigator.vibrate !== 'function') return;
  if (navigator.userActivation?.hasBeenActive === true) navigator.vibrate(PATTERNS[feeling]);
}
