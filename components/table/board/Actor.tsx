/** One card on the table: a view that lives as long as the card is in sight and glides to its pose. */
import { memo, useEffect, useRef, useState } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';

import { CardFace, type EdgeNote } from '@/components/card';
import type { CardId } from '@/engine';

import type { Pose, Rect } from '../layout';
import { Marker, type MarkKind } from './Marker';

interface ActorProps {
  readonly card: CardId | null;
  readonly pose: Pose;
  /** Where it comes from when it appears. */
  readonly from: Rect | null;
  readonly duration: number;
  readonly mark: MarkKind | null;
  readonly note: EdgeNote | null;
  readonly copyOf?: number;
}

/** In a browser: a layer of its own, so that gliding does not paint it anew each frame. */
const LAYER = (Platform.OS === 'web' ? { willChange: 'transform' } : null) as ViewStyle | null;
const EASE = Easing.bezier(0.25, 0.1, 0.2, 1);
const LIFT = 10;
/** Where an edge card is tucked, it may not rise over the mat. */
const FLAT = ['task', 'helper', 'bench', 'sale'];

function ActorView(props: ActorProps) {
  const { card, pose, from, duration, mark, note, copyOf } = props;
  const start = from ?? pose;
  const x = useSharedValue(start.x);
  const y = useSharedValue(start.y);
  const w = useSharedValue(start.w);
  const h = useSharedValue(start.h);
  const away = pose.face === 'away';
  const seen = useSharedValue(away ? 0 : 1);
  const turn = useSharedValue(0);
  const lift = useSharedValue(0);
  const flat = FLAT.includes(pose.face);

  // What goes away keeps the face and size it had until it has arrived.
  const [last, setLast] = useState(pose);
  if (!away && last !== pose) setLast(pose);
  const { w: baseW, h: baseH, face } = away ? last : pose;
  const wasBack = useRef(pose.face === 'back');

  useEffect(() => {
    const timing = { duration, easing: EASE };
    const glide = (value: typeof x, to: number) => {
      value.value = duration > 0 ? withTiming(to, timing) : to;
    };
    glide(x, pose.x);
    glide(y, pose.y);
    glide(w, pose.w);
    glide(h, pose.h);
    const opacity = away ? 0 : 1;
    seen.value =
      duration > 0 && away
        ? withDelay(duration * 0.6, withTiming(opacity, { duration: duration * 0.4 }))
        : opacity;
  }, [pose.x, pose.y, pose.w, pose.h, away, duration, x, y, w, h, seen]);

  const isBack = pose.face === 'back';
  useEffect(() => {
    if (wasBack.current === isBack) return;
    wasBack.current = isBack;
    if (duration === 0) return;
    turn.value = 90;
    turn.value = withTiming(0, { duration, easing: EASE });
  }, [isBack, duration, turn]);

  const raised = mark === 'selected' && !flat;
  useEffect(() => {
    lift.value = withTiming(raised ? -LIFT : 0, { duration: duration > 0 ? 140 : 0 });
  }, [raised, duration, lift]);

  const moving = useAnimatedStyle(
    () => ({
      opacity: seen.value,
      transform: [
        { translateX: x.value },
        { translateY: y.value + lift.value },
        { scaleX: w.value / baseW },
        { scaleY: h.value / baseH },
        { perspective: 600 },
        { rotateY: `${turn.value}deg` },
      ],
    }),
    [baseW, baseH],
  );

  return (
    <Animated.View
      aria-hidden
      style={[styles.actor, LAYER, { width: baseW, height: baseH, zIndex: pose.z }, moving]}
    >
      <View style={flat || pose.buried ? undefined : styles.shadow}>
        <CardFace
          card={card}
          face={face === 'away' ? 'back' : face}
          w={baseW}
          h={baseH}
          count={pose.count}
          buried={pose.buried}
          note={note}
          copyOf={copyOf}
        />
      </View>
      {mark !== null && !pose.buried && <Marker kind={mark} w={baseW} h={baseH} flat={flat} />}
    </Animated.View>
  );
}

const samePose = (a: Pose, b: Pose) =>
  a.x === b.x &&
  a.y === b.y &&
  a.w === b.w &&
  a.h === b.h &&
  a.z === b.z &&
  a.face === b.face &&
  a.count === b.count &&
  a.buried === b.buried;

/** Most cards lie still while one moves: they must cost nothing. `from` matters only at the start. */
export const Actor = memo(
  ActorView,
  (a, b) =>
    a.card === b.card &&
    a.duration === b.duration &&
    a.mark === b.mark &&
    a.copyOf === b.copyOf &&
    a.note?.text === b.note?.text &&
    a.note?.good === b.note?.good &&
    samePose(a.pose, b.pose),
);

const styles = StyleSheet.create({
  actor: {
    position: 'absolute',
    left: 0,
    top: 0,
    transformOrigin: 'top left',
    pointerEvents: 'none',
  },
  shadow: { boxShadow: '0px 1px 3px rgba(40, 28, 12, 0.28)', borderRadius: 6 },
});
