import type { CardId } from '@/engine';
import { materialOf, periodsOf, TASK_OF, VALUE_OF } from '@/engine';
import { t } from '@/locales';

/** "Stone 2 · Monk · In your Morning". */
export function factsOf(card: CardId): string {
  const material = materialOf(card);
  return t('cards.facts', {
    material: t(`material.${material}`),
    value: VALUE_OF[material],
    task: t(`task.${TASK_OF[material]}`),
    periods: t('list.items', {
      items: periodsOf(card).map((period) => t(`period.${period}`)),
    }),
  });
}
