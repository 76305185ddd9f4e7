import type { GameState } from '../../../engine';
import { findBrokenInvariant } from '../../../scripts/fuzz/invariants';

/** Fails a test whose table is impossible. */
export function checkInvariants(state: GameState): void {
  const broken = findBrokenInvariant(state);
  if (broken !== null) throw new Error(broken);
}
