/** Bytes and text without TextEncoder and btoa, which not every JavaScript engine has. */
import { MOST_TEXT_BYTES, TooBig } from './limits';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let part = 0; part < Math.min(left, 3) + 1; part++) {
      text += ALPHABET[(word >> (18 - 6 * part)) & 63];
    }
  }
  return text;
}

const VALUES = new Map([...ALPHABET].map((sign, value) => [sign, value]));

/** Null if the text is not base64url. */
export function fromBase64Url(text: string): number[] | null {
  if (text.length % 4 === 1) return null;
  const bytes: number[] = [];
  let word = 0;
  let bits = 0;
  for (const sign of text) {
    const value = VALUES.get(sign);
    if (value === undefined) return null;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((word >> bits) & 255);
    }
  }
  // The bits left over are padding, which is zero.
  return (word & ((1 << bits) - 1)) === 0 ? bytes : null;
}

export function utf8(text: string): number[] {
  const bytes: number[] = [];
  // Half a surrogate pair has no UTF-8.
  const whole = text.replace(
    /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
    '\uFFFD',
  );
  const escaped = encodeURIComponent(whole);
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] === '%') {
      bytes.push(parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    } else {
      bytes.push(escaped.charCodeAt(i));
    }
  }
  return bytes;
}

export function fromUtf8(bytes: readonly number[]): string {
  return decodeURIComponent(bytes.map((b) => `%${b.toString(16).padStart(2, '0')}`).join(''));
}

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

export function crc32(bytes: readonly number[]): number {
  let c = 0xffffffff;
  for (const b of bytes) c = (TABLE[(c ^ b) & 255] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

export class Writer {
  readonly bytes: number[] = [];

  number(value: number): this {
    let rest = value;
    while (rest > 127) {
      this.bytes.push((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.bytes.push(rest);
    return this;
  }

  text(value: string): this {
    const bytes = utf8(value);
    return this.number(bytes.length).all(bytes);
  }

  all(bytes: readonly number[]): this {
    // Not spread into arguments: there may be more than a call can take.
    for (const byte of bytes) this.bytes.push(byte);
    return this;
  }
}

export class EndOfBytes extends Error {}

export class Reader {
  at = 0;

  constructor(private readonly bytes: readonly number[]) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw new EndOfBytes('The bytes end too early.');
    return value;
  }

  number(): number {
    let value = 0;
    for (let shift = 1; shift < 2 ** 42; shift *= 128) {
      const b = this.byte();
      value += (b & 127) * shift;
      if (b < 128) return value;
    }
    throw new RangeError('This number is too long.');
  }

  take(count: number): number[] {
    if (count > this.left) throw new EndOfBytes('The bytes end too early.');
    this.at += count;
    return this.bytes.slice(this.at - count, this.at);
  }

  text(): string {
    const length = this.number();
    if (length > MOST_TEXT_BYTES) throw new TooBig(`a text of ${length} bytes`);
    return fromUtf8(this.take(length));
  }
}
