import { useStillness } from '@/components/ui';
import { useSettings } from '@/store/settings';

import { glideOf } from './pace';

/** The duration of a glide; 0 if reduced motion is wanted. */
export function useGlide(): number {
  const still = useStillness();
  const pace = useSettings((s) => s.pace);
  return still ? 0 : glideOf(pace);
}
