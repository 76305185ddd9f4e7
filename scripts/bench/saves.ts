/**
 * What saving costs, compared with rewriting the whole game or state as JSON: `npm run bench:saves`. First
 * in node, then on expo-sqlite in Chromium (`--node`: only the first; `--saving`: nothing else). Compare the ratios, not the
 * figures.
 */
import { closeSync, fsyncSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Choice, GameState } from '../../engine';
import { replay, serialize } from '../../engine';
import { makeBackup, restoreBackup } from '../../store/saves/backup';
import type { Connection } from '../../store/saves/database';
import { createGames } from '../../store/saves/games';
import { joinKept } from '../../store/saves/joined';
import { openSaves } from '../../store/saves/open';
import { encodeGame } from '../../store/share/code';
import { readArgs } from '../lib/args';
import type { Folder } from '../lib/node-sqlite';
import { tempFolder } from '../lib/node-sqlite';
import { measureInBrowser } from './saves/browser';
import type { Platform, Played, Saving, Times } from './saves/measure';
import { longGame, perChoice, resume, PARTICIPANTS } from './saves/measure';

const args = readArgs({ choices: 300, games: 1000, disk: tmpdir(), node: false, saving: false });

const say = (text: string) => process.stdout.write(`${text}\n`);
const clock = () => Number(process.hrtime.bigint()) / 1e6;

function figures(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number;
  return `median ${at(0.5).toFixed(3)} ms, 95th percentile ${at(0.95).toFixed(3)} ms`;
}

function line(what: string, value: string): void {
  say(`  ${what.padEnd(61)} ${value}`);
}

function table(title: string, rows: readonly Times[]): void {
  say(`\n${title}`);
  for (const [what, times] of rows) line(what, figures(times));
}

const median = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
const mean = (times: readonly number[]) =>
  times.reduce((sum, each) => sum + each, 0) / times.length;

/** How many times as much rewriting costs, each way of it. */
function savingTable(title: string, { ours, rewriting, others }: Saving): void {
  const own = ours[1];
  say(`\n${title}`);
  line(ours[0], `${figures(own)}, mean ${mean(own).toFixed(3)} ms`);
  say('  Rewriting, and how many times as much it costs by medians and on average:');
  for (const [what, times] of rewriting) {
    const by = [median, mean].map((of) => (of(times) / of(own)).toFixed(1)).join(' and ');
    line(what, `${figures(times)}, mean ${mean(times).toFixed(3)} ms: ${by}`);
  }
  for (const [what, times] of others) line(what, figures(times));
}

async function inFolder<T>(work: (folder: Folder) => Promise<T>): Promise<T> {
  const folder = tempFolder(args.disk);
  try {
    return await work(folder);
  } finally {
    folder.remove();
  }
}

/** As safe as a plain file gets: written anew, flushed and renamed. */
function writeFile(path: string, text: string): void {
  const file = openSync(join(path, 'new.json'), 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(join(path, 'new.json'), join(path, 'save.json'));
}

/** Too long a statement to be kept (lib/node-sqlite.ts). */
const UNKEPT = ` -- ${'anew '.repeat(130)}`;

function inNode(folder: Folder): Platform {
  return {
    open: folder.open,
    clock,
    runAnew: (database, sql, values) => database.run(sql + UNKEPT, values),
    writeFile: (text) => writeFile(folder.path, text),
  };
}

const savingTitle = (n: number) => `One choice saved (${n} of them, 4 players)`;
const resumingTitle = (n: number) => `Resuming a game of ${n} choices`;

async function size(game: Played): Promise<void> {
  say('\nSize of a save');
  await inFolder(async (folder) => {
    const { connection } = await openSaves(folder.open);
    const games = createGames(connection, () => Date.now());
    const bytes = () => statSync(join(folder.path, 'mottainai.db')).size;
    const settle = () => connection.all('PRAGMA wal_checkpoint(TRUNCATE)');
    await settle();
    const before = bytes();
    const copies = 20;
    const { options, choices, states } = game;
    const save = { name: 'Bench', participants: PARTICIPANTS, options, choices };
    const last = states[choices.length] as GameState;
    for (let i = 0; i < copies; i++) await games.add(save, last);
    await settle();
    const each = (bytes() - before) / copies;
    const json = serialize(last).length;
    line('in the database, journal and snapshot', `${(each / 1024).toFixed(1)} KB`);
    line('the state alone, as JSON', `${(json / 1024).toFixed(1)} KB`);
    const code = encodeGame(save);
    line('as a code to share', `${code.length} characters`);
    await connection.close();
  });
}

const WORKING = {
  onPart: () => undefined,
  isWanted: () => true,
  pause: () => new Promise<void>((done) => setImmediate(done)),
};

/** A backup of everything, and its restore into an empty app. */
async function backup(connection: Connection, count: number): Promise<void> {
  const began = clock();
  const text = await makeBackup(connection, WORKING);
  const made = clock();
  await inFolder(async (folder) => {
    const empty = (await openSaves(folder.open)).connection;
    const from = clock();
    const { added } = await restoreBackup(empty, text, joinKept, WORKING);
    const until = clock();
    await empty.close();
    if (added !== count) throw new Error(`${added} of ${count} games came back.`);
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
    const size = `${(text.length / 1024 / 1024).toFixed(1)} MB`;
    line(
      `a backup of ${count}, ${size}`,
      `${seconds(made - began)}; back: ${seconds(until - from)}`,
    );
  });
}

async function manyGames(game: Played, short: Choice[]): Promise<void> {
  say('\nOpening the app: database, checks, settings, first page of games');
  for (const count of [10, args.games]) {
    await inFolder(async (folder) => {
      const { connection } = await openSaves(folder.open);
      const games = createGames(connection, () => Date.now());
      await connection.all('PRAGMA synchronous = OFF');
      for (let i = 0; i < count; i++) {
        const { options, states } = game;
        await games.add(
          { name: `Game ${i}`, participants: PARTICIPANTS, options, choices: short },
          states[short.length] as GameState,
        );
      }
      await connection.close();
      const times: number[] = [];
      for (let i = 0; i < 15; i++) {
        const from = clock();
        const opened = await openSaves(folder.open);
        await createGames(opened.connection, () => Date.now()).list();
        times.push(clock() - from);
        await opened.connection.close();
      }
      line(`${count} games of ${short.length} choices`, figures(times));
      const again = await openSaves(folder.open);
      await backup(again.connection, count);
      await again.connection.close();
    });
  }
}

async function main(): Promise<void> {
  const game = longGame(args.choices);
  const end = replay(game.options, game.choices);
  if (serialize(end) !== serialize(game.states[game.choices.length] as GameState)) {
    throw new Error('The replay does not lead to the same state.');
  }
  say('In node, on the disk');
  const n = args.choices;
  savingTable(savingTitle(n), await inFolder((folder) => perChoice(inNode(folder), game)));
  if (!args.saving) {
    table(resumingTitle(n), await inFolder((folder) => resume(inNode(folder), game)));
    await size(game);
    await manyGames(game, game.choices.slice(0, 150));
  }
  if (args.node) return;
  say('');
  const measured = await measureInBrowser(n, say);
  say(`\nIn Chromium ${measured.version}: expo-sqlite on the browser's private file system`);
  savingTable(savingTitle(n), measured.saving);
  table(resumingTitle(n), measured.resuming);
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
