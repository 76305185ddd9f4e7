/** A player's thinking about one question: sliced, anytime, and the same for the same seed. */
import type { Choice, View } from '../index';
import { nextFloat, seededRng } from '../rng';
import { blindTo, brainFor, withTaste } from './brain';
import { mayFinish, WinSearch, winsIn } from './finish';
import type { Level, LevelSpec } from './levels';
import { LEVEL_SPECS } from './levels';
import type { Personality } from './personalities';
import { codeOf } from './prune';
import type { Reason } from './reasons';
import { compare } from './reasons';
import { forget, observe, sampleWorld } from './sample';
import type { Brain, Edge, Evaluate } from './search';
import { edgeValue, TurnSearch } from './search';

export interface Budget {
  /** Lines of play, in place of what the level would spend. The same number gives the same answer. */
  lines?: number;
  /** A ceiling in milliseconds, over all steps. Needs `now`. */
  ms?: number;
}

export interface ThinkOptions {
  level: Level;
  /** Any text; with the same view it gives the same choice. */
  seed: string;
  personality?: Personality | null;
  budget?: Budget;
  /** A clock in milliseconds. The engine has none of its own; without it, `step` counts lines. */
  now?: () => number;
  /** For the arena and for training: another mind, or other habits, in place of the level's. */
  brain?: Brain;
  habits?: Partial<LevelSpec>;
}

export interface Assessed {
  choice: Choice;
  /** From 0 to 1, as this level sees it. */
  winChance: number;
}

export interface Advice extends Assessed {
  /** The other choices that were looked at, best first. */
  alternatives: Assessed[];
  /** Why the choice is better than the best alternative, weightiest first. Made when it is read. */
  readonly reasons: Reason[];
}

export interface Thinking {
  readonly done: boolean;
  /** Thinks for about so long; true when there is nothing more to think about. */
  step(ms: number): boolean;
  /** The answer as far as thought has come. */
  best(): Advice;
  /** Stops: every later step does nothing, and `best` stays as it is. */
  cancel(): void;
}

/** Lines per step where there is no clock. */
const SLICE = 8;
/** With a single choice a glance is enough for the chance to win. */
const GLANCE = 8;

class Thought implements Thinking {
  done = false;
  private readonly search: TurnSearch;
  private readonly spec: LevelSpec;
  private readonly lines: number;
  private readonly judge: Evaluate;
  /** Drawn at the start, so that `best` gives the same answer however often it is asked. */
  private readonly mood: number;
  private spent = 0;
  private winSearch: WinSearch | null = null;

  constructor(
    private readonly view: View,
    legal: readonly Choice[],
    private readonly options: ThinkOptions,
  ) {
    const spec = { ...LEVEL_SPECS[options.level], ...options.habits };
    const { players } = view.options;
    const rng = seededRng(options.seed);
    // Of their own, so that it does not matter when a world is first needed.
    const worldRng = seededRng(`${options.seed}/worlds`);
    const brain = options.brain ?? brainFor(view.options);
    this.spec = spec;
    this.mood = nextFloat(rng);
    this.judge = withTaste(
      blindTo(brain.evaluate, players, spec.overlooks),
      players,
      options.personality ?? null,
    );
    const observed = observe(spec.forgets > 0 ? forget(view, rng, spec.forgets) : view);
    // The order in which the table lists the choices must not matter.
    const sorted = legal.slice().sort((a, b) => codeOf(a) - codeOf(b));
    this.search = new TurnSearch({
      me: view.viewer,
      worlds: spec.worlds,
      sample: () => sampleWorld(observed, worldRng),
      legal: sorted,
      seen: observed.seen,
      brain: { evaluate: this.judge, policy: brain.policy },
      rng,
    });
    const open = this.search.root.edges.length;
    const full = options.budget?.lines ?? spec.base + spec.perOption * open;
    this.lines = open === 1 ? Math.min(GLANCE, full) : full;
    const world = this.search.world(0);
    if (open > 1 && mayFinish(world, view.viewer)) {
      this.winSearch = new WinSearch(world, sorted, view.viewer);
    }
  }

  step(ms: number): boolean {
    if (this.done) return true;
    const { now, budget } = this.options;
    const began = now?.() ?? 0;
    for (let i = 1; this.working; i++) {
      this.work();
      const used = now === undefined ? 0 : now() - began;
      if (budget?.ms !== undefined && this.spent + used >= budget.ms) this.done = true;
      if (this.done || (now === undefined ? i >= SLICE : used >= ms)) break;
    }
    if (now !== undefined) this.spent += now() - began;
    if (!this.working) this.done = true;
    return this.done;
  }

  private get working(): boolean {
    return this.winSearch !== null || this.search.iterations < this.lines;
  }

  /** One line of play: first the search for a win on the spot, then all the rest. */
  private work(): void {
    const { winSearch } = this;
    if (winSearch === null) return this.search.iterate();
    if (!winSearch.done) winSearch.step();
    if (!winSearch.done) return;
    this.winSearch = null;
    if (winSearch.found === null) return;
    const code = codeOf(winSearch.found[0] as Choice);
    const edge = this.search.root.edges.find((e) => e.code === code);
    if (edge !== undefined) edge.line = winSearch.found;
  }

  /** A line that has won in one world is tried in all the others. */
  private wins(edge: Edge): boolean {
    if (edge.line === null) return false;
    for (let at = 0; at < this.spec.worlds; at++) {
      const world = 1 << at;
      if ((edge.won & world) !== 0) continue;
      if (!winsIn(this.search.world(at), edge.line, this.view.viewer)) return false;
      edge.won |= world;
    }
    return true;
  }

  cancel(): void {
    this.done = true;
  }

  best(): Advice {
    if (this.search.iterations === 0) this.search.iterate();
    const tried = this.search.root.edges.filter((edge) => edge.visits > 0 || edge.line !== null);
    const chosen = this.choose(tried);
    const others = tried
      .filter((edge) => edge !== chosen)
      .sort((a, b) => this.chance(b) - this.chance(a));
    const why = () => this.reasons(chosen, others[0]);
    let reasons: Reason[] | undefined;
    return {
      choice: chosen.choice,
      winChance: this.chance(chosen),
      alternatives: others.map((edge) => ({
        choice: edge.choice,
        winChance: this.chance(edge),
      })),
      // Dear to make, and of no use to a player who only wants to move on.
      get reasons() {
        return (reasons ??= why());
      },
    };
  }

  private chance(edge: Edge): number {
    return this.wins(edge) ? 1 : edgeValue(edge);
  }

  private choose(tried: readonly Edge[]): Edge {
    const mostTried = (a: Edge, b: Edge) => b.visits - a.visits || b.sum - a.sum;
    // No level misses a win on the spot, or throws the game away while it can go on.
    const winning = tried.filter((edge) => this.wins(edge)).sort(mostTried);
    if (winning[0] !== undefined) return winning[0];
    const alive = tried.filter((edge) => edge.alive !== 0);
    const open = alive.length > 0 ? alive : tried;
    return this.spec.heat === 0 ? coolest(open) : this.hot(open);
  }

  private hot(edges: readonly Edge[]): Edge {
    const values = edges.map(edgeValue);
    const top = Math.max(...values);
    const weights = values.map((value) => Math.exp((value - top) / this.spec.heat));
    let left = this.mood * weights.reduce((a, b) => a + b, 0);
    for (let i = 0; i < edges.length; i++) {
      left -= weights[i] as number;
      if (left < 0) return edges[i] as Edge;
    }
    return edges[edges.length - 1] as Edge;
  }

  private reasons(chosen: Edge, other: Edge | undefined): Reason[] {
    const plain = (key: 'win' | 'loss' | 'onlyChoice', direction: 'up' | 'down'): Reason[] => [
      { key, direction, magnitude: 1, features: [] },
    ];
    if (this.wins(chosen)) return plain('win', 'up');
    if (other === undefined) return plain('onlyChoice', 'up');
    if (other.alive === 0 && chosen.alive !== 0) return plain('loss', 'up');
    if (chosen.leaf === null || other.leaf === null) return [];
    return compare(this.judge, this.view.options.players, chosen.leaf, other.leaf);
  }
}

/** The best value, unless the search has hardly looked at it. */
function coolest(edges: readonly Edge[]): Edge {
  const most = Math.max(...edges.map((edge) => edge.visits));
  const trusted = edges.filter((edge) => edge.visits * 5 >= most);
  return trusted.reduce((a, b) => (edgeValue(b) > edgeValue(a) ? b : a));
}

export function think(view: View, legal: readonly Choice[], options: ThinkOptions): Thinking {
  if (legal.length === 0) throw new Error('There is nothing to think about.');
  return new Thought(view, legal, options);
}
