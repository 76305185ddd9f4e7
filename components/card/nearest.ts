/** Which of several sizes of one picture can stand in for another size without anybody seeing it. */
export interface Sized {
  readonly w: number;
  readonly h: number;
}

/** Drawn so much larger or smaller than it was made for, a picture still is sharp, and its parts lie right. */
const LARGER = 1.35;
const SMALLER = 1 / 1.4;
/** How much wider or higher for its size it may be. */
const SKEW = 1.03;

export function nearest<T extends Sized>(made: readonly T[], { w, h }: Sized): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const one of made) {
    const scale = w / one.w;
    const skew = scale / (h / one.h);
    if (scale > LARGER || scale < SMALLER || skew > SKEW || skew < 1 / SKEW) continue;
    const far = Math.abs(Math.log(scale));
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}
