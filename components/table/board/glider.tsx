/** Moves a card on a device with Reanimated, on the UI thread. glider.web.tsx is the browser version. */
import { useEffect, useRef, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';

import type { GliderProps } from './motion';
import { CURVE, EDGE_ON, FADES_FROM, LIFT, LIFTING, PERSPECTIVE } from './motion';

const EASE = Easing.bezier(...CURVE);

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
  const wasBack = useRef(back);

  useEffect(() => {
    const timing = { duration, easing: EASE };
    const glide = (value: typeof x, end: number) => {
      value.value = duration > 0 ? withTiming(end, timing) : end;
    };
    glide(x, to.x);
    glide(y, to.y);
    glide(w, to.w);
    glide(h, to.h);
  }, [to.x, to.y, to.w, to.h, duration, x, y, w, h]);

  useEffect(() => {
    const fade = { duration: duration * (1 - FADES_FROM) };
    seen.value =
      duration > 0 && away ? withDelay(duration * FADES_FROM, withTiming(0, fade)) : away ? 0 : 1;
  }, [away, duration, seen]);

  useEffect(() => {
    if (wasBack.current === back) return;
    wasBack.current = back;
    if (duration === 0) return;
    turn.value = EDGE_ON;
    turn.value = withTiming(0, { duration, easing: EASE });
  }, [back, duration, turn]);

  useEffect(() => {
    lift.value = withTiming(raised ? -LIFT : 0, { duration: duration > 0 ? LIFTING : 0 });
  }, [raised, duration, lift]);

  const moving = useAnimatedStyle(
    () => ({
      opacity: seen.value,
      transform: [
        { translateX: x.value },
        { translateY: y.value + lift.value },
        { scaleX: w.value / baseW },
        { scaleY: h.value / baseH },
        { perspective: PERSPECTIVE },
        { rotateY: `${turn.value}deg` },
      ],
    }),
    [baseW, baseH],
  );

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
