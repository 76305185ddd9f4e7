import { createSettingsStore, readSettings } from '@/store/settings/store';

test('what a quick hand sets before the games are open holds, and is kept with the rest', async () => {
  let kept = '{"pace":"slow","sound":"off"}';
  const keeper = {
    read: async () => kept,
    write: async (text: string) => {
      kept = text;
    },
  };
  const settings = createSettingsStore();
  settings.getState().change({ pace: 'fast' });
  const opening = settings.getState().load(keeper);
  settings.getState().change({ pace: 'instant', textSize: 2 });
  await opening;
  expect(settings.getState()).toMatchObject({ pace: 'instant', sound: 'off', textSize: 2 });
  expect(readSettings(kept)).toMatchObject({ pace: 'instant', sound: 'off', textSize: 2 });
  settings.getState().change({ sound: 'full' });
  expect(readSettings(kept)).toMatchObject({ pace: 'instant', sound: 'full', textSize: 2 });
});
