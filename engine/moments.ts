/** When a work acts: derived from its hooks, so that a new work needs no entry anywhere. */
import { works } from './registry';
import type { CardId } from './types';
import type { Hooks } from './work';

/** In the order of a turn, then of the game. */
export const MOMENTS = [
  'morning',
  'task',
  'action',
  'completing',
  'night',
  'theirTurn',
  'always',
  'end',
] as const;
export type Moment = (typeof MOMENTS)[number];

const MOMENT_OF: Readonly<Record<keyof Required<Hooks>, Moment>> = {
  insteadOf: 'morning',
  morning: 'morning',
  night: 'night',
  beforeTask: 'task',
  beforeTailor: 'action',
  afterAction: 'action',
  afterCompleteThis: 'completing',
  afterComplete: 'completing',
  afterCompleteLast: 'completing',
  clerk: 'action',
  monk: 'action',
  potter: 'action',
  takesFromAhead: 'action',
  tasksSupportSmith: 'action',
  cheaperSmith: 'action',
  replacesSupport: 'action',
  closesTasks: 'theirTurn',
  forbidsConversion: 'theirTurn',
  forbidsHelpers: 'theirTurn',
  inBothWings: 'always',
  coversHelpers: 'always',
  wins: 'always',
  points: 'end',
  coversSales: 'end',
  coversMostSold: 'end',
  claimsTies: 'end',
  handCountsAgain: 'end',
};

/** Most works have one moment; a few have two. */
export function momentsOf(card: CardId): readonly Moment[] {
  const work = works()[card % works().length];
  const hooks = Object.keys(MOMENT_OF) as (keyof Hooks)[];
  const own = new Set(
    hooks.filter((hook) => work?.[hook] !== undefined).map((hook) => MOMENT_OF[hook]),
  );
  return MOMENTS.filter((moment) => own.has(moment));
}
