import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import { useGround } from '@/components/theme';

interface TapProps {
  readonly label: string;
  readonly testID: string;
  readonly onPress: () => void;
  /** The second gesture, and what it is called for those who use a screen reader. */
  readonly onHold?: () => void;
  readonly holdLabel?: string;
  readonly hint?: string;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  readonly role?: 'button' | 'link' | 'radio' | 'switch';
  readonly checked?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly pressedStyle?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

const HOLD = 380;

/** Anything that can be tapped and looks like itself: a card, a seat, a line of the log. */
export function Tap(props: TapProps) {
  const { label, testID, onPress, onHold, holdLabel, hint, selected, disabled, style } = props;
  const ground = useGround();
  const [focused, setFocused] = useState(false);
  return (
    <Pressable
      role={props.role ?? 'button'}
      testID={testID}
      accessibilityLabel={label}
      accessibilityHint={hint}
      aria-checked={props.checked}
      accessibilityState={{ selected, disabled, checked: props.checked }}
      accessibilityActions={
        onHold === undefined || holdLabel === undefined
          ? undefined
          : [{ name: 'longpress', label: holdLabel }]
      }
      onAccessibilityAction={(event) => {
        if (event.nativeEvent.actionName === 'longpress') onHold?.();
      }}
      disabled={disabled}
      onPress={onPress}
      onLongPress={onHold}
      delayLongPress={HOLD}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={({ pressed }) => [
        styles.base,
        style,
        pressed && props.pressedStyle,
        focused && { outlineColor: ground.focus, ...styles.focused },
      ]}
    >
      {props.children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  base: { outlineWidth: 0 },
  focused: { outlineWidth: 3, outlineStyle: 'solid', outlineOffset: 1 },
});
