/**
 * Renames a cut font. iOS knows fonts by the name in their file and would take two cuts of a family
 * for one.
 */

interface Table {
  readonly tag: string;
  readonly data: Buffer;
}

const HEAD = 12;
const ENTRY = 16;
const CHECKSUM_OF_FILE = 0xb1b0afba;

const padded = (length: number): number => (length + 3) & ~3;

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const at = HEAD + i * ENTRY;
    const start = font.readUInt32BE(at + 8);
    const tag = font.toString('latin1', at, at + 4);
    return { tag, data: font.subarray(start, start + font.readUInt32BE(at + 12)) };
  });
}

function checksum(data: Buffer): number {
  const whole = Buffer.alloc(padded(data.length));
  data.copy(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Fonts keep UTF-16 in big-endian order. */
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const MACINTOSH = 1;
/** Copyright and licence stay. */
const COPYRIGHT = 0;

function renamed(names: Buffer, rename: (name: string) => string): Buffer {
  const count = names.readUInt16BE(2);
  const texts = names.readUInt16BE(4);
  const head = Buffer.from(names.subarray(0, 6 + count * 12));
  head.writeUInt16BE(0, 0);
  head.writeUInt16BE(head.length, 4);
  const strings: Buffer[] = [];
  let used = 0;
  for (let i = 0; i < count; i++) {
    const at = 6 + i * 12;
    const start = texts + names.readUInt16BE(at + 10);
    const old = Buffer.from(names.subarray(start, start + names.readUInt16BE(at + 8)));
    const isByte = names.readUInt16BE(at) === MACINTOSH;
    const text = isByte ? old.toString('latin1') : old.swap16().toString('utf16le');
    const own = names.readUInt16BE(at + 6) === COPYRIGHT ? text : rename(text);
    const made = isByte ? Buffer.from(own, 'latin1') : utf16(own);
    head.writeUInt16BE(made.length, at + 8);
    head.writeUInt16BE(used, at + 10);
    strings.push(made);
    used += made.length;
  }
  return Buffer.concat([head, ...strings]);
}

/** `rename` gets every name in the font. */
export function renameFont(font: Buffer, rename: (name: string) => string): Buffer {
  const tables = tablesOf(font).map(({ tag, data }) => {
    if (tag === 'name') return { tag, data: renamed(data, rename) };
    const copy = Buffer.from(data);
    if (tag === 'head') copy.writeUInt32BE(0, 8);
    return { tag, data: copy };
  });
  const head = Buffer.from(font.subarray(0, HEAD + tables.length * ENTRY));
  let at = head.length;
  tables.forEach(({ data }, i) => {
    const entry = HEAD + i * ENTRY;
    head.writeUInt32BE(checksum(data), entry + 4);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    at += padded(data.length);
  });
  const parts = tables.map(({ data }) =>
    Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]),
  );
  const made = Buffer.concat([head, ...parts]);
  const place = tables.findIndex(({ tag }) => tag === 'head');
  const headAt = made.readUInt32BE(HEAD + place * ENTRY + 8);
  made.writeUInt32BE((CHECKSUM_OF_FILE - checksum(made)) >>> 0, headAt + 8);
  return made;
}
