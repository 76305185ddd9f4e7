/** The statistics against a second count of the same journals. */
import { replay, score } from '@/engine';
import type { Level } from '@/engine/ai';
import type { LoadedGame, NewSave } from '@/store/game/deps';
import type { Games } from '@/store/saves/games';
import { createGames } from '@/store/saves/games';
import { noteHint } from '@/store/saves/hints';
import { insertGame } from '@/store/saves/insert';
import { memorySaves } from '@/store/saves/memory';
import { openSaves } from '@/store/saves/open';
import { MIGRATIONS, migrate } from '@/store/saves/schema';
import type { Finished, PersonFigures } from '@/store/statistics/count';
import { countGames } from '@/store/statistics/count';
import { createStatisticsStore, finishedGames, tallyNew } from '@/store/statistics/store';
import { Connection } from '@/store/saves/database';
import { selfPlayedGames } from '../../../scripts/self-play/games';
import { tempFolder, type Folder } from '../../../scripts/lib/node-sqlite';

let folder: Folder;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const GAMES = selfPlayedGames();
const scheduler = { pause: async () => undefined };
const WATCHED = { ...scheduler, isWanted: () => true, onPart: () => undefined };

/** A database whose clock goes up with each look. */
async function opened() {
  const { connection } = await openSaves(folder.open);
  let clock = 1000;
  const now = () => ++clock;
  return { connection, games: createGames(connection, now), now };
}

/** As if played here, to its end. */
async function played(
  connection: Connection,
  now: () => number,
  at: number,
  more: Partial<NewSave> = {},
): Promise<string> {
  const game = GAMES[at] as (typeof GAMES)[number];
  const id = `game-${now()}`;
  const state = replay(game.options, game.choices);
  const save = { ...game, name: 'A game', base: null, ...more };
  await connection.transaction((database) => insertGame(database, id, save, state, now()));
  return id;
}

async function tallied(games: Games): Promise<Finished[]> {
  await tallyNew(games, WATCHED);
  return finishedGames(games);
}

/** An independent second count, straight from the journals, by name. */
function recount(name: string) {
  const result = {
    games: 0,
    wins: 0,
    points: 0,
    best: 0,
    longest: 0,
    streak: 0,
    ended: 0,
    ends: {} as Record<string, number>,
    works: {} as Record<number, number>,
    levels: {} as Record<string, number[]>,
  };
  for (const { participants, options, choices } of GAMES) {
    const player = participants.findIndex((p) => p.kind === 'person' && p.name === name);
    if (player < 0) continue;
    const events: Parameters<typeof replay>[2] = [];
    const end = replay(options, choices, events);
    const { winners, players } = score(end);
    const won = winners.includes(player);
    const points = players[player]?.total ?? NaN;
    result.games += 1;
    result.points += points;
    if (points > result.best) result.best = points;
    result.streak = won ? result.streak + 1 : 0;
    if (won) result.wins += 1;
    if (result.streak > result.longest) result.longest = result.streak;
    const reason = end.end?.reason ?? '';
    result.ends[reason] = (result.ends[reason] ?? 0) + 1;
    if (reason !== 'rounds' && end.end?.player === player) result.ended += 1;
    for (const event of events) {
      if (event.type !== 'completed' || event.player !== player) continue;
      const work = event.card % 54;
      result.works[work] = (result.works[work] ?? 0) + 1;
    }
    const rivals = participants.filter(
      (p, i) => p.kind === 'ai' && !(options.teams && (i + player) % 2 === 0),
    );
    for (const level of new Set(rivals.map((p) => p.level as Level))) {
      const [g = 0, w = 0] = result.levels[level] ?? [];
      result.levels[level] = [g + 1, w + Number(won)];
    }
  }
  return result;
}

const plain = (person: PersonFigures) => ({
  games: person.games,
  wins: person.wins,
  points: person.points,
  best: person.best,
  longest: person.longest,
  streak: person.streak,
  ended: person.ended,
  ends: Object.fromEntries(person.ends),
  works: Object.fromEntries(person.works),
  levels: Object.fromEntries([...person.levels].map(([l, t]) => [l, [t.games, t.wins]])),
});

test('200 journals give what a second count of them gives', async () => {
  const { connection, games, now } = await opened();
  for (const at of GAMES.keys()) await played(connection, now, at);
  const {
    people,
    series,
    games: counted,
  } = countGames(await tallied(games), { which: 'own', since: 0 });
  expect(counted).toBe(200);
  expect(people.map(({ name }) => name).sort()).toEqual(['Ana', 'Bruno', 'Chie', 'Daigo']);
  for (const person of people) {
    expect(plain(person)).toEqual(recount(person.name));
    expect(person.parts.reduce((a, b) => a + b, 0)).toBe(person.points);
    expect(person.course).toHaveLength(person.games);
  }

  // Series by names: every game of several people is in one of them, once.
  const keyed: Record<string, string> = {};
  const wins: Record<string, Record<string, number>> = {};
  for (const { participants, options, choices } of GAMES) {
    const people = participants.flatMap((p, i) => (p.kind === 'person' ? [i] : []));
    const sides = new Map<number, string[]>();
    for (const i of people) {
      const side = options.teams ? i % 2 : i;
      sides.set(side, [...(sides.get(side) ?? []), participants[i]?.name ?? ''].sort());
    }
    if (sides.size < 2) continue;
    const names = [...sides.values()].map((side) => side.join(' & ')).sort();
    const key = names.join(' : ');
    const { winners } = score(replay(options, choices));
    const winner = [...sides].find(([, side]) =>
      side.some((name) => winners.some((w) => participants[w]?.name === name)),
    );
    const tally = (wins[key] ??= {});
    const who = winner?.[1].join(' & ') ?? 'computers';
    tally[who] = (tally[who] ?? 0) + 1;
    keyed[key] = key;
  }
  const found = Object.fromEntries(
    series.map(({ sides, computers, games: n }) => {
      const names = sides.map((side) => side.names.join(' & '));
      const tally: Record<string, number> = {};
      sides.forEach((side, i) => (tally[names[i] ?? ''] = side.wins));
      const all: Record<string, number> = { ...tally, computers };
      expect(Object.values(all).reduce((a, b) => a + b, 0)).toBe(n);
      return [names.join(' : '), Object.fromEntries(Object.entries(all).filter(([, w]) => w > 0))];
    }),
  );
  expect(Object.keys(keyed).length).toBeGreaterThan(3);
  expect(found).toEqual(wins);
  await connection.close();
});

describe('who gave no name', () => {
  const withNames = async (...tables: readonly (readonly string[])[]) => {
    const { connection, games, now } = await opened();
    for (const names of tables) {
      const at = GAMES.findIndex((game) => game.participants.length === names.length);
      const participants = names.map((name, colour) =>
        name === 'Aiko'
          ? ({ name, kind: 'ai', level: 'novice', colour } as const)
          : ({ name, kind: 'person', colour } as const),
      );
      await played(connection, now, at, { participants });
    }
    const { people } = countGames(await tallied(games), { which: 'shared', since: 0 });
    const own = countGames(await tallied(games), { which: 'own', since: 0 });
    await connection.close();
    return [...people, ...own.people].map(({ name, games: n }) => [name, n]);
  };

  test('is one person, whatever the language of the game was', async () => {
    expect(await withNames(['You', 'Aiko'], ['Du', 'Aiko'], ['Ana', 'Aiko'])).toEqual([
      ['You', 2],
      ['Ana', 1],
    ]);
  });

  test('stays apart from a second one at the same table', async () => {
    const people = await withNames(['You', 'Du']);
    expect(people.map(([name]) => name).sort()).toEqual(['Du', 'You']);
  });
});

describe('each game is of one kind', () => {
  test('copies and shared games stand apart from those that were played', async () => {
    const { connection, games, now } = await opened();
    const id = await played(connection, now, 0);
    await games.duplicate(id, 'A copy');
    const game = GAMES[1] as (typeof GAMES)[number];
    await games.add({ ...game, name: 'By code' }, replay(game.options, game.choices));
    const all = await tallied(games);
    expect(countGames(all, { which: 'own', since: 0 })).toMatchObject({
      games: 1,
      kinds: { played: 1, hinted: 0, continued: 1, shared: 1 },
    });
    expect(countGames(all, { which: 'continued', since: 0 }).games).toBe(1);
    expect(countGames(all, { which: 'shared', since: 0 }).games).toBe(1);
    await connection.close();
  });

  test('games of the first schema: what came in finished, or is dealt like an older one', async () => {
    const database = await folder.open('mottainai.db');
    await migrate(database, MIGRATIONS.slice(0, 1));
    const participants = JSON.stringify(GAMES[0]?.participants);
    const options = JSON.stringify(GAMES[0]?.options);
    const insert = (id: string, created: number, at: number) =>
      database.run(
        `INSERT INTO games (id, name, seats, options, rules, head, made, turn, round, scores, over, created_at, played_at)
         VALUES (?, '', ?, ?, 1, ?, ?, 1, 1, '[]', 1, ?, ?)`,
        [
          id,
          participants,
          options,
          GAMES[0]?.choices.length ?? 0,
          GAMES[0]?.choices.length ?? 0,
          created,
          at,
        ],
      );
    await insert('first', 1, 9);
    await insert('again', 20, 29);
    await insert('came-finished', 30, 30);
    for (const id of ['first', 'again', 'came-finished']) {
      for (const [i, choice] of (GAMES[0]?.choices ?? []).entries()) {
        await database.run('INSERT INTO choices VALUES (?, ?, ?)', [
          id,
          i + 1,
          JSON.stringify(choice),
        ]);
      }
    }
    await database.close();
    const { connection, games } = await opened();
    expect(countGames(await tallied(games), { which: 'own', since: 0 }).kinds).toEqual({
      played: 1,
      hinted: 0,
      continued: 1,
      shared: 1,
    });
    await connection.close();
  });

  test('a game with hints is told apart, and counts among those played here', async () => {
    const { connection, games, now } = await opened();
    for (const at of [0, 1]) await played(connection, now, at);
    const [id] = await games.results.untallied(1);
    await noteHint(connection, id ?? '', 0);
    const all = await tallied(games);
    expect(countGames(all, { which: 'own', since: 0 }).games).toBe(2);
    expect(countGames(all, { which: 'played', since: 0 }).games).toBe(1);
    expect(countGames(all, { which: 'hinted', since: 0 }).games).toBe(1);
    await connection.close();
  });

  test('a name is the same person whatever its case; two seats of one name count once', () => {
    const facts: Finished['facts'] = {
      points: [
        [1, 2, 0, 0],
        [3, 0, 0, 0],
      ],
      winners: [0],
      end: { reason: 'works', player: 0 },
      rounds: 5,
      completed: [[1], [2]],
    };
    const game = (id: string, names: string[]): Finished => ({
      id,
      participants: names.map((name, colour) => ({ name, kind: 'person', colour })),
      teams: false,
      deal: id,
      origin: 'played',
      hints: 0,
      createdAt: 1,
      playedAt: 2,
      facts,
    });
    const all = [game('a', ['Ana', 'Bo']), game('b', ['ana ', 'bo']), game('c', ['Ana', 'ANA'])];
    const { people } = countGames(all, { which: 'own', since: 0 });
    expect(people.map(({ key, games }) => [key, games])).toEqual([
      ['ana', 3],
      ['bo', 2],
    ]);
  });
});

test('nothing is worked out twice; an undo after the end, a deletion and a restore are followed', async () => {
  const { connection, games, now } = await opened();
  const id = await played(connection, now, 0);
  await played(connection, now, 1);
  await tallyNew(games, WATCHED);
  const loads: string[] = [];
  const counting: Games = { ...games, load: (one) => (loads.push(one), games.load(one)) };
  await tallyNew(counting, WATCHED);
  expect(loads).toEqual([]);
  await connection.run('UPDATE games SET head = head + 2 WHERE id = ?', [id]);
  await tallyNew(counting, WATCHED);
  expect(loads).toEqual([id]);
  await games.remove(id);
  expect(await tallied(games)).toHaveLength(1);
  await games.restore(id);
  expect(await tallied(games)).toHaveLength(2);
  await connection.close();
});

test('a game whose date was damaged counts until all are cleared', async () => {
  const { connection, games, now } = await opened();
  const id = await played(connection, now, 0);
  await connection.run('UPDATE games SET played_at = 0 WHERE id = ?', [id]);
  const all = await tallied(games);
  expect(countGames(all, { which: 'own', since: 0 }).games).toBe(1);
  expect(countGames(all, { which: 'own', since: 1 }).games).toBe(0);
  await connection.close();
});

test('a damaged game is left out, once and for all', async () => {
  const { connection, games, now } = await opened();
  const id = await played(connection, now, 0);
  await played(connection, now, 1);
  await connection.run('UPDATE games SET options = ? WHERE id = ?', ['{', id]);
  expect(await tallied(games)).toHaveLength(1);
  expect(await games.results.untallied(1)).toEqual([]);
  await connection.close();
});

describe('the store', () => {
  async function storeOf(at: readonly number[]) {
    const { connection, games, now } = await opened();
    for (const each of at) await played(connection, now, each);
    const make = () => createStatisticsStore({ withGames: (work) => work(games), now, scheduler });
    return { connection, games, now, make };
  }

  test('is cleared by a mark in time, which is taken back at any time, after a restart too', async () => {
    const { connection, games, now, make } = await storeOf([0, 1, 2]);
    const store = make();
    await store.getState().open();
    expect(store.getState().statistics?.games).toBe(3);
    await store.getState().clear();
    expect(store.getState()).toMatchObject({ before: 3, statistics: { games: 0 } });
    expect(await games.count()).toBe(3);
    await played(connection, now, 3);
    const later = make();
    await later.getState().open();
    expect(later.getState()).toMatchObject({ before: 3, statistics: { games: 1 } });
    await later.getState().unclear();
    expect(later.getState()).toMatchObject({ before: 0, since: 0, statistics: { games: 4 } });
    await connection.close();
  });

  test('stops when it is closed, and goes on from there', async () => {
    const { connection, games, make } = await storeOf([...GAMES.keys()].slice(0, 40));
    const store = make();
    const parts: number[] = [];
    store.subscribe(({ part }) => {
      parts.push(part);
      if (part > 0) store.getState().close();
    });
    await store.getState().open();
    expect(store.getState().status).toBe('counting');
    expect(await games.results.untallied(1)).toHaveLength(24);
    await make().getState().open();
    expect(await games.results.untallied(1)).toEqual([]);
    await connection.close();
  });

  test('counts in memory too, where nothing can be kept', async () => {
    let ids = 0;
    const { games, keeper } = memorySaves(Date.now, () => `m${++ids}`);
    const game = GAMES[0] as (typeof GAMES)[number];
    const save: NewSave = { ...game, name: 'A game', base: null };
    const id = await keeper.create(save, replay(game.options, game.choices));
    await games.duplicate(id, 'A copy');
    const store = createStatisticsStore({ withGames: (w) => w(games), now: Date.now, scheduler });
    await store.getState().open();
    expect(store.getState().statistics).toMatchObject({ games: 1, kinds: { continued: 1 } });
    const loaded: LoadedGame = await games.load(id);
    expect(loaded.state.end).not.toBeNull();
  });
});
