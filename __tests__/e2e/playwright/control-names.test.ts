import { isNamed } from '@/e2e/playwright/control-names';

test.each([
  ['both lines', 'Pray, draw 1', ['Pray', 'draw 1'], true],
  ['signs between the words', 'Craft Umbrella · Gallery', ['Craft Umbrella', 'Gallery'], true],
  ['a line that is not said', 'Pray', ['Pray', 'draw 1'], false],
  ['lines in another order', 'draw 1: Pray', ['Pray', 'draw 1'], false],
  ['a number in a longer one', 'Ana, 12 points', ['Ana', '1'], false],
  ['Japanese words, which stand together', 'アイコの仕立屋', ['アイコ', '仕立屋'], true],
  [
    'marks of where lines break',
    '夜：手札を1枚戻せます',
    ['夜：\u200b手札を\u200b1枚\u2060戻せます'],
    true,
  ],
])('a name against what stands on the control: %s', (_, name, lines, holds) => {
  expect(isNamed({ testID: 'act', name, lines })).toBe(holds);
});

test('the panel of another player must say whose it is, and may tell its figures in words', () => {
  const panel = { testID: 'seat-1', lines: ['Aiko', '3/5 · 1/5'] };
  expect(isNamed({ ...panel, name: 'Aiko, 3 works in the gallery' })).toBe(true);
  expect(isNamed({ ...panel, name: '3 works in the gallery' })).toBe(false);
});
