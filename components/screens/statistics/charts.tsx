/** Small charts of plain views. Each says in words what it draws. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, useGround } from '@/components/theme';
import { Text } from '@/components/ui';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** At the end of the line. */
  readonly value: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The whole line in words. */
  readonly spoken: string;
  readonly picture?: ReactNode;
}

/** Bars side by side, one to a line. */
export function Bars({ bars, testID }: { readonly bars: readonly Bar[]; testID: string }) {
  const ground = useGround();
  return (
    <View testID={testID} role="list" style={styles.bars}>
      {bars.map(({ key, label, value, share, spoken, picture }) => (
        <View
          key={key}
          testID={`${testID}-${key}`}
          accessible
          role="listitem"
          aria-label={spoken}
          style={styles.line}
        >
          {picture}
          <View style={styles.grow}>
            <View style={styles.words}>
              <Text variant="fact" style={styles.grow}>
                {label}
              </Text>
              <Text variant="fact">{value}</Text>
            </View>
            <View style={[styles.track, { borderColor: ground.control }]}>
              <View
                style={[
                  styles.filled,
                  { width: `${Math.round(share * 100)}%`, backgroundColor: ground.action },
                ]}
              />
            </View>
          </View>
        </View>
      ))}
    </View>
  );
}

export interface Column {
  readonly points: number;
  readonly won: boolean;
}

const HEIGHT = 96;
const LEAST = 3;

interface ColumnsProps {
  readonly columns: readonly Column[];
  readonly spoken: string;
  readonly testID: string;
}

/** Points of one game after the other; a win is full, whatever its colour. */
export function Columns({ columns, spoken, testID }: ColumnsProps) {
  const ground = useGround();
  const most = Math.max(1, ...columns.map(({ points }) => points));
  return (
    <View testID={testID} accessible role="img" aria-label={spoken} style={styles.columns}>
      {columns.map(({ points, won }, i) => (
        <View key={i} style={styles.column}>
          <Text variant="small" maxFontSizeMultiplier={1} numberOfLines={1}>
            {points}
          </Text>
          <View
            style={[
              styles.pillar,
              { height: Math.max(LEAST, (points / most) * HEIGHT), borderColor: ground.action },
              won && { backgroundColor: ground.action },
            ]}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bars: { gap: SPACE.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  grow: { flex: 1 },
  words: { flexDirection: 'row', gap: SPACE.s, alignItems: 'flex-end' },
  track: { height: 10, borderWidth: 1, borderRadius: RADIUS.m, overflow: 'hidden' },
  filled: { height: '100%' },
  columns: { flexDirection: 'row', alignItems: 'flex-end', gap: 3 },
  column: { flex: 1, maxWidth: 44, alignItems: 'center' },
  pillar: { width: '100%', borderWidth: 1.5, borderTopLeftRadius: 4, borderTopRightRadius: 4 },
});
