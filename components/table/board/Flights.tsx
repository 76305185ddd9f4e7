/** Cards that move unseen: a back that glides from one place to the other and is gone. */
import { memo, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { BackFace } from '@/components/card';

import type { Rect } from '../layout';
import { RATIO, Z } from '../layout';

interface FlightProps {
  readonly from: Rect;
  readonly to: Rect;
  readonly duration: number;
}

const WIDTH = 34;

const middle = (r: Rect) => ({
  x: r.x + r.w / 2 - WIDTH / 2,
  y: r.y + r.h / 2 - (WIDTH * RATIO) / 2,
});

export const Flight = memo(function Flight({ from, to, duration }: FlightProps) {
  const progress = useSharedValue(0);
  const a = middle(from);
  const b = middle(to);
  useEffect(() => {
    progress.value = 0;
    progress.value = withTiming(1, { duration });
  }, [progress, duration]);
  const style = useAnimatedStyle(
    () => ({
      opacity: progress.value < 0.8 ? 1 : (1 - progress.value) * 5,
      transform: [
        { translateX: a.x + (b.x - a.x) * progress.value },
        { translateY: a.y + (b.y - a.y) * progress.value },
      ],
    }),
    [a.x, a.y, b.x, b.y],
  );
  return (
    <Animated.View aria-hidden style={[styles.flight, style]}>
      <BackFace w={WIDTH} h={WIDTH * RATIO} />
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  flight: { position: 'absolute', left: 0, top: 0, zIndex: Z.flying, pointerEvents: 'none' },
});
