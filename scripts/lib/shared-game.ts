/** A whole random game as a share code, for scenarios that need a long game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice, Decision, GameState } from '../../engine';
import { advance, decision, legalChoices, newGame, replay, serialize } from '../../engine';
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

/** One of the recorded games: 21 choices, so that the strongest player has looked at it in a moment. */
export function shortGame(name: string, names: readonly [string, string]): string {
  const file = join(__dirname, '../self-play/games.txt');
  const { options, choices } = decodeGame(readFileSync(file, 'utf8').split('\n')[134] ?? '');
  const participants = names.map((each, colour): Participant => ({
    name: each,
    kind: 'person',
    colour,
  }));
  return encodeGame({ name, participants, options, choices });
}

/** A random game of you against a computer, up to your first question that is wanted. */
export function gameUpTo(name: string, wanted: (asked: Decision, g: GameState) => boolean): string {
  const participants: Participant[] = [
    { name: 'You', kind: 'person', colour: 0 },
    { name: 'Aiko', kind: 'ai', level: 'novice', colour: 1 },
  ];
  for (let round = 0; round < 50; round++) {
    const options = completeOptions({ players: 2, seed: `${name} ${round}` });
    const rng = seededRng(options.seed);
    const g = newGame(options);
    const choices: Choice[] = [];
    for (let asked = decision(g); asked !== null; asked = decision(g)) {
      if (asked.player === 0 && wanted(asked, g)) {
        return encodeGame({ name, participants, options, choices });
      }
      const choice = asked.choices[nextInt(rng, asked.choices.length)] as Choice;
      choices.push(choice);
      advance(g, choice);
    }
  }
  throw new Error(`No game leads to what "${name}" wants.`);
}

/** A hash of the state a code leads to. */
export function hashOfCode(code: string): string {
  const { options, choices } = decodeGame(code);
  return hashText(serialize(replay(options, choices)));
}
