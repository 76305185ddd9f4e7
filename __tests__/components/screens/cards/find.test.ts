/** Works are found by name, by their words, by material and by period. */
import { EVERYTHING, findWorks } from '@/components/screens/cards/find';
import { rulebook } from '@/components/screens/rules/book';
import { nameOf } from '@/components/card/identity';
import { materialOf, MATERIALS, PERIODS, periodsOf, WORK_NAMES } from '@/engine';
import { speak } from '@/locales';
import { de } from '@/locales/de/german';

const found = (part: Partial<typeof EVERYTHING>): string[] =>
  findWorks({ ...EVERYTHING, ...part }).map(nameOf);

afterEach(() => speak('en', null));

test('all works are there, by name', () => {
  expect(found({})).toEqual([...WORK_NAMES].sort());
});

test('in German an “ä” stands with “a”', () => {
  speak('de', de);
  const names = found({});
  expect(names.slice(names.indexOf('Fächer'), names.indexOf('Fächer') + 3)).toEqual([
    'Fächer',
    'Fahne',
    'Figur',
  ]);
  expect(names).toHaveLength(WORK_NAMES.length);
});

test('the beginning of a name comes first, then names with it inside, then texts', () => {
  expect(found({ text: 'go' }).slice(0, 2)).toEqual(['Go Set', 'Gong']);
  expect(found({ text: ' BELL ' })[0]).toBe('Bell');
  expect(found({ text: 'cards' })[0]).toBe('Deck of Cards');
});

test('words of a text find it, and so do other words for the same', () => {
  expect(found({ text: 'top card of the deck sell' })).toContain('Bell');
  expect(found({ text: 'steal' })).toEqual(expect.arrayContaining(['Sword', 'Ring', 'Shuriken']));
  expect(found({ text: 'zeppelin' })).toEqual([]);
  expect(found({ text: 'the' })).toEqual([]);
});

test('every material and period has its works, and together they leave none out', () => {
  const byMaterial = MATERIALS.flatMap((material) => {
    const names = findWorks({ ...EVERYTHING, material });
    expect(names.every((card) => materialOf(card) === material)).toBe(true);
    return names;
  });
  expect(byMaterial.length).toBe(WORK_NAMES.length);
  const byMoment = PERIODS.map((period) => found({ period: period }));
  expect(byMoment.every((names) => names.length > 0)).toBe(true);
  expect([...new Set(byMoment.flat())].sort()).toEqual([...WORK_NAMES].sort());
  expect(found({ period: 'night' })).toEqual(['Pinwheel']);
  expect(found({ material: 'stone', period: 'theirTurn' })).toEqual(['Tower']);
});

/** The rulebook's rows, as timings of the engine. */
const ROWS = [
  'morning',
  'morning',
  'night',
  'task',
  'action',
  'action',
  'action',
  'completing',
  'completing',
  'theirTurn',
  'always',
  'end',
];

test('the rulebook tells the same moments as the engine', () => {
  const section = rulebook().find(({ id }) => id === 'effects');
  const table = section?.blocks.find((block) => block.kind === 'table');
  const rows = table?.kind === 'table' ? table.rows : [];
  expect(rows.length).toBe(ROWS.length);
  const wrong = rows.flatMap(([, names = ''], i) =>
    names.split(', ').filter((name) => {
      const card = WORK_NAMES.findIndex((each) => each === name);
      return !periodsOf(card).some((period) => period === ROWS[i]);
    }),
  );
  expect(wrong).toEqual([]);
});
