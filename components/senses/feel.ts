import { useSettings } from '@/store/settings';

import { isAway } from './away';
import { move } from './motor';
import type { Feeling } from './sound-of';

export function feel(feeling: Feeling): void {
  if (!useSettings.getState().haptics || isAway()) return;
  try {
    move(feeling);
  } catch {
    // Ignored: vibration is never the only signal of anything.
  }
}
