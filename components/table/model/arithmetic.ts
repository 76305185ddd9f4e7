/** The sum of a task's actions for the turn bar: "1 + 2 helpers covered ×2 = 5". */
import { nameOf } from '@/components/card/identity';
import type { Fits } from '@/components/theme/measure';
import type { TaskInfo } from '@/engine';
import { t } from '@/locales';

type Terms = 'words' | 'names' | 'numbers';

function helpersIn(task: TaskInfo, terms: Terms): string {
  const { helpers } = task;
  if (task.noHelpers) return t('sum.noHelpers');
  if (terms === 'words') return t(task.covered ? 'sum.helpersCovered' : 'sum.helpers', { helpers });
  return task.covered ? t('sum.doubled', { helpers }) : String(helpers);
}

function sumIn(task: TaskInfo, terms: Terms): string {
  const parts = [t('sum.base')];
  if (task.helpers > 0) parts.push(helpersIn(task, terms));
  if (terms === 'numbers' && task.extras.length > 0) parts.push(String(task.extras.length));
  else for (const card of task.extras) parts.push(t('sum.extra', { work: nameOf(card) }));
  if (parts.length === 1) return t('sum.one');
  return t('sum.total', { parts: parts.join(' + '), total: task.total });
}

/** The longest form that fits, down to the numbers alone; the result is never cut off. */
export function actionSum(task: TaskInfo, fits: Fits = () => true): string {
  const words = sumIn(task, 'words');
  if (fits(words)) return words;
  const names = sumIn(task, 'names');
  return fits(names) ? names : sumIn(task, 'numbers');
}
