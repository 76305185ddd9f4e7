import { expect, PHONE, scenario, type App, type Scenario } from '../driver';
import { playOn, untilAsked } from './table';
import { pause, until } from './wait';

const heardBy = (app: App<'soundsHeard'>) => app.soundsHeard();

async function setSound(app: App, level: 'off' | 'quiet' | 'full'): Promise<void> {
  await app.tap('start-settings');
  await app.tap(`settings-sound-${level}`);
  await app.screenshot(`sound-${level}`);
  await app.tap('settings-back');
  await app.see('start');
}

export const senses: readonly Scenario[] = [
  scenario({
    name: 'the table is heard without a network, and is silent when told so',
    needs: ['tappables', 'tapNow', 'soundsHeard', 'offline'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.keptOffline();
      await app.offline(true);
      expect((await heardBy(app)) === 0, 'Something was heard before anything was touched');

      await app.tap('start-quick');
      await app.see('game');
      await untilAsked(app);
      await until(async () => (await heardBy(app)) > 0, 'The cards were dealt in silence');
      const dealt = await heardBy(app);
      await playOn(app, { seed: 4, most: 4, size: PHONE });
      await until(async () => (await heardBy(app)) > dealt, 'Nothing was heard of what was chosen');
      await app.relaunch();
      await app.see('start-ready');

      await setSound(app, 'off');
      const silent = await heardBy(app);
      await app.tap('start-continue');
      await app.see('game');
      await playOn(app, { seed: 4, most: 4, size: PHONE });
      // A sound has to load before it starts.
      await pause(1000);
      expect((await heardBy(app)) === silent, 'Something was heard with the sound off');
      await app.relaunch();
      await app.see('start-ready');

      // The setting is kept, and a louder one plays a sample.
      await app.tap('start-settings');
      const before = await heardBy(app);
      await app.tap('settings-sound-full');
      await until(async () => (await heardBy(app)) === before + 1, 'It gave no taste of itself');
    },
  }),
];
