/** A game looked back on, move by move: the table as it was, what happened, and a line to drag along. */
import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { kindOf, layout as layTable } from '@/components/table/layout';
import type { Target } from '@/components/table/layout';
import type { Cast } from '@/components/table/model/cast';
import { Sides } from '@/components/table/screen/sides';
import type { Open } from '@/components/table/sheets/open';
import { useViewport } from '@/components/table/layout/use-viewport';
import { Scene } from '@/components/table/board/scene';
import { LogSheet } from '@/components/table/sheets/log';
import { Look } from '@/components/table/sheets/look';
import { SPACE } from '@/components/theme';
import { Button, Hills, Screen, Text } from '@/components/ui';
import type { View as GameView } from '@/engine';
import { t } from '@/locales';
import { useReview } from '@/store/review';

import { Bar } from './bar';
import { Head, HowShown } from './head';
import { roomForBar } from './bar-room';

interface ReviewProps {
  readonly onLeave: () => void;
  /** A new game has been made that begins where the review stands. */
  readonly onPlayOn: (id: string) => void;
}

const nothing = () => undefined;
const nothingNow = () => null;

/** Everything in sight can be read; nothing is asked here. */
function useLooking() {
  const [open, setOpen] = useState<Open | 'how' | null>(null);
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
  return { open, setOpen, look, temple };
}

function Table({ view, onLeave, onPlayOn }: ReviewProps & { readonly view: GameView }) {
  const viewport = useViewport();
  const participants = useReview((s) => s.game?.participants);
  const scores = useReview((s) => s.scores);
  const at = useReview((s) => s.at);
  const wholeLog = useReview((s) => s.log);
  // Whoever looks sits in front; with all hands open it is whoever made the move.
  const front = useReview((s) =>
    typeof s.viewer === 'number' ? s.viewer : (s.player ?? view.current),
  );
  const cast = useMemo<Cast>(
    () => ({ participants: participants ?? [], viewer: -1 }),
    [participants],
  );
  const layout = useMemo(
    () =>
      layTable(view, viewport, {
        front,
        zone: null,
        ...roomForBar(kindOf(viewport), viewport.text),
      }),
    [view, viewport, front],
  );
  const log = useMemo(() => wholeLog.filter((entry) => entry.choice <= at), [wholeLog, at]);
  const { open, setOpen, look, temple } = useLooking();
  const { bands } = layout;
  const sheet = open === 'how' ? null : open;
  const inspected = sheet?.type === 'inspect' ? sheet.card : null;
  const { go } = useReview.getState();

  return (
    <Scene
      testID="review"
      view={view}
      layout={layout}
      cast={cast}
      seat={front}
      scores={scores}
      onTap={look}
      onHold={look}
      onTemple={temple}
      head={
        bands.turnBar !== null && (
          <Head
            at={bands.turnBar}
            view={view}
            cast={cast}
            text={viewport.text}
            logBeside={bands.inspector !== null}
            onLog={() => setOpen({ type: 'log' })}
            onHow={() => setOpen('how')}
            onLeave={onLeave}
          />
        )
      }
    >
      <Sides
        inspector={bands.inspector}
        log={bands.log}
        card={inspected}
        now={null}
        view={view}
        cast={cast}
        entries={log}
        onMoment={(line) => go(line.choice)}
        onCard={(card) => setOpen({ type: 'inspect', card })}
        onLog={() => setOpen({ type: 'log' })}
      />
      {bands.prompt !== null && (
        <Bar at={bands.prompt} view={view} cast={cast} text={viewport.text} onPlayOn={onPlayOn} />
      )}
      <Look
        open={bands.inspector !== null && inspected !== null ? null : sheet}
        setOpen={setOpen}
        view={view}
        cast={cast}
        scores={scores}
        prompt={null}
        front={front}
        nowOf={nothingNow}
        onPick={nothing}
      />
      <LogSheet
        open={sheet?.type === 'log'}
        entries={log}
        cast={cast}
        onMoment={(line) => go(line.choice)}
        onCard={(card) => setOpen({ type: 'inspect', card })}
        onClose={() => setOpen(null)}
      />
      <HowShown open={open === 'how'} onClose={() => setOpen(null)} />
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
