/**
 * What the engine costs, compared with well-known things in the same run: `npm run bench`.
 * Compare the ratios, not the absolute figures.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { benchAi } from './bench/ai';
import { asInTheApp, runOnHermes } from './bench/hermes';
import type { Measured } from './bench/rounds';
import { readArgs } from './lib/args';
import { bundle } from './lib/parallel';
import { runCommand } from './say';

const args = readArgs({
  rounds: 15,
  players: 2,
  'no-hermes': false,
  'no-ai': false,
  'no-boardgame': false,
});

const say = (text: string) => process.stdout.write(`${text}\n`);

function table(measured: readonly Measured[]): void {
  for (const { name, micros } of measured) {
    const perSecond = Math.round(1e6 / micros).toLocaleString('en');
    say(
      `  ${name.padEnd(20)} ${micros.toFixed(2).padStart(10)} µs ${perSecond.padStart(12)} a second`,
    );
  }
}

const timeOf = (measured: readonly Measured[], name: string) =>
  measured.find((m) => m.name === name)?.micros ?? NaN;

function compare(measured: readonly Measured[], what: string, to: string, goal: string): void {
  const ratio = timeOf(measured, to) / timeOf(measured, what);
  say(`  ${what} : ${to} = 1 : ${ratio.toFixed(1)} (goal: ${goal})`);
}

function onV8(): Measured[] {
  const folder = mkdtempSync(join(tmpdir(), 'mottainai-'));
  try {
    const file = bundle(join(__dirname, 'bench/v8-main.ts'), folder);
    const options = ['--rounds', args.rounds, '--players', args.players].map(String);
    options.push('--root', join(__dirname, '..'), '--boardgame', args['no-boardgame'] ? '0' : '1');
    return JSON.parse(execFileSync(process.execPath, [file, ...options], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

runCommand(async () => {
  say(`V8 (node ${process.version}), ${args.players} players, median of ${args.rounds} rounds`);
  const v8 = onV8();
  table(v8);
  compare(v8, 'a random decision', 'structuredClone', 'at least 5');
  compare(v8, 'clone', 'structuredClone', 'at least 10');
  if (v8.some((m) => m.name === 'boardgame.io move')) {
    compare(v8, 'a random decision', 'boardgame.io move', 'at least 50');
  } else {
    say('  boardgame.io was left out: it could not be installed, or was not wanted.');
  }
  if (!args['no-ai']) await benchAi(say, !args['no-hermes']);
  if (args['no-hermes']) return;
  say('Hermes VM (hermes-engine-cli), 2 players, bundled as the app is, quickest round');
  const code = await asInTheApp(join(__dirname, 'bench/hermes-main.ts'));
  const hermes = JSON.parse(runOnHermes(code)[0] ?? '[]');
  table(hermes);
  for (const { name, micros } of hermes as Measured[]) {
    say(`  ${name}: ${(micros / timeOf(v8, name)).toFixed(1)} times V8`);
  }
});
