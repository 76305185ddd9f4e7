import type { SettingsKeeper } from '@/store/settings';
import { createPeopleStore } from '@/store/people/store';
import type { Seat, TableDraft } from '@/store/people';
import { readRemembered } from '@/store/people/table';

const seat = (personName: string | null, colour: number): Seat => ({
  kind: 'person',
  personName,
  computerName: 'Aiko',
  level: 'acolyte',
  personality: null,
  colour,
});

const table = (...names: string[]): TableDraft => ({
  seats: names.map(seat),
  spare: [],
  extended: true,
  teams: false,
  discardFirst: false,
  roundLimit: 20,
  hints: true,
});

function memory(text: string | null = null) {
  const kept = { text, writes: 0 };
  const keeper: SettingsKeeper = {
    read: async () => kept.text,
    write: async (next) => {
      kept.text = next;
      kept.writes++;
    },
  };
  return { kept, keeper };
}

const settled = () => new Promise((done) => setTimeout(done, 5));

test('the table and the people are there after a restart', async () => {
  const { kept, keeper } = memory();
  const first = createPeopleStore();
  await first.getState().load(keeper);
  first.getState().keepTable(table('Ana', 'Ben'));
  first.getState().meet([
    { name: 'Ana', colour: 0 },
    { name: 'Ben', colour: 1 },
  ]);
  await settled();
  const again = createPeopleStore();
  await again.getState().load(keeper);
  expect(again.getState().table).toEqual(table('Ana', 'Ben'));
  expect(again.getState().known.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  again.getState().forget('Ana');
  await settled();
  expect(readRemembered(kept.text).known).toEqual([{ name: 'Ben', colour: 1 }]);
});

test('a person met again comes first, and only once', async () => {
  const people = createPeopleStore().getState;
  people().meet([{ name: 'Ana', colour: 0 }]);
  people().meet([{ name: 'Ben', colour: 1 }]);
  people().meet([{ name: 'ana', colour: 2 }]);
  expect(people().known).toEqual([
    { name: 'ana', colour: 2 },
    { name: 'Ben', colour: 1 },
  ]);
});

test('what is entered before the saves are open holds, and is saved then', async () => {
  const { kept, keeper } = memory(
    JSON.stringify({ table: table('Old', 'Older'), known: [{ name: 'Old', colour: 0 }] }),
  );
  const people = createPeopleStore().getState;
  people().keepTable(table('New', 'Newer'));
  people().meet([{ name: 'New', colour: 0 }]);
  await people().load(keeper);
  expect(people().table?.seats[0]?.personName).toBe('New');
  expect(readRemembered(kept.text).known.map(({ name }) => name)).toEqual(['New', 'Old']);
});

test('of a name typed quickly, not every letter is written', async () => {
  const { kept, keeper } = memory();
  const people = createPeopleStore().getState;
  await people().load(keeper);
  for (let i = 1; i <= 20; i++) people().keepTable(table('x'.repeat(i), 'Ben'));
  await settled();
  expect(kept.writes).toBeLessThan(5);
  expect(readRemembered(kept.text).table?.seats[0]?.personName).toBe('x'.repeat(20));
});

test('a fault of the storage loses nothing while the app runs', async () => {
  const people = createPeopleStore().getState;
  const broken = async () => Promise.reject(new Error('full'));
  await people().load({ read: broken, write: broken });
  people().keepTable(table('Ana', 'Ben'));
  await settled();
  expect(people().table?.seats).toHaveLength(2);
});

test.each([
  null,
  'no JSON',
  '[]',
  '{"table":{"seats":[]}}',
  '{"table":{"seats":[1,2]},"known":[1,{"name":7},{"name":""}]}',
])('%j is nothing to remember', (text) => {
  expect(readRemembered(text)).toEqual({ table: null, known: [] });
});

test('what makes no sense in a saved table is put right', () => {
  const text = JSON.stringify({
    table: {
      seats: [
        { ...seat('Ana', 0), level: 'emperor', personality: 'grim' },
        { ...seat('Ben', 0), kind: 'ai' },
        { ...seat('Cleo', 99), computerName: 5 },
      ],
      roundLimit: -3,
      extended: 'yes',
    },
  });
  const read = readRemembered(text).table;
  expect(read?.seats.map(({ colour }) => colour)).toEqual([0, 1, 2]);
  expect(read?.seats[0]).toMatchObject({ level: 'acolyte', personality: null });
  expect(read).toMatchObject({ roundLimit: null, extended: false, spare: [] });
});
