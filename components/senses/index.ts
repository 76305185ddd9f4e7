/**
 * What can be heard and felt. Sounds and touches follow the very events that the screen shows, so they tell
 * nobody more than it does; each has its switch, and neither is ever the only sign of anything.
 */
import { feel } from './feel';
import { playSound } from './play-sound';

export { feel } from './feel';
export { playSound, prepareSounds } from './play-sound';
export { feelingOfAll, soundOfAll, type Feeling, type Sound } from './sound-of';

/** The answer to a finger: a card chosen, something done, or something that cannot be. */
export function respond(to: 'select' | 'act' | 'refuse'): void {
  feel(to);
  if (to === 'act') playSound('clack');
  else if (to === 'refuse') playSound('refuse');
}
