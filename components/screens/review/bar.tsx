/** What happened in this move, and the move controls. It takes the place of the prompt. */
import { useMemo, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Rect } from '@/components/table/layout';
import type { Cast } from '@/components/table/model/cast';
import { OnGround, RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { Button, FOCUS_STOP, IconButton, Text } from '@/components/ui';
import type { View as GameView } from '@/engine';
import { t } from '@/locales';
import { useReview } from '@/store/review';

import { placeOfContinue, type ContinuePlacement } from './bar-room';
import { Slider } from './slider';
import { useAutoplay } from './use-autoplay';
import { moveWords } from './words';

interface BarProps {
  readonly at: Rect;
  readonly view: GameView;
  readonly cast: Cast;
  /** Text size factor. */
  readonly text: number;
  readonly onPlayOn: (id: string) => void;
}

function useWords(view: GameView, cast: Cast): string {
  const events = useReview((s) => s.events);
  const at = useReview((s) => s.at);
  const player = useReview((s) => s.player);
  const choice = useReview((s) => s.choice);
  const viewer = useReview((s) => s.viewer);
  return useMemo(
    () => (at === 0 ? t('review.deal') : moveWords({ events, player, choice, viewer, view }, cast)),
    [at, events, player, choice, viewer, view, cast],
  );
}

/** Starts a new game from here; the reviewed game does not change. */
function ContinueButton(props: { readonly spot: ContinuePlacement; readonly onPress: () => void }) {
  const at = useReview((s) => s.at);
  const length = useReview((s) => s.length);
  const over = useReview((s) => s.over);
  const own = props.spot === 'own';
  return (
    <Button
      testID="review-play"
      label={t(own ? 'review.continueHere' : 'review.continue')}
      detail={t(own ? 'review.continueHereAs' : 'review.continueAs')}
      hint={t('review.continueHelp')}
      // After the end there is nothing left to play.
      disabled={over && at === length}
      onPress={props.onPress}
      style={styles.playOn}
    />
  );
}

/** Creates the new game once: a second tap must not create another. */
export function usePlayOn(onPlayOn: (id: string) => void): () => Promise<void> {
  const leaving = useRef(false);
  return async () => {
    if (leaving.current) return;
    leaving.current = true;
    const { continueHere, game, at } = useReview.getState();
    const id = await continueHere(t('review.from', { name: game?.name ?? '', at }));
    leaving.current = false;
    if (id !== null) onPlayOn(id);
  };
}

/** Previous or next move or turn, or autoplay. */
function MoveButtons({ auto }: { readonly auto: ReturnType<typeof useAutoplay> }) {
  const at = useReview((s) => s.at);
  const { go, goTurn } = useReview.getState();
  const byHand = (move: () => void) => () => {
    auto.stop();
    move();
  };
  return (
    <>
      <IconButton
        icon="lastTurn"
        label={t('review.lastTurn')}
        testID="review-last-turn"
        onPress={byHand(() => goTurn(-1))}
      />
      <IconButton
        icon="back"
        label={t('review.back')}
        testID="review-back"
        onPress={byHand(() => go(at - 1))}
      />
      <IconButton
        icon={auto.running ? 'pause' : 'play'}
        label={t(auto.running ? 'review.stop' : 'review.run')}
        testID="review-run"
        onPress={auto.toggle}
      />
      <IconButton
        icon="next"
        label={t('review.on')}
        testID="review-on"
        onPress={byHand(() => go(at + 1))}
      />
      <IconButton
        icon="nextTurn"
        label={t('review.nextTurn')}
        testID="review-next-turn"
        onPress={byHand(() => goTurn(1))}
      />
    </>
  );
}

export function Bar({ at: box, view, cast, text, onPlayOn }: BarProps) {
  const at = useReview((s) => s.at);
  const length = useReview((s) => s.length);
  const { surface } = useTheme().tokens;
  const words = useWords(view, cast);
  const auto = useAutoplay();
  const playOn = usePlayOn(onPlayOn);
  const spot = placeOfContinue(box, text);
  const playOnButton = (
    <ContinueButton
      spot={spot}
      onPress={() => {
        auto.stop();
        void playOn();
      }}
    />
  );
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
        <ScrollView {...FOCUS_STOP} role="group" aria-label={words} style={styles.words}>
          <Text variant="fact" testID="review-told" aria-live="polite">
            {words}
          </Text>
        </ScrollView>
        <View style={styles.row}>
          <View style={styles.grow}>
            <Slider
              at={at}
              length={length}
              onGo={(to) => {
                auto.stop();
                useReview.getState().go(to);
              }}
            />
          </View>
          {spot === 'slider' && playOnButton}
        </View>
        <View style={styles.row}>
          <MoveButtons auto={auto} />
          {spot === 'buttons' && playOnButton}
        </View>
        {spot === 'own' && playOnButton}
      </OnGround>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    position: 'absolute',
    borderWidth: 1,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.s,
    paddingVertical: 4,
    zIndex: 2000,
  },
  words: { flexGrow: 1, flexShrink: 1, minHeight: 20 },
  grow: { flex: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.xs,
  },
  playOn: { minHeight: TOUCH, paddingHorizontal: SPACE.s, paddingVertical: 1 },
});
