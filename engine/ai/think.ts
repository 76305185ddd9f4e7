/** A player's thinking about one question: in slices, with an answer at any time, reproducible by seed. */
import type { Choice, View } from '../index';
import { nextFloat, seededRng } from '../rng';
import { blindTo, loadBrain, withTaste } from './brain';
import { mayFinish, WinSearch } from './finish';
import { Guard } from './guard';
import type { Level, LevelSpec } from './levels';
import { LEVEL_SPECS } from './levels';
import type { Personality } from './personalities';
import { coolest, hot } from './pick';
import { Proofs } from './proof';
import { codeOf } from './prune';
import type { Reason } from './reasons';
import { compare } from './reasons';
import { forget, observe, sampleWorld } from './sample';
import type { Brain, Evaluate } from './search';
import { TurnSearch } from './search';
import type { Edge } from './tree';
import { edgeValue, lineAfter } from './tree';

export interface Budget {
  /** Lines of play, instead of the level's own number. The same number gives the same answer. */
  lines?: number;
  /** The most milliseconds over all steps. Needs `now`. */
  ms?: number;
}

export interface ThinkOptions {
  level: Level;
  /** Any text; with the same view it gives the same choice. */
  seed: string;
  personality?: Personality | null;
  budget?: Budget;
  /** A clock in milliseconds. The engine has none of its own; without it `step` counts lines. */
  now?: () => number;
  /** For the arena and for training: another brain, or other settings, instead of the level's. */
  brain?: Brain;
  habits?: Partial<LevelSpec>;
}

export interface Assessed {
  choice: Choice;
  /** From 0 to 1, as this level estimates it. */
  winChance: number;
  /** What is meant to follow, as far as there is anything to choose. */
  then: Choice[];
}

export interface Alternative extends Assessed {
  /** What speaks for it all the same, most important first. Computed when read. */
  readonly reasons: Reason[];
}

export interface Advice extends Assessed {
  /** The other choices that were looked at, best first. */
  alternatives: Alternative[];
  /** Why the choice is better than the best alternative, most important first. Computed when read. */
  readonly reasons: Reason[];
}

export interface Thinking {
  readonly done: boolean;
  /** Thinks for about this long; true when there is nothing more to do. */
  step(ms: number): boolean;
  /** The best answer so far. */
  best(): Advice;
  /** Stops: later steps do nothing, and `best` no longer changes. */
  cancel(): void;
}

/** Pieces of work per step without a clock. */
const SLICE = 8;
/** With a single choice, a few lines are enough to estimate the chance to win. */
const GLANCE = 8;

/** What a thought works with, once its net is unpacked and the first world sampled. */
interface Workshop {
  search: TurnSearch;
  judge: Evaluate;
  lines: number;
  /** Null once the search for an immediate win is done. */
  winSearch: WinSearch | null;
  proofs: Proofs;
  guard: Guard;
}

/**
 * All work is cut into small pieces, and `step` checks the clock after each: a part of the net, the first
 * world, one line of play, one world for a proof.
 */
class Thought implements Thinking {
  done = false;
  private readonly spec: LevelSpec;
  private shop: Workshop | null = null;
  private mood = 0;
  /** Random, from 0 to 1: the lower, the more likely a task is played. */
  private diligence = 0;
  private spent = 0;

  constructor(
    private readonly view: View,
    private readonly legal: readonly Choice[],
    private readonly options: ThinkOptions,
  ) {
    this.spec = { ...LEVEL_SPECS[options.level], ...options.habits };
  }

  private prepare(brain: Brain): Workshop {
    const { view, options, spec } = this;
    const { players } = view.options;
    const rng = seededRng(options.seed);
    // Drawn first, so that `best` gives the same answer however often it is called.
    this.mood = nextFloat(rng);
    // A separate generator, so that it does not matter when a world is first needed.
    const worldRng = seededRng(`${options.seed}/worlds`);
    const guardRng = seededRng(`${options.seed}/guard`);
    this.diligence = nextFloat(seededRng(`${options.seed}/task`));
    const judge = withTaste(
      blindTo(brain.evaluate, players, spec.overlooks),
      players,
      options.personality ?? null,
    );
    const observed = observe(spec.forgets > 0 ? forget(view, rng, spec.forgets) : view);
    const wholly = spec.forgets > 0 ? observe(view) : observed;
    // The result must not depend on the order in which choices are listed.
    const sorted = this.legal.slice().sort((a, b) => codeOf(a) - codeOf(b));
    const me = view.viewer;
    const search = new TurnSearch({
      me,
      worlds: spec.worlds,
      sample: () => sampleWorld(observed, worldRng),
      legal: sorted,
      seen: observed.seen,
      brain: { evaluate: judge, policy: brain.policy },
      rng,
      restless: spec.restless,
    });
    const open = search.root.edges.length;
    const full = options.budget?.lines ?? spec.base + spec.perOption * open;
    const world = search.world(0);
    const mayWin = open > 1 && spec.seeksWins !== 0 && mayFinish(world, me);
    return {
      search,
      judge,
      lines: open === 1 ? Math.min(GLANCE, full) : full,
      winSearch: mayWin ? new WinSearch(world, sorted, me) : null,
      proofs: new Proofs(search, spec.worlds, me),
      guard: new Guard({ me, search, sample: () => sampleWorld(wholly, guardRng) }),
    };
  }

  step(ms: number): boolean {
    if (this.done) return true;
    const { now, budget } = this.options;
    const began = now?.() ?? 0;
    for (let i = 1; !this.done; i++) {
      this.done = !this.work();
      const used = now === undefined ? 0 : now() - began;
      if (budget?.ms !== undefined && this.spent + used >= budget.ms) this.done = true;
      if (now === undefined ? i >= SLICE : used >= ms) break;
    }
    if (now !== undefined) this.spent += now() - began;
    return this.done;
  }

  /** Does one piece of work; false when none is left. */
  private work(): boolean {
    if (this.shop === null) {
      const brain = this.options.brain ?? loadBrain(this.view.options);
      if (brain !== null) this.shop = this.prepare(brain);
      return true;
    }
    const { search, winSearch, proofs, lines } = this.shop;
    if (winSearch !== null) this.lookForWin(this.shop, winSearch);
    else if (search.iterations < lines) search.iterate();
    else return proofs.step() || this.lookAhead(this.shop);
    return true;
  }

  private lookForWin(shop: Workshop, winSearch: WinSearch): void {
    if (!winSearch.done) winSearch.step();
    if (!winSearch.done) return;
    shop.winSearch = null;
    if (winSearch.found === null) return;
    const code = codeOf(winSearch.found[0] as Choice);
    const edge = shop.search.root.edges.find((e) => e.code === code);
    if (edge !== undefined) edge.line = winSearch.found;
  }

  /** Checks whether the choice hands the game over; false once that is known. */
  private lookAhead(shop: Workshop): boolean {
    const { guard } = shop;
    if (this.spec.guards === 0) return false;
    const tried = this.tried(shop);
    const pick = this.choose(shop, tried);
    if (tried.length === 1 || shop.proofs.wins(pick) || guard.knows(pick)) return false;
    guard.step(pick);
    return true;
  }

  cancel(): void {
    this.done = true;
  }

  /** Prepares what an answer needs. Takes longer than a slice only if asked early. */
  private ready(): Workshop {
    while (this.shop === null) this.work();
    if (this.shop.search.iterations === 0) this.shop.search.iterate();
    while (this.shop.proofs.step());
    return this.shop;
  }

  best(): Advice {
    const shop = this.ready();
    const tried = this.tried(shop);
    const chosen = this.choose(shop, tried);
    const others = tried
      .filter((edge) => edge !== chosen)
      .sort((a, b) => this.chance(shop, b) - this.chance(shop, a));
    const [second] = others;
    const why = () => this.reasons(shop, chosen, second);
    const whyOther = (other: Edge) =>
      this.reasons(shop, other, chosen).filter(({ direction }) => direction === 'up');
    let reasons: Reason[] | undefined;
    return {
      choice: chosen.choice,
      winChance: this.chance(shop, chosen),
      then: lineAfter(chosen),
      alternatives: others.map((edge) => ({
        choice: edge.choice,
        winChance: this.chance(shop, edge),
        then: lineAfter(edge),
        get reasons() {
          return whyOther(edge);
        },
      })),
      // Expensive, and not needed just to make a move.
      get reasons() {
        return (reasons ??= why());
      },
    };
  }

  private tried({ search }: Workshop): Edge[] {
    return search.root.edges.filter((edge) => edge.visits > 0 || edge.line !== null);
  }

  private chance({ proofs, guard }: Workshop, edge: Edge): number {
    if (proofs.wins(edge)) return 1;
    return guard.gives(edge) ? 0 : edgeValue(edge);
  }

  private choose({ proofs, guard }: Workshop, tried: readonly Edge[]): Edge {
    const mostTried = (a: Edge, b: Edge) => b.visits - a.visits || b.sum - a.sum;
    // No level misses an immediate win, or loses at once when it can avoid it.
    const winning = tried.filter((edge) => proofs.wins(edge)).sort(mostTried);
    if (winning[0] !== undefined) return winning[0];
    const alive = tried.filter((edge) => edge.alive !== 0);
    const open = alive.length > 0 ? alive : tried;
    const kept = open.filter((edge) => !guard.gives(edge));
    const { temperature } = this.spec;
    const among = this.withTask(kept.length > 0 ? kept : open);
    return temperature === 0 ? coolest(among) : hot(among, temperature, this.mood);
  }

  /** The choices that play a task, if the level wants one this turn. */
  private withTask(edges: readonly Edge[]): readonly Edge[] {
    const tasks = edges.filter((edge) => edge.choice.do === 'task');
    return tasks.length > 0 && this.diligence < this.spec.tasks ? tasks : edges;
  }

  private reasons(shop: Workshop, chosen: Edge, other: Edge | undefined): Reason[] {
    const plain = (key: 'win' | 'loss' | 'onlyChoice', direction: 'up' | 'down'): Reason[] => [
      { key, direction, magnitude: 1, features: [] },
    ];
    if (shop.proofs.wins(chosen)) return plain('win', 'up');
    if (other === undefined) return plain('onlyChoice', 'up');
    const lost = (edge: Edge) => edge.alive === 0 || shop.guard.gives(edge);
    if (lost(other) && !lost(chosen)) return plain('loss', 'up');
    if (chosen.leaf === null || other.leaf === null) return [];
    return compare(shop.judge, this.view.options.players, chosen.leaf, other.leaf);
  }
}

export function think(view: View, legal: readonly Choice[], options: ThinkOptions): Thinking {
  if (legal.length === 0) throw new Error('There is nothing to think about.');
  if (view.viewer !== view.current) throw new Error('Only the player who decides can think.');
  return new Thought(view, legal, options);
}
