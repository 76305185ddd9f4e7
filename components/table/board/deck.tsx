import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { BackFace } from '@/components/card';
import { useGround } from '@/components/theme';
import { CARD_BACK } from '@/components/theme/card';

import type { Rect } from '../layout';
import { BackCount } from './pile-count';

interface DeckProps {
  readonly at: Rect;
  readonly count: number;
}

/** Offset between two layers of the pile. */
const APART = 1.5;

/** A pile whose thickness follows its count; an empty deck keeps its outline. */
export const Deck = memo(function Deck({ at, count }: DeckProps) {
  const ground = useGround();
  const layers = Math.min(4, Math.ceil(count / 12));
  const w = at.w - 4;
  const h = at.h - 4;
  // The count is centred on the top card.
  const raised = Math.max(0, layers - 1) * APART;
  return (
    <View aria-hidden style={[styles.deck, { left: at.x, top: at.y }]}>
      {/* Of those below only a sliver of the edge is seen. */}
      {Array.from({ length: Math.max(0, layers - 1) }, (_, i) => (
        <View
          key={i}
          style={[styles.below, { left: i * APART, top: -i * APART, width: w, height: h }]}
        />
      ))}
      {layers > 0 && (
        <View style={[styles.top, { left: raised, top: -raised }]}>
          <BackFace w={w} h={h} />
        </View>
      )}
      {layers === 0 && (
        <View
          testID="deck-place"
          style={[styles.place, { width: w, height: h, borderColor: ground.quiet }]}
        />
      )}
      <BackCount count={count} w={w} h={h} raised={raised} testID="deck-count" />
    </View>
  );
});

const styles = StyleSheet.create({
  deck: { position: 'absolute', zIndex: 5, pointerEvents: 'none' },
  below: {
    position: 'absolute',
    borderWidth: 1,
    borderRadius: 3,
    borderColor: CARD_BACK.rim,
    backgroundColor: CARD_BACK.ink,
  },
  top: { position: 'absolute' },
  place: { position: 'absolute', borderWidth: 1, borderStyle: 'dashed', borderRadius: 6 },
});
