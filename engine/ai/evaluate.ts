/** The hand-made evaluation: the first opponent of every net, and what nets learn from at first. */
import type { Sparse } from './sparse';
import { layoutFor, OWN, SEAT } from './layout';
import { sigmoid } from './net';
import type { Evaluate } from './search';

const cache: (Float32Array | undefined)[] = [];

function fill(w: Float32Array, at: number, values: readonly number[]): void {
  values.forEach((value, i) => {
    w[at + i] = value;
  });
}

/** One weight per feature; rivals' temples count as much against me as mine counts for me. */
function handMadeWeights(seats: number, teams = false): Float32Array {
  const slot = teams ? 0 : seats;
  const known = cache[slot];
  if (known !== undefined) return known;
  const layout = layoutFor(seats);
  const w = new Float32Array(layout.size);
  w[OWN.lead] = 1.4;
  w[OWN.again] = 0.5;
  w[OWN.unknown] = 0.14;
  w[OWN.over] = -0.1;
  w[OWN.backorders] = 0.2;
  w[OWN.givesAway] = -0.3;
  fill(w, OWN.hand, [0.1, 0.14, 0.12, 0.16, 0.18]);
  fill(w, OWN.smithable, [0.05, 0.12, 0.1, 0.25, 0.25]);
  fill(w, OWN.craftable, [0.05, 0.15, 0.15, 0.3, 0.3]);
  for (let i = 0; i < seats; i++) {
    const at = layout.blocks + i * SEAT.size;
    const sign = i === 0 ? 1 : teams ? (i === 2 ? 0.7 : -0.7) : -1 / (seats - 1);
    const side = (offset: number, values: readonly number[]) =>
      fill(
        w,
        at + offset,
        values.map((value) => sign * value),
      );
    side(SEAT.toGo, [0.5, 0.3, 0.15, 0.05]);
    side(SEAT.points, [0.3]);
    side(SEAT.uncovered, [0.15]);
    side(SEAT.helpers, [0.45, 0.45, 0.4, 0.5, 0.55]);
    side(SEAT.helpersCovered, [0.35, 0.35, 0.3, 0.4, 0.4]);
    side(SEAT.bench, [0.06, 0.16, 0.14, 0.3, 0.3]);
    side(SEAT.saleSpare, [0.05, 0.1, 0.1, 0.2, 0.2]);
    side(SEAT.claims, [0.05, 0.1, 0.1, 0.12, 0.12]);
    side(SEAT.hand, [i === 0 ? 0 : 0.3]);
  }
  cache[slot] = w;
  return w;
}

export function handMade(seats: number, teams = false): Evaluate {
  const w = handMadeWeights(seats, teams);
  return (x: Sparse) => {
    let z = 0;
    for (let i = 0; i < x.count; i++) {
      z += (x.value[i] as number) * (w[x.index[i] as number] as number);
    }
    return sigmoid(z);
  };
}
