/**
 * Records the games for the tests of statistics and review, played by the two lowest levels: `npx
 * tsx scripts/self-play/record.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice } from '../../engine';
import { completeOptions } from '../../engine';
import { LEVELS } from '../../engine/ai';
import type { Participant } from '../../store/game/types';
import { encodeGame } from '../../store/share/code';
import { agentNamed } from '../ai/agents';
import { playMatch } from '../ai/match';

const GAMES = 200;
const NAMES = ['Ana', 'Bruno', 'Chie', 'Daigo'];
const RIVALS = ['Aiko', 'Ren', 'Sora', 'Yuki', 'Kei'];

/** Tables of all kinds: alone against a level, two or more people, with computers, in teams. */
function tableOf(at: number): { participants: Participant[]; teams: boolean } {
  const teams = at % 10 === 9;
  const players = teams ? 4 : 2 + (at % 4 === 3 ? at % 3 : 0);
  const people = teams ? 4 : Math.min(players, 1 + (at % 3));
  const participants = Array.from({ length: players }, (_, player): Participant => {
    const colour = player;
    if (player < people) {
      return { name: NAMES[(player + (at % 2)) % NAMES.length] as string, kind: 'person', colour };
    }
    const level = LEVELS[(at + player) % LEVELS.length];
    return { name: RIVALS[player] as string, kind: 'ai', level, colour };
  });
  return { participants, teams };
}

function play(at: number): string {
  const seed = `self-play ${at}`;
  const { participants, teams } = tableOf(at);
  const options = completeOptions({ players: participants.length, seed, teams });
  const choices: Choice[] = [];
  const agents = participants.map((_, player) =>
    agentNamed((at + player) % 2 === 0 ? 'acolyte' : 'novice'),
  );
  playMatch(agents, options, seed, (_, choice) => choices.push(choice));
  return encodeGame({ name: '', participants, options, choices });
}

const codes = Array.from({ length: GAMES }, (_, at) => play(at));
writeFileSync(join(__dirname, 'games.txt'), `${codes.join('\n')}\n`);
process.stdout.write(`${codes.length} games recorded.\n`);
