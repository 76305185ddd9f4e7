/**
 * Whether a puzzle's goal is reached, judged by what the player can know: a card not seen at its start
 * counts for nothing if it is yours, and for as much as it could if it is the opponent's.
 */
import type { CardId, Choice, GameState, PlayerId, PlayerState } from '@/engine';
import { advance, clone, knows, legalChoices, points, score } from '@/engine';
import { restingChoice } from '../learn/run';
import type { Goal } from './puzzle';

const YOU: PlayerId = 0;
const RIVAL: PlayerId = 1;
/** As many tables as a phone can look through at once; no puzzle of ours needs more. */
const MOST_TABLES = 1500;

export class TooManyTables extends Error {}

function withHand(g: GameState, player: PlayerId, hand: readonly CardId[]): GameState {
  const players = g.players.map((p, at) => (at === player ? { ...p, hand: hand.slice() } : p));
  return { ...g, players };
}

/** Your points without the cards that you had not seen when the puzzle began. */
export function surePoints(start: GameState, g: GameState): number {
  const { hand } = g.players[YOU] as PlayerState;
  const sure = hand.filter((card) => knows(start, YOU, card));
  return points(sure.length === hand.length ? g : withHand(g, YOU, sure), YOU);
}

/** The most points that the opponent can have, whatever is in the hand that you do not see. */
function mostPoints(start: GameState, g: GameState): number {
  const { hand } = g.players[RIVAL] as PlayerState;
  const seen = hand.filter((card) => knows(g, YOU, card));
  const base = points(withHand(g, RIVAL, seen), RIVAL);
  const unseen = g.known.map((_, card) => card).filter((card) => !knows(start, YOU, card));
  const worth = unseen
    .map((card) => points(withHand(g, RIVAL, [...seen, card]), RIVAL) - base)
    .sort((a, b) => b - a);
  return worth.slice(0, hand.length - seen.length).reduce((sum, each) => sum + each, base);
}

function isSurelyWon(start: GameState, g: GameState): boolean {
  if (g.end === null) return false;
  if (g.end.reason === 'turtle') return g.end.player === YOU;
  const mine = surePoints(start, g);
  const theirs = mostPoints(start, g);
  return g.current === YOU ? mine >= theirs : mine > theirs;
}

/** Plays your turn to its end without doing anything more. */
function rested(g: GameState): GameState {
  const copy = clone(g);
  let choices = legalChoices(copy);
  while (choices !== null && copy.current === YOU) choices = advance(copy, restingChoice(choices));
  return copy;
}

/** The opponent's turn with the cards that you have seen; the others of that hand are put aside. */
function inSight(start: GameState, g: GameState): GameState {
  const copy = clone(g);
  const rival = copy.players[RIVAL] as PlayerState;
  const isSeen = (card: CardId) => knows(start, YOU, card) || knows(g, YOU, card);
  const hidden = rival.hand.filter((card) => !isSeen(card));
  rival.hand = rival.hand.filter(isSeen);
  // A waiting area counts for nothing on another player's turn.
  (copy.players[YOU] as PlayerState).waiting.push(...hidden);
  return copy;
}

function hasUnseenInPlay(start: GameState, g: GameState, own: ReadonlySet<CardId>): boolean {
  const isNew = (card: CardId) => !own.has(card) && !knows(start, YOU, card);
  return (
    g.floor.some(isNew) ||
    g.players.some((p) =>
      [p.task, p.helpers, p.bench, p.sales, p.gallery, p.giftShop].some((zone) => zone.some(isNew)),
    )
  );
}

/** Whether the opponent, whose turn it is, can end the game and win with cards that you have seen. */
function canEnd(start: GameState, turn: GameState): boolean {
  const first = inSight(start, turn);
  const open = turn.players.flatMap((p) =>
    [p.task, p.helpers, p.bench, p.sales, p.gallery, p.giftShop].flat(),
  );
  const own = new Set([...turn.floor, ...open]);
  const tried = new Set<string>();
  const pending: { g: GameState; choices: readonly Choice[] }[] = [
    { g: first, choices: legalChoices(first) ?? [] },
  ];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const choice of at.choices) {
      const g = clone(at.g);
      const choices = advance(g, choice);
      if (hasUnseenInPlay(start, g, own)) continue;
      if (g.end !== null) {
        if (score(g).winners.includes(RIVAL)) return true;
        continue;
      }
      if (choices === null || g.turn !== first.turn) continue;
      const key = JSON.stringify([g.deck.length, g.floor, g.players, g.stack, g.task, g.copies]);
      if (tried.has(key)) continue;
      if (tried.size >= MOST_TABLES) throw new TooManyTables();
      tried.add(key);
      pending.push({ g, choices });
    }
  }
  return false;
}

function isStopped(start: GameState, g: GameState): boolean {
  const after = g.current === YOU ? rested(g) : g;
  return after.end === null ? !canEnd(start, after) : isSurelyWon(start, after);
}

/** Whether nothing more can be done for the goal. */
export const isTurnOver = (start: GameState, g: GameState): boolean =>
  g.end !== null || g.turn !== start.turn;

export function isGoalReached(goal: Goal, start: GameState, g: GameState): boolean {
  if (g.end !== null) return isSurelyWon(start, g);
  if (goal.type === 'win') return false;
  if (goal.type === 'stop') return isStopped(start, g);
  return surePoints(start, g) - surePoints(start, start) >= goal.points;
}
