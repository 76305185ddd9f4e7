/** Applied stepwise, a choice ends as with `apply`, and shows the tables in between. */
import type { Choice } from '../../engine';
import {
  apply,
  applyStepwise,
  EngineError,
  legalChoices,
  newGame,
  nextInt,
  seededRng,
  serialize,
} from '../../engine';

test.each([2, 3, 4, 5])('all through a game of %i', (players) => {
  const rng = seededRng(`stepwise ${players}`);
  let g = newGame({ players, seed: 'stepwise' });
  let most = 0;
  for (let legal = legalChoices(g); legal !== null; legal = legalChoices(g)) {
    const choice = legal[nextInt(rng, legal.length)] as Choice;
    const before = serialize(g);
    const { state, events } = apply(g, choice);
    const stepwise = applyStepwise(g, choice);
    expect(serialize(g)).toBe(before);
    expect(serialize(stepwise.state)).toBe(serialize(state));
    expect(stepwise.steps.map((step) => step.event)).toEqual(events);
    for (const { event, state: after } of stepwise.steps) {
      expect(after.stack).toEqual([]);
      if (event.type === 'turn') expect(after.turn).toBe(event.turn);
      if (event.type === 'phase') expect(after.phase).toBe(event.phase);
      if (event.type !== 'move') continue;
      const { from, to, card } = event;
      if (from.zone === 'hand') expect(after.players[from.player]?.hand).not.toContain(card);
      if (to.zone === 'hand') expect(after.players[to.player]?.hand).toContain(card);
      if (to.zone === 'floor') expect(after.floor).toContain(card);
    }
    most = Math.max(most, stepwise.steps.length);
    g = state;
  }
  expect(most).toBeGreaterThan(3);
});

test('a choice that is not legal is refused, and nothing has happened', () => {
  const g = newGame({ players: 2, seed: 'refused' });
  const before = serialize(g);
  expect(() => applyStepwise(g, { do: 'smith', card: 999 } as unknown as Choice)).toThrow(
    EngineError,
  );
  expect(serialize(g)).toBe(before);
});
