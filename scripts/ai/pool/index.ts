/** Earlier nets, kept as opponents: a new one must not have forgotten how to beat them. */
import type { LevelSpec } from '../../../engine/ai/levels';
import type { TableKind, Weights } from '../../../engine/ai/weights';
import { ALL_WEIGHTS } from '../../../engine/ai/weights/all';
import { early5000 } from './early5000';
import { early10000 } from './early10000';
import { first2 } from './first2';
import { first3 } from './first3';
import { first4 } from './first4';
import { first5 } from './first5';
import { firstTeams } from './first-teams';
import { joined2 } from './joined2';
import { joined3 } from './joined3';
import { joined4 } from './joined4';
import { league2 } from './league2';
import { older24000 } from './older24000';

export interface PoolNet {
  /** The table it was trained for. */
  kind: TableKind;
  weights: Weights;
  /** Habits of the top level then, where they differ from now. */
  habits: Partial<LevelSpec>;
}

/** The first players avoided long games. */
const habits: Partial<LevelSpec> = { restless: 10 };

export const POOL: Readonly<Partial<Record<string, PoolNet>>> = {
  early5000: { kind: 2, weights: early5000, habits },
  early10000: { kind: 2, weights: early10000, habits },
  /** From before the features of the next turn. */
  older24000: { kind: 2, weights: older24000, habits },
  /** The first nets that the app played with. */
  first2: { kind: 2, weights: first2, habits },
  first3: { kind: 3, weights: first3, habits },
  first4: { kind: 4, weights: first4, habits },
  first5: { kind: 5, weights: first5, habits },
  firstTeams: { kind: 'teams', weights: firstTeams, habits },
  /** Learnt in a league; `players2` in the commands of other nets is this one. */
  league2: { kind: 2, weights: league2, habits: {} },
  /** Joined of two nets and learnt on: to begin the next run with (docs/ai.md). */
  joined2: { kind: 2, weights: joined2, habits: {} },
  joined3: { kind: 3, weights: joined3, habits: {} },
  joined4: { kind: 4, weights: joined4, habits: {} },
};

const TODAY: Readonly<Partial<Record<string, TableKind>>> = {
  players2: 2,
  players3: 3,
  players4: 4,
  players5: 5,
  teams: 'teams',
};

/** A packed net by its name: in the pool, or one that the app plays with today. */
export function packedNet(name: string): PoolNet | undefined {
  const kind = TODAY[name];
  return kind === undefined ? POOL[name] : { kind, weights: ALL_WEIGHTS[kind], habits: {} };
}
