import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeGame, type SharedGame } from '../../store/share/code';

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;

/** A hundred games, 25 for each number of players, as scripts/taps/record.ts wrote them. */
export function recordedGames(): SharedGame[] {
  const codes = readFileSync(join(__dirname, 'games.txt'), 'utf8').trim().split('\n');
  return codes.map((code) => decodeGame(code));
}
