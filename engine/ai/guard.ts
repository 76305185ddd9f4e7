/**
 * Nobody hands the game over for nothing: before a player settles on a choice, they look at what the next
 * rival could do at once with what is in sight. If that wins, whatever lies in the deck, the choice counts
 * as lost, and the next best one is looked at. One line at a time, so that a slice stays short.
 */
import type { Choice, GameState, PlayerState } from '../index';
import { advance, clone, legalChoices } from '../index';
import { bit, PUBLIC } from '../knowledge';
import { isAlly } from './cards';
import { mayFinish, WinSearch } from './finish';
import type { TurnSearch } from './search';
import type { Edge } from './tree';

/** Worlds looked at, which differ in the order of the deck; a lucky draw in one of them saves nobody. */
const WORLDS = 5;
const LUCKY = 1;

/**
 * The rival's turn with only what this player knows of their hand, the rest gone under the deck; null if
 * nothing can be said.
 */
function onlyInSight(world: GameState, rival: number, me: number): GameState | null {
  const isHidden = (card: number) => ((world.known[card] as number) & (PUBLIC | bit(me))) === 0;
  let choices: readonly Choice[] | null = legalChoices(world);
  while (choices !== null) {
    const g = clone(world);
    const p = g.players[rival] as PlayerState;
    g.deck.unshift(...p.hand.filter(isHidden));
    p.hand = p.hand.filter((card) => !isHidden(card));
    if ((legalChoices(g)?.length ?? 0) > 0 && !choices.some((c) => c.do === 'return')) return g;
    // A question about cards that are not in sight: over the hand limit they go first, else nothing is done.
    const on = choices.find((c) => c.do === 'return' && isHidden(c.card as number));
    const choice = on ?? choices.find((c) => c.do === 'pass');
    if (choice === undefined) return null;
    choices = advance(world, choice);
  }
  return null;
}

export interface GuardInput {
  me: number;
  search: TurnSearch;
  /** A world that agrees with all that the player could know, forgotten or not. */
  sample: () => GameState;
}

export class Guard {
  private readonly given = new Set<Edge>();
  private readonly safe = new Set<Edge>();
  private readonly worlds: GameState[] = [];
  private at = 0;
  private spared = 0;
  private rival: WinSearch | null = null;

  constructor(private readonly input: GuardInput) {}

  /** Does this choice let the next rival win at once? Known only of what was looked at. */
  gives(edge: Edge): boolean {
    return this.given.has(edge);
  }

  knows(edge: Edge): boolean {
    return this.given.has(edge) || this.safe.has(edge);
  }

  /** Looks a little further into one choice, until it is known. */
  step(edge: Edge): void {
    if (this.rival === null) return this.begin(edge);
    this.rival.step();
    if (this.rival.found !== null) this.next(edge, false);
    else if (this.rival.done) this.next(edge, true);
  }

  /** My turn, played to its end in the next world. */
  private begin(edge: Edge): void {
    const { me, search, sample } = this.input;
    const world = (this.worlds[this.at] ??= sample());
    const g = search.playOut(edge, world);
    const rival = g.current;
    if (g.end !== null || isAlly(g, me, rival) || !mayFinish(g, rival, false)) {
      return this.next(edge, true);
    }
    const seen = onlyInSight(g, rival, me);
    if (seen === null) this.next(edge, true);
    else this.rival = new WinSearch(seen, legalChoices(seen) as Choice[], rival);
  }

  /** On to the next world, or to the end of it. */
  private next(edge: Edge, spared: boolean): void {
    this.rival = null;
    this.at++;
    if (spared) this.spared++;
    const safe = this.spared > LUCKY;
    if (!safe && this.at < WORLDS) return;
    (safe ? this.safe : this.given).add(edge);
    this.at = 0;
    this.spared = 0;
  }
}
