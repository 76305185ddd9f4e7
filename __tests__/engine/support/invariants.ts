import type { GameState } from '../../../engine';
import { findBrokenInvariant } from '../../../scripts/fuzz/invariants';

/** Fails the test that has led to an impossible table. */
export function checkInvariants(state: GameState): void {
  const broken = findBrokenInvariant(state);
  if (broken !== null) throw new Error(broken);
}
