/** The deal of a day. Everybody's is the same, and so is the opponent: all of it follows from the date. */
import { t } from '@/locales';
import type { GameSetup } from '../game/types';
import type { Day } from './day';
import { isDay } from './day';

const PREFIX = 'daily-';

export const seedOfDay = (day: Day): string => `${PREFIX}${day}`;

/** The day whose deal this is; null for any other game. */
export function dayOfSeed(seed: string): Day | null {
  const day = seed.startsWith(PREFIX) ? seed.slice(PREFIX.length) : null;
  return isDay(day) ? day : null;
}

export function dailySetup(day: Day, name: string): GameSetup {
  return {
    name,
    participants: [
      { name: t('learn.you'), kind: 'person', colour: 0 },
      // Without a style, whose preferences need a logarithm, which machines round differently.
      { name: t('daily.rival'), kind: 'ai', level: 'prior', colour: 2 },
    ],
    seed: seedOfDay(day),
  };
}
