import * as Haptics from 'expo-haptics';

import type { Feeling } from './sound-of';

const { NotificationFeedbackType, ImpactFeedbackStyle } = Haptics;

const FELT: Readonly<Record<Feeling, () => Promise<void>>> = {
  select: () => Haptics.selectionAsync(),
  act: () => Haptics.impactAsync(ImpactFeedbackStyle.Medium),
  refuse: () => Haptics.notificationAsync(NotificationFeedbackType.Warning),
  turn: () => Haptics.notificationAsync(NotificationFeedbackType.Success),
  completed: () => Haptics.notificationAsync(NotificationFeedbackType.Success),
};

/** Vibrates the device; a device without a motor is not an error. */
export function move(feeling: Feeling): void {
  FELT[feeling]().catch(() => undefined);
}
