import { useRef, type ReactNode, type RefObject } from 'react';
import { Platform, Pressable, type StyleProp, type ViewStyle } from 'react-native';

import { useFocusRing } from './focus';
import { useWebHint, webKeys } from './keys';
import { pointOf, type Point } from './point';

interface TapProps {
  readonly label: string;
  readonly testID: string;
  /** `at`: where the finger is; null for a key or a screen reader. */
  readonly onPress: (at: Point | null) => void;
  /** Long press, and its name for screen readers. */
  readonly onHold?: (at: Point | null) => void;
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

/** Where the finger was; null for a press by key or screen reader. */
function takeFrom(finger: RefObject<Point | null>): Point | null {
  const at = finger.current;
  finger.current = null;
  return at;
}

/** A pressable without its own look: a card, a seat, a line of the log. */
export function Tap(props: TapProps) {
  const { label, testID, onPress, onHold, holdLabel, pressLabel, hint, selected, disabled } = props;
  const { role = 'button', stop = true } = props;
  const { ring, onFocus, onBlur } = useFocusRing();
  const ref = useWebHint(hint);
  const finger = useRef<Point | null>(null);
  const press = () => onPress(takeFrom(finger));
  const hold = onHold && (() => onHold(takeFrom(finger)));
  const actions = [
    ...(pressLabel === undefined ? [] : [{ name: 'activate', label: pressLabel }]),
    ...(onHold === undefined || holdLabel === undefined
      ? []
      : [{ name: 'longpress', label: holdLabel }]),
  ];
  return (
    <Pressable
      {...webKeys({ role, onPress: () => onPress(null), onHold: onHold && (() => onHold(null)) })}
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
        if (event.nativeEvent.actionName === 'activate') onPress(null);
        if (event.nativeEvent.actionName === 'longpress') onHold?.(null);
      }}
      disabled={disabled}
      onPressIn={(event) => {
        finger.current = pointOf(event.nativeEvent, ref.current);
      }}
      onPress={press}
      onLongPress={hold}
      delayLongPress={HOLD}
      onFocus={onFocus}
      onBlur={onBlur}
      style={({ pressed }) => [props.style, pressed && props.pressedStyle, ring]}
    >
      {props.children}
    </Pressable>
  );
}
