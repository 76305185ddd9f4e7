import { thinker } from '@/store/game/thinker';
import { ai, newStore, person, playOn, randomPlayer } from './support';

test("the engine's players wait for the net of their table, and then play", async () => {
  const store = newStore({ ai: thinker });
  await store.getState().startGame({ participants: [person('Aiko'), ai('Ren')], seed: 'nets' });
  await playOn(store, randomPlayer('nets'), () => store.getState().choices > 12);
  expect(store.getState()).toMatchObject({ status: 'playing', fault: null });
});
