/** Runs of words, as hashes: so that texts can be compared with published ones without keeping those. */
import { createHash } from 'node:crypto';

const RUN = 10;
const HASH = 8;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== '');

/** All runs of ten words of a text; a shorter text has none. */
export function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '));
}

export const hashOf = (run: string): string =>
  createHash('sha256').update(run).digest('hex').slice(0, HASH);
