/** Slides up from the bottom edge when it appears. */
import type { ViewProps } from 'react-native';
import Animated, { ReduceMotion, SlideInDown } from 'react-native-reanimated';

import { useStillness } from './motion';

const SLIDE = SlideInDown.duration(280).reduceMotion(ReduceMotion.Never);

export function SlideUp(props: ViewProps) {
  const still = useStillness();
  return <Animated.View entering={still ? undefined : SLIDE} {...props} />;
}
