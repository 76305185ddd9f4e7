/** A picture in the rulebook: one thing to a screen reader, which tells the same in words. */
import type { ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { SPACE, useGround } from '@/components/theme';
import { Text } from '@/components/ui';

/** Of the page, and around what stands in one of its panels. */
const MOST_PAGE = 680;
const AROUND = 2 * (SPACE.m + 1);

/** The room that a picture has across the page. */
export function usePictureWidth(): number {
  const { width } = useWindowDimensions();
  const { left, right } = useSafeAreaInsets();
  return Math.min(MOST_PAGE, width - left - right - 2 * SPACE.l) - AROUND;
}

export function Picture(props: {
  readonly testID: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const { testID, label, children } = props;
  return (
    <View testID={testID} accessible role="img" aria-label={label} style={styles.picture}>
      <View aria-hidden style={styles.gap}>
        {children}
      </View>
    </View>
  );
}

const DOT = 22;

/** The middle of a numbered mark. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Numbers over a picture; they point at what the legend tells. */
export function Dots({ spots }: { readonly spots: readonly Spot[] }) {
  const ground = useGround();
  return spots.map(({ x, y }, i) => (
    <View
      key={i}
      style={[
        styles.dot,
        styles.over,
        { left: x - DOT / 2, top: y - DOT / 2 },
        { backgroundColor: ground.action, borderColor: ground.fill },
      ]}
    >
      <Number n={i + 1} />
    </View>
  ));
}

function Number({ n }: { readonly n: number }) {
  return (
    <Text variant="small" tone="onAction" allowFontScaling={false} style={styles.number}>
      {n}
    </Text>
  );
}

/** The same numbers, each with its words. */
export function Legend({ parts }: { readonly parts: readonly string[] }) {
  const ground = useGround();
  return (
    <View style={styles.legend}>
      {parts.map((part, i) => (
        <View key={part} style={styles.entry}>
          <View style={[styles.dot, { backgroundColor: ground.action, borderColor: ground.fill }]}>
            <Number n={i + 1} />
          </View>
          <Text variant="fact" style={styles.words}>
            {part}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { paddingVertical: SPACE.xs },
  gap: { gap: SPACE.s },
  dot: {
    width: DOT,
    height: DOT,
    borderRadius: DOT / 2,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  over: { position: 'absolute', zIndex: 500 },
  number: { fontFamily: 'NotoSans-SemiBold', fontSize: 12, lineHeight: 16 },
  legend: { gap: SPACE.xs },
  entry: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  words: { flexShrink: 1 },
});
