/** Samples to learn from again, in flat arrays because there are so many. */
import type { Sparse } from '../../engine/ai/sparse';
import type { Rng } from '../../engine/rng';
import { nextInt } from '../../engine/rng';
import type { Sample } from './learn';

/** No position has more features than this. */
const WIDTH = 320;

export class Replay {
  size = 0;
  private next = 0;
  private readonly index: Uint16Array;
  private readonly value: Float32Array;
  private readonly counts: Uint16Array;
  private readonly targets: Float32Array;

  constructor(private readonly room: number) {
    this.index = new Uint16Array(room * WIDTH);
    this.value = new Float32Array(room * WIDTH);
    this.counts = new Uint16Array(room);
    this.targets = new Float32Array(room);
  }

  /** Replaces the oldest when full. */
  add({ x, target }: Sample): void {
    if (x.count > WIDTH)
      throw new Error(`${x.count} features are more than a sample has room for.`);
    const at = this.next * WIDTH;
    for (let i = 0; i < x.count; i++) {
      this.index[at + i] = x.index[i] as number;
      this.value[at + i] = x.value[i] as number;
    }
    this.counts[this.next] = x.count;
    this.targets[this.next] = target;
    this.next = (this.next + 1) % this.room;
    this.size = Math.min(this.room, this.size + 1);
  }

  /** Copies a random sample into `x`; returns its target. */
  any(rng: Rng, x: Sparse): number {
    const which = nextInt(rng, this.size);
    const at = which * WIDTH;
    x.count = this.counts[which] as number;
    for (let i = 0; i < x.count; i++) {
      x.index[i] = this.index[at + i] as number;
      x.value[i] = this.value[at + i] as number;
    }
    return this.targets[which] as number;
  }
}
