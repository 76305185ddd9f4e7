/**
 * The four levels, as data. They see the same and think by the same rules; the weaker ones err as
 * people err: they overlook the temples of others, forget cards that went under the deck, and are
 * content with a choice that is nearly as good. The two lower ones play a task whenever they can, which is
 * no great strength but shows the game. None of them misses a win on the spot.
 */
import type { Topic } from './layout';

export const LEVELS = ['novice', 'acolyte', 'monk', 'abbot'] as const;
export type Level = (typeof LEVELS)[number];

export interface LevelSpec {
  /** Lines of play per question: a base, and more per option. */
  base: number;
  perOption: number;
  /** Worlds imagined, at most. */
  worlds: number;
  /** Softmax over the chance to win: 0 always takes the best. */
  temperature: number;
  /** Share of what is out of sight that is forgotten. */
  forgets: number;
  /** What the evaluation does not look at. */
  overlooks: readonly Topic[];
  /** Share of turns on which it plays a task if it can: those who learn from it shall see the game. */
  tasks: number;
  /** The round from which a turn without a task counts for less, so that somebody moves. */
  restless: number;
}

const THEIRS: readonly Topic[] = [
  'theirPoints',
  'theirEnd',
  'theirWorks',
  'theirHelpers',
  'theirMaterials',
  'theirSales',
  'theirHand',
  'theirTask',
];

export const LEVEL_SPECS: Readonly<Record<Level, LevelSpec>> = {
  novice: {
    base: 24,
    perOption: 4,
    worlds: 4,
    temperature: 0.17,
    forgets: 1,
    overlooks: [...THEIRS, 'cover', 'backorders'],
    tasks: 0.8,
    restless: 10,
  },
  acolyte: {
    base: 24,
    perOption: 6,
    worlds: 6,
    temperature: 0.045,
    forgets: 0.6,
    overlooks: ['theirHelpers', 'theirMaterials', 'theirHand', 'theirTask'],
    tasks: 0.8,
    restless: 10,
  },
  monk: {
    base: 32,
    perOption: 8,
    worlds: 8,
    temperature: 0.032,
    forgets: 0.2,
    overlooks: [],
    tasks: 0,
    restless: 10,
  },
  abbot: {
    base: 120,
    perOption: 24,
    worlds: 16,
    temperature: 0,
    forgets: 0,
    overlooks: [],
    tasks: 0,
    restless: 24,
  },
};
