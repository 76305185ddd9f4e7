/** A small net over sparse features: one hidden layer, and the chance to win as output. */
import { exp } from './exp';
import type { Sparse } from './sparse';

export interface Net {
  inputs: number;
  hidden: number;
  /** Row by row: the weights from one input to all hidden units are adjacent. */
  first: Float32Array;
  bias: Float32Array;
  second: Float32Array;
  /** A list of one number, so that training can change it in place. */
  out: Float32Array;
}

export function emptyNet(inputs: number, hidden: number): Net {
  return {
    inputs,
    hidden,
    first: new Float32Array(inputs * hidden),
    bias: new Float32Array(hidden),
    second: new Float32Array(hidden),
    out: new Float32Array(1),
  };
}

export function sigmoid(z: number): number {
  return 1 / (1 + exp(-z));
}

/** Fills `hidden` with the hidden layer, and returns the sum before the sigmoid. */
export function forward(net: Net, x: Sparse, hidden: Float32Array): number {
  const { second } = net;
  const width = net.hidden;
  hidden.set(net.bias);
  for (let i = 0; i < x.count; i += 4) addFour(net, x, i, hidden);
  let z = net.out[0] as number;
  for (let h = 0; h < width; h++) {
    const sum = hidden[h] as number;
    if (sum > 0) z += sum * (second[h] as number);
    else hidden[h] = 0;
  }
  return z;
}

/** Adds four features at once: half of the time of a sum went into reading and writing `hidden`. */
function addFour(net: Net, x: Sparse, i: number, hidden: Float32Array): void {
  const { first } = net;
  const width = net.hidden;
  const a = valueAt(net, x, i);
  const b = valueAt(net, x, i + 1);
  const c = valueAt(net, x, i + 2);
  const d = valueAt(net, x, i + 3);
  const rowA = a === 0 ? 0 : (x.index[i] as number) * width;
  const rowB = b === 0 ? 0 : (x.index[i + 1] as number) * width;
  const rowC = c === 0 ? 0 : (x.index[i + 2] as number) * width;
  const rowD = d === 0 ? 0 : (x.index[i + 3] as number) * width;
  for (let h = 0; h < width; h++) {
    hidden[h] =
      (hidden[h] as number) +
      a * (first[rowA + h] as number) +
      b * (first[rowB + h] as number) +
      c * (first[rowC + h] as number) +
      d * (first[rowD + h] as number);
  }
}

/** Zero beyond the end, and for features that an older net has no weights for: they are appended to the layout. */
function valueAt(net: Net, x: Sparse, i: number): number {
  return i < x.count && (x.index[i] as number) < net.inputs ? (x.value[i] as number) : 0;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const VALUES = new Uint8Array(128);
for (let i = 0; i < LETTERS.length; i++) VALUES[LETTERS.charCodeAt(i)] = i;

/** Signed bytes from base64, decoded by hand because the engine may run where there is no decoder. */
export function bytesOf(text: string): Int8Array {
  const bytes = new Int8Array(Math.floor((text.length * 3) / 4));
  let at = 0;
  for (let i = 0; i + 3 < text.length; i += 4) {
    const word =
      ((VALUES[text.charCodeAt(i)] as number) << 18) |
      ((VALUES[text.charCodeAt(i + 1)] as number) << 12) |
      ((VALUES[text.charCodeAt(i + 2)] as number) << 6) |
      (VALUES[text.charCodeAt(i + 3)] as number);
    bytes[at++] = word >> 16;
    bytes[at++] = word >> 8;
    bytes[at++] = word;
  }
  return bytes;
}

/** A net as committed: signed bytes, with one scale per hidden unit. */
export interface PackedNet {
  inputs: number;
  hidden: number;
  first: string;
  scales: readonly number[];
  bias: readonly number[];
  second: readonly number[];
  out: number;
}

/** Base64 letters unpacked at a time; four letters are three weights. */
const PIECE = 2048;

/** Unpacks a net piece by piece, because doing it at once would drop frames on a slow phone. */
export class Unpacking {
  readonly net: Net;
  private at = 0;

  constructor(private readonly packed: PackedNet) {
    this.net = emptyNet(packed.inputs, packed.hidden);
    this.net.bias.set(packed.bias);
    this.net.second.set(packed.second);
    this.net.out[0] = packed.out;
  }

  get done(): boolean {
    return this.at >= this.packed.first.length;
  }

  step(): void {
    const { packed, at } = this;
    const { first } = this.net;
    const bytes = bytesOf(packed.first.slice(at, at + PIECE));
    const from = (at * 3) / 4;
    for (let i = 0; i < bytes.length && from + i < first.length; i++) {
      first[from + i] =
        (bytes[i] as number) * (packed.scales[(from + i) % packed.hidden] as number);
    }
    this.at += PIECE;
  }
}

export function unpackNet(packed: PackedNet): Net {
  const unpacking = new Unpacking(packed);
  while (!unpacking.done) unpacking.step();
  return unpacking.net;
}
