import { loadNet, think } from '../../../engine/ai';
import { brainFor } from '../../../engine/ai/brain';
import type { Choice } from '../../../engine';
import { legalChoices, newGame, viewFor } from '../../../engine';

test('a game for two loads the net of its table, and no other', async () => {
  const g = newGame({ players: 2, seed: 'net' });
  const legal = legalChoices(g) as Choice[];
  const begin = () => think(viewFor(g, g.current), legal, { level: 'novice', seed: 'x' });
  expect(() => begin().step(1)).toThrow('not loaded');
  await loadNet(g.options);
  const thought = begin();
  while (!thought.step(Infinity));
  expect(legal).toContainEqual(thought.best().choice);
  expect(() => brainFor({ players: 5, teams: false })).toThrow('not loaded');
  await loadNet({ players: 5, teams: false });
  expect(brainFor({ players: 5, teams: false }).policy.length).toBeGreaterThan(0);
});
