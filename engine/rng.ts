/**
 * A small seeded generator (sfc32), for the setup and the AI. Its state is plain numbers, so it can be
 * stored, and the same seed gives the same game everywhere.
 */
export interface Rng {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** 32 bits, as an unsigned integer. */
function nextUint(rng: Rng): number {
  const { a, b, c, d } = rng;
  const sum = (a + b + d) | 0;
  rng.a = b ^ (b >>> 9);
  rng.b = (c + (c << 3)) | 0;
  rng.c = (((c << 21) | (c >>> 11)) + sum) | 0;
  rng.d = (d + 1) | 0;
  return sum >>> 0;
}

/** From 0 (inclusive) to 1 (exclusive). */
export function nextFloat(rng: Rng): number {
  return nextUint(rng) / 4294967296;
}

/** A whole number from 0 to n - 1. */
export function nextInt(rng: Rng, n: number): number {
  return Math.floor((nextUint(rng) / 4294967296) * n);
}

export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextInt(rng, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

/** Any text is a seed. */
export function seededRng(seed: string): Rng {
  // FNV-1a spreads short seeds ("1", "2") over the whole state before the generator warms up.
  const hash = (salt: number) => {
    let h = 0x811c9dc5 ^ salt;
    for (let i = 0; i < seed.length; i++) {
      h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
    }
    return h | 0;
  };
  const rng: Rng = { a: hash(0), b: hash(0x9e3779b9), c: hash(0x243f6a88), d: 1 };
  for (let i = 0; i < 15; i++) nextUint(rng);
  return rng;
}
