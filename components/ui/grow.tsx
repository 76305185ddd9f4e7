/** Grows from its left edge to its full width, or shrinks back, if its owner lets it move. */
import { useEffect } from 'react';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import type { GrowProps } from './grow-props';

export function Grow({ grown, duration, style }: GrowProps) {
  const scale = useSharedValue(grown ? 1 : 0);
  useEffect(() => {
    const to = grown ? 1 : 0;
    const timing = { duration, reduceMotion: ReduceMotion.Never };
    scale.value = duration > 0 ? withTiming(to, timing) : to;
  }, [grown, duration, scale]);
  const growing = useAnimatedStyle(() => ({ transform: [{ scaleX: scale.value }] }));
  return <Animated.View style={[style, { transformOrigin: 'left' }, growing]} />;
}
