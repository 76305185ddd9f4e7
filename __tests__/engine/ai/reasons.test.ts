import type { Choice } from '../../../engine';
import { legalChoices, viewFor } from '../../../engine';
import { REASON_KEYS, think } from '../../../engine/ai';
import { reasons } from '../../../locales/en/reasons';
import { positions } from './positions';
import './nets';

test('every reason has a sentence for and a sentence against', () => {
  expect(Object.keys(reasons).sort()).toEqual([...REASON_KEYS].sort());
  for (const { up, down } of Object.values(reasons)) {
    for (const sentence of [up, down]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

test('two moves are compared by their chances, with named reasons', () => {
  let explained = 0;
  let compared = 0;
  for (const g of positions('reasons', 60)) {
    const legal = legalChoices(g) as Choice[];
    const thought = think(viewFor(g, g.current), legal, { level: 'abbot', seed: 'why' });
    while (!thought.step(Infinity));
    const { choice, winChance, alternatives, reasons: why } = thought.best();
    expect(legal).toContainEqual(choice);
    for (const other of [winChance, ...alternatives.map((a) => a.winChance)]) {
      expect(other).toBeGreaterThanOrEqual(0);
      expect(other).toBeLessThanOrEqual(1);
    }
    const chances = alternatives.map((a) => a.winChance);
    expect(chances).toEqual(chances.slice().sort((a, b) => b - a));
    for (const { key, magnitude } of why) {
      expect(REASON_KEYS).toContain(key);
      expect(magnitude).toBeGreaterThan(0);
    }
    expect(why.length).toBeLessThanOrEqual(3);
    compared++;
    if (why.length > 0) explained++;
  }
  expect(explained).toBeGreaterThan(compared / 2);
});
