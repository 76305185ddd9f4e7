/** What saving costs, measured in the same way in node and in a browser. */
import type { Choice, GameState } from '../../../engine';
import { apply, decision, deserialize, newGame, serialize } from '../../../engine';
import { nextInt, seededRng } from '../../../engine/rng';
import { completeOptions } from '../../../engine/setup';
import type { GameKeeper } from '../../../store/game/deps';
import type { Participant } from '../../../store/game/types';
import type { Database, OpenDatabase, Value } from '../../../store/saves/database';
import { createKeeper } from '../../../store/saves/keeper';
import { openSaves } from '../../../store/saves/open';

export interface Played {
  options: ReturnType<typeof completeOptions>;
  states: GameState[];
  choices: Choice[];
}

export const PARTICIPANTS: Participant[] = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, colour) => ({
  name,
  kind: 'person',
  colour,
}));

/** The first choices of a random game that is long enough. */
export function longGame(length: number): Played {
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

/** What differs between node and a browser. */
export interface Platform {
  readonly open: OpenDatabase;
  /** Milliseconds. */
  readonly clock: () => number;
  /** As expo-sqlite's `runAsync`: prepared, run and thrown away, one after the other. */
  readonly runAnew: (database: Database, sql: string, values: readonly Value[]) => Promise<void>;
  /** As safe as a plain file gets: written anew, flushed and renamed. */
  readonly writeFile: (text: string) => Promise<void> | void;
}

/** What was measured, and the time of each run. */
export type Times = readonly [what: string, milliseconds: number[]];

const RESUMED = 50;

async function timed(platform: Platform, work: () => Promise<unknown> | void): Promise<number> {
  const from = platform.clock();
  await work();
  return platform.clock() - from;
}

const saveOf = ({ options }: Played) => ({
  name: 'Bench',
  participants: PARTICIPANTS,
  options,
  base: null,
  choices: [],
});

async function begin(platform: Platform, game: Played) {
  const { connection } = await openSaves(platform.open);
  const keeper = createKeeper(connection, () => Date.now());
  const id = await keeper.create(saveOf(game), game.states[0] as GameState);
  return { connection, keeper, id };
}

/** What the app does not do: to write all of it with each choice. */
type Content = 'game' | 'state';

/**
 * How: by `runAsync`, expo-sqlite's usual call, which prepares a statement, runs it and throws it away; with
 * the defaults of its guide (a WAL, each write flushed) or flushed later, as ours; or by a statement that
 * is kept, in one message, as nobody would write it who does not measure.
 */
type Manner = 'usual' | 'usual, flushed later' | 'kept statement, flushed later';

const MANNERS: readonly Manner[] = [
  'usual',
  'usual, flushed later',
  'kept statement, flushed later',
];
const CONTENTS: Readonly<Record<Content, string>> = {
  game: 'the game with its history',
  state: 'the state alone',
};

/** Flushed each time, or later: by connection. Few files, because a browser's pool has few. */
async function otherSaves(platform: Platform, synchronous: 'FULL' | 'NORMAL') {
  const database = await platform.open(`other-${synchronous}.db`);
  await database.all('PRAGMA journal_mode = WAL').catch(() => []);
  await database.exec(`PRAGMA synchronous = ${synchronous}`);
  return database;
}

function textOf(content: Content, game: Played, made: number): string {
  const after = game.states[made] as GameState;
  if (content === 'state') return serialize(after);
  return JSON.stringify({
    name: 'Bench',
    participants: PARTICIPANTS,
    options: game.options,
    choices: game.choices.slice(0, made),
    state: after,
  });
}

/** One way to save a choice, and what it took each time. */
interface Way {
  readonly name: string;
  readonly times: number[];
  readonly save: (made: number) => Promise<unknown> | void;
}

const way = (name: string, save: Way['save']): Way => ({ name, times: [], save });

async function rewriting(
  platform: Platform,
  database: Database,
  game: Played,
  content: Content,
  manner: Manner,
): Promise<Way> {
  const table = `${content}_${manner.replaceAll(/\W+/g, '_')}`;
  await database.exec(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY, game TEXT)`);
  const sql = `INSERT OR REPLACE INTO ${table} VALUES (1, ?)`;
  const isKept = manner === 'kept statement, flushed later';
  return way(`${CONTENTS[content]}, ${manner}`, (made) => {
    const values = [textOf(content, game, made)];
    return isKept ? database.run(sql, values) : platform.runAnew(database, sql, values);
  });
}

/** What no way of saving in SQLite can do without: the way to it, and a transaction of one page. */
async function floors(database: Database): Promise<Way[]> {
  await database.exec(
    'CREATE TABLE floor (id INTEGER PRIMARY KEY, n INTEGER); INSERT INTO floor VALUES (1, 0)',
  );
  return [
    way('(a call that does nothing)', () => database.run('SELECT 1')),
    way('(a transaction that changes nothing)', () =>
      database.run('UPDATE floor SET n = 0 WHERE id = 9'),
    ),
    way('(a transaction that changes one number)', (made) =>
      database.run('UPDATE floor SET n = ? WHERE id = 1', [made]),
    ),
  ];
}

/** A game to warm up: code runs slowly at first. */
async function warmUp(keeper: GameKeeper, game: Played): Promise<void> {
  const id = await keeper.create(saveOf(game), game.states[0] as GameState);
  for (const [i, choice] of game.choices.entries()) {
    const after = game.states[i + 1] as GameState;
    await keeper.append(id, i, choice, 0, after);
    serialize(after);
  }
}

export interface Saving {
  readonly ours: Times;
  readonly rewriting: Times[];
  readonly others: Times[];
}

/** They take turns after each choice, so that a busy disk slows all alike. */
export async function perChoice(platform: Platform, game: Played): Promise<Saving> {
  const { connection, keeper, id } = await begin(platform, game);
  await warmUp(keeper, game);
  const journal = way('a line in the journal', (made) => {
    const choice = game.choices[made - 1] as Choice;
    return keeper.append(id, made - 1, choice, 0, game.states[made] as GameState);
  });
  const flushed = await otherSaves(platform, 'FULL');
  const later = await otherSaves(platform, 'NORMAL');
  const all: Way[] = [];
  for (const content of ['game', 'state'] as const) {
    for (const manner of MANNERS) {
      all.push(
        await rewriting(platform, manner === 'usual' ? flushed : later, game, content, manner),
      );
    }
  }
  const file = way('the state alone, in a file of its own', (made) =>
    platform.writeFile(textOf('state', game, made)),
  );
  const least = await floors(later);
  const ways = [journal, ...all, file, ...least];
  const behind: number[] = [];
  for (let made = 1; made <= game.choices.length; made++) {
    // Each is first in turn, because what follows a flush is slower.
    for (let at = 0; at < ways.length; at++) {
      const { times, save } = ways[(made + at) % ways.length] as Way;
      times.push(await timed(platform, () => save(made)));
    }
    // As in play, where hardly anybody chooses twice in a second.
    behind.push(await timed(platform, () => connection.flush()));
  }
  for (const database of [connection, flushed, later]) await database.close();
  const timesOf = ({ name, times }: Way): Times => [name, times];
  return {
    ours: timesOf(journal),
    rewriting: [...all, file].map(timesOf),
    others: [
      ...least.map(timesOf),
      ['(its row, snapshot and flush, a second after; not waited for)', behind],
    ],
  };
}

export async function resume(platform: Platform, game: Played): Promise<Times[]> {
  const { connection, keeper, id } = await begin(platform, game);
  for (const [i, choice] of game.choices.entries()) {
    await keeper.append(id, i, choice, 0, game.states[i + 1] as GameState);
  }
  const load = async () => {
    const times: number[] = [];
    for (let i = 0; i < RESUMED; i++) times.push(await timed(platform, () => keeper.load(id)));
    return times;
  };
  const fromSnapshot = await load();
  await connection.run('DELETE FROM snapshots');
  const fromDeal = await load();
  await connection.close();
  const text = serialize(game.states[game.choices.length] as GameState);
  const fromText: number[] = [];
  for (let i = 0; i < RESUMED; i++) {
    fromText.push(await timed(platform, () => void deserialize(text)));
  }
  return [
    ['from its last snapshot', fromSnapshot],
    ['from the deal, without a snapshot', fromDeal],
    ['the whole state from JSON text', fromText],
  ];
}
