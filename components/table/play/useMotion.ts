import { useReducedMotion } from 'react-native-reanimated';

import { useSettings } from '@/store/settings';

import { glideOf } from './pace';

/** The duration of a glide; 0 where motion is not wanted. */
export function useGlide(): number {
  const system = useReducedMotion();
  const motion = useSettings((s) => s.motion);
  const pace = useSettings((s) => s.pace);
  const reduced = motion === 'reduced' || (motion === 'system' && system);
  return reduced ? 0 : glideOf(pace);
}
