import type { ReactNode } from 'react';
import { Platform, Pressable, type StyleProp, type ViewStyle } from 'react-native';

import { useFocusRing } from './focus';
import { useWebHint, webKeys } from './keys';

interface TapProps {
  readonly label: string;
  readonly testID: string;
  readonly onPress: () => void;
  /** Long press, and its name for screen readers. */
  readonly onHold?: () => void;
  readonly holdLabel?: string;
  /** What a press does, if the label does not say it. */
  readonly pressLabel?: string;
  readonly hint?: string;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  readonly role?: 'button' | 'link' | 'radio' | 'switch';
  readonly checked?: boolean;
  /** Whether what it opens is open. */
  readonly expanded?: boolean;
  /** False if it is reached by other keys than Tab, such as the arrows of a group. */
  readonly stop?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly pressedStyle?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

const HOLD = 380;

/** A pressable without its own look: a card, a seat, a line of the log. */
export function Tap(props: TapProps) {
  const { label, testID, onPress, onHold, holdLabel, pressLabel, hint, selected, disabled } = props;
  const { role = 'button', stop = true } = props;
  const { ring, onFocus, onBlur } = useFocusRing();
  const ref = useWebHint(hint);
  const actions = [
    ...(pressLabel === undefined ? [] : [{ name: 'activate', label: pressLabel }]),
    ...(onHold === undefined || holdLabel === undefined
      ? []
      : [{ name: 'longpress', label: holdLabel }]),
  ];
  return (
    <Pressable
      {...webKeys({ role, onPress, onHold })}
      {...(Platform.OS === 'web' && !stop && { tabIndex: -1 as const })}
      ref={ref}
      role={role}
      testID={testID}
      accessibilityLabel={label}
      accessibilityHint={hint}
      aria-checked={props.checked}
      aria-expanded={props.expanded}
      accessibilityState={{ selected, disabled, checked: props.checked, expanded: props.expanded }}
      accessibilityActions={actions}
      onAccessibilityAction={(event) => {
        if (event.nativeEvent.actionName === 'activate') onPress();
        if (event.nativeEvent.actionName === 'longpress') onHold?.();
      }}
      disabled={disabled}
      onPress={onPress}
      onLongPress={onHold}
      delayLongPress={HOLD}
      onFocus={onFocus}
      onBlur={onBlur}
      style={({ pressed }) => [props.style, pressed && props.pressedStyle, ring]}
    >
      {props.children}
    </Pressable>
  );
}
