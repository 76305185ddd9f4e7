import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { BackFace } from '@/components/card';
import { CARD } from '@/components/theme';
import { Text } from '@/components/ui';

import type { Rect } from '../layout';

interface DeckProps {
  readonly at: Rect;
  readonly count: number;
}

/** A pile whose thickness follows its count. */
export const Deck = memo(function Deck({ at, count }: DeckProps) {
  const layers = Math.min(4, Math.ceil(count / 12));
  return (
    <View aria-hidden style={[styles.deck, { left: at.x, top: at.y }]}>
      {Array.from({ length: Math.max(1, layers) }, (_, i) => (
        <View key={i} style={[styles.layer, { left: i * 1.5, top: -i * 1.5 }]}>
          {count > 0 && <BackFace w={at.w - 4} h={at.h - 4} />}
        </View>
      ))}
      <View style={[styles.badge, { top: at.h / 2 - 12, left: at.w / 2 - 18 }]}>
        <Text allowFontScaling={false} style={styles.count}>
          {count}
        </Text>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  deck: { position: 'absolute', zIndex: 5, pointerEvents: 'none' },
  layer: { position: 'absolute' },
  badge: {
    position: 'absolute',
    width: 36,
    height: 22,
    borderRadius: 11,
    backgroundColor: CARD.washi,
    alignItems: 'center',
    justifyContent: 'center',
  },
  count: {
    fontFamily: 'NotoSans-SemiBold',
    fontSize: 14,
    lineHeight: 20,
    color: CARD.ink,
    textAlign: 'center',
  },
});
