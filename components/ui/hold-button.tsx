/** The main button of a screen that must not be pressed by accident: it acts when it is held. */
import { useRef, useState } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';

import { useFocusRing } from './focus';
import { Grow } from './grow';
import { useWebHint } from './keys';
import { Text } from './text';

interface HoldButtonProps {
  readonly label: string;
  /** Says that it is to be held. */
  readonly hint: string;
  readonly testID: string;
  readonly onHold: () => void;
}

const HOLD = 600;

export function HoldButton({ label, hint, testID, onHold }: HoldButtonProps) {
  const ground = useGround();
  const { ring, onFocus, onBlur } = useFocusRing();
  const ref = useWebHint(hint);
  const [held, setHeld] = useState(false);
  /** A finger or mouse is on it. A key or a screen reader presses without one, and acts at once. */
  const touched = useRef(false);
  const press = () => {
    if (!touched.current) onHold();
    touched.current = false;
  };
  return (
    <Pressable
      ref={ref}
      role="button"
      testID={testID}
      accessibilityLabel={label}
      accessibilityHint={hint}
      accessibilityActions={Platform.OS === 'web' ? undefined : [{ name: 'activate', label }]}
      onAccessibilityAction={onHold}
      onPressIn={(event) => {
        touched.current = !('key' in event.nativeEvent);
        setHeld(touched.current);
      }}
      onPressOut={() => setHeld(false)}
      onPress={press}
      onLongPress={onHold}
      delayLongPress={HOLD}
      onFocus={onFocus}
      onBlur={onBlur}
      style={[styles.base, { backgroundColor: ground.action }, ring]}
    >
      {/* It tells how long to hold, whatever else may move. */}
      <Grow
        grown={held}
        duration={held ? HOLD : 120}
        style={[styles.fill, { backgroundColor: ground.actionPressed }]}
      />
      <View style={styles.words}>
        <Text variant="label" tone="onAction" style={styles.label}>
          {label}
        </Text>
        <Text variant="small" tone="onAction" style={styles.label}>
          {hint}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  base: { minHeight: TOUCH + 6, borderRadius: RADIUS.m, overflow: 'hidden', alignSelf: 'stretch' },
  fill: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
  words: { paddingHorizontal: SPACE.m, paddingVertical: SPACE.s },
  label: { textAlign: 'center' },
});
