import { spokenLine } from '@/components/screens/saved/shown';
import { speak } from '@/locales';
import { de } from '@/locales/de/german';
import { ja } from '@/locales/ja/japanese';
import type { GameSummary } from '@/store/saves';

const game: GameSummary = {
  id: '1',
  name: 'A game',
  participants: [1, 2].map((n) => ({ name: `Spieler ${n}`, kind: 'person', colour: n })),
  turn: 12,
  round: 6,
  made: 40,
  scores: [12, 9],
  over: false,
  hints: [0, 0],
  createdAt: 0,
  playedAt: 0,
  damaged: false,
};

afterEach(() => speak('en', null));

test.each([
  ['en', null, 'Round 6 · Spieler 1: 12, Spieler 2: 9'],
  ['de', de, 'Runde 6 · Spieler 1: 12, Spieler 2: 9'],
  ['ja', ja, '第6ラウンド・Spieler 1：12、Spieler 2：9'],
] as const)(
  'in %s a name that ends in a figure stands apart from its points',
  (code, book, line) => {
    speak(code, book);
    expect(spokenLine(game)).toBe(line);
  },
);
