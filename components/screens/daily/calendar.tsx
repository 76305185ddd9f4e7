/** The days of a month, and how each of them went. */
import { useState } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { IconButton, Text } from '@/components/ui';
import { dateWords, t } from '@/locales';
import type { Day, DayEntry, Days } from '@/store/daily';
import { daysOf, monthAfter, monthOf } from '@/store/daily';

import { dayLabel } from './words';

const WEEK = 7;
const share = `${100 / WEEK}%` as const;

type Mark = 'won' | 'lost' | 'begun';
const MARKS: readonly Mark[] = ['won', 'lost', 'begun'];

function markOf(entry: DayEntry | undefined): Mark | null {
  if (entry === undefined) return null;
  if (entry.result === null) return 'begun';
  return entry.result.won ? 'won' : 'lost';
}

function useMarkStyle(mark: Mark | null): ViewStyle {
  const ground = useGround();
  return {
    borderColor: mark === null ? 'transparent' : ground.action,
    borderStyle: mark === 'begun' ? 'dashed' : 'solid',
    ...(mark === 'won' ? { backgroundColor: ground.action } : {}),
  };
}

/** The legend of the days; a screen reader is told with each day. */
function Legend({ days }: { readonly days: Days }) {
  const seen = new Set(Object.values(days).map(markOf));
  return (
    <View style={styles.legend} aria-hidden testID="daily-legend">
      {MARKS.filter((mark) => seen.has(mark)).map((mark) => (
        <Sign key={mark} mark={mark} />
      ))}
    </View>
  );
}

function Sign({ mark }: { readonly mark: Mark }) {
  const look = useMarkStyle(mark);
  return (
    <View style={styles.sign}>
      <View style={[styles.sample, look]} />
      <Text variant="fact" tone="quiet">
        {t(`daily.mark.${mark}`)}
      </Text>
    </View>
  );
}

function DayCell({ day, entry, isToday }: { day: Day; entry?: DayEntry; isToday: boolean }) {
  const ground = useGround();
  const mark = markOf(entry);
  const look = useMarkStyle(mark);
  const isWon = mark === 'won';
  return (
    <View style={styles.cell} role="img" aria-label={dayLabel(day, entry)} testID={`day-${day}`}>
      <View aria-hidden style={[styles.day, look]}>
        <Text
          variant={isToday ? 'label' : 'fact'}
          style={[isToday && styles.today, isWon && { color: ground.onAction }]}
        >
          {Number(day.slice(-2))}
        </Text>
      </View>
    </View>
  );
}

export function Calendar({ days, today }: { readonly days: Days; readonly today: Day }) {
  const [month, setMonth] = useState(() => monthOf(today));
  const { first, days: inMonth } = daysOf(month);
  const { months, weekdays } = dateWords();
  const now = monthOf(today);
  const isLast = month.year > now.year || (month.year === now.year && month.month >= now.month);
  return (
    <View style={styles.calendar}>
      <View style={styles.head}>
        <IconButton
          icon="back"
          label={t('daily.before')}
          testID="daily-before"
          onPress={() => setMonth(monthAfter(month, -1))}
        />
        <Text variant="label" testID="daily-month" style={styles.title}>
          {t('daily.month', { month: months[month.month - 1] ?? '', year: month.year })}
        </Text>
        {isLast ? (
          <View style={styles.aside} />
        ) : (
          <IconButton
            icon="next"
            label={t('daily.after')}
            testID="daily-after"
            onPress={() => setMonth(monthAfter(month, 1))}
          />
        )}
      </View>
      <View style={styles.grid} aria-hidden>
        {[...weekdays.slice(1), ...weekdays.slice(0, 1)].map((name) => (
          <View key={name} style={styles.cell}>
            <Text variant="fact" tone="quiet">
              {name.slice(0, 2)}
            </Text>
          </View>
        ))}
      </View>
      <View style={styles.grid}>
        {Array.from({ length: first }, (_, i) => (
          <View key={`before-${i}`} style={styles.cell} />
        ))}
        {inMonth.map((day) => (
          <DayCell key={day} day={day} entry={days[day]} isToday={day === today} />
        ))}
      </View>
      <Legend days={days} />
    </View>
  );
}

const styles = StyleSheet.create({
  calendar: { gap: SPACE.s },
  head: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1, textAlign: 'center' },
  // As wide as a button, so that the month stays in the middle.
  aside: { width: TOUCH },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  cell: { width: share, alignItems: 'center', paddingVertical: SPACE.xs / 2 },
  day: {
    width: 36,
    height: 36,
    borderRadius: RADIUS.m,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  // No frame, which says how a day went.
  today: { textDecorationLine: 'underline' },
  legend: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: SPACE.m,
    rowGap: SPACE.xs,
  },
  sign: { flexDirection: 'row', alignItems: 'center', columnGap: SPACE.s },
  sample: { width: 18, height: 18, borderRadius: RADIUS.s, borderWidth: 2 },
});
