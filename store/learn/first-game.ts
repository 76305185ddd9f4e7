/** The first game of a newcomer, the eighth lesson: an easy opponent, and a deal in which much of the game is seen. */
import { t } from '@/locales';

import type { GameSetup } from '../game/types';

/** Its place among the lessons that are done. */
export const FIRST_GAME = 'game';

/** Of the richest of 160 deals the one that startles fewest newcomers, by `npm run first-deals -- --games 160`. */
const DEAL = 'first-6';

export function firstGame(): GameSetup {
  return {
    participants: [
      { name: t('learn.you'), kind: 'person', colour: 0 },
      { name: t('learn.rival'), kind: 'ai', level: 'novice', colour: 1 },
    ],
    seed: DEAL,
  };
}
