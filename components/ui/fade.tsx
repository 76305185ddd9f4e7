/** Fades in when it appears, and out when it is no longer shown. */
import { useLayoutEffect, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import { useStillness } from './motion';

interface FadeProps {
  readonly shown: boolean;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Milliseconds. */
export const FADE = 250;

export function Fade({ shown, style, children }: FadeProps) {
  const still = useStillness();
  const opacity = useSharedValue(still ? 1 : 0);
  useLayoutEffect(() => {
    const to = shown ? 1 : 0;
    // `still` already follows the device, so that the player's own wish can override it.
    const timing = { duration: FADE, reduceMotion: ReduceMotion.Never };
    opacity.value = still ? to : withTiming(to, timing);
  }, [shown, still, opacity]);
  const fading = useAnimatedStyle(() => ({ opacity: opacity.value }));
  return <Animated.View style={[style, fading]}>{children}</Animated.View>;
}
