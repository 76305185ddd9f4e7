/** Earlier nets for two players, kept as opponents: a new one must not have forgotten how to beat them. */
import type { Weights } from '../../../engine/ai/weights';
import { early5000 } from './early5000';
import { early10000 } from './early10000';
import { older24000 } from './older24000';

export const POOL: Readonly<Partial<Record<string, Weights>>> = {
  early5000,
  early10000,
  /** From before the features of what the next turn could bring. */
  older24000,
};
