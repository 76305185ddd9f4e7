import { memo } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { TOUCH, useGround } from '@/components/theme';

import { useFocusRing } from './focus';
import { Icon } from './icon';
import type { IconName } from './icons';

interface IconButtonProps {
  readonly icon: IconName;
  /** Read by a screen reader, since the button has no text. */
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

export const IconButton = memo(function IconButton(props: IconButtonProps) {
  const { icon, label, onPress, testID } = props;
  const ground = useGround();
  const { ring, onFocus, onBlur } = useFocusRing();
  return (
    <Pressable
      role="button"
      testID={testID}
      accessibilityLabel={label}
      onPress={onPress}
      onFocus={onFocus}
      onBlur={onBlur}
      style={({ pressed }) => [
        styles.base,
        pressed && { backgroundColor: `${ground.control}33` },
        ring,
      ]}
    >
      <Icon name={icon} />
    </Pressable>
  );
});

const styles = StyleSheet.create({
  base: {
    width: TOUCH,
    height: TOUCH,
    borderRadius: TOUCH / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
