import { castOf } from '@/components/table/screen/controller';
import { NOTHING_OPEN } from '@/components/table/screen/local';
import { whileWaiting } from '@/components/table/screen/waiting';
import type { View } from '@/engine';
import type { GameData } from '@/store/game';

import { controlled } from '../support/controlled';

const SEATS = [
  { name: 'You', kind: 'person' as const, colour: 0 },
  { name: 'Aiko', kind: 'ai' as const, level: 'novice' as const, colour: 1 },
];

/** What the panel says at a table where nobody is asked, while `current` plays. */
async function said(current: number, thinking: number | null): Promise<string> {
  const { store } = await controlled({ participants: SEATS, seed: 'waiting' });
  const now = store.getState();
  const view: View = { ...(now.view as View), current };
  const game: GameData = { ...now, view, thinking, decision: null, turnDone: null, pending: [] };
  return whileWaiting(game, view, castOf(game), NOTHING_OPEN).question;
}

test('a moment without a question is one’s own turn, or that of who plays or thinks', async () => {
  expect(await said(0, null)).toBe('Your turn');
  expect(await said(1, null)).toBe('Aiko plays');
  expect(await said(1, 1)).toBe('Aiko is thinking');
});
