import * as Haptics from 'expo-haptics';
import { Platform } from 'react-native';

import { useSettings } from '@/store/settings';

/** A tap that can be felt: light when a card is chosen, firm when something is done. */
export function touch(kind: 'light' | 'firm'): void {
  if (Platform.OS === 'web' || !useSettings.getState().haptics) return;
  const felt =
    kind === 'light'
      ? Haptics.selectionAsync()
      : Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Medium);
  // A device without a motor is no fault of the player's.
  felt.catch(() => undefined);
}
