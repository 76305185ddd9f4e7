/** The tree of a player's own choices within a turn. */
import type { Choice } from '../index';
import type { Sparse } from './sparse';
import { codeOf } from './prune';

export interface Edge {
  choice: Choice;
  code: number;
  prior: number;
  visits: number;
  sum: number;
  /** Worlds (as bits) in which some line through here wins, and in which some line does not lose. */
  won: number;
  alive: number;
  child: Node | null;
  /**
   * At the root: a line that has won in some world, and where the best line so far ends (for the reasons).
   */
  line: readonly Choice[] | null;
  best: number;
  leaf: Sparse | null;
}

export interface Node {
  edges: Edge[];
  visits: number;
}

export function newEdge(choice: Choice, code: number, prior: number): Edge {
  return {
    choice,
    code,
    prior,
    visits: 0,
    sum: 0,
    won: 0,
    alive: 0,
    child: null,
    line: null,
    best: -1,
    leaf: null,
  };
}

/** The value of a choice if its best well-visited continuation is played. */
export function edgeValue(edge: Edge): number {
  const mean = edge.visits > 0 ? edge.sum / edge.visits : 0;
  const { child } = edge;
  if (child === null || child.visits < 8) return mean;
  let best = mean;
  for (const next of child.edges) {
    // With few visits a line may just have been lucky.
    if (next.visits * 4 >= child.visits) best = Math.max(best, edgeValue(next));
  }
  return best;
}

/** What the most visited line goes on with after this choice; steps without an alternative are left out. */
export function lineAfter(edge: Edge): Choice[] {
  const line: Choice[] = [];
  for (let { child: node } = edge; node !== null;) {
    const next = node.edges.reduce<Edge | null>(
      (best, each) => (each.visits > (best?.visits ?? 0) ? each : best),
      null,
    );
    if (next === null) break;
    line.push(next.choice);
    node = next.child;
  }
  return line;
}

/** The most visited of the choices open here; null if none was visited. */
export function mostTried(node: Node, open: readonly Choice[]): Edge | null {
  let best: Edge | null = null;
  for (const choice of open) {
    const code = codeOf(choice);
    const edge = node.edges.find((e) => e.code === code);
    if (edge !== undefined && edge.visits > (best?.visits ?? 0)) best = edge;
  }
  return best;
}
