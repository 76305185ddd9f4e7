/** Games, connections and kills for the tests of the saves. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice, GameOptions, GameState } from '@/engine';
import { apply, decision, newGame } from '@/engine';
import { nextInt, seededRng } from '@/engine/rng';
import { completeOptions } from '@/engine/setup';
import type { GameKeeper, Participant } from '@/store/game';
import { createKeeper } from '@/store/saves/keeper';
import { openSaves } from '@/store/saves/open';
import type { Folder } from '../../../scripts/lib/node-sqlite';
import { tempFolder } from '../../../scripts/lib/node-sqlite';

export { tempFolder };
export type { Folder };

export const PARTICIPANTS: Participant[] = [
  { name: 'Ada', kind: 'person', colour: 0 },
  { name: 'Ren', kind: 'ai', level: 'prior', personality: 'builder', colour: 3 },
];

export function participantsFor(players: number): Participant[] {
  return Array.from({ length: players }, (_, i) => ({
    ...(PARTICIPANTS[i % 2] as Participant),
    colour: i,
  }));
}

export interface RandomGame {
  options: GameOptions;
  /** states[i] is the state after i choices. */
  states: GameState[];
  choices: Choice[];
}

/** A whole game of a random player. */
export function randomGame(seed: string, players = 2): RandomGame {
  const options = completeOptions({ players, seed });
  const rng = seededRng(`player of ${seed}`);
  const states = [newGame(options)];
  const choices: Choice[] = [];
  for (;;) {
    const g = states[states.length - 1] as GameState;
    const asked = decision(g);
    if (asked === null) return { options, states, choices };
    const choice = asked.choices[nextInt(rng, asked.choices.length)] as Choice;
    choices.push(choice);
    states.push(apply(g, choice).state);
  }
}

export async function openKeeper(folder: Folder) {
  const { connection } = await openSaves(folder.open);
  return { connection, keeper: createKeeper(connection, () => 1_700_000_000_000) };
}

/** A save of the game as it was after its first `made` choices. */
export function startSave(keeper: GameKeeper, game: RandomGame, made = 0): Promise<string> {
  const participants = participantsFor(game.options.players);
  const choices = game.choices.slice(0, made);
  const save = { name: 'A game', participants, options: game.options, base: null, choices };
  return keeper.create(save, game.states[made] as GameState);
}

export async function appendTo(
  keeper: GameKeeper,
  id: string,
  game: RandomGame,
  from: number,
  to: number,
): Promise<void> {
  for (let i = from; i < to; i++) {
    const before = game.states[i] as GameState;
    const after = game.states[i + 1] as GameState;
    await keeper.append(id, i, game.choices[i] as Choice, before.current, after);
  }
}

/**
 * As if the process died now: copies the files with the journal of an open transaction, and returns
 * the folder that a new process would find.
 */
export function killed(folder: Folder): Folder {
  const after = tempFolder();
  for (const name of readdirSync(folder.path)) {
    // The index of the WAL is shared memory and dies with the process.
    if (!name.endsWith('-shm')) cpSync(join(folder.path, name), join(after.path, name));
  }
  return after;
}
