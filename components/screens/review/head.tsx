/** Position in the game, the viewer, and the way out. It takes the place of the turn bar. */
import { StyleSheet, View } from 'react-native';

import type { Rect } from '@/components/table/layout';
import type { Cast } from '@/components/table/model/cast';
import { barTitle, TITLE } from '@/components/table/board/turn-bar';
import { SPACE, TOUCH } from '@/components/theme';
import { Choices, Icon, IconButton, Sheet, Text } from '@/components/ui';
import type { View as GameView } from '@/engine';
import { t } from '@/locales';
import { say } from '@/locales/insight';
import type { Pace } from '@/store/game';
import { useReview } from '@/store/review';
import { useSettings } from '@/store/settings';

import { eyesOf, HEAD_GAP, headTitle, headWords, MOST_GROWN, roomBeside } from './head-words';

interface HeadProps {
  readonly at: Rect;
  readonly view: GameView;
  readonly cast: Cast;
  /** Text size factor. */
  readonly text: number;
  /** The log is already beside the table. */
  readonly logBeside: boolean;
  readonly onLog: () => void;
  readonly onHow: () => void;
  /** Null while it is not offered. */
  readonly onInsight: (() => void) | null;
  readonly onLeave: () => void;
}

const PHASE_ICON = { morning: 'dawn', noon: 'sun', night: 'moon' } as const;
/** Width of the time-of-day icon and the gaps. */
const AROUND = 56;
/** A taller bar has one line for each sentence. */
const LOW = 56;

/** Above all cards. */
export const HEAD_Z = 2000;

export function Head(props: HeadProps) {
  const { at: box, view, cast, text, logBeside, onLog, onHow, onInsight, onLeave } = props;
  const at = useReview((s) => s.at);
  const length = useReview((s) => s.length);
  const viewer = useReview((s) => s.viewer);
  const participants = useReview((s) => s.game?.participants) ?? [];
  const buttons = 2 + Number(!logBeside) + Number(onInsight !== null);
  const title = headTitle(view, cast, box.w - AROUND - buttons * TOUCH, text);
  const head = { at, length, viewer, participants };
  const isLow = box.h <= LOW;
  const words = headWords(head, isLow ? roomBeside(box.w, buttons) : Infinity, text);
  return (
    <View style={[styles.head, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <IconButton icon="close" label={t('review.leave')} testID="review-leave" onPress={onLeave} />
      <View style={styles.words}>
        <View style={styles.row}>
          <Icon name={PHASE_ICON[view.phase]} size={20} />
          <Text
            variant="lead"
            role="heading"
            numberOfLines={1}
            maxFontSizeMultiplier={MOST_GROWN}
            // Screen readers need the time of day even where only an icon shows it.
            accessibilityLabel={barTitle(view, cast)}
            style={[styles.title, styles.shrink, { fontSize: title.fontSize }]}
            testID="review-turn"
          >
            {title.words}
          </Text>
        </View>
        <View style={isLow ? styles.row : null}>
          {words.position !== '' && (
            <Text
              variant="small"
              numberOfLines={1}
              maxFontSizeMultiplier={MOST_GROWN}
              style={styles.whole}
              accessibilityLabel={t('review.position', { at, length })}
              testID="review-at"
            >
              {words.position}
            </Text>
          )}
          <Text
            variant="small"
            tone="quiet"
            numberOfLines={1}
            maxFontSizeMultiplier={MOST_GROWN}
            style={styles.shrink}
            accessibilityLabel={eyesOf(viewer, participants)}
            testID="review-eyes"
          >
            {words.eyes}
          </Text>
        </View>
      </View>
      {!logBeside && (
        <IconButton icon="scroll" label={t('bar.log')} testID="open-log" onPress={onLog} />
      )}
      {onInsight !== null && (
        <IconButton icon="chart" label={say('open')} testID="review-insight" onPress={onInsight} />
      )}
      <IconButton icon="eye" label={t('review.how')} testID="review-how" onPress={onHow} />
    </View>
  );
}

const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

/** Choose the viewer and the pace. */
export function HowShown({ open, onClose }: { readonly open: boolean; onClose: () => void }) {
  const viewers = useReview((s) => s.viewers);
  const viewer = useReview((s) => s.viewer);
  const over = useReview((s) => s.over);
  const participants = useReview((s) => s.game?.participants);
  const pace = useSettings((s) => s.pace);
  const why = over
    ? t('review.eyesHelp')
    : t(viewer === 'open' ? 'review.eyesOpen' : 'review.eyesOne');
  return (
    <Sheet open={open} title={t('review.how')} onClose={onClose} testID="how">
      <Choices
        testID="eyes"
        label={t('review.eyes')}
        help={why}
        value={viewer}
        options={viewers.map((value) => ({
          value,
          label: eyesOf(value, participants),
          isComputer: typeof value === 'number' && participants?.[value]?.kind === 'ai',
        }))}
        onChange={(value) => useReview.getState().lookAs(value)}
      />
      <Choices
        testID="review-pace"
        label={t('review.pace')}
        value={pace}
        options={PACES.map((value) => ({ value, label: t(`settings.pace.${value}`) }))}
        onChange={(value) => useSettings.getState().change({ pace: value })}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  head: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: HEAD_GAP,
    zIndex: HEAD_Z,
  },
  words: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center', columnGap: SPACE.s },
  shrink: { flexShrink: 1 },
  whole: { flexShrink: 0 },
  title: TITLE,
});
