/** Who may take a hint, that it counts once per question, and what it sees. */
import type { View } from '@/engine';
import type { Hint } from '@/store/hint';
import { createHintStore, type HintDeps } from '@/store/hint/store';
import { memoryKeeper } from '@/store/saves/memory';

import { ai, newStore, person, playOn, quiet, randomPlayer, untilAsked } from '../game/support';

const ALONE = [person('Ada'), ai('Ren')];
const TWO = [person('Ada'), person('Ben', 2)];

function hinting(participants: typeof ALONE, hints?: boolean) {
  const noted: number[] = [];
  const keeper = memoryKeeper();
  const game = newStore({
    keeper: {
      ...keeper,
      noteHint: async (id, player) => {
        noted.push(player);
        await keeper.noteHint(id, player);
      },
    },
  });
  const seen: View[] = [];
  const pending: ((hint: Hint | Promise<null> | null) => void)[] = [];
  const seek: HintDeps['seek'] = (view) => {
    seen.push(view);
    return new Promise((resolve) => pending.push(resolve));
  };
  const told: string[] = [];
  const tell: HintDeps['tell'] = ({ code }) => void told.push(code);
  const scheduler = { pause: async () => undefined };
  const hint = createHintStore({ game: () => game, scheduler, now: () => 0, seek, tell });
  const start = async () => {
    await game.getState().startGame({ participants, seed: 'asks', hints });
    const several = () => (game.getState().decision?.choices.length ?? 0) > 1;
    await playOn(game, randomPlayer('asks'), several);
  };
  const found = async () => {
    const choice = game.getState().decision?.choices[0] ?? { do: 'pass' as const };
    pending.shift()?.({ best: { choice, then: [], reasons: [] }, second: null });
    await quiet();
  };
  const lost = async () => {
    const error = Object.assign(new Error('Loading module failed'), { name: 'AsyncRequireError' });
    pending.shift()?.(Promise.reject(error));
    await quiet();
  };
  return {
    game,
    hint,
    noted,
    told,
    seen,
    found,
    lost,
    start,
    ask: () => void hint.getState().ask(),
  };
}

test('idea, moves, away: one question is noted once', async () => {
  const { game, hint, noted, seen, found, start, ask } = hinting(ALONE);
  await start();
  ask();
  expect(hint.getState().now).toMatchObject({ hint: null, shows: 'idea' });
  // A second tap while thinking changes nothing.
  ask();
  expect(seen).toHaveLength(1);
  await found();
  expect(hint.getState().now).toMatchObject({ shows: 'idea', of: game.getState().decision });
  ask();
  expect(hint.getState().now?.shows).toBe('moves');
  ask();
  expect(hint.getState().now).toBeNull();
  ask();
  await found();
  expect(noted).toEqual([0]);
  const { game: info } = game.getState();
  expect(info?.hints).toBe(true);
});

test('sees what the player sees, and nothing more', async () => {
  const { game, seen, start, ask } = hinting(ALONE);
  await start();
  ask();
  expect(seen[0]).toBe(game.getState().view);
  expect(seen[0]?.viewer).toBe(0);
});

test('what is found too late is dropped', async () => {
  const { game, hint, noted, found, start, ask } = hinting(ALONE);
  await start();
  ask();
  const { decision, choose } = game.getState();
  await choose(randomPlayer('late')(decision as NonNullable<typeof decision>));
  await untilAsked(game);
  ask();
  const { of } = hint.getState().now ?? {};
  expect(of).toBe(game.getState().decision);
  await found();
  // That belonged to the first question.
  expect(hint.getState().now).toMatchObject({ of, hint: null });
  expect(noted).toEqual([0, 0]);
});

test('if the part that seeks it is not loaded, that is told, and the next tap seeks again', async () => {
  const { hint, told, found, lost, start, ask } = hinting(ALONE);
  await start();
  ask();
  await lost();
  expect(told).toEqual(['notLoaded']);
  expect(hint.getState().now).toBeNull();
  ask();
  await found();
  expect(hint.getState().now).toMatchObject({ shows: 'idea' });
  expect(told).toHaveLength(1);
});

test('several people have none unless they agreed, and each is counted for themselves', async () => {
  const without = hinting(TWO);
  await without.start();
  without.ask();
  expect(without.hint.getState().now).toBeNull();
  expect(without.noted).toEqual([]);

  const agreed = hinting(TWO, true);
  await agreed.start();
  const first = agreed.game.getState().holder;
  agreed.ask();
  await playOn(
    agreed.game,
    randomPlayer('on'),
    () =>
      agreed.game.getState().holder !== first &&
      (agreed.game.getState().decision?.choices.length ?? 0) > 1,
  );
  agreed.ask();
  expect(agreed.noted).toEqual([first, 1 - (first ?? 0)]);
});
