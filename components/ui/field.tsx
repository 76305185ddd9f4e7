import { StyleSheet, TextInput } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { faceOf } from '@/components/theme/faces';

import { useFocusRing } from './focus';
import { useReveal } from './scroll';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly testID: string;
  readonly most?: number;
}

export function Field({ label, value, onChange, testID, most = 16 }: FieldProps) {
  const ground = useGround();
  const { text } = useTheme();
  const { ring, onFocus, onBlur } = useFocusRing();
  const reveal = useReveal();
  return (
    <TextInput
      testID={testID}
      accessibilityLabel={label}
      placeholder={label}
      placeholderTextColor={ground.quiet}
      value={value}
      onChangeText={onChange}
      maxLength={most}
      autoCorrect={false}
      onFocus={(event) => {
        onFocus(event);
        reveal();
      }}
      onBlur={onBlur}
      style={[
        styles.field,
        {
          borderColor: ground.control,
          color: ground.text,
          fontSize: 17 * text,
          fontFamily: faceOf('NotoSans-Regular'),
        },
        ring,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  field: {
    flexGrow: 1,
    flexShrink: 1,
    minWidth: 90,
    minHeight: TOUCH,
    borderWidth: 1,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.s + 4,
  },
});
