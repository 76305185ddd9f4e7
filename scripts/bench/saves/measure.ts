/** What saving costs, measured in the same way in node and in a browser. */
import type { Choice, GameState } from '../../../engine';
import { apply, decision, deserialize, newGame, serialize } from '../../../engine';
import { nextInt, seededRng } from '../../../engine/rng';
import { completeOptions } from '../../../engine/setup';
import type { GameKeeper } from '../../../store/game/deps';
import type { Participant } from '../../../store/game/types';
import type { OpenDatabase } from '../../../store/saves/database';
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

/** Like the app's database, flushed each time (FULL) or later (NORMAL), as the app does. */
async function jsonTable(platform: Platform, synchronous: 'FULL' | 'NORMAL') {
  const database = await platform.open(`json-${synchronous}.db`);
  await database.all('PRAGMA journal_mode = WAL').catch(() => []);
  await database.exec(
    `PRAGMA synchronous = ${synchronous}; CREATE TABLE saves (id PRIMARY KEY, state TEXT)`,
  );
  return database;
}

const REWRITE = 'INSERT OR REPLACE INTO saves VALUES (1, ?)';

/** A game to warm up: code runs slowly at first. */
async function warmUp(keeper: GameKeeper, game: Played): Promise<void> {
  const id = await keeper.create(saveOf(game), game.states[0] as GameState);
  for (const [i, choice] of game.choices.entries()) {
    const after = game.states[i + 1] as GameState;
    await keeper.append(id, i, choice, 0, after);
    serialize(after);
  }
}

/** They take turns after each choice, so that a busy disk slows all alike. */
export async function perChoice(platform: Platform, game: Played): Promise<Times[]> {
  const { connection, keeper, id } = await begin(platform, game);
  await warmUp(keeper, game);
  const flushed = await jsonTable(platform, 'FULL');
  const written = await jsonTable(platform, 'NORMAL');
  const journal: number[] = [];
  const snapshot: number[] = [];
  const table: number[] = [];
  const later: number[] = [];
  const file: number[] = [];
  for (const [i, choice] of game.choices.entries()) {
    const after = game.states[i + 1] as GameState;
    const ways: readonly (() => Promise<unknown>)[] = [
      async () => {
        journal.push(await timed(platform, () => keeper.append(id, i, choice, 0, after)));
        // The snapshot of a new turn is written in the background.
        const rest = await timed(platform, () => connection.all('SELECT 1'));
        if (after.turn !== game.states[i]?.turn) snapshot.push(rest);
      },
      async () => table.push(await timed(platform, () => flushed.run(REWRITE, [serialize(after)]))),
      async () => later.push(await timed(platform, () => written.run(REWRITE, [serialize(after)]))),
      async () => file.push(await timed(platform, () => platform.writeFile(serialize(after)))),
    ];
    // Each is first in turn, because what follows a flush is slower.
    for (let at = 0; at < ways.length; at++) await ways[(i + at) % ways.length]?.();
  }
  const flush = await timed(platform, () => connection.flush());
  await flushed.close();
  await written.close();
  await connection.close();
  return [
    ['a line in the journal', journal],
    ['the whole state as JSON, in SQLite', table],
    ['the whole state as JSON, in a file', file],
    ['(the same in SQLite, flushed later as ours)', later],
    ['(one flush, a second after; not waited for)', [flush]],
    ['(a snapshot at a new turn, not waited for)', snapshot],
  ];
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
