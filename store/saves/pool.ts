/**
 * In a browser SQLite's files lie in a pool (AccessHandlePoolVFS), which lacks two things:
 * - it is made once, of six files, and never grows: if there was room for the first only, or if all are
 *   in use, nothing could be opened any more;
 * - if there is no room for a write, SQLite sees some other error, or an exception.
 */
export interface FilePool {
  isReady(): Promise<boolean>;
  /** Files in use. */
  getSize(): number;
  /** All files. */
  getCapacity(): number;
  addCapacity(files: number): Promise<number>;
  jWrite(file: number, data: Uint8Array, offset: number): number;
  jRead(file: number, data: Uint8Array, offset: number): number;
  jTruncate(file: number, size: number): number;
  jSync(file: number, flags: number): number;
  jFileSize(file: number, size: DataView): number;
  jClose(file: number): number;
}

const SQLITE_OK = 0;
const SQLITE_FULL = 13;

/** Beside the databases: their journals, and what SQLite sorts in. */
const SPARE = 4;
/** With a database and its journal one can begin. */
const LEAST = 2;

const spareIn = (pool: FilePool) => pool.getCapacity() - pool.getSize();

async function fill(pool: FilePool): Promise<void> {
  try {
    while (spareIn(pool) < SPARE) await pool.addCapacity(1);
  } catch (error) {
    if (spareIn(pool) < LEAST) throw error;
  }
}

/** Makes every pool of this class fill itself before it is used, and tell when there is no room. */
export function mendPool(pools: { readonly prototype: FilePool }): void {
  const { isReady, jWrite } = pools.prototype;
  pools.prototype.isReady = async function (this: FilePool): Promise<boolean> {
    const ready = await isReady.call(this);
    await fill(this);
    return ready;
  };
  pools.prototype.jWrite = function (this: FilePool, file, data, offset): number {
    try {
      // Only want of room cuts a write short.
      return jWrite.call(this, file, data, offset) === SQLITE_OK ? SQLITE_OK : SQLITE_FULL;
    } catch (error) {
      if (/Quota/.test(String(error))) return SQLITE_FULL;
      throw error;
    }
  };
}
