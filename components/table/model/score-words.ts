/** Where points come from, in words: by category and by card. */
import { nameAt, nameOf } from '@/components/card/identity';
import type { PlayerScore, ScoreCategory, ScoreLine, View } from '@/engine';
import { creditedWork } from '@/engine';
import { t } from '@/locales';

import { copyOf } from './where';

export const CATEGORIES: readonly ScoreCategory[] = ['works', 'sales', 'backorders', 'bonuses'];

/** "Works 6", or "Works 6 (+2)" if it was less before. */
export function categoryWords(
  score: PlayerScore,
  category: ScoreCategory,
  earlier?: PlayerScore | null,
): string {
  const name = t(`end.${category}`);
  const points = score[category];
  const change = points - (earlier?.[category] ?? points);
  return change === 0
    ? t('end.category', { category: name, points })
    : t('points.changed', { category: name, points, change });
}

/** Why a card counts; where a work decides that, the work is named. */
export function reasonWords(view: View, score: PlayerScore, line: ScoreLine): string {
  const { reason } = line;
  const work = creditedWork(view, score.player, line);
  if (work === null) return t(`end.reason.${reason}`);
  return t(reason === 'tieClaimed' ? 'end.reason.tieClaimedBy' : 'end.reason.coveredBy', { work });
}

/** "Kite, as a copy of Poem: 1 point (work)". */
export function lineWords(view: View, score: PlayerScore, line: ScoreLine): string {
  const of = line.category === 'works' ? copyOf(view, line.card) : undefined;
  const name = nameOf(line.card);
  return t('end.line', {
    name: of === undefined ? name : t('card.asCopy', { name, of: nameAt(of) }),
    points: line.points,
    reason: reasonWords(view, score, line),
  });
}

/** Did this card count as much, in the same way, before? */
export const countedBefore = (earlier: PlayerScore, line: ScoreLine): boolean =>
  earlier.lines.some(
    ({ card, category, points }) =>
      card === line.card && category === line.category && points === line.points,
  );
