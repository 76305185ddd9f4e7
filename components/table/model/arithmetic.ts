/** The sum of a task's actions for the turn bar: "1 + 4 from 2 covered helpers = 5 actions". */
import { nameOf } from '@/components/card/identity';
import type { Fits } from '@/components/theme/measure';
import type { CardId, TaskInfo } from '@/engine';
import { t } from '@/locales';

type Terms = 'words' | 'brief' | 'numbers';

function helpersIn({ helpers, noHelpers, covered }: TaskInfo, terms: Terms): string {
  const actions = noHelpers ? 0 : covered ? 2 * helpers : helpers;
  if (terms === 'numbers' || (noHelpers && terms === 'brief')) return String(actions);
  if (noHelpers) return t('sum.noHelpers');
  const key = covered ? 'helpersCovered' : 'helpers';
  return t(terms === 'words' ? `sum.${key}` : `sum.brief.${key}`, { actions, helpers });
}

function extraIn(card: CardId, terms: 'words' | 'brief'): string {
  return t(terms === 'words' ? 'sum.extra' : 'sum.brief.extra', { work: nameOf(card) });
}

function sumIn(task: TaskInfo, terms: Terms): string {
  const parts = [t('sum.base')];
  if (task.helpers > 0) parts.push(helpersIn(task, terms));
  if (terms !== 'numbers') parts.push(...task.extras.map((card) => extraIn(card, terms)));
  else if (task.extras.length > 0) parts.push(String(task.extras.length));
  if (parts.length === 1) return t('sum.one');
  const total = { parts: parts.join(' + '), total: task.total };
  return t(terms === 'words' ? 'sum.total' : 'sum.short', total);
}

/** The longest form that fits, down to the numbers alone; the result is never cut off. */
export function actionSum(task: TaskInfo, fits: Fits = () => true): string {
  const words = sumIn(task, 'words');
  if (fits(words)) return words;
  const brief = sumIn(task, 'brief');
  return fits(brief) ? brief : sumIn(task, 'numbers');
}
