/**
 * Records the games that `npm run taps` counts, between computers of the level acolyte, as codes:
 * `npx tsx scripts/taps/record.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice } from '../../engine';
import { completeOptions } from '../../engine';
import { encodeGame } from '../../store/share/code';
import { agentNamed } from '../ai/agents';
import { playMatch } from '../ai/match';
import { PLAYER_COUNTS } from './games';

const GAMES_EACH = 25;
const NAMES = ['Ana', 'Ben', 'Chie', 'Daigo', 'Emi'];

function play(players: number, at: number): string {
  const seed = `taps ${players} ${at}`;
  const names = NAMES.slice(0, players);
  const choices: Choice[] = [];
  const agents = names.map(() => agentNamed('acolyte'));
  const options = completeOptions({ players, seed });
  const { teams, extended, morningOrder } = options;
  playMatch(agents, { players, teams, extended, morningOrder }, seed, (_, choice) =>
    choices.push(choice),
  );
  const participants = names.map((name, colour) => ({ name, kind: 'person' as const, colour }));
  return encodeGame({ name: '', participants, options, choices });
}

const codes = PLAYER_COUNTS.flatMap((players) =>
  Array.from({ length: GAMES_EACH }, (_, at) => play(players, at)),
);
writeFileSync(join(__dirname, 'games.txt'), `${codes.join('\n')}\n`);
process.stdout.write(`${codes.length} games recorded.\n`);
