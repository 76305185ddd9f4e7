import type { Weights } from './types';

export type { Weights } from './types';

/** One net per kind of table; a table without one is judged by the hand-made evaluation. */
export type TableKind = 2 | 3 | 4 | 5 | 'teams';

export const WEIGHTS: Readonly<Partial<Record<TableKind, Weights>>> = {};
