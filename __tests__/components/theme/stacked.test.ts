import { stacked } from '@/components/theme/stacked';

test('kana and kanji stand under each other, Latin letters lie on their side', () => {
  expect(stacked('販売品')).toEqual(['販', '売', '品']);
  expect(stacked('のれん')).toEqual(['の', 'れ', 'ん']);
  expect(stacked('Sales')).toBeNull();
});

test('a word with a long vowel mark lies on its side, since the mark would point the wrong way', () => {
  expect(stacked('カード')).toBeNull();
});
