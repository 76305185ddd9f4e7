/** A temple at a glance in words, for its panel and for screen readers. */
import { boxWidth, SMALLEST, type Fits } from '@/components/theme/measure';
import type { PlayerView } from '@/engine';
import { materialOf, TASK_OF } from '@/engine';
import { t } from '@/locales';

/** `alone`: nothing next to the text says that it is about the task. */
export function taskWords(p: PlayerView, alone = false): string {
  const card = p.task[0];
  if (card !== undefined) return t(`task.${TASK_OF[materialOf(card)]}`);
  if (!p.taskFaceDown) return t('seat.noTask');
  return t(alone ? 'seat.taskFaceDown' : 'seat.faceDown');
}

/** "12 points"; with a partner "12 of 30 points". */
export const pointsWords = (points: number, team: number | null): string =>
  team === null ? t('seat.points', { points }) : t('seat.pointsOfTeam', { points, team });

/** "Play…3": cut in the middle, because such names may differ only in the number at the end. */
export function shortName(name: string, fits: Fits): string {
  const [, head, tail] = /^(.*\S)\s+(\d{1,2})$/.exec(name) ?? [];
  if (head === undefined || tail === undefined || fits(name)) return name;
  const letters = Array.from(head);
  const short = () => `${letters.join('')}…${tail}`;
  while (letters.length > 1 && !fits(short())) letters.pop();
  return short();
}

/** Letters condensed further than this are hard to read. */
const NARROWEST = 0.75;
const NAME_SIZE = 12;

interface NameFit {
  readonly text: string;
  readonly size: number;
  /** Horizontal scale of the text. */
  readonly narrow: number;
}

/** Fits a name into little room: first smaller, then condensed, then cut. */
export function nameFit(name: string, room: number, wanted = NAME_SIZE): NameFit {
  const widthAt = (text: string, fontSize: number) =>
    boxWidth(text, { fontFamily: 'NotoSans-SemiBold', fontSize });
  const whole = wanted * Math.min(1, room / widthAt(name, wanted));
  const tooWide = NARROWEST * widthAt(name, NAME_SIZE) > room;
  const size = whole >= NAME_SIZE ? whole : wanted > NAME_SIZE && !tooWide ? NAME_SIZE : SMALLEST;
  const text = shortName(name, (words) => NARROWEST * widthAt(words, size) <= room);
  const narrow = Math.min(1, room / widthAt(text, size));
  return { text, size, narrow: Math.max(NARROWEST, narrow) };
}

/** `works`: as the wings count them, which may differ from the number of cards. */
export function seatWords(
  name: string,
  points: number,
  p: PlayerView,
  works: { readonly gallery: number; readonly giftShop: number },
): string {
  return t('seat.label', {
    name,
    points,
    task: taskWords(p),
    gallery: works.gallery,
    giftShop: works.giftShop,
    helpers: p.helpers.length,
    sales: p.sales.length,
    bench: p.bench.length,
    hand: p.hand.count,
    waiting: p.waiting.count,
  });
}
