/** Finding games in a long list. */
import { replay } from '@/engine';
import { createGames } from '@/store/saves/games';
import type { GameSummary } from '@/store/saves/games';
import { openSaves } from '@/store/saves/open';
import { steadyClock } from '@/store/saves/clock';
import { dateWords, indexOf, matcher, NO_SEARCH } from '@/store/saves/search';

import type { Folder } from '../../../scripts/lib/node-sqlite';
import { tempFolder } from '../../../scripts/lib/node-sqlite';
import { randomGame } from './support';

const NOW = new Date(2026, 10, 17, 12).getTime();
const at = (month: number, day: number) => new Date(2026, month - 1, day, 20).getTime();

const game = (name: string, players: readonly string[], playedAt: number, over = false) =>
  ({
    id: name,
    name,
    participants: players.map((player, colour) => ({ name: player, kind: 'person', colour })),
    turn: 1,
    round: 1,
    made: 1,
    scores: [],
    over,
    hints: [],
    createdAt: playedAt,
    playedAt,
    damaged: false,
  }) as GameSummary;

const GAMES = [
  game('Rainy evening', ['José', 'Ben'], at(11, 17)),
  game('Christmas', ['Ana', 'דוד'], at(11, 16), true),
  game('The long one', ['Ana', 'Zoë', '李雷'], at(3, 1)),
];

const found = (search: Partial<typeof NO_SEARCH>) =>
  indexOf(GAMES)
    .filter(matcher({ ...NO_SEARCH, ...search }, NOW))
    .map((each) => each.summary().name);

test.each([
  ['rainy', ['Rainy evening']],
  ['jose', ['Rainy evening']],
  ['ANA', ['Christmas', 'The long one']],
  ['ana zoe', ['The long one']],
  ['李', ['The long one']],
  ['דוד', ['Christmas']],
  ['today', ['Rainy evening']],
  ['yesterday', ['Christmas']],
  ['march', ['The long one']],
  ['1 march', ['The long one']],
  ['1', ['The long one']],
  ['2026-11', ['Rainy evening', 'Christmas']],
  ['ana march 2025', []],
])('"%s" finds %j', (text, names) => {
  expect(found({ text })).toEqual(names);
});

test('running, finished, and with somebody', () => {
  expect(found({ only: 'running' })).toEqual(['Rainy evening', 'The long one']);
  expect(found({ only: 'finished' })).toEqual(['Christmas']);
  expect(found({ with: 'ana' })).toEqual(['Christmas', 'The long one']);
  expect(found({ with: 'Ana', only: 'running', text: 'long' })).toEqual(['The long one']);
});

test('a game without a sound date can still be found by its name', () => {
  expect(dateWords(Number.NaN, NOW)).toBe('');
});

describe('when a clock was wrong', () => {
  let folder: Folder;
  beforeEach(() => {
    folder = tempFolder();
  });
  afterEach(() => folder.remove());
  const { options, choices: all } = randomGame('clock');
  const choices = all.slice(0, 3);
  const state = replay(options, choices);
  const save = (name: string) => ({
    name,
    participants: GAMES[0]?.participants ?? [],
    options,
    choices,
  });

  async function withGames(...playedAt: (number | string)[]) {
    const { connection } = await openSaves(folder.open);
    let created = at(1, 1);
    const games = createGames(connection, () => created++);
    for (const [i, time] of playedAt.entries()) {
      const id = await games.add(save(`Game ${i}`), state);
      await connection.run('UPDATE games SET played_at = ? WHERE id = ?', [time, id]);
    }
    return connection;
  }

  test('games of the future keep their order, and the next game has the date of today', async () => {
    const future = new Date(2076, 0, 1).getTime();
    const connection = await withGames(future + 5, at(11, 1), future);
    const { now } = await steadyClock(connection, () => NOW);
    expect(now()).toBe(NOW);
    const list = await createGames(connection, now).list();
    expect(list.map(({ name }) => name)).toEqual(['Game 0', 'Game 2', 'Game 1']);
    for (const { playedAt } of list) expect(playedAt).toBeLessThanOrEqual(NOW);
    await connection.close();
  });

  test('a clock that stands before the app existed changes nothing', async () => {
    const connection = await withGames(at(11, 16), at(11, 17));
    const { now } = await steadyClock(connection, () => 0);
    expect(now()).toBe(at(11, 17) + 1);
    const list = await createGames(connection, now).list();
    expect(list.map(({ playedAt }) => playedAt)).toEqual([at(11, 17), at(11, 16)]);
    await connection.close();
  });

  test('a text where a time should be does not keep other games from being saved', async () => {
    const connection = await withGames('soon', at(11, 16));
    const { now } = await steadyClock(connection, () => NOW);
    const games = createGames(connection, now);
    const id = await games.add(save('The next'), state);
    const list = await games.list();
    expect(list[0]).toMatchObject({ id, playedAt: NOW });
    expect(list.map(({ name }) => name)).toEqual(['The next', 'Game 1', 'Game 0']);
    await connection.close();
  });
});
