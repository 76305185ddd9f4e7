import { NOTHING_OPEN, settled } from '@/components/table/screen/local';
import type { Decision } from '@/engine';
import type { GameData } from '@/store/game';

const cast = { participants: [], viewer: 0 };
const before = { ...NOTHING_OPEN, lastTold: { to: 0, text: 'Aiko hires Coin' } };
const game = (decision: Decision | null) =>
  ({ pending: [], decision, curtain: null }) as unknown as GameData;

test('what was told last stays while the others go on playing', () => {
  expect(settled(before, game(null), cast, false)).toBe(before);
});

test('once one is asked it is over, so that no choice is followed by an old sentence', () => {
  const asked = settled(before, game({} as Decision), cast, false);
  expect(asked.lastTold).toBeNull();
  expect(settled(asked, game(null), cast, false).lastTold).toBeNull();
});
