/** Makes the sounds of the game from their recipes in scripts/sounds/. Run `npm run sounds`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readArgs } from './lib/args';
import { FAMILY } from './sounds/family';
import { loudness, RATE } from './sounds/synth';
import { toWav } from './sounds/wav';

const FOLDER = join(__dirname, '../assets/sounds');

readArgs({});
mkdirSync(FOLDER, { recursive: true });
let total = 0;
for (const [name, make] of Object.entries(FAMILY)) {
  const samples = make();
  const file = toWav(samples);
  writeFileSync(join(FOLDER, `${name}.wav`), file);
  total += file.length;
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const facts = [
    `${((samples.length / RATE) * 1000).toFixed(0)} ms`,
    `${loudness(samples).toFixed(1)} dB`,
    `peak ${(20 * Math.log10(peak)).toFixed(1)} dB`,
    `${(file.length / 1024).toFixed(0)} kB`,
  ];
  console.log(`${name.padEnd(8)} ${facts.join('  ')}`);
}
console.log(`${(total / 1024).toFixed(0)} kB in all`);
