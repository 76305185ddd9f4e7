/** Number of cards in a pile: large in the middle of a back, small in the corner of a face. */
import { StyleSheet, View } from 'react-native';

import { CARD } from '@/components/theme';
import { Text } from '@/components/ui';
import { t } from '@/locales';

interface PileCountProps {
  readonly count: number;
  /** Size of the card under the count. */
  readonly w: number;
  readonly h: number;
  /** How far that card is shifted up and to the right. */
  readonly raised?: number;
  readonly testID: string;
}

const W = 36;
const H = 22;

export function BackCount({ count, w, h, raised = 0, testID }: PileCountProps) {
  const place = { top: (h - H) / 2 - raised, left: (w - W) / 2 + raised };
  return (
    <View testID={testID} style={[styles.badge, styles.large, place]}>
      <Text allowFontScaling={false} style={[styles.count, styles.largeCount]}>
        {count}
      </Text>
    </View>
  );
}

/** Covers the material glyph, which the card's edge repeats; name, picture and value stay visible. */
export function FaceCount({ count, testID }: Pick<PileCountProps, 'count' | 'testID'>) {
  return (
    <View testID={testID} style={[styles.badge, styles.small]}>
      <Text allowFontScaling={false} style={[styles.count, styles.smallCount]}>
        {t('pile.times', { n: count })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: {
    position: 'absolute',
    backgroundColor: CARD.washi,
    alignItems: 'center',
    justifyContent: 'center',
  },
  large: { width: W, height: H, borderRadius: H / 2 },
  small: {
    left: -4,
    bottom: -4,
    minWidth: 24,
    height: 18,
    paddingHorizontal: 3,
    borderRadius: 9,
    borderWidth: 1,
    borderColor: CARD.ink,
  },
  count: { fontFamily: 'NotoSans-SemiBold', color: CARD.ink, textAlign: 'center' },
  largeCount: { fontSize: 14, lineHeight: 20 },
  smallCount: { fontSize: 12, lineHeight: 16 },
});
