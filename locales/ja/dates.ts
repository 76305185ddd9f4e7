/** Days and hours in Japanese. */
import type { DateWords } from '../kinds';

const two = (n: number) => String(n).padStart(2, '0');

const months = [
  '1月',
  '2月',
  '3月',
  '4月',
  '5月',
  '6月',
  '7月',
  '8月',
  '9月',
  '10月',
  '11月',
  '12月',
] as const;

const weekdays = ['日曜日', '月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日'] as const;

export const dates: DateWords = {
  months,
  weekdays,
  day: (date) => `${date.getFullYear()}年${months[date.getMonth()]}${date.getDate()}日`,
  time: (date) => `${date.getHours()}:${two(date.getMinutes())}`,
};
