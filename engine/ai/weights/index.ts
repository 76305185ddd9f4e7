import { players2 } from './players2';
import { players3 } from './players3';
import { players4 } from './players4';
import { players5 } from './players5';
import { teams } from './teams';
import type { Weights } from './types';

export type { Weights } from './types';

export type TableKind = 2 | 3 | 4 | 5 | 'teams';

/** One net per kind of table. How each was made is written at its top. */
export const WEIGHTS: Readonly<Record<TableKind, Weights>> = {
  2: players2,
  3: players3,
  4: players4,
  5: players5,
  teams,
};
