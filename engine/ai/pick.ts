/** How a level picks among choices by their value. */
import { exp } from './exp';
import type { Edge } from './tree';
import { edgeValue } from './tree';

/** The best value, ignoring choices that the search has hardly visited. */
export function coolest(edges: readonly Edge[]): Edge {
  const most = Math.max(...edges.map((edge) => edge.visits));
  const trusted = edges.filter((edge) => edge.visits * 5 >= most);
  return trusted.reduce((a, b) => (edgeValue(b) > edgeValue(a) ? b : a));
}

/** Random, weighted by value; `mood` is the random number, from 0 to 1. */
export function hot(edges: readonly Edge[], temperature: number, mood: number): Edge {
  const values = edges.map(edgeValue);
  const top = Math.max(...values);
  const weights = values.map((value) => exp((value - top) / temperature));
  let left = mood * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < edges.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return edges[i] as Edge;
  }
  return edges[edges.length - 1] as Edge;
}
