/** Overwrites a page of the database, like a failing disk. */
import Database from 'libsql';
import { closeSync, existsSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'mottainai.db';
const PAGE_SIZE_AT = 16;
const DAMAGE = 0x5a;

export function damageDatabase(folder: string, what: 'file' | 'choices'): void {
  const path = join(folder, FILE);
  if (!existsSync(path)) throw new Error('There is no file with saved games to be damaged');
  // Merges the write-ahead log into the file first.
  const database = new Database(path);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const root = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get('choices');
  database.close();
  // The first page holds the file header.
  const page = what === 'file' ? 1 : (root as { readonly rootpage: number }).rootpage;
  const file = openSync(path, 'r+');
  const header = Buffer.alloc(2);
  readSync(file, header, 0, 2, PAGE_SIZE_AT);
  const size = header.readUInt16BE(0);
  writeSync(file, Buffer.alloc(size, DAMAGE), 0, size, size * (page - 1));
  closeSync(file);
}
