/** Versioned JSON of a state, and the careful way back: a save may be cut, foreign, old or altered. */
import { EngineError } from './errors';
import { currentAsk } from './flow/run';
import { programNamed, WORKS_PER_DECK } from './registry';
import { checkOptions, deckSize } from './setup';
import type { GameState, PlayerState } from './types';

export const FORMAT = 'mottainai';
/** Goes up when a state of an earlier version cannot be read any more. */
export const STATE_VERSION = 1;
/** Goes up when the same choices can lead to another game. */
export const RULES_VERSION = 1;

export function serialize(g: GameState): string {
  return JSON.stringify({ format: FORMAT, version: STATE_VERSION, rules: RULES_VERSION, state: g });
}

function damaged(what: string): EngineError {
  return new EngineError('damaged', `The saved game is damaged: ${what}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function deserialize(text: string): GameState {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new EngineError('not-json', 'This is not a saved game: it cannot be read as JSON.');
  }
  if (!isRecord(data) || data.format !== FORMAT) {
    throw new EngineError('foreign', 'This is not a saved game of Mottainai.');
  }
  if (data.version !== STATE_VERSION || data.rules !== RULES_VERSION) {
    throw new EngineError(
      'wrong-version',
      `This game was saved by another version (format ${String(data.version)}, rules ${String(data.rules)}; here ${STATE_VERSION}, ${RULES_VERSION}).`,
    );
  }
  return checkState(data.state);
}

const PLAYER_ZONES = [
  'hand',
  'waiting',
  'task',
  'helpers',
  'bench',
  'sales',
  'gallery',
  'giftShop',
] as const satisfies readonly (keyof PlayerState)[];

function isWholeNumber(value: unknown, below: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;
}

/** All that the engine relies on; gives the same object back, as a state. */
function checkState(state: unknown): GameState {
  if (!isRecord(state) || !isRecord(state.options)) throw damaged('there is no game in it');
  const g = state as unknown as GameState;
  checkOptions(g.options);
  const n = g.options.players;
  checkCards(g, n);
  for (const seat of [g.start, g.current]) {
    if (!isWholeNumber(seat, n)) throw damaged('it names a player who is not there');
  }
  for (const count of [g.round, g.turn, g.extraTurns]) {
    if (!isWholeNumber(count, 1e9)) throw damaged('a count is missing');
  }
  if (!['morning', 'noon', 'night'].includes(g.phase)) throw damaged('it is no time of day');
  checkTask(g, n);
  checkStack(g, n);
  return g;
}

function checkCards(g: GameState, n: number): void {
  const size = deckSize(n);
  const seen = new Set<number>();
  const take = (cards: unknown, zone: string) => {
    if (!Array.isArray(cards)) throw damaged(`${zone} is missing`);
    for (const card of cards) {
      if (!isWholeNumber(card, size) || seen.has(card)) {
        throw damaged(`${zone} has a card that cannot be there`);
      }
      seen.add(card);
    }
  };
  take(g.deck, 'the deck');
  take(g.floor, 'the floor');
  if (!Array.isArray(g.players) || g.players.length !== n) throw damaged('players are missing');
  for (const p of g.players) {
    if (!isRecord(p) || typeof p.taskFaceDown !== 'boolean') throw damaged('a player is missing');
    for (const zone of PLAYER_ZONES) take(p[zone], zone);
    if (p.task.length > 1) throw damaged('a player has two tasks');
  }
  if (seen.size !== size) throw damaged('cards are missing');
  const bits = (value: unknown) => isWholeNumber(value, 128);
  if (!Array.isArray(g.known) || g.known.length !== size || !g.known.every(bits)) {
    throw damaged('what the players know is missing');
  }
}

function isCardList(value: unknown, size: number): boolean {
  return Array.isArray(value) && value.every((card) => isWholeNumber(card, size));
}

function checkTask(g: GameState, n: number): void {
  const size = deckSize(n);
  if (!isCardList(g.ownTaskExtras, size)) throw damaged('the extra actions are missing');
  const isCopy = (copy: unknown) =>
    isRecord(copy) && isWholeNumber(copy.card, size) && isWholeNumber(copy.of, WORKS_PER_DECK);
  if (!Array.isArray(g.copies) || !g.copies.every(isCopy)) throw damaged('a copy is of no work');
  const { task } = g as { task: unknown };
  if (task === null) return;
  const sound =
    isRecord(task) &&
    isWholeNumber(task.owner, n) &&
    ['paper', 'stone', 'cloth', 'clay', 'metal'].includes(task.material as string) &&
    [task.fountain, task.helpers, task.total, task.begun].every((k) => isWholeNumber(k, 1e6)) &&
    [task.noConversion, task.noHelpers, task.covered].every((k) => typeof k === 'boolean') &&
    isCardList(task.extras, size);
  if (!sound) throw damaged('the task in progress is incomplete');
}

function checkStack(g: GameState, n: number): void {
  if (!Array.isArray(g.stack)) throw damaged('it does not say what is going on');
  for (const frame of g.stack as unknown[]) {
    const sound =
      isRecord(frame) &&
      typeof frame.program === 'string' &&
      programNamed(frame.program) !== undefined &&
      isWholeNumber(frame.step, 100) &&
      isWholeNumber(frame.player, n) &&
      isRecord(frame.vars) &&
      (frame.answer === null || isRecord(frame.answer));
    if (!sound) throw damaged('something half done cannot be understood');
  }
  if (g.end === null) {
    if (currentAsk(g) === undefined) throw damaged('there is no question to answer');
  } else if (!isRecord(g.end) || g.stack.length > 0) {
    throw damaged('it is over and not over');
  }
}
