import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { t } from '@/locales';

import { useFocusRing } from './focus';
import { Icon } from './icon';
import type { IconName } from './icons';
import { useWebHint } from './keys';
import { Text } from './text';

interface ButtonProps {
  /** Names the action ("Return it"), never just yes or no. */
  readonly label: string;
  /** A smaller line under the label: what exactly the action affects. */
  readonly detail?: string;
  readonly onPress: () => void;
  readonly testID: string;
  readonly kind?: 'primary' | 'secondary' | 'plain';
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** Read by a screen reader after the label, if the label alone is not clear. */
  readonly hint?: string;
  readonly style?: StyleProp<ViewStyle>;
}

export function Button({
  label,
  detail,
  onPress,
  testID,
  kind = 'secondary',
  icon,
  disabled = false,
  hint,
  style,
}: ButtonProps) {
  const ground = useGround();
  const { ring, onFocus, onBlur } = useFocusRing();
  const ref = useWebHint(hint);
  const tone = kind === 'primary' ? 'onAction' : 'text';

  return (
    <Pressable
      ref={ref}
      role="button"
      testID={testID}
      // Both lines, as they stand: whoever speaks to the device says what they see.
      accessibilityLabel={
        detail === undefined ? label : t('list.items', { items: [label, detail] })
      }
      accessibilityHint={hint}
      accessibilityState={{ disabled }}
      disabled={disabled}
      onPress={onPress}
      onFocus={onFocus}
      onBlur={onBlur}
      style={({ pressed }) => [
        styles.base,
        kind === 'primary' && { backgroundColor: pressed ? ground.actionPressed : ground.action },
        kind === 'secondary' && { borderColor: ground.control },
        kind !== 'primary' && pressed && { backgroundColor: `${ground.control}33` },
        disabled && styles.disabled,
        style,
        ring,
      ]}
    >
      <View style={styles.row}>
        {icon && <Icon name={icon} color={ground[tone]} />}
        <Text variant="label" tone={tone} style={styles.label}>
          {label}
        </Text>
      </View>
      {detail !== undefined && (
        <Text variant="small" tone={tone} style={styles.label}>
          {detail}
        </Text>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  base: {
    minHeight: TOUCH + 6,
    minWidth: TOUCH,
    maxWidth: '100%',
    borderRadius: RADIUS.m,
    borderWidth: 1.5,
    borderColor: 'transparent',
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
    justifyContent: 'center',
  },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.s },
  label: { textAlign: 'center', flexShrink: 1 },
  disabled: { opacity: 0.45 },
});
