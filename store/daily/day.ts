/** Days of the calendar as texts, "2026-11-18": the same for everybody, whatever the hour is elsewhere. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const two = (n: number) => `${n}`.padStart(2, '0');

/** The date on this device. A clock that makes no sense counts as the first day there is. */
export function dayAt(now: number): Day {
  const date = new Date(now);
  const year = date.getFullYear();
  if (!(year >= 1970 && year <= 9999)) return '1970-01-01';
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon in UTC: counting days there never meets a day of 23 or 25 hours. */
function noonOf(day: Day): number {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date, 12);
}

const dayAtNoon = (noon: number): Day => new Date(noon).toISOString().slice(0, 10);

export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const noon = noonOf(text);
  return !Number.isNaN(noon) && dayAtNoon(noon) === text;
}

export const dayBefore = (day: Day): Day => dayAtNoon(noonOf(day) - DAY_MS);

export interface Month {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

export function monthOf(day: Day): Month {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  return { year, month };
}

export const monthAfter = ({ year, month }: Month, by: number): Month => {
  const at = year * 12 + month - 1 + by;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
};

/** Its number of days, and the weekday of the first: 0 is Monday. */
export function daysOf({ year, month }: Month): { first: number; days: Day[] } {
  const start = `${year}-${two(month)}-01`;
  const count = new Date(Date.UTC(year, month, 0, 12)).getUTCDate();
  const days = Array.from({ length: count }, (_, i) => `${year}-${two(month)}-${two(i + 1)}`);
  return { first: (new Date(noonOf(start)).getUTCDay() + 6) % 7, days };
}
