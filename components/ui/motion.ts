import { useSyncExternalStore } from 'react';
import { AccessibilityInfo } from 'react-native';

import { useSettings } from '@/store/settings';

/** The device's setting. Reanimated reads it only at startup, but it can change at any time. */
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
    // If the device cannot tell, assume no reduced motion.
    AccessibilityInfo.isReduceMotionEnabled().then(notice, () => undefined);
  }
  return () => listeners.delete(listener);
}

const asked = () => reduced;

/** Whether to skip animations: the player's setting overrides the device's. */
export function useStillness(): boolean {
  const system = useSyncExternalStore(subscribe, asked, asked);
  const motion = useSettings((s) => s.motion);
  return motion === 'reduced' || (motion === 'system' && system);
}
