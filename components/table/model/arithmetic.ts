/** The arithmetic of a task's actions, as the turn bar says it: "1 + 2 helpers covered ×2 = 5". */
import { nameOf } from '@/components/card/identity';
import type { TaskInfo } from '@/engine';
import { t } from '@/locales';

export function actionSum(task: TaskInfo): string {
  const parts = [t('sum.base')];
  if (task.helpers > 0) {
    const { helpers } = task;
    if (task.noHelpers) parts.push(t('sum.noHelpers'));
    else parts.push(t(task.covered ? 'sum.helpersCovered' : 'sum.helpers', { helpers }));
  }
  for (const card of task.extras) parts.push(t('sum.extra', { work: nameOf(card) }));
  if (parts.length === 1) return t('sum.one');
  return t('sum.total', { parts: parts.join(' + '), total: task.total });
}
