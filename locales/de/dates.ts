/** Days and hours in German. */
import type { DateWords } from '../kinds';

const two = (n: number) => String(n).padStart(2, '0');

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

const weekdays = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;

export const dates: DateWords = {
  months,
  weekdays,
  day: (date) => `${date.getDate()}. ${months[date.getMonth()]} ${date.getFullYear()}`,
  time: (date) => `${date.getHours()}:${two(date.getMinutes())} Uhr`,
};
