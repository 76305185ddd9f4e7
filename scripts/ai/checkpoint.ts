/** Checkpoints of training on disk, and the packed form that the app carries. */
import fs from 'node:fs';
import path from 'node:path';
import type { Net, PackedNet } from '../../engine/ai/net';
import type { Rng } from '../../engine/rng';
import type { Learner } from './learn';
import type { Settings } from './settings';

export interface Checkpoint {
  command: string;
  seed: string;
  games: number;
  rng: Rng;
  /** Needed to resume the run. */
  settings?: Settings;
  /** Hash of the code that made it (code-hash.ts). */
  code?: string;
  inputs: number;
  hidden: number;
  net: string[];
  squares: string[];
  policy: string;
  policySquares: string;
  /** The running means play; the rest is for resuming. */
  mean?: { net: string[]; policy: string };
}

const text = (list: Float32Array) =>
  Buffer.from(list.buffer, list.byteOffset, list.byteLength).toString('base64');

function numbers(encoded: string): Float32Array {
  const bytes = Buffer.from(encoded, 'base64');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

const parts = (net: Net) => [net.first, net.bias, net.second, net.out];

function netOf(inputs: number, hidden: number, list: readonly string[]): Net {
  const [first, bias, second, out] = list.map(numbers) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return { inputs, hidden, first, bias, second, out };
}

export function saveCheckpoint(
  file: string,
  l: Learner,
  meta: Pick<Checkpoint, 'command' | 'seed' | 'games' | 'rng' | 'settings' | 'code'>,
): void {
  const { net, squares } = l;
  const data: Checkpoint = {
    ...meta,
    inputs: net.inputs,
    hidden: net.hidden,
    net: parts(net).map(text),
    squares: parts(squares).map(text),
    policy: text(l.policy),
    policySquares: text(l.policySquares),
    mean: { net: parts(l.mean.net).map(text), policy: text(l.mean.policy) },
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Atomically, because training may be stopped at any time.
  fs.writeFileSync(`${file}.part`, JSON.stringify(data));
  fs.renameSync(`${file}.part`, file);
}

export function loadCheckpoint(file: string): { learner: Learner; meta: Checkpoint } {
  const meta = JSON.parse(fs.readFileSync(file, 'utf8')) as Checkpoint;
  const { inputs, hidden } = meta;
  const { mean = { net: meta.net, policy: meta.policy } } = meta;
  const learner: Learner = {
    net: netOf(inputs, hidden, meta.net),
    squares: netOf(inputs, hidden, meta.squares),
    policy: numbers(meta.policy),
    policySquares: numbers(meta.policySquares),
    mean: { net: netOf(inputs, hidden, mean.net), policy: numbers(mean.policy) },
  };
  return { learner, meta };
}

const round = (x: number) => Number(x.toPrecision(5));

export function packNet(net: Net): PackedNet {
  const { inputs, hidden, first } = net;
  const scales = new Array<number>(hidden).fill(1e-9);
  first.forEach((w, i) => {
    const h = i % hidden;
    scales[h] = Math.max(scales[h] as number, Math.abs(w) / 127);
  });
  const short = scales.map(round);
  const bytes = Int8Array.from(first, (w, i) =>
    Math.max(-127, Math.min(127, Math.round(w / (short[i % hidden] as number)))),
  );
  return {
    inputs,
    hidden,
    first: Buffer.from(bytes.buffer).toString('base64'),
    scales: short,
    bias: Array.from(net.bias, round),
    second: Array.from(net.second, round),
    out: round(net.out[0] as number),
  };
}

export function packPolicy(policy: Float32Array): { scale: number; bytes: string } {
  let top = 1e-9;
  for (const w of policy) top = Math.max(top, Math.abs(w));
  const scale = round(top / 127);
  const bytes = Int8Array.from(policy, (w) => Math.max(-127, Math.min(127, Math.round(w / scale))));
  return { scale, bytes: Buffer.from(bytes.buffer).toString('base64') };
}
