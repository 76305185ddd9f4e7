import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeGame, type SharedGame } from '../../store/share/code';

/** Two hundred whole games of people and computers, as scripts/self-play/record.ts wrote them. */
export function selfPlayedGames(): SharedGame[] {
  const codes = readFileSync(join(__dirname, 'games.txt'), 'utf8').trim().split('\n');
  return codes.map((code) => decodeGame(code));
}
