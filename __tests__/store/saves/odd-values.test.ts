/** Wrong values in saved rows: at worst one game is damaged, and everything else works. */
import { replay } from '@/engine';
import type { World } from '@/store/app';
import { createApp } from '@/store/app';
import { randomAi } from '@/store/game';
import { INSIGHT_VERSION } from '@/store/insight/look';
import { createInsightStore } from '@/store/insight/store';
import type { Seat, TableDraft } from '@/store/people/table';
import type { Value } from '@/store/saves/database';
import { NO_SEARCH } from '@/store/saves/search';
import { createSettingsStore } from '@/store/settings/store';
import { createStatisticsStore } from '@/store/statistics/store';
import { selfPlayedGames } from '../../../scripts/self-play/games';
import { ai, person, quiet } from '../game/support';
import type { Folder } from './support';
import { killed, tempFolder } from './support';

const NOW = Date.UTC(2027, 0, 1);
const scheduler = { pause: async () => undefined };
const PARTICIPANTS = [person('Ada'), ai('Ren')];

const SEAT: Seat = {
  kind: 'person',
  personName: 'Ada',
  computerName: 'Ren',
  level: 'novice',
  personality: null,
  colour: 0,
};
const TABLE: TableDraft = {
  seats: [SEAT, { ...SEAT, kind: 'ai', colour: 1 }],
  spare: [],
  extended: false,
  teams: false,
  discardFirst: false,
  roundLimit: null,
  hints: false,
};

const world = ({ open }: Folder): World => ({
  open,
  claim: async () => true,
  canKeep: async () => true,
  now: () => NOW,
  ai: randomAi,
  scheduler,
  freshSeed: () => 'fresh',
  pace: () => 'instant',
});

const appOn = (folder: Folder) => createApp(world(folder), createSettingsStore());
type App = ReturnType<typeof appOn>;

const statisticsOf = ({ saves }: App) => {
  const { withGames } = saves.getState();
  return createStatisticsStore({ withGames, now: () => NOW, scheduler });
};

/** A device on which everything was used once: a game that goes on, one that is over, and the day's. */
async function used(): Promise<{ folder: Folder; over: string }> {
  const folder = tempFolder();
  const app = appOn(folder);
  const { saves, game, people, learn, daily } = app;
  await saves.getState().openAll();
  await game.getState().startGame({ participants: PARTICIPANTS, seed: 'odd' });
  people.getState().meet([{ name: 'Ada', colour: 1 }]);
  people.getState().keepTable(TABLE);
  learn.getState().finishGame(null);
  await daily.getState().play(() => 'Today');
  const [finished] = selfPlayedGames();
  if (finished === undefined) throw new Error('No game was played.');
  const state = replay(finished.options, finished.choices);
  const over = await saves
    .getState()
    .withGames((games) => games.add({ ...finished, name: 'Over' }, state));
  if (over === null) throw new Error('The game was not added.');
  await statisticsOf(app).getState().open();
  await quiet();
  const database = await folder.open('mottainai.db');
  const looked = JSON.stringify({ until: 1, moves: [] });
  const [row] = await database.all('SELECT head FROM games WHERE id = ?', [over]);
  const insight = [over, Number(row?.head), INSIGHT_VERSION, looked];
  await database.run('INSERT OR REPLACE INTO insights VALUES (?, ?, ?, ?)', insight);
  for (const key of ['settings', 'statistics']) {
    await database.run('INSERT OR IGNORE INTO settings VALUES (?, ?)', [key, '{"since":1}']);
  }
  await database.close();
  return { folder, over };
}

/** Everything that reads saved data, and then what must still work. */
async function expectToGoOn(folder: Folder, over: string): Promise<void> {
  const app = appOn(folder);
  const { saves, game, review, daily } = app;
  await saves.getState().openAll();
  expect(saves.getState()).toMatchObject({ status: 'ready', fault: null });
  for (const { id } of saves.getState().games) {
    await review.getState().open(id);
    await game.getState().resumeGame(id);
  }
  await saves.getState().seek({ ...NO_SEARCH, text: 'ada' });
  await saves.getState().seek(NO_SEARCH);
  await statisticsOf(app).getState().open();
  const { withGames } = saves.getState();
  const insight = createInsightStore({ withGames, now: () => NOW, scheduler });
  await insight.getState().open(over);
  await saves.getState().shareCode(over);
  await daily.getState().play(() => 'Today');
  const backup = await saves
    .getState()
    .makeBackup({ onPart: () => undefined, isWanted: () => true });
  expect(backup).toMatchObject({ text: expect.any(String) as string });
  game.getState().dismissFault();
  saves.getState().dismiss();
  const id = await game.getState().startGame({ participants: PARTICIPANTS, seed: 'later' });
  expect(id).not.toBeNull();
  await quiet();
  expect(game.getState().fault).toBeNull();
  await saves.getState().refresh();
  expect(saves.getState().fault).toBeNull();
  expect(saves.getState().games[0]?.id).toBe(id);
}

async function expectSound(
  { folder, over }: Awaited<ReturnType<typeof used>>,
  sql: string,
  values: readonly Value[],
): Promise<string | null> {
  const damaged = killed(folder);
  try {
    const database = await damaged.open('mottainai.db');
    await database.exec('PRAGMA foreign_keys = OFF');
    await database.run(sql, values);
    await database.close();
    await expectToGoOn(damaged, over);
    return null;
  } catch (error) {
    const [line] = String(error instanceof Error ? error.stack : error).split('\n    at', 2);
    return `${sql} ← ${JSON.stringify(values[0])}: ${line}`;
  } finally {
    damaged.remove();
  }
}

const ODD: readonly Value[] = [
  ...['', 'x', '{', '[]', '{}', 'null', '[null]', '9'.repeat(400)],
  ...[-1, 1.5, 1e300, Number.MAX_SAFE_INTEGER],
];

/** Trying all takes minutes and was done once; here only every so many-th is tried. */
const ONE_IN = 6;
let tried = 0;
const isTried = () => tried++ % ONE_IN === 0;

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  games: [
    ...['name', 'seats', 'options', 'rules', 'base', 'base_n', 'head', 'made', 'turn', 'round'],
    ...['scores', 'over', 'created_at', 'played_at', 'hints_allowed', 'hints_taken', 'origin'],
  ],
  snapshots: ['n', 'state', 'hash'],
  results: ['head', 'version', 'facts'],
  insights: ['head', 'version', 'looked'],
  settings: ['value'],
};

for (const [table, columns] of Object.entries(COLUMNS)) {
  test(`an odd value in any column of ${table} costs at most a game`, async () => {
    const device = await used();
    const broken: (string | null)[] = [];
    for (const column of columns) {
      for (const value of ODD) {
        const sql = `UPDATE ${table} SET ${column} = ?`;
        if (isTried()) broken.push(await expectSound(device, sql, [value]));
      }
    }
    device.folder.remove();
    expect(broken.filter((each) => each !== null)).toEqual([]);
  });
}

/** The value with one of its parts replaced by something else, in every way. */
function* mutations(value: unknown): Generator<unknown> {
  for (const odd of [null, -1, 'x', [], {}, [null], { a: 1 }, 1e300]) yield odd;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value).slice(0, 12)) {
    for (const other of mutations(part)) {
      yield Array.isArray(value)
        ? value.map((each: unknown, i) => (String(i) === key ? other : each))
        : { ...value, [key]: other };
    }
  }
}

const TEXTS = [
  ...['settings', 'people', 'lessons', 'statistics', 'daily'].map((key) => ({
    table: 'settings',
    column: 'value',
    where: `key = '${key}'`,
  })),
  { table: 'games', column: 'seats', where: "name = 'Over'" },
  { table: 'games', column: 'options', where: "name = 'Over'" },
  { table: 'games', column: 'options', where: "name <> 'Over'" },
  { table: 'results', column: 'facts', where: '1' },
  { table: 'insights', column: 'looked', where: '1' },
];

for (const { table, column, where } of TEXTS) {
  test(`any other structure in ${table}.${column} where ${where} costs at most a game`, async () => {
    const device = await used();
    const database = await device.folder.open('mottainai.db');
    const [row] = await database.all(`SELECT ${column} AS text FROM ${table} WHERE ${where}`);
    await database.close();
    const saved: unknown = JSON.parse(String(row?.text));
    const broken: (string | null)[] = [];
    for (const other of mutations(saved)) {
      const sql = `UPDATE ${table} SET ${column} = ? WHERE ${where}`;
      if (isTried()) broken.push(await expectSound(device, sql, [JSON.stringify(other)]));
    }
    device.folder.remove();
    expect(broken.filter((each) => each !== null)).toEqual([]);
  });
}
