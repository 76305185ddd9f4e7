/** Why one choice is better than another, as data: topics, with the chance to win that each accounts for. */
import type { Sparse } from './features';
import type { Layout, Topic } from './layout';
import { featureName, layoutFor, topicOf, TOPICS } from './layout';
import type { Evaluate } from './search';

/** A topic, or one of the plain cases that need no comparison. */
export type ReasonKey = Topic | 'win' | 'loss' | 'onlyChoice';
export const REASON_KEYS: readonly ReasonKey[] = [...TOPICS, 'win', 'loss', 'onlyChoice'];

export interface Reason {
  key: ReasonKey;
  /** Speaks for the choice (`up`) or against it. */
  direction: 'up' | 'down';
  /** Share of the chance to win, always positive: 0.04 is four points of a hundred. */
  magnitude: number;
  /** The features that differ most, by name (layout.ts), for tools and tests. */
  features: { name: string; by: number }[];
}

function toMap(x: Sparse): Map<number, number> {
  const map = new Map<number, number>();
  for (let i = 0; i < x.count; i++) {
    const index = x.index[i] as number;
    map.set(index, (map.get(index) ?? 0) + (x.value[i] as number));
  }
  return map;
}

function toSparse(map: Map<number, number>): Sparse {
  const x: Sparse = { count: 0, index: [], value: [] };
  for (const [index, value] of map) {
    if (value === 0) continue;
    x.index.push(index);
    x.value.push(value);
    x.count++;
  }
  return x;
}

interface Difference {
  index: number;
  by: number;
  from: number;
}

function differences(layout: Layout, a: Sparse, b: Sparse): Map<Topic, Difference[]> {
  const mine = toMap(a);
  const theirs = toMap(b);
  const byTopic = new Map<Topic, Difference[]>();
  for (const index of new Set([...mine.keys(), ...theirs.keys()])) {
    const from = theirs.get(index) ?? 0;
    const by = (mine.get(index) ?? 0) - from;
    if (Math.abs(by) < 1e-9) continue;
    const topic = topicOf(layout, index);
    const list = byTopic.get(topic) ?? [];
    list.push({ index, by, from });
    byTopic.set(topic, list);
  }
  return byTopic;
}

/** Too little to speak of. */
const NOTICEABLE = 0.002;
const MOST_REASONS = 3;

/** Topic by topic: what the evaluation loses if that topic were as it is after the other choice. */
export function compare(evaluate: Evaluate, players: number, a: Sparse, b: Sparse): Reason[] {
  const layout = layoutFor(players);
  const whole = evaluate(a);
  const reasons: Reason[] = [];
  for (const [topic, list] of differences(layout, a, b)) {
    const swapped = toMap(a);
    for (const { index, from } of list) swapped.set(index, from);
    const effect = whole - evaluate(toSparse(swapped));
    if (Math.abs(effect) < NOTICEABLE) continue;
    reasons.push({
      key: topic,
      direction: effect > 0 ? 'up' : 'down',
      magnitude: Math.abs(effect),
      features: list
        .sort((x, y) => Math.abs(y.by) - Math.abs(x.by))
        .slice(0, 4)
        .map(({ index, by }) => ({ name: featureName(layout, index), by })),
    });
  }
  return reasons.sort((x, y) => y.magnitude - x.magnitude).slice(0, MOST_REASONS);
}
