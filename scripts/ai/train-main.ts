/** A training run, or the export of one. Started as a bundle by scripts/train.ts. */
import fs from 'node:fs';
import path from 'node:path';
import { loadCheckpoint } from './checkpoint';
import { codeHash } from './code-hash';
import { exportWeights } from './export-weights';
import type { Settings } from './settings';
import { SETTINGS, settingsFrom } from './settings';
import { Trainer } from './trainer';
import { readArgs } from '../lib/args';

const args = readArgs({
  ...SETTINGS,
  // Only this can be changed for a run that goes on.
  games: Number,
  resume: false,
  minutes: Infinity,
  export: false,
  pool: String,
  as: String,
});
/** npm runs its scripts there. */
const ROOT = process.cwd();
const FOLDER = path.join(ROOT, '.cache/train');

/** The run written last, without its earlier selves. */
function latestRun(): string {
  const runs = (fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith('.json') && !/-\d+\.json$/.test(name))
    .map((name) => ({ name, at: fs.statSync(path.join(FOLDER, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  if (runs[0] === undefined) throw new Error('There is no run to go on with in .cache/train.');
  return runs[0].name.replace('.json', '');
}

function settings(): Settings {
  if (!args.resume) return settingsFrom({ ...args, games: args.games ?? SETTINGS.games });
  const name = args.name ?? latestRun();
  const { meta } = loadCheckpoint(path.join(FOLDER, `${name}.json`));
  if (meta.settings === undefined) throw new Error(`The checkpoint ${name} does not say how.`);
  return { ...meta.settings, games: args.games ?? meta.settings.games };
}

async function main(): Promise<void> {
  const chosen = settings();
  if (args.export) {
    const file = path.join(FOLDER, `${chosen.name}.json`);
    const title = args.pool ?? args.as ?? chosen.name;
    const isForPool = args.pool !== undefined;
    console.log(await exportWeights({ root: ROOT, file, title, isForPool }));
    return;
  }
  const trainer = new Trainer(chosen, FOLDER, codeHash(ROOT), (line) => console.log(line));
  trainer.run(args.minutes);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
