/** All nets at once, for scripts and tests that load synchronously. The app loads them one by one. */
import { keepWeights } from '.';
import { players2 } from './players2';
import { players3 } from './players3';
import { players4 } from './players4';
import { players5 } from './players5';
import { teams } from './teams';
import type { TableKind, Weights } from './types';

export const ALL_WEIGHTS: Readonly<Record<TableKind, Weights>> = {
  2: players2,
  3: players3,
  4: players4,
  5: players5,
  teams,
};

export function keepAllWeights(): void {
  for (const kind of [2, 3, 4, 5, 'teams'] as const) keepWeights(kind, ALL_WEIGHTS[kind]);
}
