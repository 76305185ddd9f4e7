import { useReducedMotion } from 'react-native-reanimated';

import { useSettings } from '@/store/settings';

/** Whether nothing should glide: the player's own wish comes before the device's. */
export function useStillness(): boolean {
  const system = useReducedMotion();
  const motion = useSettings((s) => s.motion);
  return motion === 'reduced' || (motion === 'system' && system);
}
