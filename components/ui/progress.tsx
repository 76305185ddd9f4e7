/** How far something long has come. */
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, useGround } from '@/components/theme';

import { Text } from './text';

interface ProgressProps {
  /** From 0 to 100. */
  readonly percent: number;
  readonly label: string;
  readonly testID: string;
}

export function Progress({ percent, label, testID }: ProgressProps) {
  const ground = useGround();
  return (
    <View style={styles.all}>
      <Text variant="fact">{label}</Text>
      <View
        testID={testID}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={[styles.bar, { borderColor: ground.control }]}
      >
        <View style={[styles.done, { width: `${percent}%`, backgroundColor: ground.control }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.s },
  bar: { height: 12, borderWidth: 1, borderRadius: RADIUS.m, overflow: 'hidden' },
  done: { height: '100%' },
});
