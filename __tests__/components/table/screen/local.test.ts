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

test('a card that is read beside the table stays, until the hands go down for a computer', () => {
  const playing = { ...game(null), holder: 0 };
  const opened = {
    what: { type: 'inspect', card: 7 },
    decision: null,
    holder: 0,
    curtain: null,
    beside: true,
  } as const;
  const reading = { ...NOTHING_OPEN, opened };
  expect(settled(reading, playing, cast, true)).toBe(reading);
  expect(settled(reading, { ...playing, holder: null }, cast, true).opened).toBeNull();
});
