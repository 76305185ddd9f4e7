/**
 * SQLite writes a page into its WAL in two calls, a short head and the page that follows it. In a browser
 * a call costs more than what is in it, so the two become one.
 */
import type { FilePool } from './pool';

const WAL_HEAD = 32;
const FRAME_HEAD = 24;
const PAGE = 4096;
const SQLITE_OK = 0;

interface Head {
  readonly data: Uint8Array;
  readonly offset: number;
}

const beginsFrame = (data: Uint8Array, offset: number): boolean =>
  data.byteLength === FRAME_HEAD &&
  offset >= WAL_HEAD &&
  (offset - WAL_HEAD) % (FRAME_HEAD + PAGE) === 0;

function joined(head: Uint8Array, page: Uint8Array): Uint8Array {
  const frame = new Uint8Array(head.byteLength + page.byteLength);
  frame.set(head);
  // SQLite's memory comes through a proxy; this is what is behind it.
  frame.set(page.subarray(), head.byteLength);
  return frame;
}

/** In every pool of this class. */
export function joinFrames({ prototype }: { readonly prototype: FilePool }): void {
  const { jWrite, jRead, jTruncate, jSync, jFileSize, jClose } = prototype;
  /** Heads that wait for their page, by file: nothing else comes between the two. */
  const heads = new Map<number, Head>();

  /** Should anything else come all the same, the head goes first. */
  function settle(pool: FilePool, file: number): number {
    const head = heads.get(file);
    heads.delete(file);
    return head === undefined ? SQLITE_OK : jWrite.call(pool, file, head.data, head.offset);
  }

  prototype.jWrite = function (file, data, offset) {
    const head = heads.get(file);
    if (head !== undefined && offset === head.offset + FRAME_HEAD) {
      heads.delete(file);
      return jWrite.call(this, file, joined(head.data, data), head.offset);
    }
    const settled = settle(this, file);
    if (settled !== SQLITE_OK) return settled;
    if (!beginsFrame(data, offset)) return jWrite.call(this, file, data, offset);
    heads.set(file, { data: data.slice(), offset });
    return SQLITE_OK;
  };
  prototype.jRead = function (file, data, offset) {
    return settle(this, file) || jRead.call(this, file, data, offset);
  };
  prototype.jTruncate = function (file, size) {
    return settle(this, file) || jTruncate.call(this, file, size);
  };
  prototype.jSync = function (file, flags) {
    return settle(this, file) || jSync.call(this, file, flags);
  };
  prototype.jFileSize = function (file, size) {
    return settle(this, file) || jFileSize.call(this, file, size);
  };
  prototype.jClose = function (file) {
    const settled = settle(this, file);
    return jClose.call(this, file) || settled;
  };
}
