/** Why the game ended, who won, and how every point came about, built up before the eyes. */
import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Crest, Glyph } from '@/components/card';
import { nameOf } from '@/components/card/identity';
import type { Cast } from '@/components/table/model/cast';
import { seatName } from '@/components/table/model/cast';
import { MATERIALS, OnGround, RADIUS, SPACE, useGround, useTheme } from '@/components/theme';
import { Button, Panel, Tap, Text } from '@/components/ui';
import type { End, PlayerId, PlayerScore, Score, ScoreCategory } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

interface EndScreenProps {
  readonly result: Score;
  readonly end: End;
  readonly cast: Cast;
  readonly worksToEnd: number;
  readonly glide: number;
  readonly onRematch: () => void;
  readonly onTable: () => void;
  readonly onReview: () => void;
  readonly onHome: () => void;
}

const CATEGORIES: readonly ScoreCategory[] = ['works', 'sales', 'backorders', 'bonuses'];
const BAR_INKS = {
  works: MATERIALS.cloth.ink,
  sales: MATERIALS.clay.ink,
  backorders: MATERIALS.stone.ink,
  bonuses: MATERIALS.paper.ink,
} as const;

function title({ result, cast }: EndScreenProps): string {
  const names = result.winners.map((player) => seatName(cast, player));
  if (names.length > 1) return t('end.title.team', { names: names.join(' & ') });
  const [winner] = result.winners;
  const people = cast.seats.filter((seat) => seat.kind === 'person').length;
  const mine = winner !== undefined && cast.seats[winner]?.kind === 'person' && people === 1;
  return mine ? t('end.title.you') : t('end.title.win', { name: names[0] ?? '' });
}

function why({ end, cast, worksToEnd }: EndScreenProps): string {
  const name = seatName(cast, end.player);
  switch (end.reason) {
    case 'works':
      return t('end.why.works', { name, n: worksToEnd });
    case 'cup':
    case 'turtle':
      return t(`end.why.${end.reason}`, { name });
    default:
      return t(`end.why.${end.reason}`);
  }
}

/** A strip of ink that grows to its share. */
function Bar(props: {
  readonly category: ScoreCategory;
  readonly points: number;
  readonly most: number;
  readonly delay: number;
  readonly glide: number;
}) {
  const { category, points, most, delay, glide } = props;
  const grown = useSharedValue(glide > 0 ? 0 : 1);
  useEffect(() => {
    if (glide > 0) grown.value = withDelay(delay, withTiming(1, { duration: glide * 1.6 }));
  }, [grown, delay, glide]);
  const style = useAnimatedStyle(() => ({ transform: [{ scaleX: grown.value }] }));
  const share = most === 0 ? 0 : (points / most) * 100;
  return (
    <Animated.View
      style={[
        styles.bar,
        { width: `${share}%`, backgroundColor: BAR_INKS[category], transformOrigin: 'left' },
        style,
      ]}
    />
  );
}

function PlayerLine(
  props: EndScreenProps & {
    readonly player: PlayerScore;
    readonly place: number;
    readonly most: number;
    readonly winner: boolean;
  },
) {
  const { player, place, most, winner, cast, glide } = props;
  const ground = useGround();
  const { scheme } = useTheme();
  const [open, setOpen] = useState(false);
  const name = seatName(cast, player.player);
  const step = glide * 1.2;
  return (
    <View style={[styles.player, { borderColor: winner ? ground.choosable : ground.control }]}>
      <Tap
        testID={`end-player-${player.player}`}
        label={t('end.details', { name })}
        onPress={() => setOpen(!open)}
        style={styles.playerHead}
      >
        <View style={styles.row}>
          <Crest
            colour={cast.seats[player.player]?.colour ?? 0}
            size={26}
            onDark={scheme === 'dark'}
          />
          <Text variant="question" style={styles.grow}>
            {name}
          </Text>
          <Text variant="title" testID={`end-total-${player.player}`}>
            {player.total}
          </Text>
        </View>
        <View style={styles.bars}>
          {CATEGORIES.map((category, i) => (
            <Bar
              key={category}
              category={category}
              points={player[category]}
              most={most}
              delay={(place * 4 + i) * step * 0.5}
              glide={glide}
            />
          ))}
        </View>
        <View style={styles.legend}>
          {CATEGORIES.map((category) => (
            <View key={category} style={styles.row}>
              <View style={[styles.dot, { backgroundColor: BAR_INKS[category] }]} />
              <Text variant="small">{`${t(`end.${category}`)} ${player[category]}`}</Text>
            </View>
          ))}
        </View>
      </Tap>
      {open &&
        player.lines.map((line, i) => (
          <View key={i} style={styles.row}>
            <Glyph material={materialOf(line.card)} size={14} />
            <Text variant="fact" style={styles.grow}>
              {t('end.line', {
                name: nameOf(line.card),
                points: line.points,
                reason: t(`end.reason.${line.reason}`),
              })}
            </Text>
          </View>
        ))}
    </View>
  );
}

export function EndScreen(props: EndScreenProps) {
  const { result, cast, onRematch, onTable, onReview, onHome } = props;
  const insets = useSafeAreaInsets();
  const { tokens } = useTheme();
  const most = Math.max(1, ...result.players.map((p) => p.total));
  const order: PlayerId[] = result.ranking.flatMap((side) => side.players);
  const [first] = result.winners;
  return (
    <OnGround name="table">
      <View
        testID="end"
        style={[styles.page, { backgroundColor: tokens.table.fill, paddingTop: insets.top }]}
      >
        <ScrollView
          contentContainerStyle={[styles.content, { paddingBottom: insets.bottom + SPACE.l }]}
        >
          <Text variant="title" testID="end-title" style={styles.centre}>
            {title(props)}
          </Text>
          <Text variant="lead" tone="quiet" testID="end-why" style={styles.centre}>
            {why(props)}
          </Text>
          {result.decidedBy === 'tieBreak' && first !== undefined && (
            <Text variant="fact" style={styles.centre}>
              {t('end.tieBreak', { name: seatName(cast, first) })}
            </Text>
          )}
          {result.decidedBy === 'turtle' && (
            <Text variant="fact" style={styles.centre}>
              {t('end.turtle')}
            </Text>
          )}
          <Panel style={styles.panel}>
            {order.map((player, place) => {
              const score = result.players[player];
              return score === undefined ? null : (
                <PlayerLine
                  key={player}
                  {...props}
                  player={score}
                  place={place}
                  most={most}
                  winner={result.winners.includes(player)}
                />
              );
            })}
          </Panel>
          <View style={styles.acts}>
            <Button
              kind="primary"
              testID="end-rematch"
              label={t('end.rematch')}
              onPress={onRematch}
              style={styles.act}
            />
            <Button
              testID="end-table"
              label={t('end.table')}
              onPress={onTable}
              style={styles.act}
            />
            <Button
              testID="end-review"
              label={t('game.review')}
              onPress={onReview}
              style={styles.act}
            />
            <Button testID="end-home" label={t('end.home')} onPress={onHome} style={styles.act} />
          </View>
        </ScrollView>
      </View>
    </OnGround>
  );
}

const styles = StyleSheet.create({
  page: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, zIndex: 2500 },
  content: { alignItems: 'center', gap: SPACE.m, padding: SPACE.m, paddingTop: SPACE.l },
  centre: { textAlign: 'center', maxWidth: 520 },
  panel: { width: '100%', maxWidth: 560, padding: SPACE.m, gap: SPACE.m },
  player: { borderWidth: 1.5, borderRadius: RADIUS.m, padding: SPACE.s, gap: 6 },
  playerHead: { gap: 6, borderRadius: RADIUS.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  grow: { flex: 1 },
  bars: { flexDirection: 'row', height: 16, borderRadius: 4, overflow: 'hidden' },
  bar: { height: 16 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: 2 },
  dot: { width: 9, height: 9, borderRadius: 2 },
  acts: { width: '100%', maxWidth: 560, gap: SPACE.s },
  act: { width: '100%' },
});
