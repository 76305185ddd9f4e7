import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import type { FontName } from '@/components/theme/font-metrics';

import { t } from '@/locales';

import { Icon } from './icon';
import { arrowKeys } from './keys';
import { Tap } from './tap';
import { Text } from './text';

interface ChoicesProps<T extends string | number | boolean> {
  readonly label: string;
  readonly help?: string;
  /** The label is only for screen readers, because the options are clear by themselves. */
  readonly quiet?: boolean;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    /** The name of a computer carries its mark. */
    readonly isComputer?: boolean;
    /** For letters that the usual one lacks. */
    readonly fontFamily?: FontName;
  }[];
  readonly onChange: (value: T) => void;
  readonly testID: string;
}

/** One of a few visible options; the chosen one has a tick and a thicker frame. */
export function Choices<T extends string | number | boolean>(props: ChoicesProps<T>) {
  const { label, help, quiet = false, value, options, onChange, testID } = props;
  const ground = useGround();
  const at = options.findIndex((option) => option.value === value);
  const arrows = arrowKeys(at, options.length, (to) => {
    const option = options[to];
    if (option !== undefined) onChange(option.value);
  });
  return (
    <View role="radiogroup" accessibilityLabel={label} style={styles.group} {...arrows}>
      {!quiet && <Text variant="label">{label}</Text>}
      {help !== undefined && (
        <Text variant="fact" tone="quiet">
          {help}
        </Text>
      )}
      <View style={styles.row}>
        {options.map((option, i) => {
          const on = option.value === value;
          return (
            <Tap
              key={String(option.value)}
              testID={`${testID}-${String(option.value)}`}
              role="radio"
              checked={on}
              stop={i === Math.max(0, at)}
              label={
                option.isComputer === true
                  ? t('seat.spokenComputer', { name: option.label })
                  : option.label
              }
              onPress={() => onChange(option.value)}
              style={[
                styles.option,
                { borderColor: on ? ground.text : ground.control },
                on && styles.on,
              ]}
            >
              {on && <Icon name="tick" size={16} />}
              <Text
                variant="fact"
                style={[styles.words, option.fontFamily && { fontFamily: option.fontFamily }]}
              >
                {option.label}
              </Text>
              {option.isComputer === true && <Icon name="machine" size={16} />}
            </Tap>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: TOUCH,
    minWidth: TOUCH,
    maxWidth: '100%',
    paddingHorizontal: SPACE.m - 4,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  on: { borderWidth: 2 },
  words: { flexShrink: 1 },
});
