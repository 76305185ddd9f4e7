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

export function copyNet(net: Net): Net {
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
  for (let h = net.hidden; h < hidden; h++) wide.second[h] = 0.02 * gauss(rng);
  wide.out.set(net.out);
  return wide;
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
  return {
    net,
    squares: emptyNet(inputs, hidden),
    policy: policy.slice(),
    policySquares: new Float32Array(POLICY_SIZE),
    mean: { net: copyNet(net), policy: policy.slice() },
  };
}

function beginWith(net: Net, policy: Float32Array): Learner {
  return {
    net,
    squares: emptyNet(net.inputs, net.hidden),
    policy: policy.slice(),
    policySquares: new Float32Array(POLICY_SIZE),
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
 * partner counts as part of oneself. `seats` null: the same table.
 */
export function moreSeats(
  two: { net: Net; policy: Float32Array },
  seats: number | null,
  teams: boolean,
): Learner {
  if (seats === null || seats === 2) return beginWith(two.net, two.policy);
  const small = layoutFor(2);
  const large = layoutFor(seats);
  const { hidden } = two.net;
  const net = emptyNet(large.size, hidden);
  const copy = (from: number, to: number, count: number, share: number) => {
    for (let i = 0; i < count * hidden; i++) {
      net.first[to * hidden + i] = share * (two.net.first[from * hidden + i] as number);
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
  net.bias.set(two.net.bias);
  net.second.set(two.net.second);
  // An even chance is 1 / players.
  net.out[0] = (two.net.out[0] as number) - (teams ? 0 : Math.log(seats - 1));
  return beginWith(net, two.policy);
}

const KEEP = 0.995;

function nudge(w: Float32Array, s: Float32Array, i: number, grad: number, rate: number): void {
  const square = KEEP * (s[i] as number) + (1 - KEEP) * grad * grad;
  s[i] = square;
  w[i] = (w[i] as number) - (rate * grad) / (Math.sqrt(square) + 1e-4);
}

let hidden = new Float32Array(0);
let back = new Float32Array(0);

/** Moves the net towards a target; returns the squared error before. */
export function learnValue(l: Learner, x: Sparse, target: number, rate: number): number {
  const { net, squares } = l;
  const width = net.hidden;
  if (hidden.length !== width) {
    hidden = new Float32Array(width);
    back = new Float32Array(width);
  }
  const value = sigmoid(forward(net, x, hidden));
  const error = value - target;
  back.fill(0);
  for (let h = 0; h < width; h++) {
    const active = hidden[h] as number;
    if (active > 0) {
      back[h] = error * (net.second[h] as number);
      nudge(net.second, squares.second, h, error * active, rate);
      nudge(net.bias, squares.bias, h, back[h] as number, rate);
    }
  }
  nudge(net.out, squares.out, 0, error, rate);
  for (let i = 0; i < x.count; i++) {
    const input = x.value[i] as number;
    const row = (x.index[i] as number) * width;
    for (let h = 0; h < width; h++) {
      const b = back[h] as number;
      if (b !== 0) nudge(net.first, squares.first, row + h, b * input, rate);
    }
  }
  return error * error;
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
