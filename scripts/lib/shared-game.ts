/** A whole random game as a share code, for scenarios that need a long game. */
import type { Choice } from '../../engine';
import { advance, legalChoices, newGame, replay, serialize } from '../../engine';
import { nextInt, seededRng } from '../../engine/rng';
import { completeOptions } from '../../engine/setup';
import type { Participant } from '../../store/game/types';
import { hashText } from '../../store/saves/snapshot';
import { decodeGame, encodeGame } from '../../store/share/code';

export interface SharedGameCode {
  readonly code: string;
  readonly name: string;
  readonly choices: number;
}

export function sharedGame(name: string, names: readonly string[]): SharedGameCode {
  const options = completeOptions({ players: names.length, seed: name });
  const participants = names.map((each, colour): Participant => ({
    name: each,
    kind: 'person',
    colour,
  }));
  const rng = seededRng(`player of ${name}`);
  const g = newGame(options);
  const choices: Choice[] = [];
  for (let legal = legalChoices(g); legal !== null;) {
    const choice = legal[nextInt(rng, legal.length)] as Choice;
    choices.push(choice);
    legal = advance(g, choice);
  }
  const code = encodeGame({ name, participants, options, choices });
  return { code, name, choices: choices.length };
}

/** A hash of the state that a code leads to. */
export function hashOfCode(code: string): string {
  const { options, choices } = decodeGame(code);
  return hashText(serialize(replay(options, choices)));
}
