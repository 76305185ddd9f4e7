import { loadSettings, readSettings, settingsStore } from '@/store/settings';

test('what a quick hand sets before the games are open holds, and is kept with the rest', async () => {
  let kept = '{"pace":"slow","sound":"off"}';
  const keeper = {
    read: async () => kept,
    write: async (text: string) => {
      kept = text;
    },
  };
  settingsStore.getState().change({ pace: 'fast' });
  const opening = loadSettings(keeper);
  settingsStore.getState().change({ pace: 'instant', textSize: 2 });
  await opening;
  expect(settingsStore.getState()).toMatchObject({ pace: 'instant', sound: 'off', textSize: 2 });
  expect(readSettings(kept)).toMatchObject({ pace: 'instant', sound: 'off', textSize: 2 });
  settingsStore.getState().change({ sound: 'full' });
  expect(readSettings(kept)).toMatchObject({ pace: 'instant', sound: 'full', textSize: 2 });
});
