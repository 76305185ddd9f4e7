/** A handle that is dragged up or down; keys and screen readers move its thing by one place. */
import { useEffect, useState } from 'react';
import { PanResponder, Platform, StyleSheet, View, type ViewStyle } from 'react-native';

import { RADIUS, TOUCH, useGround } from '@/components/theme';

import { useFocusRing } from './focus';
import { Icon } from './icon';
import { useWebHint } from './keys';

interface GripProps {
  readonly label: string;
  readonly hint: string;
  readonly testID: string;
  /** What a screen reader offers; null where it cannot go further. */
  readonly up: string | null;
  readonly down: string | null;
  readonly onStep: (step: 1 | -1) => void;
  /** How far it was dragged so far. */
  readonly onDrag: (dy: number) => void;
  readonly onDrop: () => void;
  /** Something else took the touch: as if nothing had been dragged. */
  readonly onCancel: () => void;
}

interface KeyLike {
  readonly key: string;
  readonly preventDefault: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function keys(onStep: GripProps['onStep']): object {
  if (Platform.OS !== 'web') return {};
  return {
    tabIndex: 0,
    'aria-keyshortcuts': 'ArrowUp ArrowDown',
    onKeyDown: (event: KeyLike) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      onStep(step);
    },
  };
}

type Drags = Pick<GripProps, 'onDrag' | 'onDrop' | 'onCancel'>;

function createDragger() {
  let now: Drags | null = null;
  const { panHandlers } = PanResponder.create({
    onStartShouldSetPanResponder: () => true,
    // On a device this also keeps the page from scrolling.
    onShouldBlockNativeResponder: () => true,
    onPanResponderMove: (_event, { dy }) => now?.onDrag(dy),
    onPanResponderRelease: () => now?.onDrop(),
    onPanResponderTerminate: () => now?.onCancel(),
    onPanResponderTerminationRequest: () => false,
  });
  return {
    handlers: panHandlers,
    tell: (drags: Drags) => {
      now = drags;
    },
  };
}

export function Grip(props: GripProps) {
  const { label, hint, testID, up, down, onStep, onDrag, onDrop, onCancel } = props;
  const ground = useGround();
  const { ring, onFocus, onBlur } = useFocusRing();
  const ref = useWebHint(hint);
  const [dragger] = useState(createDragger);
  useEffect(() => dragger.tell({ onDrag, onDrop, onCancel }));
  return (
    <View
      ref={ref}
      testID={testID}
      accessible
      role="button"
      accessibilityLabel={label}
      accessibilityHint={hint}
      accessibilityActions={[
        ...(up === null ? [] : [{ name: 'up', label: up }]),
        ...(down === null ? [] : [{ name: 'down', label: down }]),
      ]}
      onAccessibilityAction={({ nativeEvent }) => onStep(nativeEvent.actionName === 'up' ? -1 : 1)}
      onFocus={onFocus}
      onBlur={onBlur}
      {...dragger.handlers}
      {...keys(onStep)}
      style={[styles.grip, TO_DRAG, ring]}
    >
      <Icon name="grip" size={22} color={ground.quiet} />
    </View>
  );
}

/** A browser would scroll the page or select text instead. */
const FOR_WEB: object = { touchAction: 'none', cursor: 'grab', userSelect: 'none' };
const TO_DRAG: ViewStyle = Platform.OS === 'web' ? FOR_WEB : {};

const styles = StyleSheet.create({
  grip: {
    width: TOUCH,
    minHeight: TOUCH,
    alignItems: 'flex-start',
    justifyContent: 'center',
    borderRadius: RADIUS.s,
  },
});
