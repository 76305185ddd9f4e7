/**
 * One net per kind of table, each in its own module, loaded when such a table is first played. Each file
 * states at its top how it was made.
 */
import type { TableKind, Weights } from './types';

export type { TableKind, Weights } from './types';

const LOADERS: Readonly<Record<TableKind, () => Promise<Weights>>> = {
  2: () => import('./players2').then((file) => file.players2),
  3: () => import('./players3').then((file) => file.players3),
  4: () => import('./players4').then((file) => file.players4),
  5: () => import('./players5').then((file) => file.players5),
  teams: () => import('./teams').then((file) => file.teams),
};

const kept: Partial<Record<TableKind, Weights>> = {};

export function keepWeights(kind: TableKind, weights: Weights): void {
  kept[kind] = weights;
}

export async function loadWeights(kind: TableKind): Promise<void> {
  kept[kind] ??= await LOADERS[kind]();
}

export function weightsOf(kind: TableKind): Weights {
  const weights = kept[kind];
  if (weights === undefined) throw new Error('The net of this table is not loaded: see loadNet.');
  return weights;
}
