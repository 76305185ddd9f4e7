/**
 * Looks for an immediate win, so that no level misses one that the search does not find. Lines are tried in
 * order of how often they deviate from the play of someone who only wants to finish.
 */
import type { Choice, GameState, PlayerState } from '../index';
import { advance, clone, WORKS_PER_DECK, worksToEnd } from '../index';
import { indexOfWork, worth } from './cards';
import { wins } from './outcome';
import { codeOf, lastReturned, prune } from './prune';

const CUP = indexOfWork('Cup');
const TURTLE = indexOfWork('Turtle');
const FAN = indexOfWork('Fan');
const GO_SET = indexOfWork('Go Set');
const SHORT_DECK = 8;

/**
 * Whether this turn could end the game at all. May say yes too often: it only saves work. For another
 * player `withHand` is false, and only open cards count.
 */
export function mayFinish(g: GameState, me: number, withHand = true): boolean {
  const p = g.players[me] as PlayerState;
  const missing = worksToEnd(g) - Math.max(p.gallery.length, p.giftShop.length);
  if (missing <= (withHand ? 2 : 1)) return true;
  if (g.deck.length <= SHORT_DECK) return true;
  const { roundLimit } = g.options;
  if (roundLimit !== null && g.round >= roundLimit) return true;
  const special = (card: number) => {
    const index = card % WORKS_PER_DECK;
    return index === CUP || index === TURTLE || index === FAN || index === GO_SET;
  };
  if (p.gallery.some(special) || p.giftShop.some(special)) return true;
  return withHand && p.hand.some(special);
}

/**
 * Ranks choices for a player who only wants to end the game: works first, into the fuller wing, then
 * effects.
 */
function haste(g: GameState, c: Choice): number {
  const p = g.players[g.current] as PlayerState;
  switch (c.do) {
    case 'smith':
    case 'craft':
      return 9 + worth(c.card as number) / 8;
    case 'wing':
      return c.wing === 'gallery' ? p.gallery.length : p.giftShop.length;
    case 'use':
      return 6;
    case 'pray':
      return 4;
    case 'task':
      // Smith first, then the tasks with which the hand could be crafted.
      return 2 + worth(c.card as number) / 4;
    case 'return':
      return 0;
    default:
      return 3;
  }
}

const MOST_LINES = 90;
const MOST_DETOURS = 3;
/** With Poem and a deck of only Paper, a line that always completes would never end. */
const LONGEST = 80;

interface Prefix {
  choices: Choice[];
  detours: number;
}

export class WinSearch {
  /** The first line found that wins in its world. */
  found: Choice[] | null = null;
  private readonly queue: Prefix[] = [{ choices: [], detours: 0 }];
  private lines = 0;
  private at = 0;

  constructor(
    private readonly world: GameState,
    private readonly legal: readonly Choice[],
    private readonly me: number,
  ) {}

  get done(): boolean {
    return this.found !== null || this.at >= this.queue.length || this.lines >= MOST_LINES;
  }

  step(): void {
    const prefix = this.queue[this.at++] as Prefix;
    this.lines++;
    const g = clone(this.world);
    const line: Choice[] = [];
    let choices: readonly Choice[] | null = this.legal;
    let last = -1;
    while (choices !== null && g.turn === this.world.turn && line.length < LONGEST) {
      const open: readonly Choice[] = prune(g, choices, last);
      let choice = prefix.choices[line.length];
      if (choice === undefined) {
        choice = this.hastiest(g, open);
        if (prefix.detours < MOST_DETOURS) this.branch(open, choice, line, prefix.detours + 1);
      }
      line.push(choice);
      last = lastReturned(choice);
      choices = advance(g, choice);
    }
    if (g.end !== null && wins(g, this.me) === 1) this.found = line;
  }

  private hastiest(g: GameState, open: readonly Choice[]): Choice {
    let best = open[0] as Choice;
    let top = -Infinity;
    for (const choice of open) {
      const score = haste(g, choice);
      if (score > top) {
        top = score;
        best = choice;
      }
    }
    return best;
  }

  private branch(open: readonly Choice[], taken: Choice, line: Choice[], detours: number): void {
    if (this.queue.length - this.at > 4 * MOST_LINES) return;
    for (const choice of open) {
      if (choice !== taken) this.queue.push({ choices: [...line, choice], detours });
    }
  }
}

/** Whether the same line also wins in another world. It does not if a step is impossible there. */
export function winsIn(world: GameState, line: readonly Choice[], me: number): boolean {
  const g = clone(world);
  for (let i = 0; i < line.length; i++) {
    const next = advance(g, line[i] as Choice);
    if (next === null) return wins(g, me) === 1;
    const following = line[i + 1];
    if (following === undefined) return false;
    const code = codeOf(following);
    if (!next.some((choice) => codeOf(choice) === code)) return false;
  }
  return false;
}
