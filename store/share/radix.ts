/**
 * Choices as one long number: each is a digit, in a base as large as there were legal choices. A
 * choice among three costs 1.6 bits, one among one nothing. The first choice is the lowest digit, as
 * it takes the game so far to know the next base.
 */
export interface Digit {
  value: number;
  base: number;
}

/** Little end first, without leading zeros. */
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

/** Takes the digits off one by one. */
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

  /** Nothing is left: there were no more digits than were read. */
  get isEmpty(): boolean {
    return this.bytes.length === 0;
  }
}
