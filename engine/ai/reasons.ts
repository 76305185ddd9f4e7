/** Why one choice is better than another, as data: topics, each with its share of the chance to win. */
import type { Sparse } from './sparse';
import type { Layout, Topic } from './layout';
import { featureName, layoutFor, topicOf, TOPICS } from './layout';
import type { Evaluate } from './search';

/** A topic, or a simple case that needs no comparison. */
export type ReasonKey = Topic | 'win' | 'loss' | 'onlyChoice';
export const REASON_KEYS: readonly ReasonKey[] = [...TOPICS, 'win', 'loss', 'onlyChoice'];

export interface Reason {
  key: ReasonKey;
  /** Whether it speaks for the choice (`up`) or against it. */
  direction: 'up' | 'down';
  /** Difference in the chance to win, always positive: 0.04 is four percentage points. */
  magnitude: number;
  /** Features by name (layout.ts): how much they differ, and how far that alone moves the chance to win. */
  features: { name: string; by: number; alone: number }[];
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

/** Smaller differences are not mentioned. */
const NOTICEABLE = 0.002;
/** A feature must change the chance by this much alone to be named. */
const NAMEABLE = 0.0005;
const MOST_REASONS = 3;

/**
 * For topics whose sentence states an amount ("You draw more new cards"), which must be true: the features
 * counted, and whether more of them speaks for a choice.
 */
const AMOUNTS: Partial<Record<Topic, { more: 'up' | 'down'; counted: readonly string[] }>> = {
  points: { more: 'up', counted: ['own.lead', 'seat0.points', 'seat0.bonus'] },
  end: { more: 'up', counted: ['seat0.gallery', 'seat0.giftShop'] },
  helpers: { more: 'up', counted: ['seat0.helpers', 'seat0.helperCount', 'plan.taskActions'] },
  cover: {
    more: 'up',
    counted: [
      'seat0.helpersCovered',
      'seat0.helperSpare',
      'seat0.saleSpare',
      'plan.coverGain',
      'plan.helperGain',
      'plan.benchCover',
    ],
  },
  materials: { more: 'up', counted: ['seat0.bench'] },
  backorders: { more: 'up', counted: ['own.backorders', 'seat0.claims'] },
  draws: { more: 'up', counted: ['own.unknown'] },
  task: { more: 'down', counted: ['own.givesAway', 'outlook.giveActions', 'outlook.giveUse'] },
  theirPoints: { more: 'down', counted: ['rival.points', 'rival.bonus'] },
  theirEnd: { more: 'down', counted: ['rival.gallery', 'rival.giftShop'] },
  theirHelpers: { more: 'down', counted: ['rival.helpers'] },
  theirMaterials: { more: 'down', counted: ['rival.bench'] },
  theirHand: { more: 'down', counted: ['rival.hand'] },
};

/** "seat2.bench.clay" is counted as "rival.bench". */
function countedAs(name: string): string {
  const [head, part] = name.split('.') as [string, string];
  return `${/^seat[1-9]/.test(head) ? 'rival' : head}.${part}`;
}

function isTrue(layout: Layout, topic: Topic, up: boolean, list: readonly Difference[]): boolean {
  const amount = AMOUNTS[topic];
  if (amount === undefined) return true;
  let more = 0;
  for (const { index, by } of list) {
    if (amount.counted.includes(countedAs(featureName(layout, index)))) more += by;
  }
  return (amount.more === 'up') === up ? more > 1e-9 : more < -1e-9;
}

/**
 * For each topic, what the evaluation loses if only that topic were as after the other choice. Names the
 * features that, changed alone, move it the same way.
 */
export function compare(evaluate: Evaluate, players: number, a: Sparse, b: Sparse): Reason[] {
  const layout = layoutFor(players);
  const whole = evaluate(a);
  const withOnly = (list: readonly Difference[]) => {
    const swapped = toMap(a);
    for (const { index, from } of list) swapped.set(index, from);
    return whole - evaluate(toSparse(swapped));
  };
  const reasons: Reason[] = [];
  for (const [topic, list] of differences(layout, a, b)) {
    const effect = withOnly(list);
    const up = effect > 0;
    if (Math.abs(effect) < NOTICEABLE || !isTrue(layout, topic, up, list)) continue;
    const movers = list
      .map((difference) => ({ ...difference, alone: withOnly([difference]) }))
      .filter(({ alone }) => (up ? alone : -alone) >= NAMEABLE)
      .sort((x, y) => Math.abs(y.alone) - Math.abs(x.alone));
    if (movers.length === 0) continue;
    reasons.push({
      key: topic,
      direction: up ? 'up' : 'down',
      magnitude: Math.abs(effect),
      features: movers
        .slice(0, 4)
        .map(({ index, by, alone }) => ({ name: featureName(layout, index), by, alone })),
    });
  }
  return reasons.sort((x, y) => y.magnitude - x.magnitude).slice(0, MOST_REASONS);
}
