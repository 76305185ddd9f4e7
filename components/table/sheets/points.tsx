/** A player's points and where they come from, as far as the viewer may know, and what is new in them. */
import { StyleSheet, View } from 'react-native';

import { Crest } from '@/components/card';
import { RADIUS, SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { Sheet, Tap, Text } from '@/components/ui';
import type { PlayerId, PlayerScore, View as GameView } from '@/engine';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';

import type { Cast } from '../model/cast';
import { playerName, whose, whoseFirst } from '../model/cast';
import { partnerOf, teamTotal } from '../model/teams';
import { ScoreBar } from './score-bar';
import { ScoreCards, type CountedRule } from './score-cards';

interface PointsProps {
  /** Null: closed. */
  readonly player: PlayerId | null;
  readonly view: GameView;
  readonly cast: Cast;
  readonly scores: readonly PlayerScore[];
  /** The scores after the viewer's last turn, if there was one. */
  readonly since: readonly PlayerScore[] | null;
  readonly onGo: (player: PlayerId) => void;
  readonly onRules?: (at: RulePlace) => void;
  readonly onCard?: (counted: CountedRule) => void;
  readonly onClose: () => void;
}

/** One button a player, with the points; the one shown is marked. */
function Players({ player: shown, cast, scores, onGo }: PointsProps) {
  const ground = useGround();
  const { scheme } = useTheme();
  return (
    <View style={styles.players}>
      {scores.map(({ player, total }) => {
        const name = playerName(cast, player);
        const chosen = player === shown;
        return (
          <Tap
            key={player}
            testID={`points-go-${player}`}
            label={t('points.of', { name, points: total })}
            selected={chosen}
            onPress={() => onGo(player)}
            style={[
              styles.player,
              { borderColor: chosen ? ground.text : ground.control },
              chosen && styles.chosen,
            ]}
          >
            <Crest
              colour={cast.participants[player]?.colour ?? 0}
              size={18}
              onDark={scheme === 'dark'}
            />
            <Text variant="fact" numberOfLines={1} style={styles.shrink}>
              {name}
            </Text>
            <Text variant="fact" style={styles.strong}>
              {total}
            </Text>
          </Tap>
        );
      })}
    </View>
  );
}

function Body(props: PointsProps & { readonly player: PlayerId; readonly score: PlayerScore }) {
  const { player, score, view, cast, scores, since } = props;
  const earlier = since?.[player] ?? null;
  const partner = partnerOf(view, player);
  const team = teamTotal(view, scores, player);
  const hand = view.players[player]?.hand;
  const unseen = hand === undefined ? 0 : hand.count - hand.known.length;
  return (
    <>
      <View>
        <Text variant="title" heading={false} testID="points-total">
          {t('seat.points', { points: score.total })}
        </Text>
        {earlier !== null && (
          <Text variant="fact" tone="quiet" testID="points-since">
            {t('points.since', { change: score.total - earlier.total })}
          </Text>
        )}
        {team !== null && partner !== null && (
          <Text variant="fact" testID="points-team">
            {t('temple.team', { team, partner: playerName(cast, partner) })}
          </Text>
        )}
      </View>
      <ScoreBar score={score} most={Math.max(...scores.map((s) => s.total))} earlier={earlier} />
      <Text variant="small" tone="quiet" testID="points-bonuses">
        {t('points.bonuses')}
      </Text>
      {score.lines.length === 0 ? (
        <Text variant="fact">{t('points.none')}</Text>
      ) : (
        <ScoreCards
          view={view}
          score={score}
          earlier={earlier}
          testID={`points-cards-${player}`}
          onRules={props.onRules}
          onCard={props.onCard}
        />
      )}
      {unseen > 0 && view.end === null && (
        <Text variant="fact" tone="quiet" testID="points-hidden">
          {t('points.hidden', { whose: whose(cast, player), n: unseen })}
        </Text>
      )}
    </>
  );
}

export function PointsSheet(props: PointsProps) {
  const { player, cast, scores, onClose } = props;
  const score = player === null ? undefined : scores[player];
  return (
    <Sheet
      open={player !== null}
      title={player === null ? '' : t('points.title', { whose: whoseFirst(cast, player) })}
      onClose={onClose}
      testID="points"
    >
      {player !== null && score !== undefined && (
        <>
          <Players {...props} />
          <Body {...props} player={player} score={score} />
        </>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  players: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  player: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    minHeight: TOUCH,
    paddingHorizontal: SPACE.s,
    borderWidth: 1,
    borderRadius: RADIUS.s,
  },
  chosen: { borderWidth: 2, paddingHorizontal: SPACE.s - 1 },
  shrink: { flexShrink: 1 },
  strong: { fontFamily: 'NotoSans-SemiBold' },
});
