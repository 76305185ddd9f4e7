/** One player's points: a bar that grows by category, with all cards behind a tap. */
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { Crest } from '@/components/card';
import type { Cast } from '@/components/table/model/cast';
import { seatName } from '@/components/table/model/cast';
import { materialTone, RADIUS, SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { Icon, Tap, Text } from '@/components/ui';
import type { PlayerScore, ScoreCategory } from '@/engine';
import { t } from '@/locales';

import { Cards } from './cards';

export const CATEGORIES: readonly ScoreCategory[] = ['works', 'sales', 'backorders', 'bonuses'];
const PAD = SPACE.s + 4;
const STRIP = { works: 'cloth', sales: 'clay', backorders: 'stone', bonuses: 'paper' } as const;

interface PlayerProps {
  readonly player: PlayerScore;
  readonly cast: Cast;
  /** The highest score, which fills the bar. */
  readonly most: number;
  readonly winner: boolean;
  /** Number of categories counted so far. */
  readonly counted: number;
  /** Everything is counted and the winner may be shown. */
  readonly complete: boolean;
  readonly glide: number;
  readonly openAtFirst: boolean;
  /** A tap during the count finishes it. */
  readonly onSkip: () => void;
}

/** A bar that grows to its share when its category is counted. */
function Strip(props: {
  readonly category: ScoreCategory;
  readonly share: number;
  readonly grown: boolean;
  readonly glide: number;
}) {
  const { category, share, grown, glide } = props;
  const { scheme } = useTheme();
  const scale = useSharedValue(grown ? 1 : 0);
  useEffect(() => {
    if (grown) scale.value = glide > 0 ? withTiming(1, { duration: glide * 1.6 }) : 1;
  }, [grown, glide, scale]);
  const style = useAnimatedStyle(() => ({ transform: [{ scaleX: scale.value }] }));
  return (
    <Animated.View
      style={[
        styles.strip,
        {
          width: `${share}%`,
          backgroundColor: materialTone(STRIP[category], scheme),
          transformOrigin: 'left',
        },
        style,
      ]}
    />
  );
}

/** All numbers of the bar in one sentence, so that a screen reader needs no extra step. */
function spokenScore(player: PlayerScore, name: string): string {
  const parts = CATEGORIES.map((category) =>
    t('end.category', { category: t(`end.${category}`), points: player[category] }),
  );
  return t('end.spoken', { name, points: player.total, parts: parts.join(', ') });
}

export function Player(props: PlayerProps) {
  const { player, cast, most, winner, counted, complete, glide, openAtFirst, onSkip } = props;
  const ground = useGround();
  const { scheme, tokens } = useTheme();
  const [open, setOpen] = useState(openAtFirst);
  const name = seatName(cast, player.player);
  const sofar = CATEGORIES.slice(0, counted).reduce((sum, c) => sum + player[c], 0);
  return (
    <View
      style={[
        styles.player,
        { backgroundColor: tokens.surface.fill },
        { borderColor: winner ? ground.choosable : ground.control },
        winner && styles.winner,
      ]}
    >
      <Tap
        testID={`end-player-${player.player}`}
        label={spokenScore(player, name)}
        hint={t(open ? 'end.less' : 'end.details', { name })}
        onPress={() => (complete ? setOpen(!open) : onSkip())}
        style={styles.head}
      >
        <View style={styles.row}>
          <Crest
            colour={cast.participants[player.player]?.colour ?? 0}
            size={26}
            onDark={scheme === 'dark'}
          />
          <Text variant="question" heading={false} numberOfLines={1} style={styles.grow}>
            {name}
          </Text>
          {winner && <Icon name="tick" color={ground.choosable} />}
          <Text variant="title" heading={false} testID={`end-total-${player.player}`}>
            {sofar}
          </Text>
        </View>
        <View style={styles.strips}>
          {CATEGORIES.map((category, i) => (
            <Strip
              key={category}
              category={category}
              share={(player[category] / most) * 100}
              grown={i < counted}
              glide={glide}
            />
          ))}
        </View>
        <View style={styles.legend}>
          {CATEGORIES.map((category, i) => (
            <View key={category} style={[styles.row, i >= counted && styles.still]}>
              <View
                style={[styles.dot, { backgroundColor: materialTone(STRIP[category], scheme) }]}
              />
              <Text variant="small">
                {t('end.category', { category: t(`end.${category}`), points: player[category] })}
              </Text>
            </View>
          ))}
        </View>
        <Text variant="small" tone="quiet" aria-hidden style={styles.more}>
          {t(open ? 'end.lessShort' : 'end.moreShort')}
        </Text>
      </Tap>
      {open && <Cards player={player} categories={CATEGORIES} counted={counted} />}
    </View>
  );
}

const styles = StyleSheet.create({
  player: { borderWidth: 1, borderRadius: RADIUS.m, padding: PAD, gap: SPACE.s },
  // A thicker border with less padding, so that the content does not move.
  winner: { borderWidth: 2.5, padding: PAD - 1.5 },
  head: { gap: 6, borderRadius: RADIUS.s, minHeight: TOUCH },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  grow: { flex: 1 },
  strips: { flexDirection: 'row', height: 16, borderRadius: 4, overflow: 'hidden' },
  strip: { height: 16 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: 2 },
  still: { opacity: 0 },
  dot: { width: 9, height: 9, borderRadius: 2 },
  more: { textDecorationLine: 'underline' },
});
