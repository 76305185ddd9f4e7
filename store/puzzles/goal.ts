/**
 * Whether a puzzle's goal is reached, judged by what the player can know: a card not seen at its start
 * counts for nothing if it is yours, and for as much as it could if it is the opponent's.
 */
import type { CardId, Choice, GameState, PlayerId, PlayerState } from '@/engine';
import { advance, clone, knows, legalChoices, points } from '@/engine';
import { restingChoice } from '../learn/run';
import type { Goal } from './puzzle';

const YOU: PlayerId = 0;
const RIVAL: PlayerId = 1;
/** The most tables that a phone can look through at once; no puzzle needs more. */
const MOST_TABLES = 1500;

/** The opponent has too many possibilities to look through, or they depend on unseen cards. */
export class CannotTell extends Error {}

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

/** Lines by which the opponent won at tables like this one: likely to win here too, and quick to try. */
export type Threats = (readonly Choice[])[];

/** A table of the opponent's turn, and how it came about. */
interface Reached {
  readonly g: GameState;
  readonly choices: readonly Choice[];
  readonly by: { readonly choice: Choice; readonly before: Reached } | null;
}

function lineTo(at: Reached): Choice[] {
  const line: Choice[] = [];
  for (let { by } = at; by !== null; { by } = by.before) line.unshift(by.choice);
  return line;
}

/** The opponent's turn, played with nothing but cards that you have seen. */
class OpenTurn {
  private readonly first: GameState;
  private readonly own: ReadonlySet<CardId>;
  private readonly hasUnseen: boolean;

  constructor(
    private readonly start: GameState,
    turn: GameState,
  ) {
    this.first = inSight(start, turn);
    const handOf = (g: GameState) => (g.players[RIVAL] as PlayerState).hand.length;
    this.hasUnseen = handOf(this.first) < handOf(turn);
    const open = turn.players.flatMap((p) =>
      [p.task, p.helpers, p.bench, p.sales, p.gallery, p.giftShop].flat(),
    );
    this.own = new Set([...turn.floor, ...open]);
  }

  get begin(): Reached {
    const choices = legalChoices(this.first) ?? [];
    // Unseen cards would answer that: returned instead of a seen one, or the only ones there are.
    const isOpen = choices.length > 0 && choices.every(({ do: act }) => act !== 'return');
    if (!isOpen && this.hasUnseen) throw new CannotTell();
    return { g: this.first, choices, by: null };
  }

  after(before: Reached, choice: Choice): Reached | null {
    const g = clone(before.g);
    const choices = advance(g, choice) ?? [];
    if (hasUnseenInPlay(this.start, g, this.own)) return null;
    if (g.end === null && g.turn !== this.first.turn) return null;
    return { g, choices, by: { choice, before } };
  }

  /** Your unseen cards count for nothing, and a tie goes to who has the turn. */
  isLost({ g }: Reached): boolean {
    if (g.end === null) return false;
    if (g.end.reason === 'turtle') return g.end.player === RIVAL;
    return points(g, RIVAL) >= surePoints(this.start, g);
  }

  isLostBy(line: readonly Choice[]): boolean {
    let at: Reached | null = this.begin;
    for (const move of line) {
      const key = JSON.stringify(move);
      const choice: Choice | undefined = at.choices.find((each) => JSON.stringify(each) === key);
      at = choice === undefined ? null : this.after(at, choice);
      if (at === null) return false;
    }
    return this.isLost(at);
  }
}

/** Whether the opponent, whose turn it is, can end the game and win with cards that you have seen. */
function canEnd(start: GameState, turn: GameState, threats: Threats): boolean {
  const open = new OpenTurn(start, turn);
  if (threats.some((line) => open.isLostBy(line))) return true;
  const tried = new Set<string>();
  const pending: Reached[] = [open.begin];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const choice of at.choices) {
      const next = open.after(at, choice);
      if (next === null) continue;
      const { g } = next;
      if (open.isLost(next)) {
        threats.push(lineTo(next));
        return true;
      }
      if (g.end !== null) continue;
      const key = JSON.stringify([g.deck.length, g.floor, g.players, g.stack, g.task, g.copies]);
      if (tried.has(key)) continue;
      if (tried.size >= MOST_TABLES) throw new CannotTell();
      tried.add(key);
      pending.push(next);
    }
  }
  return false;
}

/** The opponent's next turn with what you have seen, if you do nothing more; null if there is none. */
export function threatened(start: GameState, g: GameState): GameState | null {
  const after = rested(g);
  return after.end === null ? inSight(start, after) : null;
}

function isStopped(start: GameState, g: GameState, threats: Threats): boolean {
  const after = g.current === YOU ? rested(g) : g;
  return after.end === null ? !canEnd(start, after, threats) : isSurelyWon(start, after);
}

/** Whether nothing more can be done for the goal. */
export const isTurnOver = (start: GameState, g: GameState): boolean =>
  g.end !== null || g.turn !== start.turn;

export function isGoalReached(
  goal: Goal,
  start: GameState,
  g: GameState,
  threats: Threats = [],
): boolean {
  if (g.end !== null) return isSurelyWon(start, g);
  if (goal.type === 'win') return false;
  if (goal.type === 'stop') return isStopped(start, g, threats);
  return surePoints(start, g) - surePoints(start, start) >= goal.points;
}
