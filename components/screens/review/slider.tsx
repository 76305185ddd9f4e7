/** A slider, by drag or keys; a screen reader steps by one. */
import { useState, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { TOUCH, useGround } from '@/components/theme';
import { t } from '@/locales';

interface SliderProps {
  readonly at: number;
  readonly length: number;
  readonly onGo: (at: number) => void;
}

interface SlidingProps extends SliderProps {
  readonly testID: string;
  readonly label: string;
  /** Where it stands, in words. */
  readonly spoken: string;
  /** Drawn inside, given the width between its two ends. */
  readonly children: (room: number) => ReactNode;
}

interface KeyLike {
  readonly key: string;
  readonly preventDefault: () => void;
}

export const KNOB = 22;
const FAR = 10;

/** Keys as on a native slider in a browser. */
function keyTo(key: string, at: number, length: number): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + FAR,
    PageDown: at - FAR,
    Home: 0,
    End: length,
  };
  return to[key];
}

function keys({ at, length, onGo }: SliderProps): object {
  if (Platform.OS !== 'web') return {};
  return {
    onKeyDown: (event: KeyLike) => {
      const to = keyTo(event.key, at, length);
      if (to === undefined) return;
      event.preventDefault();
      onGo(to);
    },
  };
}

/** A slider of any look. */
export function Sliding(props: SlidingProps) {
  const { at, length, onGo, testID, label, spoken, children } = props;
  const ground = useGround();
  const [width, setWidth] = useState(1);
  const [focused, setFocused] = useState(false);
  const room = Math.max(1, width - KNOB);
  const goTo = (x: number) =>
    onGo(Math.max(0, Math.min(length, Math.round(((x - KNOB / 2) / room) * length))));
  return (
    <View
      testID={testID}
      accessible
      role="slider"
      tabIndex={0}
      accessibilityLabel={label}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={at}
      aria-valuetext={spoken}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) =>
        onGo(nativeEvent.actionName === 'increment' ? at + 1 : at - 1)
      }
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent }) => goTo(nativeEvent.locationX)}
      onResponderMove={({ nativeEvent }) => goTo(nativeEvent.locationX)}
      style={[styles.touch, focused && { outlineColor: ground.focus, ...styles.focused }]}
      {...keys(props)}
    >
      {/* Touches must be relative to the whole line, not to one of its parts. */}
      <View style={styles.untouched}>{children(room)}</View>
    </View>
  );
}

/** A slider over the moves. */
export function Slider({ at, length, onGo }: SliderProps) {
  const ground = useGround();
  const share = length === 0 ? 0 : at / length;
  return (
    <Sliding
      testID="review-slider"
      label={t('review.slider')}
      spoken={t('review.position', { at, length })}
      at={at}
      length={length}
      onGo={onGo}
    >
      {(room) => (
        <View style={styles.inside}>
          <View style={[styles.line, { backgroundColor: ground.control }]} />
          <View style={[styles.gone, { width: share * room, backgroundColor: ground.action }]} />
          <View
            style={[
              styles.knob,
              { left: share * room, backgroundColor: ground.action, borderColor: ground.control },
            ]}
          />
        </View>
      )}
    </Sliding>
  );
}

const styles = StyleSheet.create({
  touch: { minHeight: TOUCH, justifyContent: 'center', outlineWidth: 0, borderRadius: 8 },
  focused: { outlineWidth: 3, outlineStyle: 'solid' },
  untouched: { pointerEvents: 'none' },
  inside: { height: KNOB, justifyContent: 'center' },
  line: { height: 3, borderRadius: 2, marginHorizontal: KNOB / 2 },
  gone: { position: 'absolute', left: KNOB / 2, height: 3, borderRadius: 2 },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    borderWidth: 1.5,
  },
});
