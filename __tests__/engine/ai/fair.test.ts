import type { Choice, GameState } from '../../../engine';
import { legalChoices, viewFor } from '../../../engine';
import type { Level } from '../../../engine/ai';
import { LEVELS, think } from '../../../engine/ai';
import { seededRng } from '../../../engine/rng';
import type { Agent } from '../../../scripts/ai/agents';
import { agentNamed, answer } from '../../../scripts/ai/agents';
import { permuteUnseen } from '../../../scripts/fuzz/permute';
import { positions } from './positions';
import './nets';

/** In how many positions permuting everything unseen changes the choice. */
function changes(agent: Agent, seed: string, count: number): number {
  const rng = seededRng(`${seed}-worlds`);
  let changed = 0;
  let at = 0;
  for (const g of positions(seed, count)) {
    const ask = (state: GameState) =>
      answer(agent, state, legalChoices(state) as Choice[], `${seed}/${at}`);
    const other = permuteUnseen(g, g.current, rng);
    if (JSON.stringify(ask(g)) !== JSON.stringify(ask(other))) changed++;
    at++;
  }
  return changed;
}

const FEW = '?base=4,perOption=1,worlds=3';

test.each(LEVELS)('%s decides the same whatever lies unseen, in 500 positions', (level) => {
  expect(changes(agentNamed(level + FEW), `fair-${level}`, 500)).toBe(0);
});

test('a player who peeks is found out', () => {
  expect(changes(agentNamed('peeker:12'), 'peek', 40)).toBeGreaterThan(5);
});

test('the full thinking of the top level is fair too', () => {
  expect(changes(agentNamed('abbot'), 'full', 12)).toBe(0);
});

test('a state cannot be handed over', () => {
  const level: Level = 'prior';
  const [g] = positions('types', 1);
  const state = g as GameState;
  const legal = legalChoices(state) as Choice[];
  // @ts-expect-error A state is not a view: it lacks `viewer`, and its hands are open.
  expect(() => think(state, legal, { level, seed: 'x' })).toThrow();
  expect(think(viewFor(state, state.current), legal, { level, seed: 'x' }).done).toBe(false);
});
