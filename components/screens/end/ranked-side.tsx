/** A side of the ranking, moved elsewhere for a while; it glides home when it may be seen who won. */
import { useEffect, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { SPACE } from '@/components/theme';

interface RankedSideProps {
  readonly testID: string;
  /** How far from home; null while that is not known, and then it is not to be seen. */
  readonly shift: number | null;
  /** While they pass each other, the better one lies above. */
  readonly z: number;
  readonly glide: number;
  readonly onHeight: (height: number) => void;
  readonly children: ReactNode;
}

export function RankedSide({ testID, shift, z, glide, onHeight, children }: RankedSideProps) {
  const y = useSharedValue(shift ?? 0);
  const seen = useSharedValue(shift === null ? 0 : 1);
  useEffect(() => {
    if (shift === null) return;
    const home = shift === 0 && y.value !== 0;
    y.value = home && glide > 0 ? withTiming(0, { duration: glide * 1.6 }) : shift;
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
