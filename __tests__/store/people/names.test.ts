import {
  areAlike,
  isolated,
  legible,
  lengthOf,
  nameApart,
  shortened,
  whileTyped,
  withShownNames,
} from '@/store/people/names';

test.each([
  ['Ana', 'Ana'],
  ['  Ana \t Maria\n', 'Ana Maria'],
  ['\u202Eana', 'ana'],
  ['A\u200Bn\u2060a\uFEFF', 'Ana'],
  ['\u3164\u2800\u00AD', ''],
  ['A\u0000na', 'Ana'],
  ['\uD800Ana', 'Ana'],
  ['Z\u0300\u0301\u0302\u0303\u0304oe', 'Z\u0300\u0301\u0302oe'],
  ['Zoe\u0301', 'Zoé'],
  ['דוד', 'דוד'],
])('%j can be read as %j', (name, read) => {
  expect(legible(name)).toBe(read);
});

test.each(['👨‍👩‍👧', '🏳️‍🌈', '🇯🇵', '👍🏽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️'])(
  '%s stays whole and counts as one',
  (emoji) => {
    expect(legible(`${emoji} Ana`)).toBe(`${emoji} Ana`);
    expect(lengthOf(emoji)).toBe(1);
    expect(shortened(emoji.repeat(30))).toBe(`${emoji.repeat(23)}…`);
  },
);

test('a space at the end stays while a name is typed', () => {
  expect(whileTyped('Ana \u200B')).toBe('Ana ');
  expect(whileTyped('Ana')).toBe('Ana');
});

test('a right-to-left name does not turn the sentence around it', () => {
  expect(isolated('דוד')).toBe('\u2068דוד\u2069');
  expect(isolated('Ana')).toBe('Ana');
});

test.each([
  ['Ana', 'ana '],
  ['Ana', 'Ａｎａ'],
  // The first letter is Cyrillic.
  ['Аnа', 'ana'],
  ['AI', 'Al'],
  ['A\u200Bna', 'Ana'],
])('%j and %j are alike', (a, b) => {
  expect(areAlike(a, b)).toBe(true);
});

test.each([
  ['Ana', 'Anna'],
  ['Ian', 'Lan'],
  ['Jose', 'José'],
])('%j and %j are not', (a, b) => {
  expect(areAlike(a, b)).toBe(false);
});

test('a taken name gets a number, within the length of a name', () => {
  expect(nameApart('ana', ['Ana', 'Ana 2'])).toBe('ana 3');
  const long = 'x'.repeat(24);
  expect(lengthOf(nameApart(long, [long]))).toBeLessThanOrEqual(24);
});

test('seats from elsewhere are shown with names that can be told apart', () => {
  const participants = ['Ana', 'ana ', '\u200B', 'y'.repeat(735_000), 'דוד'].map((name) => ({
    name,
  }));
  const shown = withShownNames(participants, (i) => `Player ${i + 1}`);
  expect(shown.map(({ name }) => name)).toEqual([
    'Ana',
    'ana 2',
    'Player 3',
    `${'y'.repeat(23)}…`,
    '\u2068דוד\u2069',
  ]);
  expect(shown[0]).toBe(participants[0]);
  expect(withShownNames(participants, () => '')).toBe(shown);
});
