/** A whole state as text, with a hash over it. */
import type { GameState } from '@/engine';
import { deserialize, RULES_VERSION, serialize, STATE_VERSION } from '@/engine';
import type { Database } from './database';

/** 64 bits in the manner of FNV-1a, in two halves: enough to notice damage. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + i), 0x85ebca6b);
  }
  const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0');
  return hex(a) + hex(b);
}

export interface Snapshot {
  n: number;
  state: string;
  hash: string;
}

export function snapshotOf(n: number, g: GameState): Snapshot {
  const state = serialize(g);
  return { n, state, hash: hashText(state) };
}

export async function writeSnapshot(
  database: Database,
  game: string,
  { n, state, hash }: Snapshot,
): Promise<void> {
  await database.run(
    'INSERT OR REPLACE INTO snapshots (game, n, state, hash) VALUES (?, ?, ?, ?)',
    [game, n, state, hash],
  );
}

/** Null if it is damaged, or of a version that cannot be read. */
export function readSnapshot(snapshot: Snapshot): GameState | null {
  if (hashText(snapshot.state) !== snapshot.hash) return null;
  return readState(snapshot.state);
}

/** A state of older rules in a readable format is checked in full, and goes on by today's rules. */
export function readState(text: string): GameState | null {
  try {
    const data = JSON.parse(text) as { version?: unknown; rules?: unknown };
    const readable = Number(data.version) <= STATE_VERSION;
    const older = readable && Number(data.rules) < RULES_VERSION;
    return deserialize(older ? JSON.stringify({ ...data, rules: RULES_VERSION }) : text);
  } catch {
    return null;
  }
}
