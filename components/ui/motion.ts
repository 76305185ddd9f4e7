import { useSyncExternalStore } from 'react';
import { AccessibilityInfo } from 'react-native';

import { useSettings } from '@/store/settings';

/** What the device asks for. Reanimated reads it once, at the start; a player may change it at any time. */
let reduced = false;
let watched = false;
const listeners = new Set<() => void>();

function notice(now: boolean): void {
  if (now === reduced) return;
  reduced = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!watched) {
    watched = true;
    AccessibilityInfo.addEventListener('reduceMotionChanged', notice);
    // A device that cannot tell wants nothing special.
    AccessibilityInfo.isReduceMotionEnabled().then(notice, () => undefined);
  }
  return () => listeners.delete(listener);
}

const asked = () => reduced;

/** Whether nothing should glide: the player's own wish comes before the device's. */
export function useStillness(): boolean {
  const system = useSyncExternalStore(subscribe, asked, asked);
  const motion = useSettings((s) => s.motion);
  return motion === 'reduced' || (motion === 'system' && system);
}
