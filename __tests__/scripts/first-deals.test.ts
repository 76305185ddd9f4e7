/** The deal of the first game shows the game, with the novice as it is now. */
import { keepAllWeights } from '../../engine/ai/weights/all';
import { playNovices, richness, startled } from '../../scripts/lib/deal-shown';
import { firstGame } from '../../store/learn/first-game';

beforeAll(keepAllWeights);

const { participants, seed = '' } = firstGame();

test('a novice that hires, sells, covers and makes works, in a game that fills a wing', () => {
  expect(participants[1]).toMatchObject({ kind: 'ai', level: 'novice' });
  const { all, rival, turns, reason } = playNovices(seed);
  expect(rival.hires).toBeGreaterThanOrEqual(2);
  expect(rival.sales).toBeGreaterThanOrEqual(1);
  expect(rival.works + rival.crafts).toBeGreaterThanOrEqual(2);
  expect(rival.covered).toBeGreaterThanOrEqual(1);
  expect(all.crafts).toBeGreaterThanOrEqual(1);
  // A task on nearly every turn, of which half are the novice's.
  expect(rival.tasks).toBeGreaterThanOrEqual(0.4 * turns);
  expect(turns).toBeGreaterThanOrEqual(20);
  expect(turns).toBeLessThanOrEqual(26);
  expect(reason).toBe('works');
});

test('hardly a newcomer loses it early, or to three works in one turn', () => {
  expect(startled(seed, 8)).toBeLessThanOrEqual(1);
});

test('the script prefers it to a deal that shows less, and to one that is soon lost', () => {
  const shown = playNovices(seed);
  const least = { ...shown, all: { ...shown.all, hires: 0, covered: 0 } };
  expect(richness(shown)).toBeGreaterThan(richness(least));
  expect(richness(shown)).toBeGreaterThan(richness({ ...shown, margin: 30 }));
  expect(richness(shown)).toBeGreaterThan(richness({ ...shown, turns: 17 }));
  expect(richness(shown)).toBeGreaterThan(richness({ ...shown, leap: 3 }));
});
