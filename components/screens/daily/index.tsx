/** The deal of today: to be played, gone on with or told of; and the days before it. */
import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Panel, Text, TitledPage } from '@/components/ui';
import { t } from '@/locales';
import type { Day, Days } from '@/store/daily';
import { streakOn } from '@/store/daily';
import { copyText } from '@/store/share/device';

import { Calendar } from './calendar';
import { dateOf, resultText } from './words';

export interface DailyScreenProps {
  readonly days: Days;
  readonly today: Day;
  /** Resolves to false if the game is no longer there. */
  readonly onPlay: () => Promise<boolean>;
  readonly onBack: () => void;
}

/** Copied, or shown for selecting where copying is not allowed. */
function CopyResult({ text }: { readonly text: string }) {
  const [told, setTold] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => setTold((await copyText(text)) ? 'copied' : 'copyFailed');
  return (
    <>
      <Button testID="daily-copy" icon="copy" label={t('daily.copy')} onPress={() => void copy()} />
      {told !== null && (
        <Text variant="fact" aria-live="polite" testID="daily-told">
          {t(`daily.${told}`)}
        </Text>
      )}
      {told === 'copyFailed' && (
        <Text variant="fact" selectable testID="daily-text">
          {text}
        </Text>
      )}
    </>
  );
}

function Today({ days, today, onPlay }: DailyScreenProps) {
  const [gone, setGone] = useState(false);
  const entry = days[today];
  const result = entry?.result ?? null;
  const streak = streakOn(days, today);
  const text = entry === undefined ? null : resultText(today, entry, streak);
  const play = async () => setGone(!(await onPlay()));
  const label = entry === undefined ? 'daily.play' : result === null ? 'daily.goOn' : 'daily.look';
  return (
    <Panel style={styles.panel}>
      <Text variant="question">{t('daily.today', { date: dateOf(today) })}</Text>
      {entry !== undefined && result === null && <Text variant="lead">{t('daily.begun')}</Text>}
      {result !== null && (
        <Text variant="lead" testID="daily-result">
          {t(result.won ? 'daily.won' : 'daily.lost', {
            mine: result.points[0],
            theirs: result.points[1],
          })}
        </Text>
      )}
      <Text variant="fact" tone="quiet" testID="daily-streak">
        {streak > 0 ? t('daily.streak', { days: streak }) : t('daily.noStreak')}
      </Text>
      <Button
        kind={result === null ? 'primary' : 'secondary'}
        testID="daily-play"
        label={t(label)}
        onPress={() => void play()}
      />
      {gone && result !== null && (
        <Text variant="fact" aria-live="polite">
          {t('daily.gone')}
        </Text>
      )}
      {text !== null && <CopyResult text={text} />}
    </Panel>
  );
}

export function DailyScreen(props: DailyScreenProps) {
  const { days, today, onBack } = props;
  return (
    <TitledPage
      testID="daily"
      title={t('daily.title')}
      lead={t('daily.lead')}
      back={t('daily.back')}
      onBack={onBack}
      maxWidth={560}
    >
      <Today {...props} />
      <Panel style={styles.panel}>
        <Calendar key={today} days={days} today={today} />
      </Panel>
    </TitledPage>
  );
}

const styles = StyleSheet.create({
  panel: { padding: SPACE.m, gap: SPACE.m },
});
