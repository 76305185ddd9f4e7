/** A line of moves to drag along; with a screen reader it goes up and down by one. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { TOUCH, useGround } from '@/components/theme';
import { t } from '@/locales';

interface SliderProps {
  readonly at: number;
  readonly length: number;
  readonly onGo: (at: number) => void;
}

const KNOB = 22;

export function Slider({ at, length, onGo }: SliderProps) {
  const ground = useGround();
  const [width, setWidth] = useState(1);
  const room = Math.max(1, width - KNOB);
  const goTo = (x: number) =>
    onGo(Math.max(0, Math.min(length, Math.round(((x - KNOB / 2) / room) * length))));
  const share = length === 0 ? 0 : at / length;
  return (
    <View
      testID="review-slider"
      accessible
      role="slider"
      accessibilityLabel={t('review.slider')}
      accessibilityValue={{
        min: 0,
        max: length,
        now: at,
        text: t('review.position', { at, length }),
      }}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) =>
        onGo(nativeEvent.actionName === 'increment' ? at + 1 : at - 1)
      }
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent }) => goTo(nativeEvent.locationX)}
      onResponderMove={({ nativeEvent }) => goTo(nativeEvent.locationX)}
      style={styles.touch}
    >
      {/* Touches must count from the line's own edge, not from that of a part of it. */}
      <View style={styles.inside}>
        <View style={[styles.line, { backgroundColor: ground.control }]} />
        <View
          style={[
            styles.knob,
            { left: share * room, backgroundColor: ground.action, borderColor: ground.control },
          ]}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  touch: { minHeight: TOUCH, justifyContent: 'center' },
  inside: { height: KNOB, justifyContent: 'center', pointerEvents: 'none' },
  line: { height: 3, borderRadius: 2, marginHorizontal: KNOB / 2 },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    borderWidth: 1.5,
  },
});
