/**
 * Avoids choices that hand the next rival the game. Before a player settles on a choice, the rival's next
 * turn is tried with the cards in sight. If it wins in all worlds but at most one, the choice counts as
 * lost and the next best is checked. One line per step, so that a slice stays short.
 */
import type { Choice, GameState, PlayerState } from '../index';
import { advance, clone, legalChoices } from '../index';
import { bit, PUBLIC } from '../knowledge';
import { isAlly } from './cards';
import { mayFinish, WinSearch } from './finish';
import type { TurnSearch } from './search';
import type { Edge } from './tree';

/** Worlds to check, which differ in the order of the deck; LUCKY of them may spare the player by chance. */
const WORLDS = 5;
const LUCKY = 1;

/**
 * The rival's turn with only the hand cards that this player knows; the others go under the deck. Null if
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
    // A question about hidden cards: return them first if over the hand limit, otherwise pass.
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
  /** A world consistent with everything the player could know, forgotten or not. */
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

  /** Whether this choice lets the next rival win at once. Only known for choices that were checked. */
  gives(edge: Edge): boolean {
    return this.given.has(edge);
  }

  knows(edge: Edge): boolean {
    return this.given.has(edge) || this.safe.has(edge);
  }

  /** Checks one choice a little further, until the answer is known. */
  step(edge: Edge): void {
    if (this.rival === null) return this.begin(edge);
    this.rival.step();
    if (this.rival.found !== null) this.next(edge, false);
    else if (this.rival.done) this.next(edge, true);
  }

  /** Plays my turn to its end in the next world. */
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

  /** Goes on to the next world, or settles the choice. */
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
