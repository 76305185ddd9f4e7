/**
 * Sound and vibration. Both follow the events the screen shows, so they reveal nothing more. Each
 * has its own switch, and neither is ever the only signal.
 */
import { feel } from './feel';
import { playSound } from './play-sound';

export { feel } from './feel';
export { playSound, prepareSounds } from './play-sound';
export { feelingOfAll, soundOfAll, type Feeling, type Sound } from './sound-of';

/** Feedback for a touch: a card selected, something done, or something refused. */
export function respond(to: 'select' | 'act' | 'refuse'): void {
  feel(to);
  if (to === 'act') playSound('clack');
  else if (to === 'refuse') playSound('refuse');
}
