import { dateWords, t } from '@/locales';

function daysBetween(from: Date, to: Date): number {
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate());
  // Rounded, because a day with a clock change is an hour shorter or longer.
  return Math.round((midnight(to).getTime() - midnight(from).getTime()) / 86_400_000);
}

/** When a game was last played, in words; null if that lies in the future. */
export function whenPlayed(at: number, now: number): string | null {
  const played = new Date(at);
  const days = daysBetween(played, new Date(now));
  if (!(days >= 0)) return null;
  const time = dateWords().time(played);
  if (days === 0) return t('game.today', { time });
  if (days === 1) return t('game.yesterday', { time });
  return t('game.onDay', { day: dateWords().day(played) });
}
