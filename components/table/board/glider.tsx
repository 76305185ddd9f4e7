/** Moves a card on a device with Reanimated, on the UI thread. glider.web.tsx is the browser version. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';

import type { Rect } from '../layout';
import type { GliderProps } from './motion';
import { CURVE, EDGE_ON, FADES_FROM, LIFT, LIFTING, PERSPECTIVE } from './motion';

/** `duration` is 0 where less motion is wanted; Reanimated would ask the device alone. */
const TIMING = { easing: Easing.bezier(...CURVE), reduceMotion: ReduceMotion.Never };

export function Glider(props: GliderProps & { readonly children: ReactNode }) {
  const { to, from, w: baseW, h: baseH, z, duration, away, raised, back, children } = props;
  const start = from ?? to;
  const x = useSharedValue(start.x);
  const y = useSharedValue(start.y);
  const w = useSharedValue(start.w);
  const h = useSharedValue(start.h);
  const seen = useSharedValue(1);
  const turn = useSharedValue(0);
  const lift = useSharedValue(0);
  const base = useSharedValue({ w: baseW, h: baseH });
  const last = useRef({ to: start, w: baseW, h: baseH, away: false, raised: false, back });

  // With the commit, not after it: the card would be drawn with its new size at its old scale.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { to, w: baseW, h: baseH, away, raised, back };
    const { reduceMotion } = TIMING;
    // Every animation is copied to the UI thread, so only what changes gets one.
    const glide = (value: typeof x, side: keyof Rect) => {
      if (before.to[side] === to[side]) return;
      value.value = duration > 0 ? withTiming(to[side], { ...TIMING, duration }) : to[side];
    };
    if (before.w !== baseW || before.h !== baseH) base.value = { w: baseW, h: baseH };
    glide(x, 'x');
    glide(y, 'y');
    glide(w, 'w');
    glide(h, 'h');
    if (before.away !== away) {
      const fade = withTiming(0, { duration: duration * (1 - FADES_FROM), reduceMotion });
      const isSlow = duration > 0 && away;
      seen.value = isSlow ? withDelay(duration * FADES_FROM, fade, reduceMotion) : away ? 0 : 1;
    }
    if (before.back !== back && duration > 0) {
      turn.value = EDGE_ON;
      turn.value = withTiming(0, { ...TIMING, duration });
    }
    if (before.raised !== raised) {
      const up = raised ? -LIFT : 0;
      lift.value = duration > 0 ? withTiming(up, { duration: LIFTING, reduceMotion }) : up;
    }
  });

  const moving = useAnimatedStyle(() => ({
    opacity: seen.value,
    transform: [
      { translateX: x.value },
      { translateY: y.value + lift.value },
      { scaleX: w.value / base.value.w },
      { scaleY: h.value / base.value.h },
      { perspective: PERSPECTIVE },
      { rotateY: `${turn.value}deg` },
    ],
  }));

  return (
    <Animated.View
      aria-hidden
      style={[styles.glider, { width: baseW, height: baseH, zIndex: z }, moving]}
    >
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  glider: {
    position: 'absolute',
    left: 0,
    top: 0,
    transformOrigin: 'top left',
    pointerEvents: 'none',
  },
});
