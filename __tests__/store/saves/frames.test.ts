/** What SQLite writes into a WAL in two calls goes to the browser in one, and arrives all the same. */
import { joinFrames } from '@/store/saves/frames';
import type { FilePool } from '@/store/saves/pool';

type Call = readonly [what: string, file: number, ...numbers: number[]];

/** Keeps the bytes of its files, and what it was asked. */
function poolOf(result = 0) {
  const asked: Call[] = [];
  const files = new Map<number, Uint8Array>();
  class Pool implements FilePool {
    isReady = async () => true;
    getSize = () => 0;
    getCapacity = () => 0;
    addCapacity = async () => 0;

    jWrite(file: number, data: Uint8Array, offset: number): number {
      asked.push(['write', file, data.byteLength, offset]);
      if (result !== 0) return result;
      const old = files.get(file) ?? new Uint8Array(0);
      const bytes = new Uint8Array(Math.max(old.byteLength, offset + data.byteLength));
      bytes.set(old);
      bytes.set(data, offset);
      files.set(file, bytes);
      return 0;
    }

    jRead(file: number): number {
      asked.push(['read', file]);
      return 0;
    }

    jTruncate(file: number, size: number): number {
      asked.push(['truncate', file, size]);
      return 0;
    }

    jSync(file: number): number {
      asked.push(['sync', file]);
      return 0;
    }

    jFileSize(file: number): number {
      asked.push(['size', file]);
      return 0;
    }

    jClose(file: number): number {
      asked.push(['close', file]);
      return 0;
    }
  }
  joinFrames(Pool);
  const pool: FilePool = new Pool();
  return { pool, asked, files };
}

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value);
const FRAME = 24 + 4096;
const at = (frame: number) => 32 + frame * FRAME;

test('the head of a frame and its page are one write, with the same bytes', () => {
  const { pool, asked, files } = poolOf();
  expect(pool.jWrite(1, bytes(32, 9), 0)).toBe(0);
  for (const frame of [0, 1]) {
    const head = bytes(24, 2 + frame);
    expect(pool.jWrite(1, head, at(frame))).toBe(0);
    // SQLite uses its memory again.
    head.fill(99);
    expect(pool.jWrite(1, bytes(4096, 5 + frame), at(frame) + 24)).toBe(0);
  }
  expect(asked).toEqual([
    ['write', 1, 32, 0],
    ['write', 1, FRAME, at(0)],
    ['write', 1, FRAME, at(1)],
  ]);
  const wanted = [bytes(32, 9), bytes(24, 2), bytes(4096, 5), bytes(24, 3), bytes(4096, 6)];
  expect([...(files.get(1) as Uint8Array)]).toEqual(wanted.flatMap((part) => [...part]));
});

test('what is no frame is written as it comes', () => {
  const { pool, asked } = poolOf();
  // As long as a head, but elsewhere; a page of the database; two files at once.
  pool.jWrite(1, bytes(24, 1), 100);
  pool.jWrite(1, bytes(4096, 1), 4096);
  pool.jWrite(1, bytes(24, 1), at(0));
  pool.jWrite(2, bytes(4096, 1), at(0) + 24);
  expect(asked).toEqual([
    ['write', 1, 24, 100],
    ['write', 1, 4096, 4096],
    ['write', 2, 4096, at(0) + 24],
  ]);
});

test.each([
  ['another write', (pool: FilePool) => pool.jWrite(1, bytes(8, 1), 0)],
  ['another head', (pool: FilePool) => pool.jWrite(1, bytes(24, 1), at(3))],
  ['a read', (pool: FilePool) => pool.jRead(1, bytes(8, 1), 0)],
  ['a truncation', (pool: FilePool) => pool.jTruncate(1, 0)],
  ['a flush', (pool: FilePool) => pool.jSync(1, 0)],
  [
    'a question for its size',
    (pool: FilePool) => pool.jFileSize(1, new DataView(bytes(8, 0).buffer)),
  ],
  ['its end', (pool: FilePool) => pool.jClose(1)],
])('a head without its page is written before %s', (_, next) => {
  const { pool, asked } = poolOf();
  pool.jWrite(1, bytes(24, 1), at(0));
  expect(asked).toEqual([]);
  expect(next(pool)).toBe(0);
  expect(asked[0]).toEqual(['write', 1, 24, at(0)]);
});

test('a disk that is full is told', () => {
  const { pool, asked } = poolOf(13);
  pool.jWrite(1, bytes(24, 1), at(0));
  expect(pool.jWrite(1, bytes(4096, 1), at(0) + 24)).toBe(13);
  pool.jWrite(1, bytes(24, 1), at(0));
  expect(pool.jSync(1, 0)).toBe(13);
  expect(asked.map(([what]) => what)).toEqual(['write', 'write']);
});
