/**
 * Choices as one long number: each is a digit whose base is the number of legal choices, so a choice
 * among three costs 1.6 bits. The first choice is the lowest digit: only the game so far gives the next
 * base.
 */
export interface Digit {
  value: number;
  base: number;
}

/** Lowest byte first, without leading zeros. */
export function packDigits(digits: readonly Digit[]): number[] {
  const bytes: number[] = [];
  for (let i = digits.length - 1; i >= 0; i--) {
    const { value, base } = digits[i] as Digit;
    let carry = value;
    for (let j = 0; j < bytes.length; j++) {
      carry += (bytes[j] as number) * base;
      bytes[j] = carry & 255;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255);
  }
  return bytes;
}

/** Reads the digits one by one. */
export class DigitReader {
  private readonly bytes: number[];

  constructor(bytes: readonly number[]) {
    this.bytes = [...bytes];
  }

  next(base: number): number {
    let rest = 0;
    for (let j = this.bytes.length - 1; j >= 0; j--) {
      const word = rest * 256 + (this.bytes[j] as number);
      this.bytes[j] = Math.floor(word / base);
      rest = word % base;
    }
    while (this.bytes[this.bytes.length - 1] === 0) this.bytes.pop();
    return rest;
  }

  /** No digits are left. */
  get isEmpty(): boolean {
    return this.bytes.length === 0;
  }
}
