/** Why the game ended. */
import type { End } from '@/engine';
import { endingWork } from '@/engine';
import { t, titleOfWork, wordsOfWork } from '@/locales';

import type { Cast } from './cast';
import { playerName } from './cast';

export function whyWords(end: End, cast: Cast, worksToEnd: number): string {
  const name = playerName(cast, end.player);
  const work = endingWork(end);
  if (work !== null)
    return wordsOfWork(work).ends?.({ name }) ?? t('end.why.work', { work: titleOfWork(work) });
  switch (end.reason) {
    case 'works':
      return t('end.why.works', { name, n: worksToEnd });
    case 'rounds':
      return t('end.why.rounds');
    default:
      return t('end.why.deck');
  }
}
