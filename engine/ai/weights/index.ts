import { players2 } from './players2';
import { players3 } from './players3';
import { players4 } from './players4';
import type { Weights } from './types';

export type { Weights } from './types';

/** One net per kind of table; a table without one is judged by the hand-made evaluation. */
export type TableKind = 2 | 3 | 4 | 5 | 'teams';

export const WEIGHTS: Readonly<Partial<Record<TableKind, Weights>>> = {
  2: players2,
  3: players3,
  4: players4,
};
