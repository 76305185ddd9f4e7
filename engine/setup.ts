import { EngineError } from './errors';
import { sink } from './events';
import { call, run } from './flow/run';
import { turnProgram } from './flow/turn';
import { bit, EVERYBODY, NOBODY, OPEN } from './knowledge';
import { playerState } from './queries';
import { WORKS_PER_DECK } from './registry';
import { seededRng, shuffle } from './rng';
import type { CardId, GameOptions, GameState, Location, PlayerId, PlayerState } from './types';
import { SHARED } from './types';

/** The rest is filled in by completeOptions. */
export type NewGameOptions = Pick<GameOptions, 'players' | 'seed'> & Partial<GameOptions>;

export const DEFAULT_ROUND_LIMIT = 60;
const HAND_DEALT = 5;

export function completeOptions(options: NewGameOptions): GameOptions {
  if (typeof options !== 'object' || options === null) {
    throw new EngineError('bad-options', 'A game needs options: players and a seed.');
  }
  const full: GameOptions = {
    players: options.players,
    seed: options.seed,
    extended: options.extended ?? false,
    teams: options.teams ?? false,
    morningOrder: options.morningOrder ?? 'effectsFirst',
    roundLimit: options.roundLimit === undefined ? DEFAULT_ROUND_LIMIT : options.roundLimit,
  };
  checkOptions(full);
  return full;
}

export function checkOptions(options: GameOptions): void {
  const refuse = (message: string) => {
    throw new EngineError('bad-options', message);
  };
  const { players, seed, extended, teams, morningOrder, roundLimit } = options;
  if (!Number.isInteger(players) || players < 2 || players > 5) {
    refuse(`The game is for 2 to 5 players, not ${String(players)}.`);
  }
  if (typeof seed !== 'string') refuse('The seed must be a text.');
  if (typeof extended !== 'boolean' || typeof teams !== 'boolean') {
    refuse('Extended and teams are yes or no.');
  }
  if (teams && players !== 4) refuse('The team game is for 4 players.');
  if (morningOrder !== 'effectsFirst' && morningOrder !== 'discardFirst') {
    refuse(`There is no morning order "${String(morningOrder)}".`);
  }
  if (roundLimit !== null && (!Number.isInteger(roundLimit) || roundLimit < 1)) {
    refuse('The round limit is a whole number from 1, or null for none.');
  }
}

export function deckSize(players: number): number {
  return players <= 3 ? WORKS_PER_DECK : 2 * WORKS_PER_DECK;
}

function emptyPlayer(): PlayerState {
  return {
    hand: [],
    waiting: [],
    task: [],
    taskFaceDown: false,
    helpers: [],
    bench: [],
    sales: [],
    gallery: [],
    giftShop: [],
  };
}

/** A table with all cards in the deck, in the order of their ids. */
export function emptyTable(options: GameOptions): GameState {
  const cards = Array.from({ length: deckSize(options.players) }, (_, card) => card);
  return {
    options,
    deck: cards,
    floor: [],
    players: Array.from({ length: options.players }, emptyPlayer),
    known: cards.map(() => NOBODY),
    start: 0,
    current: 0,
    round: 1,
    turn: 1,
    phase: 'morning',
    extraTurns: 0,
    ownTaskExtras: [],
    task: null,
    copies: [],
    stack: [],
    end: null,
  };
}

/** The only randomness in the game: the deck is shuffled once. */
export function setUp(options: GameOptions): GameState {
  const g = emptyTable(options);
  shuffle(g.deck, seededRng(options.seed));
  for (let player = 0; player < options.players; player++) {
    for (let i = 0; i < HAND_DEALT; i++) deal(g, player);
    dealTask(g, player);
  }
  const { player: start, card, before } = findStart(g);
  g.start = start;
  g.current = start;
  sink?.push({ type: 'start', player: start, card, before });
  sink?.push({ type: 'turn', player: g.start, turn: 1, round: 1, extra: false });
  call(g, turnProgram, g.start, {});
  run(g);
  return g;
}

function deal(g: GameState, player: PlayerId): void {
  const card = g.deck.pop() as CardId;
  playerState(g, player).hand.push(card);
  g.known[card] = bit(player);
  announce(player, card, { zone: 'hand', player }, bit(player));
}

/** One card face down into the task slot, which nobody sees before its owner's first morning. */
function dealTask(g: GameState, player: PlayerId): void {
  const card = g.deck.pop() as CardId;
  playerState(g, player).task.push(card);
  playerState(g, player).taskFaceDown = true;
  announce(player, card, { zone: 'task', player }, NOBODY);
}

function announce(player: PlayerId, card: CardId, to: Location, seenBy: number): void {
  const from: Location = { zone: 'deck', player: SHARED };
  const reason = to.zone === 'floor' ? 'turn' : 'deal';
  sink?.push({ type: 'move', player, card, from, to, reason, via: null, seenBy });
}

/** Each turns a card onto the floor; the first in the alphabet starts, and a tie turns again. */
function findStart(g: GameState): Turned & { before: CardId } {
  let candidates = g.players.map((_, player) => player);
  for (;;) {
    const turned = candidates.map((player) => turnForStart(g, player));
    turned.sort((a, b) => indexOf(a) - indexOf(b));
    const [first, second] = turned as [Turned, Turned];
    if (indexOf(first) < indexOf(second)) return { ...first, before: second.card };
    candidates = turned
      .filter((each) => indexOf(each) === indexOf(first))
      .map(({ player }) => player);
  }
}

interface Turned {
  player: PlayerId;
  card: CardId;
}

/** Card ids follow the alphabet (cards/index.ts). */
const indexOf = ({ card }: Turned): number => card % WORKS_PER_DECK;

function turnForStart(g: GameState, player: PlayerId): Turned {
  const card = g.deck.pop() as CardId;
  g.floor.push(card);
  g.known[card] = OPEN;
  announce(player, card, { zone: 'floor', player: SHARED }, EVERYBODY);
  return { player, card };
}
