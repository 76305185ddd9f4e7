/** Another player's whole temple, laid out like one's own; a swipe leads to the next. */
import { useMemo } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { CardFace, Crest } from '@/components/card';
import { SPACE, TOUCH, useTheme } from '@/components/theme';
import { Button, Sheet, Tap, Text } from '@/components/ui';
import { Swipe } from '@/components/ui/swipe';
import type { CardId, PlayerId, PlayerScore, PlayerView, View as GameView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

import { targetLabel } from '../board/labels';
import { Marker } from '../board/marker';
import { Mat } from '../board/mat';
import { blankNotes, layTemple, type Pose, type Target } from '../layout';
import type { Cast } from '../model/cast';
import { computerWords, seatName } from '../model/cast';
import { coverWords, worksOf, worthOf } from '../model/cover';
import { knownWords } from '../model/hidden';
import { edgeNotes } from '../model/notes';
import { COVERED_ZONES } from '../model/zone-lists';
import { copyOf } from '../model/where';

interface TempleSheetProps {
  readonly player: PlayerId | null;
  readonly question: string | null;
  readonly view: GameView;
  readonly cast: Cast;
  readonly score: PlayerScore | undefined;
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  readonly onTap: (target: Target) => void;
  readonly onHold: (target: Target) => void;
  /** The temples on either side; null if there is no other. */
  readonly beside: { readonly before: PlayerId; readonly next: PlayerId } | null;
  readonly onGo: (player: PlayerId) => void;
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
  const p = view.players[player] as PlayerView;
  const { height: screen } = useWindowDimensions();
  const height = screen < LOW ? Math.max(LEAST, screen - HEAD) : width < 400 ? 290 : 330;
  const notes = useMemo(() => {
    const blank = blankNotes();
    layTemple(blank, { x: 0, y: 0, w: width, h: height }, p, {
      player,
      tuckX: width < 400 ? 52 : 62,
      tuckY: 46,
      maxWork: 92,
    });
    return blank;
  }, [p, player, width, height]);
  const edges = useMemo(() => edgeNotes(view, [player]), [view, player]);
  const m = notes.mats[0];

  const noteOf = (card: CardId | null, pose: Pose) => {
    if (card === null || (pose.face !== 'helper' && pose.face !== 'sale')) return null;
    const edge = pose.face === 'helper' ? 'helpers' : 'sales';
    return edges.get(`${edge}/${player}/${materialOf(card)}`) ?? null;
  };
  const markOf = (card: CardId | null) => {
    const target = notes.targets.find((x) => card !== null && x.cards.includes(card));
    const cards = target?.kind === 'pile' ? target.cards : card === null ? [] : [card];
    if (cards.some((c) => c === selected)) return 'selected' as const;
    return cards.some((c) => choosable.has(c)) ? ('choosable' as const) : null;
  };

  return (
    <View testID="temple-board" style={{ width, height }}>
      {m !== undefined && <Mat m={m} p={p} works={worksOf(view, player)} />}
      {[...notes.poses].map(([key, pose]) => {
        const card = key.startsWith('c') ? Number(key.slice(1)) : null;
        const mark = pose.buried ? null : markOf(card);
        return (
          <View
            key={key}
            aria-hidden
            style={[styles.card, { left: pose.x, top: pose.y, zIndex: pose.z }]}
          >
            <CardFace
              card={card}
              face={pose.face === 'away' ? 'back' : pose.face}
              w={pose.w}
              h={pose.h}
              count={pose.count}
              buried={pose.buried}
              note={noteOf(card, pose)}
              copyOf={card === null ? undefined : copyOf(view, card)}
            />
            {mark !== null && <Marker kind={mark} w={pose.w} h={pose.h} face={pose.face} />}
          </View>
        );
      })}
      {notes.targets.map((target) => (
        <Tap
          key={target.id}
          testID={`temple-${target.id}`}
          label={targetLabel(
            target,
            cast,
            target.cards.some((card) => choosable.has(card)) ? t('card.choosable') : '',
            view,
          )}
          onPress={() => onTap(target)}
          onHold={() => onHold(target)}
          holdLabel={t('card.inspect')}
          style={[
            styles.target,
            { left: target.x, top: target.y, width: target.w, height: target.h },
          ]}
        />
      ))}
    </View>
  );
}

/** Who this is, and what is known of their hidden cards. */
function Facts(props: Pick<TempleSheetProps, 'cast' | 'score' | 'question'> & Of) {
  const { player, p, cast, score, question } = props;
  const { scheme } = useTheme();
  const hand = knownWords(p.hand);
  const waiting = knownWords(p.waiting);
  const machine = computerWords(cast, player);
  return (
    <View style={styles.shrink}>
      <View style={styles.row}>
        <Crest
          colour={cast.participants[player]?.colour ?? 0}
          size={20}
          onDark={scheme === 'dark'}
        />
        {question !== null && (
          <Text variant="fact" style={styles.strong}>
            {t('temple.title', { name: seatName(cast, player) })}
          </Text>
        )}
        <Text variant="fact">{t('seat.pointsNow', { points: score?.total ?? 0 })}</Text>
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
        <Text variant="fact" tone="quiet" testID="temple-computer">
          {machine}
        </Text>
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
  const worth = worthOf(view, player);
  return (
    <View testID="temple-worth" style={styles.worth}>
      {COVERED_ZONES.flatMap((edge) =>
        worth[edge].map((group) => (
          <Text key={`${edge}-${group.material}`} variant="fact" tone="quiet">
            {coverWords(edge, group)}
          </Text>
        )),
      )}
    </View>
  );
}

export function TempleSheet(props: TempleSheetProps) {
  const { player, view, cast, score, question, beside, onGo, onClose } = props;
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
      // The head of a sheet never scrolls, so the question stays visible.
      title={
        question ?? (player === null ? '' : t('temple.title', { name: seatName(cast, player) }))
      }
      onClose={onClose}
      testID="temple"
    >
      {player !== null && p !== undefined && (
        <>
          <View style={low && styles.oneRow}>
            <Facts player={player} p={p} cast={cast} score={score} question={question} />
            {beside !== null && (
              <View style={[styles.ways, !low && styles.below]}>
                {beside.before !== beside.next && (
                  <Button
                    testID="temple-previous"
                    icon="back"
                    label={seatName(cast, beside.before)}
                    hint={t('temple.previous')}
                    onPress={() => go(-1)}
                    style={low ? styles.wayLow : styles.way}
                  />
                )}
                <Button
                  testID="temple-next"
                  icon="next"
                  label={seatName(cast, beside.next)}
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
  card: { position: 'absolute', pointerEvents: 'none' },
  target: { position: 'absolute', zIndex: 1000, borderRadius: 6 },
  row: { flexDirection: 'row', alignItems: 'center', columnGap: SPACE.m, flexWrap: 'wrap' },
  strong: { fontFamily: 'NotoSans-SemiBold' },
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
