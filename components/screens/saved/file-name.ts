import { legible } from '@/store/people/names';

/** File systems count bytes, up to four for a letter, and allow 255. */
const LONGEST = 40;

/** "Mottainai-Rainy-evening-2026-11-17.txt": letters, digits and dashes, which every system allows. */
export function fileName(title: string, at: number): string {
  const words = legible(title).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const short = Array.from(words.join('-')).slice(0, LONGEST).join('').replace(/-+$/, '');
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = Number.isNaN(date.getTime())
    ? ''
    : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${['Mottainai', short, day].filter((part) => part !== '').join('-')}.txt`;
}
