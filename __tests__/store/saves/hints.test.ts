/** A game's row counts the hints taken, per player. */
import type { GameState } from '@/engine';
import { RULES_VERSION } from '@/engine';
import { migrate, MIGRATIONS } from '@/store/saves/schema';
import { createGames } from '@/store/saves/games';
import { memorySaves } from '@/store/saves/memory';
import type { Folder } from './support';
import { openKeeper, participantsFor, randomGame, startSave, tempFolder } from './support';

let folder: Folder;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const game = randomGame('hinted', 3);
const now = () => 1_700_000_000_000;

async function notedIn(open: () => ReturnType<typeof opened>): Promise<void> {
  const { keeper, games } = await open();
  const id = await startSave(keeper, game, 12);
  const plain = await startSave(keeper, game);
  await keeper.noteHint(id, 2);
  await keeper.noteHint(id, 0);
  await keeper.noteHint(id, 2);
  const copy = await games.duplicate(id, 'Again');
  const listed = new Map((await games.list()).map((each) => [each.id, each.hints]));
  expect(listed.get(id)).toEqual([1, 0, 2]);
  expect(listed.get(plain)).toEqual([0, 0, 0]);
  expect(listed.get(copy)).toEqual([1, 0, 2]);
  const [searched] = (await games.all()).filter((each) => each.summary().id === id);
  expect(searched?.summary().hints).toEqual([1, 0, 2]);
  expect((await keeper.load(id)).hints).toEqual({ allowed: false, taken: [1, 0, 2] });
}

async function opened() {
  const { connection, keeper } = await openKeeper(folder);
  return { keeper, games: createGames(connection, now) };
}

test('a hint is counted for who took it, and a copy of the game keeps the count', () =>
  notedIn(opened));

test('so it is where nothing can be kept', () => {
  let ids = 0;
  return notedIn(async () => memorySaves(now, () => `m${++ids}`));
});

test('whether the table allows hints is kept', async () => {
  const { keeper } = await opened();
  const { options } = game;
  const participants = participantsFor(3);
  const id = await keeper.create(
    {
      name: 'Three',
      participants,
      options,
      base: null,
      choices: [],
      hints: { allowed: true, taken: [] },
    },
    game.states[0] as GameState,
  );
  expect((await keeper.load(id)).hints).toEqual({ allowed: true, taken: [0, 0, 0] });
});

test('a file of the first version opens: nobody had taken a hint', async () => {
  const database = await folder.open('mottainai.db');
  await migrate(database, MIGRATIONS.slice(0, 1));
  const { options } = game;
  await database.run(
    `INSERT INTO games (id, name, seats, options, rules, turn, round, scores, created_at, played_at)
     VALUES ('old', 'Old', ?, ?, ?, 1, 1, '[]', 1, 1)`,
    [JSON.stringify(participantsFor(3)), JSON.stringify(options), RULES_VERSION],
  );
  await database.close();
  const { keeper, games } = await opened();
  expect(await games.list()).toMatchObject([{ id: 'old', hints: [0, 0, 0] }]);
  expect((await keeper.load('old')).hints?.allowed).toBe(false);
  await keeper.noteHint('old', 1);
  expect(await games.list()).toMatchObject([{ id: 'old', hints: [0, 1, 0] }]);
});

test('a count that makes no sense counts as none', async () => {
  const { connection, keeper } = await openKeeper(folder);
  const id = await startSave(keeper, game);
  for (const text of ['{', '[3]', '"x"', '{"1":-2}', '{"1":"many"}']) {
    await connection.run('UPDATE games SET hints_taken = ? WHERE id = ?', [text, id]);
    const counts = (await keeper.load(id)).hints?.taken;
    expect(counts).toEqual(text === '[3]' ? [3, 0, 0] : [0, 0, 0]);
  }
  await connection.run('UPDATE games SET hints_taken = ? WHERE id = ?', ['{', id]);
  await keeper.noteHint(id, 1);
  expect((await keeper.load(id)).hints?.taken).toEqual([0, 1, 0]);
});
