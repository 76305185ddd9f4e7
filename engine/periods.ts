/** When a work acts, for the card browser and the rulebook: derived from its hooks, so that a new work needs no entry. */
import { works } from './registry';
import type { CardId } from './types';
import type { Hooks } from './work';

/** In the order of a turn, then of the game. */
export const PERIODS = [
  'morning',
  'task',
  'action',
  'completing',
  'night',
  'theirTurn',
  'always',
  'end',
] as const;
export type Period = (typeof PERIODS)[number];

/** Works that act at the same point, as the rulebook lists them; each with its period. */
const PERIOD_OF = {
  insteadOf: 'morning',
  morning: 'morning',
  night: 'night',
  beforeTask: 'task',
  beforeTailor: 'action',
  inAction: 'action',
  afterAction: 'action',
  itself: 'completing',
  anyWork: 'completing',
  obstruction: 'theirTurn',
  always: 'always',
  finalCount: 'end',
} as const satisfies Readonly<Record<string, Period>>;
export type WorkGroup = keyof typeof PERIOD_OF;

const GROUPS = Object.keys(PERIOD_OF) as WorkGroup[];

const GROUP_OF: Readonly<Record<keyof Required<Hooks>, WorkGroup>> = {
  insteadOf: 'insteadOf',
  morning: 'morning',
  night: 'night',
  beforeTask: 'beforeTask',
  beforeTailor: 'beforeTailor',
  afterAction: 'afterAction',
  afterCompleteThis: 'itself',
  afterComplete: 'anyWork',
  afterCompleteLast: 'anyWork',
  clerk: 'inAction',
  monk: 'inAction',
  potter: 'inAction',
  takesFromAhead: 'inAction',
  tasksSupportSmith: 'inAction',
  cheaperSmith: 'inAction',
  replacesSupport: 'inAction',
  closesTasks: 'obstruction',
  forbidsConversion: 'obstruction',
  forbidsHelpers: 'obstruction',
  inBothWings: 'always',
  coversHelpers: 'always',
  wins: 'always',
  points: 'finalCount',
  coversSales: 'finalCount',
  coversMostSold: 'finalCount',
  claimsTies: 'finalCount',
  handCountsAgain: 'finalCount',
};

/** Most works are in one group; a few in two. */
function groupsOf(card: CardId): readonly WorkGroup[] {
  const work = works()[card % works().length];
  const hooks = Object.keys(GROUP_OF) as (keyof Hooks)[];
  const own = new Set(
    hooks.filter((hook) => work?.[hook] !== undefined).map((hook) => GROUP_OF[hook]),
  );
  return GROUPS.filter((group) => own.has(group));
}

/** The group in which the rulebook lists it. */
export const groupOf = (card: CardId): WorkGroup | null => groupsOf(card)[0] ?? null;

export function periodsOf(card: CardId): readonly Period[] {
  const own = groupsOf(card).map((group): Period => PERIOD_OF[group]);
  return PERIODS.filter((period) => own.includes(period));
}
