/** Tables from games of the computer players, as the one to move would tell them. */
import type { CardName, Choice, GameState, SeatCards, Situation } from '../../engine';
import { advance, knows, legalChoices, nameOfCard, newGame, OWN_ZONES } from '../../engine';
import { nextInt, seededRng } from '../../engine/rng';
import { HAND_LIMIT } from '../../engine/types';
import { agentNamed, answer } from '../ai/agents';

/**
 * `wise` players think, with fewer lines than in the app; `hasty` ones are a hundred times as fast.
 */
export const PLAYERS = {
  wise: ['abbot?base=16&perOption=3&worlds=4', 'prior?base=12&perOption=3', 'acolyte'],
  // Players who do not look ahead leave wins that others would take.
  hasty: ['rush', 'hoarder', 'acolyte?base=8&perOption=2&worlds=2'],
} as const;
export type Players = keyof typeof PLAYERS;

function cardsOf(g: GameState, player: number, viewer: number): SeatCards {
  const p = g.players[player] as GameState['players'][0];
  const cards: { -readonly [K in keyof SeatCards]: SeatCards[K] } = {};
  for (const zone of OWN_ZONES) if (p[zone].length > 0) cards[zone] = p[zone].map(nameOfCard);
  if (p.taskFaceDown) cards.taskFaceDown = true;
  const shown: CardName[] = p.hand.filter((card) => knows(g, viewer, card)).map(nameOfCard);
  if (player !== viewer && shown.length > 0) cards.shown = shown;
  return cards;
}

/** All cards but the deck are named, so the deck is what is left. */
function told(g: GameState, at: 'morning' | 'noon'): Situation {
  const viewer = g.current;
  return {
    you: cardsOf(g, viewer, viewer),
    left: cardsOf(g, 1 - viewer, viewer),
    floor: g.floor.map(nameOfCard),
    at,
  };
}

/** The morning of every turn, and its noon once the task is chosen. */
export function positionsOf(seed: string, players: Players): Situation[] {
  const rng = seededRng(`${seed}/players`);
  const names = PLAYERS[players];
  const agents = [0, 1].map(() => agentNamed(names[nextInt(rng, names.length)] as string));
  const g = newGame({ players: 2, seed, roundLimit: 40 });
  const found: Situation[] = [];
  let legal: Choice[] | null = legalChoices(g);
  let turn = 0;
  for (let move = 0; legal !== null; move++) {
    const hand = g.players[g.current]?.hand.length ?? 0;
    if (g.turn !== turn && hand <= HAND_LIMIT) found.push(told(g, 'morning'));
    turn = g.turn;
    const wasMorning = g.phase === 'morning';
    const agent = agents[g.current] as (typeof agents)[0];
    legal = advance(g, answer(agent, g, legal, `${seed}/${move}`));
    const isNoon = wasMorning && g.phase === 'noon' && g.turn === turn && legal !== null;
    // Part of a task may be done where nothing was asked.
    if (isNoon && (g.task?.begun ?? 0) <= 1) found.push(told(g, 'noon'));
  }
  return found;
}
