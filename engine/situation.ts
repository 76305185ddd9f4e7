/**
 * Lays out a table by the names of its cards, for tests, lessons and puzzles:
 *
 *   situation({ you: { gallery: ['Poem'], hand: ['Crane'] }, deckTop: ['Vase'], doing: 'Smith' })
 *
 * `you` are player 0 and it is your turn. Cards that are not named lie in the deck, below the named ones.
 * Whatever cannot be on a table is refused with a sentence that says why.
 */
import type { WorkName } from './cards';
import { checkWorks } from './end';
import { EngineError } from './errors';
import type { GameEvent } from './events';
import { collectEvents } from './events';
import { run } from './flow/run';
import { bit, NOBODY, OPEN } from './knowledge';
import { materialOf, works, WORKS_PER_DECK } from './registry';
import { completeOptions, emptyTable } from './setup';
import type { CardId, GameOptions, GameState, Material, OwnZone, PlayerState, Task } from './types';
import { MATERIALS, OWN_ZONES, TASK_OF, TASKS } from './types';

/** A work, or its second copy in a game of two decks. */
export type CardName = WorkName | `${WorkName} 2`;
/** Where the others sit, clockwise from you. */
export type SeatName = 'you' | 'left' | 'farLeft' | 'across' | 'farRight' | 'right';

export type SeatCards = Partial<Record<OwnZone, readonly CardName[]>> & {
  /** The card of the setup still lies face down in the task slot. */
  taskFaceDown?: boolean;
  /** Cards of the hand that everybody has seen. */
  shown?: readonly CardName[];
};

export interface Situation extends Partial<Record<SeatName, SeatCards>> {
  /** Left out: as many as the named seats need. */
  players?: number;
  teams?: boolean;
  extended?: boolean;
  morningOrder?: GameOptions['morningOrder'];
  roundLimit?: number | null;
  floor?: readonly CardName[];
  /** The first of them is on top. */
  deckTop?: readonly CardName[];
  /** Below the named cards only this many are left; the others lie unseen in the last player's waiting area. */
  restOfDeck?: number;
  /** Your task (some card of it, unless `you.task` names one). */
  doing?: Capitalize<Task>;
  /** The step that your turn stands at. Noon by default: others' tasks, then yours. */
  at?: 'morning' | 'newTask' | 'noon' | 'night';
}

const SEATS: Readonly<Record<number, readonly SeatName[]>> = {
  2: ['you', 'left'],
  3: ['you', 'left', 'right'],
  4: ['you', 'left', 'across', 'right'],
  5: ['you', 'left', 'farLeft', 'farRight', 'right'],
};
const ALL_SEATS: readonly SeatName[] = ['you', 'left', 'farLeft', 'across', 'farRight', 'right'];

/** The seats of a table of so many, in the order of the players. */
export const seatsOf = (players: number): readonly SeatName[] => SEATS[players] ?? [];

function refuse(message: string): never {
  throw new EngineError('bad-situation', message);
}

export function cardNamed(name: string): CardId {
  const isSecond = name.endsWith(' 2');
  const first = isSecond ? name.slice(0, -2) : name;
  const card = works().findIndex((work) => work.name === first);
  if (card < 0) return refuse(`There is no card "${name}".`);
  return isSecond ? card + WORKS_PER_DECK : card;
}

export function nameOfCard(card: CardId): CardName {
  const name = works()[card % WORKS_PER_DECK]?.name as WorkName | undefined;
  if (name === undefined) return refuse(`There is no card ${card}.`);
  return card < WORKS_PER_DECK ? name : `${name} 2`;
}

function countPlayers({ players, farLeft, farRight, across, teams, right }: Situation): number {
  if (players !== undefined) return players;
  if (farLeft !== undefined || farRight !== undefined) return 5;
  if (across !== undefined || teams === true) return 4;
  return right === undefined ? 2 : 3;
}

/** Takes the named card out of the deck. */
function place(g: GameState, name: CardName, into: CardId[], known: number): void {
  const card = cardNamed(name);
  if (card >= g.known.length) refuse(`"${name}" is a card of the second deck, for 4 or 5 players.`);
  const at = g.deck.indexOf(card);
  if (at < 0) refuse(`"${name}" is named twice.`);
  g.deck.splice(at, 1);
  into.push(card);
  g.known[card] = known;
}

function showFromHand(g: GameState, player: number, name: CardName): void {
  const { hand } = g.players[player] as PlayerState;
  const card = cardNamed(name);
  if (!hand.includes(card)) refuse(`"${name}" is shown from a hand that does not hold it.`);
  g.known[card] = OPEN;
}

function seatPlayer(g: GameState, player: number, given: SeatCards): void {
  const p = g.players[player] as PlayerState;
  p.taskFaceDown = given.taskFaceDown ?? false;
  if ((given.task?.length ?? 0) > 1) refuse('A task slot holds one card.');
  if (p.taskFaceDown && given.task?.length !== 1) refuse('A face-down task needs its card.');
  for (const zone of OWN_ZONES) {
    const isUnseen = zone === 'waiting' || (zone === 'task' && p.taskFaceDown);
    const known = zone === 'hand' ? bit(player) : isUnseen ? NOBODY : OPEN;
    for (const name of given[zone] ?? []) place(g, name, p[zone], known);
  }
}

function giveTask(g: GameState, doing: Capitalize<Task>): void {
  const task = doing.toLowerCase() as Task;
  const material = MATERIALS[TASKS.indexOf(task)] as Material | undefined;
  if (material === undefined) refuse(`There is no task "${doing}".`);
  const { task: slot } = g.players[0] as PlayerState;
  const given = slot[0];
  if (given === undefined) {
    const card = g.deck.find((other) => materialOf(other) === material);
    if (card === undefined) refuse(`No ${material} card is left for the ${doing} task.`);
    place(g, nameOfCard(card), slot, OPEN);
  } else if (materialOf(given) !== material) {
    refuse(`${nameOfCard(given)} is a ${TASK_OF[materialOf(given)]} task, not a ${task} task.`);
  }
}

function cutDeck(g: GameState, rest: number): void {
  if (!Number.isInteger(rest) || rest < 0 || rest > g.deck.length) {
    refuse(`The deck cannot keep ${rest} of ${g.deck.length} cards.`);
  }
  // A waiting area counts for nothing on another player's turn.
  const last = g.players[g.players.length - 1] as PlayerState;
  last.waiting.push(...g.deck.splice(rest));
}

/** The table, up to your first decision; `events` gets what happens before it. */
export function situation(given: Situation, events?: GameEvent[]): GameState {
  const { teams, extended, morningOrder, roundLimit, floor = [], deckTop = [] } = given;
  const players = countPlayers(given);
  const options = { players, seed: 'table', teams, extended, morningOrder, roundLimit };
  const g = emptyTable(completeOptions(options));
  const seats = seatsOf(players);
  for (const seat of ALL_SEATS) {
    if (given[seat] !== undefined && !seats.includes(seat)) {
      refuse(`Nobody sits "${seat}" at a table of ${players}.`);
    }
  }
  seats.forEach((seat, player) => seatPlayer(g, player, given[seat] ?? {}));
  seats.forEach((seat, player) => {
    for (const name of given[seat]?.shown ?? []) showFromHand(g, player, name);
  });
  for (const name of floor) place(g, name, g.floor, OPEN);
  const top: CardId[] = [];
  for (const name of deckTop) place(g, name, top, NOBODY);
  if (given.doing !== undefined) giveTask(g, given.doing);
  if (given.restOfDeck !== undefined) cutDeck(g, given.restOfDeck);
  g.deck.push(...top.reverse());
  if (g.deck.length === 0) refuse('A game with an empty deck is over.');
  checkWorks(g);
  if (g.end !== null) refuse('With these works the game is over.');
  g.stack.push({ program: 'turn', step: given.at ?? 'noon', player: 0, vars: {}, answer: null });
  collectEvents(events ?? null, () => run(g));
  return g;
}
