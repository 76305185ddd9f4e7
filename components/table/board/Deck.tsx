import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { BackFace } from '@/components/card';
import { CARD, useGround } from '@/components/theme';
import { Text } from '@/components/ui';

import type { Rect } from '../layout';

interface DeckProps {
  readonly at: Rect;
  readonly count: number;
}

/** How far each layer of the pile lies from the one below. */
const APART = 1.5;
const BADGE_W = 36;
const BADGE_H = 22;

/** A pile whose thickness follows its count; an empty one leaves its place marked. */
export const Deck = memo(function Deck({ at, count }: DeckProps) {
  const ground = useGround();
  const layers = Math.min(4, Math.ceil(count / 12));
  const w = at.w - 4;
  const h = at.h - 4;
  // The count stands in the middle of the topmost card.
  const raised = Math.max(0, layers - 1) * APART;
  return (
    <View aria-hidden style={[styles.deck, { left: at.x, top: at.y }]}>
      {Array.from({ length: layers }, (_, i) => (
        <View key={i} style={[styles.layer, { left: i * APART, top: -i * APART }]}>
          <BackFace w={w} h={h} />
        </View>
      ))}
      {layers === 0 && (
        <View
          testID="deck-place"
          style={[styles.place, { width: w, height: h, borderColor: ground.quiet }]}
        />
      )}
      <View
        testID="deck-count"
        style={[
          styles.badge,
          { top: (h - BADGE_H) / 2 - raised, left: (w - BADGE_W) / 2 + raised },
        ]}
      >
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
  place: { position: 'absolute', borderWidth: 1, borderStyle: 'dashed', borderRadius: 6 },
  badge: {
    position: 'absolute',
    width: BADGE_W,
    height: BADGE_H,
    borderRadius: BADGE_H / 2,
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
