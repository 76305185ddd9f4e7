/** Another player's whole temple, laid out like one's own; a swipe leads to the next. */
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { Crest } from '@/components/card';
import { SPACE, TOUCH, useTheme } from '@/components/theme';
import { Button, Icon, Sheet, Tap, Text, type Point } from '@/components/ui';
import { Swipe } from '@/components/ui/swipe';
import type { CardId, PlayerId, PlayerScore, PlayerView, View as GameView } from '@/engine';
import { t } from '@/locales';

import { targetLabel } from '../board/labels';
import { Marker } from '../board/marker';
import { TemplePicture, useTemple } from '../board/temple-picture';
import { partAt, type Pose, type Target } from '../layout';
import type { Cast } from '../model/cast';
import { computerWords, playerName, whoseFirst } from '../model/cast';
import { coverWords, groupsTold } from '../model/cover';
import { knownWords } from '../model/hidden';
import { partnerOf } from '../model/teams';
import { COVERED_ZONES } from '../model/zone-lists';

interface TempleSheetProps {
  readonly player: PlayerId | null;
  readonly question: string | null;
  readonly view: GameView;
  readonly cast: Cast;
  readonly score: PlayerScore | undefined;
  /** What they have together with their partner, in a team game. */
  readonly team: number | null;
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  readonly onTap: (target: Target) => void;
  readonly onHold: (target: Target) => void;
  /** The temples on either side; null if there is no other. */
  readonly beside: { readonly before: PlayerId; readonly next: PlayerId } | null;
  readonly onGo: (player: PlayerId) => void;
  readonly onPoints: (player: PlayerId) => void;
  readonly onClose: () => void;
}

const MOST = 512;
/** On a phone in landscape the temple gets what the sheet's head leaves. */
const LOW = 480;
const HEAD = 152;
const LEAST = 196;

function TempleBoard(
  props: TempleSheetProps & { readonly player: PlayerId; readonly width: number },
) {
  const { player, view, cast, choosable, selected, width, onTap, onHold } = props;
  const { height: screen } = useWindowDimensions();
  const height = screen < LOW ? Math.max(LEAST, screen - HEAD) : width < 400 ? 290 : 330;
  const temple = useTemple(view, player, width, height);
  const { targets } = temple;
  const markOf = (card: CardId | null) => {
    const target = targets.find((x) => card !== null && x.cards.includes(card));
    const cards = target?.kind === 'pile' ? target.cards : card === null ? [] : [card];
    if (cards.some((c) => c === selected)) return 'selected' as const;
    return cards.some((c) => choosable.has(c)) ? ('choosable' as const) : null;
  };
  const markOn = (card: CardId | null, { buried, w, h, face }: Pose) => {
    const mark = buried ? null : markOf(card);
    return mark === null ? null : <Marker kind={mark} w={w} h={h} face={face} />;
  };

  return (
    <View testID="temple-board" style={{ width, height }}>
      <TemplePicture view={view} player={player} temple={temple} markOn={markOn} />
      {targets.map((target) => {
        const can = target.cards.some((card) => choosable.has(card));
        const meant = (at: Point | null) => (at === null || can ? target : partAt(target, at));
        return (
          <Tap
            key={target.id}
            testID={`temple-${target.id}`}
            label={targetLabel(target, cast, can ? t('card.choosable') : '', view)}
            onPress={(at) => onTap(meant(at))}
            onHold={(at) => onHold(meant(at))}
            holdLabel={t('card.inspect')}
            style={[
              styles.target,
              { left: target.x, top: target.y, width: target.w, height: target.h },
            ]}
          />
        );
      })}
    </View>
  );
}

type FactsNeed = 'view' | 'cast' | 'score' | 'team' | 'onPoints';

/** Who this is, and what is known of their hidden cards. */
function Facts(props: Pick<TempleSheetProps, FactsNeed> & Of) {
  const { player, p, view, cast, score, team, onPoints } = props;
  const { scheme } = useTheme();
  const hand = knownWords(p.hand);
  const waiting = knownWords(p.waiting);
  const machine = computerWords(cast, player);
  const partner = partnerOf(view, player);
  return (
    <View style={styles.shrink}>
      <View style={styles.row}>
        <Crest
          colour={cast.participants[player]?.colour ?? 0}
          size={20}
          onDark={scheme === 'dark'}
        />
        <Tap
          testID="temple-points"
          label={t('seat.pointsNow', { points: score?.total ?? 0 })}
          hint={t('points.open')}
          onPress={() => onPoints(player)}
          style={styles.points}
        >
          <Text variant="fact" style={styles.opens}>
            {t('seat.pointsNow', { points: score?.total ?? 0 })}
          </Text>
        </Tap>
        {team !== null && partner !== null && (
          <Text variant="fact" testID="temple-team">
            {t('temple.team', { team, partner: playerName(cast, partner) })}
          </Text>
        )}
        <Text variant="fact" tone="quiet">
          {t('seat.hand', { n: p.hand.count })}
        </Text>
        {p.waiting.count > 0 && (
          <Text variant="fact" tone="quiet">
            {t('seat.waiting', { n: p.waiting.count })}
          </Text>
        )}
      </View>
      {machine !== null && (
        <View style={styles.computer}>
          <Icon name="machine" size={16} />
          <Text variant="fact" tone="quiet" testID="temple-computer" style={styles.shrink}>
            {machine}
          </Text>
        </View>
      )}
      {hand !== null && (
        <Text variant="fact" tone="quiet" testID="temple-hand">
          {t('hidden.hand', { known: hand })}
        </Text>
      )}
      {waiting !== null && (
        <Text variant="fact" tone="quiet" testID="temple-waiting">
          {t('hidden.waiting', { known: waiting })}
        </Text>
      )}
    </View>
  );
}

interface Of {
  readonly player: PlayerId;
  readonly p: PlayerView;
}

/** A sentence for every group of helpers and sales: its worth, and what would cover it. */
function Worth({ view, player }: { readonly view: GameView; readonly player: PlayerId }) {
  return (
    <View testID="temple-worth" style={styles.worth}>
      {COVERED_ZONES.flatMap((edge) =>
        groupsTold(view, player, edge).map((group) => (
          <Text key={`${edge}-${group.material}`} variant="fact" tone="quiet">
            {coverWords(edge, group)}
          </Text>
        )),
      )}
    </View>
  );
}

export function TempleSheet(props: TempleSheetProps) {
  const { player, view, cast, score, team, question, beside, onGo, onClose } = props;
  const screen = useWindowDimensions();
  const width = Math.min(MOST, screen.width - 2 * SPACE.l);
  const low = screen.height < LOW;
  const p = player === null ? undefined : view.players[player];
  const go = (step: 1 | -1) => {
    if (beside !== null) onGo(step === 1 ? beside.next : beside.before);
  };
  return (
    <Sheet
      open={player !== null}
      title={player === null ? '' : t('temple.title', { whose: whoseFirst(cast, player) })}
      pinned={question === null ? undefined : <Text variant="fact">{question}</Text>}
      onClose={onClose}
      testID="temple"
    >
      {player !== null && p !== undefined && (
        <>
          <View style={low && styles.oneRow}>
            <Facts
              player={player}
              p={p}
              view={view}
              cast={cast}
              score={score}
              team={team}
              onPoints={props.onPoints}
            />
            {beside !== null && (
              <View style={[styles.ways, !low && styles.below]}>
                {beside.before !== beside.next && (
                  <Button
                    testID="temple-previous"
                    icon="back"
                    label={playerName(cast, beside.before)}
                    hint={t('temple.previous')}
                    onPress={() => go(-1)}
                    style={low ? styles.wayLow : styles.way}
                  />
                )}
                <Button
                  testID="temple-next"
                  icon="next"
                  label={playerName(cast, beside.next)}
                  hint={t('temple.next')}
                  onPress={() => go(1)}
                  style={low ? styles.wayLow : styles.way}
                />
              </View>
            )}
          </View>
          <Swipe testID="temple-swipe" onSwipe={go}>
            <TempleBoard {...props} player={player} width={width} />
          </Swipe>
          <Worth view={view} player={player} />
        </>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  target: { position: 'absolute', zIndex: 1000, borderRadius: 6 },
  // Taller than its line, without moving what stands around it.
  points: { minHeight: TOUCH, justifyContent: 'center', marginVertical: -8 },
  opens: { textDecorationLine: 'underline' },
  row: { flexDirection: 'row', alignItems: 'center', columnGap: SPACE.m, flexWrap: 'wrap' },
  computer: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  oneRow: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: SPACE.m,
  },
  ways: { flexDirection: 'row', gap: SPACE.s, flexShrink: 0 },
  below: { marginTop: SPACE.m },
  way: { flexGrow: 1, flexBasis: 0, minHeight: TOUCH, paddingVertical: 2 },
  wayLow: { minHeight: TOUCH, paddingVertical: 2 },
  shrink: { flexShrink: 1 },
  worth: { gap: 4 },
});
