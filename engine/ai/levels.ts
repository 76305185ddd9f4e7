/**
 * The four levels, as data. All see the same and follow the same rules. Weaker ones make human mistakes:
 * they overlook other temples, forget returned cards and accept nearly equal choices. The two lowest play a
 * task whenever they can, which shows the game to beginners. None misses an immediate win.
 */
import type { Topic } from './layout';

export const LEVELS = ['novice', 'acolyte', 'prior', 'abbot'] as const;
export type Level = (typeof LEVELS)[number];

/** Names that versions up to 0.1.0 wrote into saves. */
const FORMER: Readonly<Record<string, Level>> = { monk: 'prior' };

/** The level of this name, or of this former name. */
export function levelNamed(name: unknown): Level | undefined {
  return LEVELS.find((level) => level === name) ?? FORMER[String(name)];
}

export interface LevelSpec {
  /** Lines of play per question: a base, plus some per option. */
  base: number;
  perOption: number;
  /** The most worlds to sample. */
  worlds: number;
  /** Softmax temperature over the chance to win; 0 always takes the best. */
  temperature: number;
  /** Share of the hidden cards it knew that it forgets. */
  forgets: number;
  /** Topics that the evaluation ignores. */
  overlooks: readonly Topic[];
  /** Share of turns on which it plays a task if it can, so that beginners see how tasks work. */
  tasks: number;
  /** The round from which a turn without a task counts for less, so that the game does not stall. */
  restless: number;
  /** 0: does without what all levels have, finish.ts or guard.ts, to measure what that is worth. */
  seeksWins?: number;
  guards?: number;
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
  prior: {
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
