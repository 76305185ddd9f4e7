/** A review of a game, move by move: the table at that move, what happened, and a slider. */
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { kindOf, layout as layTable } from '@/components/table/layout';
import type { Target } from '@/components/table/layout';
import type { Cast } from '@/components/table/model/cast';
import { castFor } from '@/components/table/model/cast';
import { useSameParts } from '@/components/table/model/use-same-parts';
import { Sides } from '@/components/table/screen/sides';
import type { Open } from '@/components/table/sheets/open';
import { useViewport } from '@/components/table/layout/use-viewport';
import { READ, Scene } from '@/components/table/board/scene';
import { LogSheet } from '@/components/table/sheets/log';
import type { Told } from '@/components/table/sheets/log-line';
import { Look } from '@/components/table/sheets/look';
import { SPACE } from '@/components/theme';
import { Button, Hills, ReadLayer, Screen, Text } from '@/components/ui';
import type { CardId, View as GameView } from '@/engine';
import { t } from '@/locales';
import { useInsight } from '@/store/insight';
import { useReview } from '@/store/review';

import { Bar } from './bar';
import { Head, HEAD_Z, HowShown } from './head';
import { roomForBar } from './bar-room';
import { InsightSheet } from './insight';

interface ReviewProps {
  readonly onLeave: () => void;
  /** A new game was created from the move shown. */
  readonly onPlayOn: (id: string) => void;
}

const nothing = () => undefined;

/** Every visible card can be read; nothing is asked here. */
function useLooking() {
  const [open, setOpen] = useState<Open | 'how' | 'insight' | null>(null);
  const look = useCallback((target: Target) => {
    const [only] = target.cards;
    if (only === undefined) return;
    setOpen(
      target.cards.length === 1
        ? { type: 'inspect', card: only }
        : { type: 'pick', cards: target.cards },
    );
  }, []);
  const temple = useCallback((player: number) => setOpen({ type: 'temple', player }), []);
  const points = useCallback(
    (player: number) => setOpen({ type: 'points', player, since: null }),
    [],
  );
  const read = useCallback((card: CardId) => setOpen({ type: 'inspect', card }), []);
  const openLog = useCallback(() => setOpen({ type: 'log' }), []);
  const close = useCallback(() => setOpen(null), []);
  return { open, setOpen, look, temple, points, read, openLog, close };
}

/**
 * The viewer and their view. It shares objects with the previous move, so only changes are redrawn.
 */
function useLookedAt(seen: GameView) {
  const viewport = useViewport();
  const view = useSameParts(seen);
  const scores = useSameParts(useReview((s) => s.scores));
  const participants = useReview((s) => s.game?.participants);
  // The viewer sits in front; with all hands open, whoever made the move.
  const front = useReview((s) =>
    typeof s.viewer === 'number' ? s.viewer : (s.player ?? view.current),
  );
  const cast = useMemo<Cast>(() => castFor(participants ?? [], -1), [participants]);
  const laid = useMemo(() => {
    const room = roomForBar(kindOf(viewport), viewport.text);
    return layTable(view, viewport, { front, ...room });
  }, [view, viewport, front]);
  return { view, scores, front, cast, layout: useSameParts(laid), text: viewport.text };
}

/** The log up to the move shown. */
function useLogSoFar() {
  const at = useReview((s) => s.at);
  const log = useReview((s) => s.log);
  return useMemo(() => log.filter((entry) => entry.choice <= at), [log, at]);
}

const goTo = (line: Told) => useReview.getState().go(line.choice);

type LookedAt = ReturnType<typeof useLookedAt>;
type Looking = ReturnType<typeof useLooking>;

/** Panels beside the table, and those that open over it. */
function Aside(props: {
  readonly seen: LookedAt;
  readonly looking: Looking;
  readonly onPlayOn: (id: string) => void;
  /** Rendered between the two. */
  readonly children: ReactNode;
}) {
  const { seen, looking, onPlayOn, children } = props;
  const { view, cast, scores, front, layout } = seen;
  const { open, setOpen, read, openLog, close } = looking;
  const log = useLogSoFar();
  const { bands } = layout;
  const sheet = open === 'how' || open === 'insight' ? null : open;
  const inspected = sheet?.type === 'inspect' ? sheet.card : null;
  return (
    <>
      <Sides
        inspector={bands.inspector}
        log={bands.log}
        card={inspected}
        now={null}
        view={view}
        cast={cast}
        entries={log}
        onMoment={goTo}
        onCard={read}
        onLog={openLog}
      />
      {children}
      <Look
        open={bands.inspector !== null && inspected !== null ? null : sheet}
        setOpen={setOpen}
        view={view}
        cast={cast}
        scores={scores}
        prompt={null}
        front={front}
        now={null}
        onPick={nothing}
        onPoints={looking.points}
      />
      <LogSheet
        open={sheet?.type === 'log'}
        entries={log}
        cast={cast}
        onMoment={goTo}
        onCard={read}
        onClose={close}
      />
      <HowShown open={open === 'how'} onClose={close} />
      <InsightSheet open={open === 'insight'} onClose={close} onPlayOn={onPlayOn} />
    </>
  );
}

function Table({ view: now, onLeave, onPlayOn }: ReviewProps & { readonly view: GameView }) {
  const seen = useLookedAt(now);
  const looking = useLooking();
  const { view, cast, scores, front, layout, text } = seen;
  const { bands } = layout;
  const canLook = useInsight((s) => s.status !== 'none');
  return (
    <Scene
      testID="review"
      view={view}
      layout={layout}
      cast={cast}
      front={front}
      scores={scores}
      onTap={looking.look}
      onHold={looking.look}
      onTemple={looking.temple}
      onPoints={looking.points}
      head={
        bands.turnBar !== null && (
          <ReadLayer order={READ.bar} z={HEAD_Z}>
            <Head
              at={bands.turnBar}
              view={view}
              cast={cast}
              text={text}
              logBeside={bands.inspector !== null}
              onLog={looking.openLog}
              onHow={() => looking.setOpen('how')}
              onInsight={canLook ? () => looking.setOpen('insight') : null}
              onLeave={onLeave}
            />
          </ReadLayer>
        )
      }
    >
      <Aside seen={seen} looking={looking} onPlayOn={onPlayOn}>
        {bands.prompt !== null && (
          <Bar at={bands.prompt} view={view} cast={cast} text={text} onPlayOn={onPlayOn} />
        )}
      </Aside>
    </Scene>
  );
}

export function Review(props: ReviewProps) {
  const view = useReview((s) => s.view);
  const status = useReview((s) => s.status);
  const fault = useReview((s) => s.fault);
  if (view !== null) return <Table view={view} {...props} />;
  const failed = status === 'failed';
  return (
    <Screen testID="review-loading" backdrop={<Hills />}>
      <View style={styles.middle}>
        <Text variant={failed ? 'title' : 'lead'} aria-live="polite" style={styles.text}>
          {t(failed ? 'review.failed' : 'table.loading')}
        </Text>
        {fault !== null && (
          <Text style={styles.text} testID="review-fault">
            {t(`fault.${fault.code}`)}
          </Text>
        )}
        {failed && (
          <Button
            kind="primary"
            testID="review-leave"
            label={t('review.leave')}
            onPress={props.onLeave}
          />
        )}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, justifyContent: 'center', alignItems: 'center', gap: SPACE.m },
  text: { textAlign: 'center', maxWidth: 420 },
});
