/** Who has won: the engine's points and tie-break, without the lists of reasons. */
import type { GameState } from '../index';
import { points } from '../index';
import { isAlly } from './cards';

/** 1 if this player (or their team) wins a game that has just ended, else 0. */
export function wins(g: GameState, me: number): number {
  if (g.end?.reason === 'turtle') return isAlly(g, me, g.end.player) ? 1 : 0;
  const n = g.players.length;
  const { teams } = g.options;
  const sides = teams ? 2 : n;
  const totals = new Array<number>(sides).fill(0);
  for (let player = 0; player < n; player++) {
    const side = teams ? player % 2 : player;
    totals[side] = (totals[side] as number) + points(g, player);
  }
  // Ties go to the current player, then clockwise: the first of the best wins.
  let winner = -1;
  for (let i = 0; i < sides; i++) {
    const side = (g.current + i) % sides;
    if (winner < 0 || (totals[side] as number) > (totals[winner] as number)) winner = side;
  }
  return winner === (teams ? me % 2 : me) ? 1 : 0;
}
