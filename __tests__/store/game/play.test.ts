import { ai, newStore, person, playOn, randomPlayer } from './support';

test.each([
  ['two persons', [person('Ada'), person('Ben')]],
  ['one person against one AI', [person('Ada'), ai('Ren')]],
  ['two persons and three AIs', [ai('A'), person('Ada'), ai('B'), ai('C'), person('Ben')]],
])('plays a whole game: %s', async (_, participants) => {
  const store = newStore();
  await store.getState().startGame({ participants, seed: 'whole' });
  await playOn(store, randomPlayer('whole'));
  const { status, result, fault, log, choices } = store.getState();
  expect({ status, fault }).toEqual({ status: 'over', fault: null });
  expect(result?.players).toHaveLength(participants.length);
  expect(log[log.length - 1]?.event.type).toBe('end');
  expect(choices).toBeGreaterThan(20);
});
