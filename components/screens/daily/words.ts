/** What is said of a day. */
import { dateWords, t } from '@/locales';
import type { Day, DayEntry } from '@/store/daily';

/** "November 18, 2026"; at noon, so that no time zone makes another day of it. */
export const dateOf = (day: Day): string => dateWords().day(new Date(`${day}T12:00:00`));

export function dayLabel(day: Day, entry: DayEntry | undefined): string {
  const date = dateOf(day);
  if (entry === undefined) return t('daily.dayNone', { date });
  if (entry.result === null) return t('daily.dayBegun', { date });
  const [mine, theirs] = entry.result.points;
  return t(entry.result.won ? 'daily.dayWon' : 'daily.dayLost', { date, mine, theirs });
}

/** What can be sent to a friend: it says how it went, and nothing of the cards. */
export function resultText(day: Day, entry: DayEntry, streak: number): string | null {
  if (entry.result === null) return null;
  const { won, points, rounds } = entry.result;
  const [mine, theirs] = points;
  return t('daily.text', { date: dateOf(day), won, mine, theirs, rounds, streak });
}
