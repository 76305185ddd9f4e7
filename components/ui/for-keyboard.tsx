/** A button that is visible only while it has keyboard focus, like a skip link. */
import { memo, useState } from 'react';
import { Platform, Pressable, StyleSheet } from 'react-native';

import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

import { Text } from './text';

interface ForKeyboardProps {
  readonly label: string;
  readonly testID: string;
  readonly onPress: () => void;
}

/** On a device, `accessibilityActions` offer the same. */
export const ForKeyboard = memo(function ForKeyboard(props: ForKeyboardProps) {
  const { label, testID, onPress } = props;
  const { surface } = useTheme().tokens;
  const [seen, setSeen] = useState(false);
  if (Platform.OS !== 'web') return null;
  return (
    <Pressable
      role="button"
      testID={testID}
      accessibilityLabel={label}
      onPress={onPress}
      onFocus={() => setSeen(true)}
      onBlur={() => setSeen(false)}
      style={[
        styles.base,
        { backgroundColor: surface.action, outlineColor: surface.focus },
        seen ? styles.seen : styles.unseen,
      ]}
    >
      <Text variant="label" style={{ color: surface.onAction }}>
        {label}
      </Text>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  base: { position: 'absolute', zIndex: 2000, overflow: 'hidden', outlineStyle: 'solid' },
  unseen: { width: 1, height: 1, outlineWidth: 0, opacity: 0 },
  seen: {
    left: SPACE.s,
    top: SPACE.s,
    minHeight: TOUCH,
    justifyContent: 'center',
    paddingHorizontal: SPACE.m,
    borderRadius: RADIUS.m,
    outlineWidth: 3,
    outlineOffset: 2,
  },
});
