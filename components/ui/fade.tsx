/** Fades in when it appears, and out when it is no longer shown. */
import { useLayoutEffect } from 'react';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import { FADE, type FadeProps } from './fade-props';
import { useStillness } from './motion';

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
