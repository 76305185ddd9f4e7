/** The tree of a player's own choices within a turn. */
import type { Choice } from '../index';
import type { Sparse } from './sparse';
import { codeOf } from './prune';

/** A choice at a node of the tree. */
export interface Edge {
  choice: Choice;
  code: number;
  prior: number;
  visits: number;
  sum: number;
  /** Worlds (as bits) in which some line through here wins, and in which some does not lose. */
  won: number;
  alive: number;
  child: Node | null;
  /** At the root: a line that has won somewhere; and where the best line so far ends, for the reasons. */
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

/** What a choice is worth if its best continuation is played: the mean along the trusted line. */
export function edgeValue(edge: Edge): number {
  const mean = edge.visits > 0 ? edge.sum / edge.visits : 0;
  const { child } = edge;
  if (child === null || child.visits < 8) return mean;
  let best = mean;
  for (const next of child.edges) {
    // Few visits mean a lucky line as often as a good one.
    if (next.visits * 4 >= child.visits) best = Math.max(best, edgeValue(next));
  }
  return best;
}

/** Of the choices that are open here, the one that the search has looked at most; null if at none. */
export function mostTried(node: Node, open: readonly Choice[]): Edge | null {
  let best: Edge | null = null;
  for (const choice of open) {
    const code = codeOf(choice);
    const edge = node.edges.find((e) => e.code === code);
    if (edge !== undefined && edge.visits > (best?.visits ?? 0)) best = edge;
  }
  return best;
}
