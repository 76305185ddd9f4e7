/** A state as versioned JSON, and back. A save may be truncated, foreign, old or altered. */
import { damaged, EngineError, isRecord } from './errors';
import { migrateFrom1 } from './migrate';
import type { GameState } from './types';
import { checkState } from './validate';

const FORMAT = 'mottainai';
/** Raised when the format of states changes; `deserialize` updates those of version 1. */
export const STATE_VERSION = 2;
/** Raised when the same choices can lead to another game. */
export const RULES_VERSION = 1;

/** FNV-1a over the text, to refuse saves that were altered. */
export function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

export function serialize(g: GameState): string {
  const text = JSON.stringify(g);
  const head = { format: FORMAT, version: STATE_VERSION, rules: RULES_VERSION };
  const envelope = JSON.stringify({ ...head, check: checksum(text) });
  // The state is written once, and put into the envelope as it is.
  return `${envelope.slice(0, -1)},"state":${text}}`;
}

function isReadable(version: unknown): boolean {
  return version === STATE_VERSION || version === 1;
}

export function deserialize(text: string): GameState {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new EngineError('not-json', 'This is not a saved game: it cannot be read as JSON.');
  }
  if (!isRecord(data) || data.format !== FORMAT) {
    throw new EngineError('foreign', 'This is not a saved game of Mottainai.');
  }
  if (!isReadable(data.version) || data.rules !== RULES_VERSION) {
    const theirs = `format ${String(data.version)}, rules ${String(data.rules)}`;
    const ours = `${STATE_VERSION}, ${RULES_VERSION}`;
    throw new EngineError(
      'wrong-version',
      `This game was saved by another version (${theirs}; here ${ours}).`,
    );
  }
  const written = JSON.stringify(data.state) ?? '';
  const state = checkState(data.version === 1 ? migrateFrom1(data.state) : data.state);
  if (checksum(written) !== data.check) throw damaged('it has been altered');
  return state;
}
