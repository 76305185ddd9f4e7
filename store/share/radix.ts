/**
 * Choices as one long number: each is a digit whose base is the number of legal choices, so a choice
 * among three costs 1.6 bits. The first choice is the lowest digit: only the game so far gives the next
 * base.
 */
export interface Digit {
  value: number;
  base: number;
}

/** The number is kept in limbs of 32 bits: with a base below 2^21 every step is exact in a double. */
const LIMB = 2 ** 32;
const LIMB_BYTES = 4;

/** Lowest byte first, without leading zeros. */
export function packDigits(digits: readonly Digit[]): number[] {
  const limbs: number[] = [];
  for (let i = digits.length - 1; i >= 0; i--) {
    const { value, base } = digits[i] as Digit;
    let carry = value;
    for (let j = 0; j < limbs.length; j++) {
      const word = (limbs[j] as number) * base + carry;
      limbs[j] = word % LIMB;
      carry = Math.floor(word / LIMB);
    }
    if (carry > 0) limbs.push(carry);
  }
  const bytes = limbs.flatMap((limb) => [
    limb & 255,
    (limb >>> 8) & 255,
    (limb >>> 16) & 255,
    limb >>> 24,
  ]);
  while (bytes.at(-1) === 0) bytes.pop();
  return bytes;
}

/** Reads the digits one by one. */
export class DigitReader {
  private readonly limbs: number[] = [];

  constructor(bytes: readonly number[]) {
    for (let at = 0; at < bytes.length; at += LIMB_BYTES) {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(at, at + LIMB_BYTES);
      this.limbs.push(((d << 24) | (c << 16) | (b << 8) | a) >>> 0);
    }
  }

  next(base: number): number {
    let rest = 0;
    for (let j = this.limbs.length - 1; j >= 0; j--) {
      const word = rest * LIMB + (this.limbs[j] as number);
      rest = word % base;
      this.limbs[j] = (word - rest) / base;
    }
    while (this.limbs.at(-1) === 0) this.limbs.pop();
    return rest;
  }

  /** No digits are left. */
  get isEmpty(): boolean {
    return this.limbs.length === 0;
  }
}
