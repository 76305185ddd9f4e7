/** Daily deals played by their opponent on both sides, a line per choice, to compare engines. */
import type { Choice } from '../../engine';
import { advance, legalChoices, newGame, viewFor } from '../../engine';
import { think } from '../../engine/ai';
import { keepAllWeights } from '../../engine/ai/weights/all';

const DAYS = ['2026-11-18', '2027-02-28'];
const MOST = 40;

export function dailyLines(): string[] {
  keepAllWeights();
  return DAYS.flatMap((day) => {
    // The same seeds as store/daily/deal.ts and store/game/flow.ts.
    const seed = `daily-${day}`;
    const g = newGame({ players: 2, seed });
    const lines = [`${seed} ${g.deck.join()}`];
    let legal: Choice[] | null = legalChoices(g);
    for (let move = 0; legal !== null && move < MOST; move++) {
      const thought = think(viewFor(g, g.current), legal, {
        level: 'prior',
        seed: `${seed}:${move}`,
      });
      while (!thought.step(5));
      const { choice, winChance } = thought.best();
      lines.push(`${JSON.stringify(choice)} ${winChance}`);
      legal = advance(g, choice);
    }
    return lines;
  });
}
