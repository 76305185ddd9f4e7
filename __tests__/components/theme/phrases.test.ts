import { inPhrases, withCounters } from '@/components/theme/phrases';

const shown = (text: string) => text.replace(/\u200b/g, '|').replace(/\u2060/g, '~');

test('a browser is told where a Japanese line may break, and where not', () => {
  expect(shown(inPhrases('「のれん」が3枚（石）の前に'))).toBe('「のれん」~が|3枚|（石）~の|前に');
  expect(shown(inPhrases('アクション1／3、+2点'))).toBe('アクション1~／~3、|+2点');
});

test('other languages and sums stay as they are', () => {
  for (const text of ['Draw 3 cards.', 'Zieh 3 Karten.', '1 + 2 × 2 = 5']) {
    expect(inPhrases(text)).toBe(text);
    expect(withCounters(text)).toBe(text);
  }
});

test('a device keeps a number with its counter, and a mark where it is', () => {
  expect(shown(withCounters('手札5枚、助手12人、価値3。'))).toBe('手札5~枚、助手12~人、価値3。');
});
