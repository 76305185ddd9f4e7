/** Finds games in the list by names, title, and when they were played. */
import { dateWords as calendar, perLanguage, t } from '@/locales';
import type { GameSummary } from './summary';

export interface Search {
  /** Every word must be found. */
  readonly text: string;
  readonly only: 'all' | 'running' | 'finished';
  /** Somebody who plays in it. */
  readonly with: string | null;
}

export const NO_SEARCH: Search = { text: '', only: 'all', with: null };

export const isSearch = ({ text, only, with: who }: Search): boolean =>
  text.trim() !== '' || only !== 'all' || who !== null;

/** Case and accents do not matter: "jose" finds José. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();
}

const DAY = 86_400_000;

/** Months and days of the week by their names, as a search compares them. */
const calendarWords = perLanguage(() => {
  const { months, weekdays } = calendar();
  return { months: months.map(folded), weekdays: weekdays.map(folded) };
});

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "today tuesday 17 november 2026 2026-11-17". */
export function dateWords(at: number, now: number): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const { months, weekdays } = calendarWords();
  const ago = Math.round((midnight(now) - midnight(at)) / DAY);
  const near = ago === 0 ? t('saved.today') : ago === 1 ? t('saved.yesterday') : '';
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  const two = (n: number) => String(n).padStart(2, '0');
  const iso = `${year}-${two(month + 1)}-${two(day)}`;
  return [near, weekdays[date.getDay()], day, months[month], year, iso].join(' ');
}

/** A game as a search sees it. What is shown of it is made only if it is found. */
export interface Indexed {
  /** Title and names, folded. */
  readonly text: string;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly playedAt: number;
  readonly summary: () => GameSummary;
}

/** All texts in one go, which is many times faster than one by one. */
export function foldedLines(lines: readonly string[]): string[] {
  return folded(lines.map((line) => line.replace(/\n/g, ' ')).join('\n')).split('\n');
}

export function indexOf(games: readonly GameSummary[]): Indexed[] {
  const names = games.map((game) => game.participants.map(({ name }) => name));
  const texts = foldedLines(games.map(({ name }, i) => [name, ...(names[i] ?? [])].join(' ')));
  return games.map((game, i) => ({
    text: texts[i] ?? '',
    names: names[i] ?? [],
    over: game.over,
    playedAt: game.playedAt,
    summary: () => game,
  }));
}

/** Most words are not part of any date, and then no date is computed. */
function isDateWord(word: string): boolean {
  const { months, weekdays } = calendarWords();
  const near = [t('saved.today'), t('saved.yesterday')];
  return /^[\d-]+$/.test(word) || [...months, ...weekdays, ...near].some((w) => w.includes(word));
}

/** A number is a whole word: 1 is not found in 2021. */
const has = (text: string, word: string): boolean =>
  /^\d{1,2}$/.test(word) ? ` ${text} `.includes(` ${word} `) : text.includes(word);

/** Which games a search finds. */
export function matcher(search: Search, now: number): (game: Indexed) => boolean {
  const words = folded(search.text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, isDate: isDateWord(word) }));
  const who = search.with === null ? null : folded(search.with);
  return ({ text, names, over, playedAt }) => {
    if (search.only !== 'all' && over !== (search.only === 'finished')) return false;
    if (who !== null && !names.some((name) => folded(name) === who)) return false;
    return words.every(
      ({ word, isDate }) => has(text, word) || (isDate && has(dateWords(playedAt, now), word)),
    );
  };
}
