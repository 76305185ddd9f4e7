/** Where in the game this is, whose eyes see it, and the way out: where the turn is told while a game is played. */
import { StyleSheet, View } from 'react-native';

import type { Rect } from '@/components/table/layout';
import { SPACE } from '@/components/theme';
import { Choices, IconButton, Sheet, Text } from '@/components/ui';
import { t } from '@/locales';
import type { Pace, Seat } from '@/store/game';
import type { Viewer } from '@/store/review';
import { useReview } from '@/store/review';
import { useSettings } from '@/store/settings';

interface HeadProps {
  readonly at: Rect;
  /** The log lies beside the table already. */
  readonly logBeside: boolean;
  readonly onLog: () => void;
  readonly onHow: () => void;
  readonly onLeave: () => void;
}

function eyesOf(viewer: Viewer, seats: readonly Seat[] = []): string {
  if (viewer === 'all') return t('review.asAll');
  if (viewer === 'open') return t('review.asOpen');
  return t('review.asSeat', { name: seats[viewer]?.name ?? '' });
}

export function Head({ at: box, logBeside, onLog, onHow, onLeave }: HeadProps) {
  const at = useReview((s) => s.at);
  const length = useReview((s) => s.length);
  const viewer = useReview((s) => s.viewer);
  const seats = useReview((s) => s.game?.seats);
  return (
    <View style={[styles.head, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <IconButton icon="close" label={t('review.leave')} testID="review-leave" onPress={onLeave} />
      <View style={styles.words}>
        <Text
          variant="lead"
          numberOfLines={1}
          maxFontSizeMultiplier={1.3}
          style={styles.title}
          testID="review-at"
        >
          {t('review.position', { at, length })}
        </Text>
        <Text
          variant="small"
          tone="quiet"
          numberOfLines={1}
          maxFontSizeMultiplier={1.3}
          testID="review-eyes"
        >
          {eyesOf(viewer, seats)}
        </Text>
      </View>
      {!logBeside && (
        <IconButton icon="scroll" label={t('bar.log')} testID="open-log" onPress={onLog} />
      )}
      <IconButton icon="eye" label={t('review.how')} testID="review-how" onPress={onHow} />
    </View>
  );
}

const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

/** Whose eyes, and how fast. */
export function HowShown({ open, onClose }: { readonly open: boolean; onClose: () => void }) {
  const viewers = useReview((s) => s.viewers);
  const viewer = useReview((s) => s.viewer);
  const over = useReview((s) => s.over);
  const seats = useReview((s) => s.game?.seats);
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
        options={viewers.map((value) => ({ value, label: eyesOf(value, seats) }))}
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
    gap: SPACE.s,
    zIndex: 2000,
  },
  words: { flex: 1 },
  title: { fontFamily: 'ShipporiMincho-Bold', fontSize: 16, lineHeight: 21 },
});
