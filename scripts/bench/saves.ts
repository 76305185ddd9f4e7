/**
 * What saving costs, next to rewriting the whole state as JSON each time: `npm run bench:saves`.
 * On a real SQLite and a real disk, every choice durable before the next (synchronous = FULL).
 * Machines are noisy: the ratios count, not the absolute figures.
 */
import { closeSync, fsyncSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Choice, GameState } from '../../engine';
import { apply, decision, deserialize, newGame, replay, serialize } from '../../engine';
import { nextInt, seededRng } from '../../engine/rng';
import { completeOptions } from '../../engine/setup';
import type { Seat } from '../../store/game/types';
import { createGames } from '../../store/saves/games';
import { createKeeper } from '../../store/saves/keeper';
import { openSaves } from '../../store/saves/open';
import { encodeGame } from '../../store/share/code';
import { readArgs } from '../lib/args';
import type { Folder } from '../lib/node-sqlite';
import { tempFolder } from '../lib/node-sqlite';

const args = readArgs({ choices: 300, games: 1000, disk: tmpdir() });

const say = (text: string) => process.stdout.write(`${text}\n`);
const clock = () => Number(process.hrtime.bigint()) / 1e6;

interface Played {
  options: ReturnType<typeof completeOptions>;
  states: GameState[];
  choices: Choice[];
}

/** A random game that lasts at least so many choices, cut there. */
function longGame(length: number): Played {
  for (let i = 0; ; i++) {
    const options = completeOptions({ players: 4, seed: `bench ${i}`, extended: true });
    const rng = seededRng(`player ${i}`);
    const states = [newGame(options)];
    const choices: Choice[] = [];
    for (;;) {
      const g = states[states.length - 1] as GameState;
      const asked = decision(g);
      if (asked === null || choices.length === length) break;
      const choice = asked.choices[nextInt(rng, asked.choices.length)] as Choice;
      choices.push(choice);
      states.push(apply(g, choice).state);
    }
    if (choices.length === length) return { options, states, choices };
  }
}

const seats: Seat[] = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, colour) => ({
  name,
  kind: 'person',
  colour,
}));

function figures(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number;
  return `median ${at(0.5).toFixed(2)} ms, 95th percentile ${at(0.95).toFixed(2)} ms`;
}

async function timed(work: () => Promise<unknown> | void): Promise<number> {
  const from = clock();
  await work();
  return clock() - from;
}

function line(what: string, value: string): void {
  say(`  ${what.padEnd(44)} ${value}`);
}

async function inFolder<T>(work: (folder: Folder) => Promise<T>): Promise<T> {
  const folder = tempFolder(args.disk);
  try {
    return await work(folder);
  } finally {
    folder.remove();
  }
}

async function jsonTable(folder: Folder) {
  const database = await folder.open('json.db');
  await database.all('PRAGMA journal_mode = WAL');
  await database.exec('PRAGMA synchronous = FULL; CREATE TABLE saves (id PRIMARY KEY, state TEXT)');
  return database;
}

/** Turn and turn about, so that a busy moment of the disk strikes all of them. */
async function perChoice(game: Played): Promise<void> {
  say(`\nOne choice saved (${game.choices.length} of them, 4 players)`);
  await inFolder(async (folder) => {
    const { connection } = await openSaves(folder.open);
    const keeper = createKeeper(connection, () => Date.now());
    const save = { name: 'Bench', seats, options: game.options, base: null, choices: [] };
    const id = await keeper.create(save, game.states[0] as GameState);
    const json = await jsonTable(folder);
    const journal: number[] = [];
    const snapshot: number[] = [];
    const table: number[] = [];
    const file: number[] = [];
    for (const [i, choice] of game.choices.entries()) {
      const after = game.states[i + 1] as GameState;
      journal.push(await timed(() => keeper.append(id, i, choice, 0, after)));
      // A new turn's snapshot follows while the player looks on; nobody waits for it.
      const rest = await timed(() => connection.all('SELECT 1'));
      if (after.turn !== game.states[i]?.turn) snapshot.push(rest);
      table.push(
        await timed(() =>
          json.run('INSERT OR REPLACE INTO saves VALUES (1, ?)', [serialize(after)]),
        ),
      );
      file.push(await timed(() => writeFile(folder.path, after)));
    }
    line('a line in the journal', figures(journal));
    line('the whole state as JSON, in SQLite', figures(table));
    line('the whole state as JSON, in a file', figures(file));
    line('(a snapshot at a new turn, not waited for)', figures(snapshot));
    await json.close();
    await connection.close();
  });
}

/** As safe as a plain file gets: written beside, flushed, put in place. */
function writeFile(path: string, state: GameState): void {
  const file = openSync(join(path, 'new.json'), 'w');
  writeSync(file, serialize(state));
  fsyncSync(file);
  closeSync(file);
  renameSync(join(path, 'new.json'), join(path, 'save.json'));
}

async function resume(game: Played): Promise<void> {
  say(`\nResuming a game of ${game.choices.length} choices`);
  await inFolder(async (folder) => {
    const { connection } = await openSaves(folder.open);
    const keeper = createKeeper(connection, () => Date.now());
    const save = { name: 'Bench', seats, options: game.options, base: null, choices: [] };
    const id = await keeper.create(save, game.states[0] as GameState);
    for (const [i, choice] of game.choices.entries()) {
      await keeper.append(id, i, choice, 0, game.states[i + 1] as GameState);
    }
    const load = async () => {
      const times: number[] = [];
      for (let i = 0; i < 50; i++) times.push(await timed(() => keeper.load(id)));
      return figures(times);
    };
    line('from its last snapshot', await load());
    await connection.run('DELETE FROM snapshots');
    line('from the deal, without a snapshot', await load());
    const text = serialize(game.states[game.choices.length] as GameState);
    const times: number[] = [];
    for (let i = 0; i < 50; i++) times.push(await timed(() => void deserialize(text)));
    line('the whole state from JSON text', figures(times));
    await connection.close();
  });
}

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
    const save = { name: 'Bench', seats, options: game.options };
    for (let i = 0; i < copies; i++) await games.add(save, game.choices);
    await settle();
    const each = (bytes() - before) / copies;
    const json = serialize(game.states[game.choices.length] as GameState).length;
    line('in the database, journal and snapshot', `${(each / 1024).toFixed(1)} KB`);
    line('the state alone, as JSON', `${(json / 1024).toFixed(1)} KB`);
    const code = encodeGame({ ...save, choices: game.choices });
    line('as a code to share', `${code.length} characters`);
    await connection.close();
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
        await games.add({ name: `Game ${i}`, seats, options: game.options }, short);
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
    });
  }
}

async function main(): Promise<void> {
  const game = longGame(args.choices);
  const end = replay(game.options, game.choices);
  if (serialize(end) !== serialize(game.states[game.choices.length] as GameState)) {
    throw new Error('The replay does not lead to the same state.');
  }
  await perChoice(game);
  await resume(game);
  await size(game);
  await manyGames(game, game.choices.slice(0, 150));
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
