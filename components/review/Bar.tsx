/** What happened in this move, and the ways to another one, where questions stand while a game is played. */
import { useMemo, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Rect } from '@/components/table/layout';
import type { Cast } from '@/components/table/model/cast';
import { condensed, logLine } from '@/components/table/model/logLine';
import { OnGround, RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { Button, IconButton, Text } from '@/components/ui';
import { t } from '@/locales';
import { useReview } from '@/store/review';

import { Slider } from './Slider';
import { useAutoplay } from './useAutoplay';

interface BarProps {
  readonly at: Rect;
  readonly cast: Cast;
  readonly onPlayOn: (id: string) => void;
}

/** Five buttons and one with words stand beside each other from here on. */
const ROW = 340;

/** What the choice brought about, in the words of the log. */
function useWords(cast: Cast): string {
  const events = useReview((s) => s.events);
  const at = useReview((s) => s.at);
  return useMemo(() => {
    if (at === 0) return t('review.deal');
    const lines = events.map((event) => logLine(event, cast)).filter((line) => line !== null);
    const told = condensed(lines.map((text) => ({ text }))).map((line) => line.text);
    return told.length === 0 ? t('review.nothing') : told.join(' · ');
  }, [events, at, cast]);
}

export function Bar({ at: box, cast, onPlayOn }: BarProps) {
  const at = useReview((s) => s.at);
  const length = useReview((s) => s.length);
  const over = useReview((s) => s.over);
  const game = useReview((s) => s.game);
  const { surface } = useTheme().tokens;
  const words = useWords(cast);
  const auto = useAutoplay();
  const byHand = (move: () => void) => () => {
    auto.stop();
    move();
  };
  const { go, goTurn, continueHere } = useReview.getState();
  /** One at a time: an impatient second tap would make a second game. */
  const leaving = useRef(false);
  const playOn = async () => {
    auto.stop();
    if (leaving.current) return;
    leaving.current = true;
    const id = await continueHere(t('review.from', { name: game?.name ?? '', at }));
    leaving.current = false;
    if (id !== null) onPlayOn(id);
  };
  const inRow = box.w >= ROW;
  const playOnButton = (
    <Button
      testID="review-play"
      label={t(inRow ? 'review.continue' : 'review.continueHere')}
      hint={t('review.continueHelp')}
      // After the end there is nothing to play.
      disabled={over && at === length}
      onPress={() => void playOn()}
      style={styles.playOn}
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
        <ScrollView style={styles.words}>
          <Text variant="fact" testID="review-told" aria-live="polite">
            {words}
          </Text>
        </ScrollView>
        <Slider
          at={at}
          length={length}
          onGo={(to) => {
            auto.stop();
            go(to);
          }}
        />
        <View style={styles.row}>
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
          {inRow && playOnButton}
        </View>
        {!inRow && playOnButton}
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
    paddingVertical: 6,
    zIndex: 2000,
  },
  words: { flexGrow: 1, flexShrink: 1, minHeight: 20 },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  playOn: { minHeight: TOUCH, paddingHorizontal: SPACE.s + 4, paddingVertical: 4 },
});
