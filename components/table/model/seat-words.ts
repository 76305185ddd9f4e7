/** A temple at a glance, in words: for its panel, and for those who listen. */
import type { PlayerView } from '@/engine';
import { materialOf, TASK_OF } from '@/engine';
import { t } from '@/locales';

/** `alone`: nothing beside it says that this is about the task. */
export function taskWords(p: PlayerView, alone = false): string {
  const card = p.task[0];
  if (card !== undefined) return t(`task.${TASK_OF[materialOf(card)]}`);
  if (!p.taskFaceDown) return t('seat.noTask');
  return t(alone ? 'seat.taskFaceDown' : 'seat.faceDown');
}

/** "Play…3": cut in the middle, since a number at its end is all that tells such names apart. */
export function shortName(name: string, letters: number): string {
  const [, head, tail] = /^(.*\S)\s+(\d{1,2})$/.exec(name) ?? [];
  if (head === undefined || tail === undefined || name.length <= letters) return name;
  return `${head.slice(0, Math.max(1, letters - tail.length - 1))}…${tail}`;
}

/** Letters may be set as narrow as this and still be read. */
const NARROWEST = 0.75;
/** Of a letter of a name, in ems. */
const LETTER = 0.62;

interface NameFit {
  readonly text: string;
  readonly size: number;
  /** How much narrower than its font it is set. */
  readonly narrow: number;
}

/** A name in little room: first smaller, down to what can be read, then narrower, then cut. */
export function nameFit(name: string, room: number): NameFit {
  const size = name.length * 12 * LETTER <= room ? 12 : 11;
  const text = shortName(name, Math.floor(room / (size * LETTER * NARROWEST)));
  const narrow = Math.min(1, room / (text.length * size * LETTER));
  return { text, size, narrow: Math.max(NARROWEST, narrow) };
}

/** `works`: as the wings count them, which need not be as many as lie there. */
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
