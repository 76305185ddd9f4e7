/**
 * Search within one turn, in which only the current player decides. It grows a tree of their choices over
 * several possible worlds, plays the rest of the turn by a quick policy, and evaluates only at the end of
 * the turn, because half a plan looks like a bad one.
 */
import type { Choice, GameState, PlayerState } from '../index';
import { advance, clone } from '../index';
import type { Rng } from '../rng';
import { nextFloat } from '../rng';
import type { Sparse } from './sparse';
import { exp } from './exp';
import { extract } from './features';
import { copySparse, emptySparse } from './sparse';
import { wins } from './outcome';
import type { PolicyContext } from './policy';
import { emptyContext, flagsOf, readContext } from './policy';
import { codeOf, lastReturned, prune } from './prune';
import type { Edge, Node } from './tree';
import { mostTried, newEdge } from './tree';

/** The chance to win, from the features of a turn boundary. */
export type Evaluate = (x: Sparse) => number;

export interface Brain {
  evaluate: Evaluate;
  policy: Float32Array;
}

/** How readily the search tries what looks worse; values are scaled to the range seen so far. */
const EXPLORE = 0.7;
/** A safety limit; the rules do not allow an endless turn. */
const LONGEST = 400;

/** From this round on an idle turn counts for less and less, unless a level says otherwise. */
const RESTLESS = 24;

/**
 * Two careful players could pray and return cards forever, without giving each other a task. In a long
 * game, leaving no task therefore lowers the value.
 */
function patience(g: GameState, me: number, restless: number): number {
  const late = g.round - restless;
  if (late <= 0 || (g.players[me] as PlayerState).task.length > 0) return 1;
  return Math.max(0.5, 1 - 0.03 * late);
}

export interface SearchInput {
  me: number;
  /** The most worlds, up to 30; all look alike to the player. */
  worlds: number;
  sample: () => GameState;
  legal: readonly Choice[];
  seen: readonly number[];
  brain: Brain;
  rng: Rng;
  /** The round from which an idle turn counts for less. */
  restless?: number;
  /** Results for this question from an earlier question of the same turn. */
  root?: Node | null;
}

export class TurnSearch {
  readonly root: Node;
  iterations = 0;
  private readonly turn: number;
  private readonly context: PolicyContext = emptyContext();
  private readonly flags: number[] = [];
  private readonly scores: number[] = [];
  private readonly x: Sparse = emptySparse();
  private readonly path: Edge[] = [];
  private readonly line: Choice[] = [];
  private readonly worlds: GameState[] = [];
  private low = Infinity;
  private high = -Infinity;

  constructor(private readonly input: SearchInput) {
    const first = this.world(0);
    this.turn = first.turn;
    this.root = input.root ?? { edges: [], visits: 0 };
    this.addEdges(first, this.root, prune(first, input.legal, -1));
    for (const edge of this.root.edges) {
      if (edge.visits > 0) this.widen(edge.sum / edge.visits);
    }
  }

  world(at: number): GameState {
    this.worlds[at] ??= this.input.sample();
    return this.worlds[at];
  }

  /** Extends the range of values seen so far. */
  private widen(value: number): void {
    if (value < this.low) this.low = value;
    if (value > this.high) this.high = value;
  }

  /** Plays one line in one world, from the question to the end of the turn. */
  iterate(): void {
    const at = this.iterations++ % this.input.worlds;
    const g = clone(this.world(at));
    const { path } = this;
    path.length = 0;
    this.line.length = 0;
    let node: Node | null = this.root;
    let choices: readonly Choice[] | null = this.input.legal;
    let last = -1;
    for (let i = 0; choices !== null && g.turn === this.turn && i < LONGEST; i++) {
      const open = prune(g, choices, last);
      let choice: Choice;
      // A forced step has no node of its own, except at the root.
      if (open.length === 1 && i > 0) {
        choice = open[0] as Choice;
      } else if (node !== null) {
        const edge = this.select(g, node, open);
        path.push(edge);
        choice = edge.choice;
        if (edge.child === null && edge.visits > 0) edge.child = { edges: [], visits: 0 };
        node = edge.child;
      } else {
        choice = this.pick(g, open);
      }
      this.line.push(choice);
      last = lastReturned(choice);
      choices = advance(g, choice);
    }
    this.backUp(g, 1 << at);
  }

  /** Plays the rest of the turn after a choice as the search would, without randomness. */
  playOut(first: Edge, world: GameState): GameState {
    const g = clone(world);
    let node: Node | null = first.child;
    let last = lastReturned(first.choice);
    let choices = advance(g, first.choice);
    for (let i = 0; choices !== null && g.turn === this.turn && i < LONGEST; i++) {
      const open = prune(g, choices, last);
      let choice = open[0] as Choice;
      if (open.length > 1) {
        const edge: Edge | null = node === null ? null : mostTried(node, open);
        node = edge === null ? null : edge.child;
        choice = edge?.choice ?? this.likeliest(g, open);
      }
      last = lastReturned(choice);
      choices = advance(g, choice);
    }
    return g;
  }

  private likeliest(g: GameState, open: readonly Choice[]): Choice {
    const chances = this.chances(g, open, 1);
    let best = 0;
    for (let i = 1; i < open.length; i++) {
      if ((chances[i] as number) > (chances[best] as number)) best = i;
    }
    return open[best] as Choice;
  }

  private backUp(g: GameState, world: number): void {
    const over = g.end !== null;
    const value = this.judge(g);
    this.widen(value);
    this.root.visits++;
    const first = this.path[0] as Edge;
    if (over && value === 1) first.line ??= this.line.slice();
    if (value > first.best) {
      first.best = value;
      first.leaf = over ? null : copySparse(this.x);
    }
    for (const edge of this.path) {
      edge.visits++;
      edge.sum += value;
      if (over && value === 1) edge.won |= world;
      if (!over || value > 0) edge.alive |= world;
      if (edge.child !== null) edge.child.visits++;
    }
  }

  private judge(g: GameState): number {
    const { me, seen, brain } = this.input;
    if (g.end !== null) return wins(g, me);
    const chance = brain.evaluate(extract(g, me, seen, this.x));
    return chance * patience(g, me, this.input.restless ?? RESTLESS);
  }

  /** Worlds may differ in what is possible here, so edges are found by their choice. */
  private addEdges(g: GameState, node: Node, choices: readonly Choice[]): void {
    const chances = this.chances(g, choices, 1);
    for (let i = 0; i < choices.length; i++) {
      const choice = choices[i] as Choice;
      const code = codeOf(choice);
      if (node.edges.some((edge) => edge.code === code)) continue;
      node.edges.push(newEdge(choice, code, chances[i] as number));
    }
  }

  private select(g: GameState, node: Node, choices: readonly Choice[]): Edge {
    const { edges } = node;
    const span = this.high > this.low ? this.high - this.low : 1;
    let tries = 0;
    let sum = 0;
    let best: Edge | null = null;
    const isRoot = node === this.root;
    const available: Edge[] = [];
    for (let i = 0; i < choices.length; i++) {
      const code = codeOf(choices[i] as Choice);
      let edge: Edge | undefined;
      // Usually the choices come in the same order as before.
      if (edges[i]?.code === code) edge = edges[i];
      else edge = edges.find((e) => e.code === code);
      if (edge === undefined) {
        this.addEdges(g, node, choices);
        return this.select(g, node, choices);
      }
      // At the root every choice is visited once before any is visited twice.
      if (isRoot && edge.visits === 0) return edge;
      tries += edge.visits;
      sum += edge.sum;
      available.push(edge);
    }
    const average = tries > 0 ? (sum / tries - this.low) / span : 0.5;
    const width = EXPLORE * Math.sqrt(tries + 1);
    let top = -Infinity;
    for (const edge of available) {
      const value = edge.visits > 0 ? (edge.sum / edge.visits - this.low) / span : average - 0.1;
      const score = value + (width * edge.prior) / (1 + edge.visits);
      if (score > top) {
        top = score;
        best = edge;
      }
    }
    return best as Edge;
  }

  /** The policy's probabilities; a `temperature` above 1 makes them more even. */
  private chances(g: GameState, choices: readonly Choice[], temperature: number): number[] {
    const { scores, flags, context } = this;
    const { policy } = this.input.brain;
    readContext(g, context);
    let top = -Infinity;
    for (let i = 0; i < choices.length; i++) {
      const n = flagsOf(g, context, choices[i] as Choice, flags);
      let score = 0;
      for (let k = 0; k < n; k++) score += policy[flags[k] as number] as number;
      scores[i] = score;
      if (score > top) top = score;
    }
    let total = 0;
    for (let i = 0; i < choices.length; i++) {
      const e = exp(((scores[i] as number) - top) / temperature);
      scores[i] = e;
      total += e;
    }
    for (let i = 0; i < choices.length; i++) scores[i] = (scores[i] as number) / total;
    return scores;
  }

  private pick(g: GameState, choices: readonly Choice[]): Choice {
    const chances = this.chances(g, choices, ROLLOUT_HEAT);
    let left = nextFloat(this.input.rng);
    for (let i = 0; i < choices.length - 1; i++) {
      left -= chances[i] as number;
      if (left < 0) return choices[i] as Choice;
    }
    return choices[choices.length - 1] as Choice;
  }
}

/** Rollouts stay close to what the policy likes best. */
const ROLLOUT_HEAT = 0.5;
