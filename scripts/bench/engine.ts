/** What the engine costs. No node APIs, so that it runs on V8 and on Hermes. */
import type { Choice, GameState } from '../../engine';
import { advance, apply, clone, decision, legalChoices, newGame } from '../../engine';
import type { Rng } from '../../engine/rng';
import { nextInt, seededRng } from '../../engine/rng';
import type { Candidate } from './rounds';

/** A state in the middle of a game. */
export function midGame(players: number, choices: number): GameState {
  const g = newGame({ players, seed: `bench-${players}` });
  const rng = seededRng('bench');
  let legal = legalChoices(g);
  for (let i = 0; i < choices && legal !== null; i++) legal = advance(g, anyOf(legal, rng));
  return g;
}

function anyOf(choices: readonly Choice[], rng: Rng): Choice {
  return choices[nextInt(rng, choices.length)] as Choice;
}

let gamesPlayed = 0;

/** Random games as a search plays them; counts decisions, or games. */
function randomGames(games: number, players: number, count: 'decisions' | 'games'): number {
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    gamesPlayed++;
    const g = newGame({ players, seed: `game-${gamesPlayed}` });
    const rng = seededRng(`players-${gamesPlayed}`);
    let legal = legalChoices(g);
    while (legal !== null) {
      decisions++;
      legal = advance(g, anyOf(legal, rng));
    }
  }
  return count === 'games' ? games : decisions;
}

/** The same through decision() and apply(), with reasons, clone and events each time. */
function appliedGame(players: number): number {
  gamesPlayed++;
  let g = newGame({ players, seed: `game-${gamesPlayed}` });
  const rng = seededRng(`players-${gamesPlayed}`);
  for (let n = 0; ; n++) {
    const d = decision(g);
    if (d === null) return n;
    g = apply(g, anyOf(d.choices, rng)).state;
  }
}

function repeat(times: number, work: () => unknown): number {
  for (let i = 0; i < times; i++) work();
  return times;
}

export function engineCandidates(players: number, scale: number): Candidate[] {
  const state = midGame(players, 120);
  const many = Math.ceil(50_000 * scale);
  return [
    {
      name: 'a random decision',
      run: () => randomGames(Math.ceil(200 * scale), players, 'decisions'),
    },
    { name: 'a random game', run: () => randomGames(Math.ceil(200 * scale), players, 'games') },
    { name: 'decision + apply', run: () => appliedGame(players) },
    { name: 'clone', run: () => repeat(many, () => clone(state)) },
    {
      name: 'JSON',
      run: () => repeat(Math.ceil(many / 5), () => JSON.parse(JSON.stringify(state))),
    },
  ];
}
