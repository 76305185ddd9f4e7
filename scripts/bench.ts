/**
 * What the engine costs, next to things one knows, in one run: `npm run bench`.
 * Machines are noisy: the ratios count, not the absolute figures.
 */
import { join } from 'node:path';

import { boardgameCandidate, loadBoardgame } from './bench/boardgame';
import { engineCandidates, midGame } from './bench/engine';
import { runOnHermes } from './bench/hermes';
import type { Candidate, Measured } from './bench/rounds';
import { measure } from './bench/rounds';
import { readArgs } from './lib/args';

const args = readArgs({ rounds: 15, players: 2, 'no-hermes': false, 'no-boardgame': false });

const say = (text: string) => process.stdout.write(`${text}\n`);
/** Time of the processor, not of the wall: other programs on the machine do not count. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function table(measured: readonly Measured[]): void {
  for (const { name, micros } of measured) {
    const perSecond = Math.round(1e6 / micros).toLocaleString('en');
    say(
      `  ${name.padEnd(28)} ${micros.toFixed(2).padStart(12)} µs ${perSecond.padStart(12)} a second`,
    );
  }
}

function compare(measured: readonly Measured[], what: string, to: string, goal: string): void {
  const of = (name: string) => measured.find((m) => m.name === name)?.micros ?? NaN;
  const ratio = of(to) / of(what);
  say(`  ${what} : ${to} = 1 : ${ratio.toFixed(1)} (goal: ${goal})`);
}

function main(): void {
  const { players } = args;
  const state = midGame(players, 120);
  const candidates: Candidate[] = [
    ...engineCandidates(players, 1),
    {
      name: 'structuredClone',
      run: () => {
        for (let i = 0; i < 200; i++) structuredClone(state);
        return 200;
      },
    },
  ];
  if (!args['no-boardgame']) {
    const makeClient = loadBoardgame(join(__dirname, '..'));
    if (makeClient === null) say('boardgame.io could not be installed: left out.');
    else candidates.push(boardgameCandidate(makeClient, players));
  }
  say(`V8 (node ${process.version}), ${players} players, median of ${args.rounds} rounds`);
  const measured = measure(candidates, args.rounds, now);
  table(measured);
  compare(measured, 'a random decision', 'structuredClone', 'at least 5');
  compare(measured, 'clone', 'structuredClone', 'at least 10');
  compare(measured, 'clone', 'JSON', 'none set');
  if (measured.some((m) => m.name === 'boardgame.io move')) {
    compare(measured, 'a random decision', 'boardgame.io move', 'at least 50');
  }
  if (!args['no-hermes']) {
    const [line = '[]'] = runOnHermes(join(__dirname, 'bench/hermes-main.ts'));
    say('Hermes VM (hermes-engine-cli), 2 players');
    const onHermes = JSON.parse(line) as Measured[];
    table(onHermes);
    for (const { name, micros } of onHermes) {
      const v8 = measured.find((m) => m.name === name);
      if (v8 !== undefined) say(`  ${name}: ${(micros / v8.micros).toFixed(1)} times V8`);
    }
  }
}

main();
