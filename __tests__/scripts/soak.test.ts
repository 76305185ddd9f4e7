import { growthOf, type Reading } from '../../scripts/soak/growth';

const evening = (games: number, at: (game: number) => Partial<Reading>): Reading[] =>
  Array.from({ length: games }, (_, game) => ({
    JSHeapUsedSize: 16e6,
    Nodes: 800,
    JSEventListeners: 380,
    ...at(game),
  }));

test('what goes up and down from game to game does not grow', () => {
  expect(growthOf(evening(30, (game) => ({ Nodes: 800 + (game % 3) * 90 })))).toEqual([]);
});

test('what is kept from the first games on does not grow either', () => {
  expect(
    growthOf(evening(30, (game) => ({ JSHeapUsedSize: 14e6 + Math.min(game, 9) * 3e5 }))),
  ).toEqual([]);
});

test.each([
  [
    'listeners',
    { JSEventListeners: 100 },
    /^listeners grow from 1880 to 2880 in the last 10 games/,
  ],
  ['nodes', { Nodes: 60 }, /^nodes grow/],
  ['heap', { JSHeapUsedSize: 1e6 }, /^heap grow/],
] as const)('%s that grow with every game are told', (_, step, told) => {
  const [name, by] = Object.entries(step)[0] as [keyof Reading, number];
  const lines = growthOf(
    evening(30, (game) => ({
      [name]: (name === 'JSEventListeners' ? 380 : name === 'Nodes' ? 800 : 16e6) + game * by,
    })),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(told);
});

test('a handful of games is no evening', () => {
  expect(growthOf(evening(4, () => ({})))).toEqual(['4 games are too few to tell: 5 at least']);
});
