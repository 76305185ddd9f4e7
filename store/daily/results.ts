/** What is kept of the daily deals: one entry a day. */
import type { Day } from './day';
import { dayBefore, isDay } from './day';

export interface DayResult {
  readonly won: boolean;
  /** Yours, and the opponent's. */
  readonly points: readonly [number, number];
  readonly rounds: number;
}

export interface DayEntry {
  /** The saved game in which it is played. */
  readonly game: string;
  /** Null while it goes on. */
  readonly result: DayResult | null;
}

export type Days = Readonly<Record<Day, DayEntry>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readResult(value: unknown): DayResult | null {
  if (!isRecord(value)) return null;
  const { won, points, rounds } = value;
  const isPair = Array.isArray(points) && points.length === 2 && points.every(Number.isFinite);
  if (typeof won !== 'boolean' || !isPair || typeof rounds !== 'number') return null;
  return { won, points: [Number(points[0]), Number(points[1])], rounds };
}

/** Whatever of a saved text can be used; the rest is ignored. */
export function readDays(text: string | null): Days {
  let data: unknown;
  try {
    data = JSON.parse(text ?? 'null');
  } catch {
    return {};
  }
  if (!isRecord(data) || !isRecord(data.days)) return {};
  const entries = Object.entries(data.days).flatMap(([day, entry]): [Day, DayEntry][] =>
    isDay(day) && isRecord(entry) && typeof entry.game === 'string'
      ? [[day, { game: entry.game, result: readResult(entry.result) }]]
      : [],
  );
  return Object.fromEntries(entries);
}

/** A finished entry replaces an open one of the same day; otherwise the first entry stays. */
export function joinDays(here: Days, there: Days): Days {
  const joined: Record<Day, DayEntry> = { ...here };
  for (const [day, entry] of Object.entries(there)) {
    const mine = joined[day];
    if (mine === undefined || (mine.result === null && entry.result !== null)) joined[day] = entry;
  }
  return joined;
}

/** How many days in a row were played to the end, up to today, or to yesterday if today is still open. */
export function streakOn(days: Days, today: Day): number {
  const isPlayed = (day: Day) => days[day]?.result != null;
  let day = isPlayed(today) ? today : dayBefore(today);
  let streak = 0;
  for (; isPlayed(day); day = dayBefore(day)) streak++;
  return streak;
}
