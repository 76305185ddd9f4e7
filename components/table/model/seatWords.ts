/** A temple at a glance, in words: for its panel, and for those who listen. */
import type { PlayerView } from '@/engine';
import { materialOf, TASK_OF } from '@/engine';
import { t } from '@/locales';

export function taskWords(p: PlayerView): string {
  const card = p.task[0];
  if (card !== undefined) return t(`task.${TASK_OF[materialOf(card)]}`);
  return p.taskFaceDown ? t('seat.faceDown') : t('seat.noTask');
}

/** "Play…3": cut in the middle, since a number at its end is all that tells such names apart. */
export function shortName(name: string, letters: number): string {
  const [, head, tail] = /^(.*\S)\s+(\d{1,2})$/.exec(name) ?? [];
  if (head === undefined || tail === undefined || name.length <= letters) return name;
  return `${head.slice(0, Math.max(1, letters - tail.length - 1))}…${tail}`;
}

export function seatWords(name: string, points: number, p: PlayerView): string {
  return t('seat.label', {
    name,
    points,
    task: taskWords(p),
    gallery: p.gallery.length,
    giftShop: p.giftShop.length,
    helpers: p.helpers.length,
    sales: p.sales.length,
    bench: p.bench.length,
    hand: p.hand.count,
    waiting: p.waiting.count,
  });
}
