/** Finds a cached size of a picture that can stand in for another size unnoticed. */
export interface Sized {
  readonly w: number;
  readonly h: number;
}

/** Within this scale range a picture still looks sharp and its parts line up. */
const LARGER = 1.35;
const SMALLER = 1 / 1.4;
/** Largest allowed difference in aspect ratio. */
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
