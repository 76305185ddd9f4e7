import { faceOf, lendFaces } from '@/components/theme/faces';
import type { FontName } from '@/components/theme/font-metrics';
import { JAPANESE_FACES } from '@/components/theme/japanese-faces';
import {
  atSize,
  boxWidth,
  cutText,
  evenWidth,
  fitText,
  linesOf,
  textWidth,
  type Lettering,
} from '@/components/theme/measure';
import { speak } from '@/locales';

const at = (fontFamily: FontName, fontSize: number): Lettering => ({ fontFamily, fontSize });
const QUESTION = at('ShipporiMincho-Bold', 18);
const LABEL = at('NotoSans-SemiBold', 15);

describe('the width of a text', () => {
  test('is the sum of its letters, at any size', () => {
    expect(textWidth('Kite', at('NotoSans-Regular', 10))).toBeCloseTo(18.02);
    expect(textWidth('Kite', at('NotoSans-Regular', 20))).toBeCloseTo(36.04);
    expect(textWidth('', LABEL)).toBe(0);
  });

  test('counts that a T lets the next letter under its arm, and that f and i become one', () => {
    expect(textWidth('To', at('NotoSans-Regular', 1000))).toBe(1091);
    expect(textWidth('Tailor', at('NotoSans-SemiBold', 1000))).toBe(2691);
    expect(textWidth('fi', at('ShipporiMincho-Bold', 1000))).toBe(688);
  });

  test('has the spacing after every letter', () => {
    const plain = textWidth('Haniwa', LABEL);
    expect(textWidth('Haniwa', { ...LABEL, letterSpacing: 2 })).toBeCloseTo(plain + 12);
  });

  test('of letters that the font lacks is rather too much than too little', () => {
    const serif = at('ShipporiMincho-Bold', 10);
    expect(textWidth('ō', serif)).toBe(textWidth('o', serif));
    expect(textWidth('紙', LABEL)).toBe(15);
    expect(textWidth('🏯', LABEL)).toBe(15 * 1.25);
    // A letter and its accent in two code points.
    expect(textWidth('e\u0301', LABEL)).toBe(textWidth('e', LABEL));
  });

  test('grows with the reader’s text, and its line with it', () => {
    const large = atSize({ ...LABEL, lineHeight: 19 }, 1.3);
    expect(large.lineHeight).toBeCloseTo(24.7);
    expect(textWidth('Gallery', large)).toBeCloseTo(1.3 * textWidth('Gallery', LABEL));
  });

  test('a box for a line is a little wider, and of whole points', () => {
    const width = boxWidth('Handkerchief', LABEL);
    expect(width).toBe(Math.ceil(width));
    expect(width).toBeGreaterThan(1.01 * textWidth('Handkerchief', LABEL));
    expect(width).toBeLessThan(1.02 * textWidth('Handkerchief', LABEL) + 1);
  });
});

describe('in Japanese', () => {
  beforeAll(() => lendFaces('ja', JAPANESE_FACES));
  afterEach(() => speak('en', null));

  test('other fonts stand in, and texts are as wide as those set them', () => {
    const inEnglish = textWidth('Haniwa 54', LABEL);
    speak('ja', null);
    expect(faceOf('NotoSans-SemiBold')).toBe('NotoSansJP-SemiBold');
    expect(textWidth('Haniwa 54', LABEL)).not.toBeCloseTo(inEnglish);
    expect(textWidth('「折り鶴」、', LABEL)).toBe(6 * 15);
    speak('en', null);
    expect(faceOf('NotoSans-SemiBold')).toBe('NotoSans-SemiBold');
    expect(textWidth('Haniwa 54', LABEL)).toBe(inEnglish);
  });

  test('kana are never moved together', () => {
    speak('ja', null);
    for (const text of ['カードを', 'してくって', '「」（）']) {
      expect(textWidth(text, QUESTION)).toBe(18 * text.length);
    }
  });
});

describe('lines', () => {
  const count = (text: string, width: number, style = QUESTION) =>
    linesOf(text, style, width).length;

  test('are as many as Chromium makes', () => {
    expect(count('Before Chie’s Tailor task: use a work?', 314)).toBe(2);
    expect(count('Before Chie’s Tailor: use a work?', 314)).toBe(1);
    expect(count('Hire a helper from the floor', 314)).toBe(1);
    expect(count('one two', 40)).toBe(2);
  });

  test('break at spaces, which are not counted at their end', () => {
    const lines = linesOf('Return a card from hand', LABEL, textWidth('Return a card', LABEL));
    expect(lines).toEqual(['Return a card', 'from hand']);
  });

  test('break after a hyphen between letters, not before a number', () => {
    expect(linesOf('face-down', LABEL, 50)).toEqual(['face-', 'down']);
    expect(linesOf('gain -2', LABEL, textWidth('gain -', LABEL) + 1)).toEqual(['gain', '-2']);
  });

  test.each([
    [
      '「のれん」がアイコの仕立屋の仕事をふさいでいます',
      ['「のれん」が', 'アイコの', '仕立屋の仕事を', 'ふさいでいます'],
    ],
    ['戻すカードを5枚になるまで引く。', ['戻すカードを', '5枚になるまで', '引く。']],
    ['山札からカード1枚、お寺の上へ', ['山札から', 'カード1枚、', 'お寺の上へ']],
    ['手札を入れ替えるか、取り替える', ['手札を', '入れ替えるか、', '取り替える']],
  ])('break between the phrases of %s', (text, lines) => {
    expect(linesOf(text, LABEL, 7 * 15)).toEqual(lines);
  });

  test('begin with no mark that belongs to what stands before, and end with no opening bracket', () => {
    for (const sign of '、。」）・！') {
      expect(linesOf(`作品を${sign}使う`, LABEL, 60)).toEqual([`作品を${sign}`, '使う']);
    }
    for (const sign of '「『（') {
      expect(linesOf(`作品${sign}凧と鶴`, LABEL, 45)).toEqual(['作品', `${sign}凧と`, '鶴']);
    }
  });

  test('break within a Japanese phrase only where it has no room alone', () => {
    expect(linesOf('紙を一枚引く。', LABEL, 45)).toEqual(['紙を', '一枚引', 'く。']);
  });

  test('break within a word only where it has no room alone', () => {
    expect(linesOf('a Handkerchief', LABEL, 60)).toEqual(['a', 'Handke', 'rchief']);
  });

  test('break where the text says so', () => {
    expect(linesOf('one\ntwo', LABEL, 300)).toEqual(['one', 'two']);
  });
});

describe('a text that has to fit', () => {
  test('is as large as its style where it has room', () => {
    expect(fitText('Kite', LABEL, 200)).toEqual({ text: 'Kite', fontSize: 15 });
  });

  test('becomes smaller, so that it fills its room', () => {
    const room = 0.8 * textWidth('Deck of Cards', LABEL);
    const { text, fontSize } = fitText('Deck of Cards', LABEL, room);
    expect(text).toBe('Deck of Cards');
    expect(textWidth(text, { ...LABEL, fontSize })).toBeCloseTo(room);
  });

  test('is cut at 11 points', () => {
    const { text, fontSize } = fitText('Deck of Cards', LABEL, 50);
    expect(fontSize).toBe(11);
    expect(text).toMatch(/^Deck.*…$/);
    expect(textWidth(text, { ...LABEL, fontSize })).toBeLessThanOrEqual(50);
  });

  test('is cut letter by letter, never in the middle of one', () => {
    expect(cutText('🏯🏯🏯', LABEL, 40)).toBe('🏯…');
    expect(cutText('Kite', LABEL, 0)).toBe('K…');
  });
});

describe('lines of about the same length', () => {
  test.each([
    ['Use a work before you renew your hand?', 310, ['Use a work before you', 'renew your hand?']],
    [
      'Tap cards to return, then draw up to five',
      320,
      ['Tap cards to return,', 'then draw up to five'],
    ],
  ])('%s', (text, width, lines) => {
    expect(linesOf(text, QUESTION, evenWidth(text, QUESTION, width))).toEqual(lines);
  });

  test('need no more lines, and a single line keeps its room', () => {
    const text = 'Return none, draw 3';
    const even = evenWidth(text, LABEL, 130);
    expect(linesOf(text, LABEL, even)).toEqual(['Return none,', 'draw 3']);
    expect(evenWidth(text, LABEL, 400)).toBe(400);
  });
});
