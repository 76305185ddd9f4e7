/**
 * `npm run published -- --text cards.txt`: hashes of all runs of ten words of published texts, one text
 * per line, for the test that ours are our own words. The texts themselves are never committed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readArgs } from './lib/args';
import { hashOf, runsOf } from './lib/word-runs';
import { runCommand, Trouble } from './say';

const KEPT = join(__dirname, '../__tests__/fixtures/published-runs.txt');

const args = readArgs({ text: String });

const linesIn = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

runCommand(async () => {
  if (args.text === undefined) throw new Trouble('Name the file of the texts: --text cards.txt');
  const known = existsSync(KEPT) ? linesIn(KEPT).filter((line) => line !== '') : [];
  const found = linesIn(args.text).flatMap(runsOf).map(hashOf);
  const all = [...new Set([...known, ...found])].sort();
  writeFileSync(KEPT, `${all.join('\n')}\n`);
  console.log(`${all.length} runs, ${all.length - known.length} of them new`);
});
