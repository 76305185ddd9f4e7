/** One step of learning for the net (chance to win) and for the policy (what the search preferred). */
import type { Sparse } from '../../engine/ai/sparse';
import type { Layout } from '../../engine/ai/layout';
import { layoutFor, SEAT, SEAT_OUTLOOK } from '../../engine/ai/layout';
import type { Net } from '../../engine/ai/net';
import { emptyNet, forward, sigmoid } from '../../engine/ai/net';
import { POLICY_SIZE } from '../../engine/ai/policy';
import type { Rng } from '../../engine/rng';
import { nextFloat } from '../../engine/rng';

export interface Sample {
  x: Sparse;
  target: number;
}

/** The choices of one decision as the policy sees them, and how often the search visited each. */
export interface PolicySample {
  flags: number[][];
  shares: number[];
}

/** A net with its RMSprop state, so that rare features learn as fast as others. */
export interface Learner {
  net: Net;
  squares: Net;
  policy: Float32Array;
  policySquares: Float32Array;
  /** Running means of the weights: they play better, because single games are noisy. */
  mean: { net: Net; policy: Float32Array };
}

function copyNet(net: Net): Net {
  const { inputs, hidden } = net;
  return {
    inputs,
    hidden,
    first: net.first.slice(),
    bias: net.bias.slice(),
    second: net.second.slice(),
    out: net.out.slice(),
  };
}

/** The same net with zero weights for features added at the end. */
export function grown(net: Net, inputs: number): Net {
  if (net.inputs === inputs) return net;
  const first = new Float32Array(inputs * net.hidden);
  first.set(net.first);
  return { ...net, inputs, first };
}

/** The same net with more hidden units, without influence at first. */
export function widened(net: Net, hidden: number, rng: Rng): Net {
  if (net.hidden >= hidden) return net;
  const wide = emptyNet(net.inputs, hidden);
  for (let i = 0; i < net.inputs; i++) {
    for (let h = 0; h < hidden; h++) {
      wide.first[i * hidden + h] =
        h < net.hidden ? (net.first[i * net.hidden + h] as number) : 0.15 * gauss(rng);
    }
  }
  wide.bias.set(net.bias);
  wide.second.set(net.second);
  wide.out.set(net.out);
  return wide;
}

/** The same net with only these hidden units; the others count with their usual value. */
function narrowed(net: Net, kept: readonly Unit[], dropped: readonly Unit[]): Net {
  const { inputs, hidden } = net;
  const narrow = emptyNet(inputs, kept.length);
  kept.forEach(({ unit }, h) => {
    for (let i = 0; i < inputs; i++) {
      narrow.first[i * kept.length + h] = net.first[i * hidden + unit] as number;
    }
    narrow.bias[h] = net.bias[unit] as number;
    narrow.second[h] = net.second[unit] as number;
  });
  narrow.out[0] = dropped.reduce(
    (out, { unit, usual }) => out + usual * (net.second[unit] as number),
    net.out[0] as number,
  );
  return narrow;
}

interface Unit {
  unit: number;
  /** Its mean, and how much the judgement varies with it. */
  usual: number;
  weight: number;
}

function unitsOf(net: Net, positions: readonly Sparse[]): Unit[] {
  const values = new Float32Array(net.hidden);
  const sums = new Float64Array(net.hidden);
  const squares = new Float64Array(net.hidden);
  for (const x of positions) {
    forward(net, x, values);
    values.forEach((value, h) => {
      sums[h] = (sums[h] as number) + value;
      squares[h] = (squares[h] as number) + value * value;
    });
  }
  return Array.from(sums, (sum, unit) => {
    const usual = sum / positions.length;
    const variance = (squares[unit] as number) / positions.length - usual * usual;
    const weight = Math.abs(net.second[unit] as number) * Math.sqrt(Math.max(0, variance));
    return { unit, usual, weight };
  });
}

/** Drops the hidden units that matter least in these positions. */
export function narrow(l: Learner, hidden: number, positions: readonly Sparse[]): void {
  const units = unitsOf(l.net, positions).sort((a, b) => b.weight - a.weight);
  const kept = units.slice(0, hidden).sort((a, b) => a.unit - b.unit);
  const dropped = units.slice(hidden);
  l.net = narrowed(l.net, kept, dropped);
  l.squares = narrowed(l.squares, kept, []);
  l.mean.net = narrowed(l.mean.net, kept, dropped);
}

/** Several nets as one: the mean of their log-odds, so that errors of training average out. */
export function merged(nets: readonly Net[]): Net {
  const inputs = Math.max(...nets.map((net) => net.inputs));
  const hidden = nets.reduce((sum, net) => sum + net.hidden, 0);
  const all = emptyNet(inputs, hidden);
  let at = 0;
  for (const net of nets) {
    for (let i = 0; i < net.inputs; i++) {
      const row = net.first.subarray(i * net.hidden, (i + 1) * net.hidden);
      all.first.set(row, i * hidden + at);
    }
    all.bias.set(net.bias, at);
    all.second.set(
      net.second.map((w) => w / nets.length),
      at,
    );
    all.out[0] = (all.out[0] as number) + (net.out[0] as number) / nets.length;
    at += net.hidden;
  }
  return all;
}

export function meanOf(policies: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(POLICY_SIZE);
  for (const policy of policies) {
    policy.forEach((w, i) => {
      mean[i] = (mean[i] as number) + w / policies.length;
    });
  }
  return mean;
}

/** Call once after each game; the mean is over about `over` games. */
export function updateMean({ net, policy, mean }: Learner, over: number): void {
  const follow = (slow: Float32Array, now: Float32Array) => {
    for (let i = 0; i < slow.length; i++) {
      slow[i] = (slow[i] as number) + ((now[i] as number) - (slow[i] as number)) / over;
    }
  };
  follow(mean.net.first, net.first);
  follow(mean.net.bias, net.bias);
  follow(mean.net.second, net.second);
  follow(mean.net.out, net.out);
  follow(mean.policy, policy);
}

function gauss(rng: Rng): number {
  const u = Math.max(1e-9, nextFloat(rng));
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * nextFloat(rng));
}

export function newLearner(
  inputs: number,
  hidden: number,
  policy: Float32Array,
  rng: Rng,
): Learner {
  const net = emptyNet(inputs, hidden);
  for (let i = 0; i < net.first.length; i++) net.first[i] = 0.15 * gauss(rng);
  for (let h = 0; h < hidden; h++) net.second[h] = gauss(rng) / Math.sqrt(hidden);
  return beginWith(net, policy);
}

/** Mean squares of gradients as they are after a while: from zero, the first steps would be huge. */
const USUAL_SQUARE = 1e-4;
const USUAL_POLICY_SQUARE = 1e-2;

export function beginWith(net: Net, policy: Float32Array): Learner {
  const squares = emptyNet(net.inputs, net.hidden);
  for (const part of [squares.first, squares.bias, squares.second, squares.out]) {
    part.fill(USUAL_SQUARE);
  }
  return {
    net,
    squares,
    policy: policy.slice(),
    policySquares: new Float32Array(POLICY_SIZE).fill(USUAL_POLICY_SQUARE),
    mean: { net: copyNet(net), policy: policy.slice() },
  };
}

/** Where each seat's block lies in the features, and its size. */
function seatBlocks(layout: Layout): (readonly [number, number])[] {
  return [
    [layout.blocks, SEAT.size],
    [layout.seatOutlooks, SEAT_OUTLOOK.size],
  ];
}

/**
 * A net for a larger table from one for two: the rival's weights are shared among all rivals, and a
 * partner counts as part of oneself.
 */
export function moreSeats(two: Net, seats: number, teams: boolean): Net {
  if (seats === 2) return two;
  const small = layoutFor(2);
  const large = layoutFor(seats);
  const { hidden } = two;
  const net = emptyNet(large.size, hidden);
  const copy = (from: number, to: number, count: number, share: number) => {
    for (let i = 0; i < count * hidden; i++) {
      net.first[to * hidden + i] = share * (two.first[from * hidden + i] as number);
    }
  };
  copy(0, 0, small.blocks, 1);
  copy(small.plan, large.plan, small.seatOutlooks - small.plan, 1);
  const larger = seatBlocks(large);
  seatBlocks(small).forEach(([from, size], part) => {
    const [to] = larger[part] as readonly [number, number];
    copy(from, to, size, 1);
    for (let seat = 1; seat < seats; seat++) {
      const isPartner = teams && seat === 2;
      const share = isPartner ? 0.5 : 1 / (teams ? 2 : seats - 1);
      copy(from + (isPartner ? 0 : size), to + seat * size, size, share);
    }
  });
  net.bias.set(two.bias);
  net.second.set(two.second);
  // An even chance is 1 / players.
  net.out[0] = (two.out[0] as number) - (teams ? 0 : Math.log(seats - 1));
  return net;
}

const KEEP = 0.995;

function nudge(w: Float32Array, s: Float32Array, i: number, grad: number, rate: number): void {
  const square = KEEP * (s[i] as number) + (1 - KEEP) * grad * grad;
  s[i] = square;
  w[i] = (w[i] as number) - (rate * grad) / (Math.sqrt(square) + 1e-4);
}

/**
 * The gradient of several samples, applied as one step: a third of the time of a step for each, because
 * most of that went into the roots of RMSprop.
 */
export class Gradient {
  count = 0;
  private readonly sum: Net;
  private readonly hidden: Float32Array;
  /** The hidden units that are active in a sample, and the error that reaches each. */
  private readonly active: Uint16Array;
  private readonly back: Float32Array;
  /** The inputs of which some sample had a value. */
  private readonly rows: number[] = [];
  private readonly isListed: Uint8Array;

  constructor({ inputs, hidden }: Net) {
    this.sum = emptyNet(inputs, hidden);
    this.hidden = new Float32Array(hidden);
    this.active = new Uint16Array(hidden);
    this.back = new Float32Array(hidden);
    this.isListed = new Uint8Array(inputs);
  }

  /** Adds a sample; returns its squared error. */
  add(net: Net, x: Sparse, target: number): number {
    const { sum, hidden, active, back } = this;
    const error = sigmoid(forward(net, x, hidden)) - target;
    let units = 0;
    for (let h = 0; h < net.hidden; h++) {
      const value = hidden[h] as number;
      if (value <= 0) continue;
      const b = error * (net.second[h] as number);
      sum.second[h] = (sum.second[h] as number) + error * value;
      sum.bias[h] = (sum.bias[h] as number) + b;
      active[units] = h;
      back[units++] = b;
    }
    sum.out[0] = (sum.out[0] as number) + error;
    for (let i = 0; i < x.count; i++)
      this.addRow(x.index[i] as number, x.value[i] as number, units);
    this.count++;
    return error * error;
  }

  private addRow(input: number, value: number, units: number): void {
    const { active, back } = this;
    const { first } = this.sum;
    if (this.isListed[input] === 0) {
      this.isListed[input] = 1;
      this.rows.push(input);
    }
    const row = input * this.hidden.length;
    for (let k = 0; k < units; k++) {
      const at = row + (active[k] as number);
      first[at] = (first[at] as number) + value * (back[k] as number);
    }
  }

  /** Moves the net against the mean gradient, and begins anew. */
  step({ net, squares }: Learner, rate: number): void {
    const { sum, rows, isListed } = this;
    const width = net.hidden;
    // The mean of several is less noisy by their root, so that a larger step is as safe.
    const pace = rate * Math.sqrt(this.count);
    const share = 1 / this.count;
    const move = (w: Float32Array, s: Float32Array, by: Float32Array, from: number, to: number) => {
      for (let i = from; i < to; i++) {
        const grad = by[i] as number;
        if (grad === 0) continue;
        nudge(w, s, i, grad * share, pace);
        by[i] = 0;
      }
    };
    for (const row of rows) {
      move(net.first, squares.first, sum.first, row * width, (row + 1) * width);
      isListed[row] = 0;
    }
    rows.length = 0;
    move(net.bias, squares.bias, sum.bias, 0, width);
    move(net.second, squares.second, sum.second, 0, width);
    move(net.out, squares.out, sum.out, 0, 1);
    this.count = 0;
  }
}

/** Moves the policy towards the shares (cross-entropy); returns the loss before. */
export function learnPolicy(l: Learner, sample: PolicySample, rate: number): number {
  const { policy, policySquares } = l;
  const { flags, shares } = sample;
  const scores = flags.map((list) => list.reduce((sum, f) => sum + (policy[f] as number), 0));
  const top = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - top));
  const total = weights.reduce((a, b) => a + b, 0);
  let loss = 0;
  flags.forEach((list, i) => {
    const chance = (weights[i] as number) / total;
    const share = shares[i] as number;
    if (share > 0) loss -= share * Math.log(Math.max(1e-9, chance));
    const grad = chance - share;
    for (const f of list) nudge(policy, policySquares, f, grad, rate);
  });
  return loss;
}
