/** The corners beside one's own task: points so far, and the cards that wait for the night. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest, Glyph } from '@/components/card';
import { CARD, useTheme, MATERIALS } from '@/components/theme';
import { Text } from '@/components/ui';
import type { PlayerView } from '@/engine';
import { t } from '@/locales';

import type { MatLayout } from '../layout';
import { COUNT_GAP, PLAQUE, WAITING_COUNT, waitingSpots } from '../layout';
import type { Participant } from '@/store/game';

/** Size of the material seal on a back whose material is public (Jar). */
const SEAL = 18;

export const Own = memo(function Own(props: {
  readonly m: MatLayout;
  readonly p: PlayerView;
  readonly participant: Participant;
  readonly points: number;
}) {
  const { m, p, participant, points } = props;
  const { tokens } = useTheme();
  const spots = waitingSpots(m, p.waiting.count);
  const last = spots[spots.length - 1];
  return (
    <>
      <View
        testID="own-points"
        style={[
          styles.plaque,
          { left: m.plaque.x, top: m.plaque.y, width: m.plaque.w, height: m.plaque.h },
        ]}
      >
        <Crest
          colour={participant.colour}
          size={PLAQUE.crest}
          onDark={tokens.statusBar === 'light'}
        />
        <View style={styles.words}>
          <Text allowFontScaling={false} numberOfLines={1} style={styles.name}>
            {participant.name}
          </Text>
          <Text allowFontScaling={false} numberOfLines={1} tone="quiet" style={styles.points}>
            {t('seat.points', { points })}
          </Text>
        </View>
      </View>
      {p.waiting.materials.map((material, i) => {
        const spot = spots[p.waiting.known.length + i];
        return spot === undefined ? null : (
          <View
            key={i}
            testID={`waiting-seal-${material}`}
            aria-hidden
            style={[styles.seal, { left: spot.x + 1, top: spot.y + (spot.h - SEAL) / 2 }]}
          >
            <Glyph material={material} size={SEAL - 6} color={MATERIALS[material].ink} />
          </View>
        );
      })}
      {last !== undefined && (
        <Text
          aria-hidden
          allowFontScaling={false}
          tone="quiet"
          style={[
            styles.waiting,
            {
              left: m.waiting.x,
              width: last.x - m.waiting.x - COUNT_GAP,
              top: m.waiting.y + m.waiting.h / 2 - 8,
            },
          ]}
        >
          {`${p.waiting.count}×`}
        </Text>
      )}
    </>
  );
});

const styles = StyleSheet.create({
  plaque: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: PLAQUE.gap,
    paddingHorizontal: PLAQUE.side,
    overflow: 'hidden',
  },
  words: { flexShrink: 1 },
  name: PLAQUE.name,
  points: PLAQUE.points,
  seal: {
    position: 'absolute',
    zIndex: 2,
    pointerEvents: 'none',
    width: SEAL,
    height: SEAL,
    borderRadius: SEAL / 2,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: CARD.washi,
  },
  // The cards below must stay tappable, so their count takes no touches.
  waiting: {
    position: 'absolute',
    pointerEvents: 'none',
    ...WAITING_COUNT,
    textAlign: 'right',
  },
});
