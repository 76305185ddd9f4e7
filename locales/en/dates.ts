/** Days and hours in English, without the device's own formats: they follow its language, not the app's. */
import type { DateWords } from '../kinds';

const two = (n: number) => String(n).padStart(2, '0');

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const dates: DateWords = {
  months,
  weekdays,
  day: (date) => `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`,
  time: (date) => `${date.getHours()}:${two(date.getMinutes())}`,
};
