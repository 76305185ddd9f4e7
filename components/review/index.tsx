/** A game looked back on, move by move: the table as it was, what happened, and a line to drag along. */
import { useMemo } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Board } from '@/components/table/board';
import type { Rect } from '@/components/table/layout';
import { layout as layTable } from '@/components/table/layout';
import type { Cast } from '@/components/table/model/cast';
import { logLine } from '@/components/table/model/logLine';
import { Own } from '@/components/table/play/Own';
import { useGlide } from '@/components/table/play/useMotion';
import { SeatPanel } from '@/components/table/SeatPanel';
import { OnGround, RADIUS, SPACE, ThemeProvider, useTheme } from '@/components/theme';
import { Button, IconButton, Screen, Text } from '@/components/ui';
import { TableLight } from '@/components/ui/TableLight';
import type { PlayerView, View as GameView } from '@/engine';
import { t } from '@/locales';
import { useReview } from '@/store/review';
import { useSettings } from '@/store/settings';

import { Slider } from './Slider';

interface ReviewProps {
  readonly onLeave: () => void;
  /** A new game has been made that begins where the review stands. */
  readonly onPlayOn: (id: string) => void;
}

interface BarProps {
  readonly at: Rect;
  readonly cast: Cast;
  readonly onPlayOn: (id: string) => void;
}

const NONE: ReadonlySet<number> = new Set();
const nothing = () => undefined;

/** What the choice brought about, in the words of the log. */
function useTold(cast: Cast): string {
  const events = useReview((s) => s.events);
  const at = useReview((s) => s.at);
  return useMemo(() => {
    if (at === 0) return t('review.deal');
    const lines = events.map((event) => logLine(event, cast)).filter((line) => line !== null);
    return lines.length === 0 ? t('review.nothing') : lines.join(' · ');
  }, [events, at, cast]);
}

/** Where in the game this is, and the way out, where the turn is told while a game is played. */
function Head({ at: box, onLeave }: { readonly at: Rect; readonly onLeave: () => void }) {
  const at = useReview((s) => s.at);
  const length = useReview((s) => s.length);
  return (
    <View style={[styles.head, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <IconButton icon="close" label={t('review.leave')} testID="review-leave" onPress={onLeave} />
      <Text variant="question" numberOfLines={1} style={styles.grow} testID="review-at">
        {t('review.position', { at, length })}
      </Text>
    </View>
  );
}

function Bar({ at: box, cast, onPlayOn }: BarProps) {
  const at = useReview((s) => s.at);
  const length = useReview((s) => s.length);
  const game = useReview((s) => s.game);
  const { surface } = useTheme().tokens;
  const told = useTold(cast);
  const { go, continueHere } = useReview.getState();
  const playOn = async () => {
    const id = await continueHere(t('review.from', { name: game?.name ?? '', at }));
    if (id !== null) onPlayOn(id);
  };
  return (
    <View
      testID="review-bar"
      style={[
        styles.bar,
        { left: box.x, top: box.y, width: box.w, height: box.h },
        { backgroundColor: surface.fill, borderColor: surface.rule },
      ]}
    >
      <OnGround name="surface">
        <ScrollView style={styles.told}>
          <Text variant="fact" testID="review-told" aria-live="polite">
            {told}
          </Text>
        </ScrollView>
        <View style={styles.row}>
          <IconButton
            icon="back"
            label={t('review.back')}
            testID="review-back"
            onPress={() => go(at - 1)}
          />
          <View style={styles.grow}>
            <Slider at={at} length={length} onGo={go} />
          </View>
          <IconButton
            icon="next"
            label={t('review.on')}
            testID="review-on"
            onPress={() => go(at + 1)}
          />
        </View>
        <Button
          kind="primary"
          testID="review-play"
          label={t('review.continue')}
          disabled={at === length}
          onPress={() => void playOn()}
        />
      </OnGround>
    </View>
  );
}

function Table({ view, onLeave, onPlayOn }: ReviewProps & { readonly view: GameView }) {
  const { width, height, fontScale } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const size = useSettings((s) => s.textSize);
  const game = useReview((s) => s.game);
  const scores = useReview((s) => s.scores);
  const glide = useGlide();
  const { tokens } = useTheme();
  const seats = game?.seats;
  const cast = useMemo<Cast>(() => ({ seats: seats ?? [], reader: -1 }), [seats]);
  // Whoever moves sits in front, so that each move is seen from where it was made.
  const seat = view.current;
  const layout = useMemo(() => {
    const viewport = { width, height, insets, text: Math.max(1, fontScale) * size };
    return layTable(view, viewport, { seat, zone: null, promptRows: 2 });
  }, [view, width, height, insets, fontScale, size, seat]);
  const own = layout.mats.find((m) => m.seat === seat);
  const ownSeat = cast.seats[seat];
  const { turnBar, prompt } = layout.bands;
  return (
    <ThemeProvider light={view.phase}>
      <OnGround name="table">
        <View testID="review" style={styles.fill}>
          <View style={[StyleSheet.absoluteFill, { backgroundColor: tokens.table.fill }]}>
            <TableLight />
          </View>
          {layout.seats.map((panel) => {
            const p = view.players[panel.seat];
            const castSeat = cast.seats[panel.seat];
            return p === undefined || castSeat === undefined ? null : (
              <SeatPanel
                key={panel.seat}
                at={panel}
                p={p}
                seat={castSeat}
                score={scores[panel.seat]}
                current={view.current === panel.seat}
                thinking={false}
                toChoose={0}
                onOpen={nothing}
              />
            );
          })}
          <Board
            view={view}
            layout={layout}
            cast={cast}
            choosable={NONE}
            selected={null}
            event={null}
            eventId={-1}
            duration={glide}
            onTap={nothing}
            onHold={nothing}
          />
          {own !== undefined && ownSeat !== undefined && (
            <Own
              m={own}
              p={view.players[seat] as PlayerView}
              seat={ownSeat}
              points={scores[seat]?.total ?? 0}
            />
          )}
          {turnBar !== null && <Head at={turnBar} onLeave={onLeave} />}
          {prompt !== null && <Bar at={prompt} cast={cast} onPlayOn={onPlayOn} />}
        </View>
      </OnGround>
    </ThemeProvider>
  );
}

export function Review(props: ReviewProps) {
  const view = useReview((s) => s.view);
  const status = useReview((s) => s.status);
  if (view !== null) return <Table view={view} {...props} />;
  return (
    <Screen testID="review-loading">
      <Text variant="lead" aria-live="polite">
        {t(status === 'failed' ? 'review.failed' : 'table.loading')}
      </Text>
      {status === 'failed' && (
        <Button testID="review-leave" label={t('review.leave')} onPress={props.onLeave} />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, overflow: 'hidden' },
  head: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.s,
    zIndex: 2000,
  },
  bar: {
    position: 'absolute',
    borderWidth: 1,
    borderRadius: RADIUS.m,
    padding: SPACE.s,
    gap: 4,
    zIndex: 2000,
  },
  told: { flexGrow: 1, flexShrink: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  grow: { flex: 1 },
});
