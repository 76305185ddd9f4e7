/**
 * A side of the ranking, shown in seat order first; it moves to its rank when the winner is shown.
 */
import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import { SPACE } from '@/components/theme';

import type { RankedSideProps } from './ranked-side-props';

export function RankedSide({ testID, shift, z, glide, onHeight, children }: RankedSideProps) {
  const y = useSharedValue(shift ?? 0);
  const seen = useSharedValue(shift === null ? 0 : 1);
  useEffect(() => {
    if (shift === null) return;
    const home = shift === 0 && y.value !== 0;
    y.value =
      home && glide > 0
        ? withTiming(0, { duration: glide * 1.6, reduceMotion: ReduceMotion.Never })
        : shift;
    seen.value = 1;
  }, [shift, glide, y, seen]);
  const moved = useAnimatedStyle(() => ({
    opacity: seen.value,
    transform: [{ translateY: y.value }],
  }));
  return (
    <Animated.View
      testID={testID}
      onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
      style={[styles.side, { zIndex: z }, moved]}
    >
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ side: { gap: SPACE.s } });
