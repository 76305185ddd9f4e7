/** The corners beside one's own task: points so far, and the cards that wait for the night. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest, Glyph } from '@/components/card';
import { CARD, useTheme, MATERIALS } from '@/components/theme';
import { atSize, boxWidth } from '@/components/theme/measure';
import { Icon, Tap, Text } from '@/components/ui';
import type { PlayerView } from '@/engine';
import { t } from '@/locales';

import type { MatLayout } from '../layout';
import { COUNT_GAP, PLAQUE, plaqueWidth, WAITING_COUNT, waitingSpots } from '../layout';
import { pointsWords } from '../model/seat-words';
import { useTextSize } from './seat-large';
import type { Participant } from '@/store/game';

/** Size of the material seal on a back whose material is public (Jar). */
const SEAL = 18;

/** Two lines of this size fill the plaque. */
const MOST_GROWN = 1.35;

/** The points in the reader's text size, as far as they fit. */
function plaqueScale(room: number, points: string, text: number): number {
  const most = (room - 2 * PLAQUE.side) / boxWidth(points, PLAQUE.points);
  return Math.max(1, Math.min(text, MOST_GROWN, most));
}

interface OwnProps {
  readonly m: MatLayout;
  readonly p: PlayerView;
  readonly participant: Participant;
  readonly points: number;
  /** What they have together with their partner, in a team game. */
  readonly team?: number | null;
  readonly onPoints: () => void;
}

/** One's name and points; a tap shows where they come from. */
function Plaque({ m: { plaque }, participant, points, team = null, onPoints }: OwnProps) {
  const { tokens } = useTheme();
  const told = pointsWords(points, team);
  // Points matter more than the crest.
  const crest = plaque.w >= plaqueWidth(told);
  const beside = crest ? PLAQUE.crest + PLAQUE.gap : 0;
  const grown = plaqueScale(plaque.w - beside, told, useTextSize());
  const room = plaque.w - beside - 2 * PLAQUE.side;
  // Where even the plain size is too wide, it is condensed, as a name is.
  const narrow = Math.min(1, room / boxWidth(told, PLAQUE.points));
  const width = room / narrow;
  const at = { left: plaque.x, top: plaque.y, width: plaque.w, height: plaque.h };
  return (
    <Tap
      testID="own-points"
      label={t('points.of', { name: participant.name, points })}
      hint={t('points.open')}
      onPress={onPoints}
      style={[styles.plaque, at]}
    >
      {crest && (
        <Crest
          colour={participant.colour}
          size={PLAQUE.crest}
          onDark={tokens.statusBar === 'light'}
        />
      )}
      {participant.kind === 'ai' && <Icon name="machine" size={16} />}
      <View style={styles.words}>
        <Text allowFontScaling={false} numberOfLines={1} style={atSize(PLAQUE.name, grown)}>
          {participant.name}
        </Text>
        <Text
          allowFontScaling={false}
          numberOfLines={1}
          tone="quiet"
          style={[
            atSize(PLAQUE.points, grown),
            narrow < 1 && {
              ...styles.narrow,
              width,
              maxWidth: width,
              transform: [{ scaleX: narrow }],
            },
          ]}
        >
          {told}
        </Text>
      </View>
    </Tap>
  );
}

export const Own = memo(function Own(props: OwnProps) {
  const { m, p } = props;
  const spots = waitingSpots(m, p.waiting.count);
  const last = spots[spots.length - 1];
  return (
    <>
      <Plaque {...props} />
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
  narrow: { transformOrigin: 'left' },
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
