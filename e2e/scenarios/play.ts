import { expect, type Scenario } from '../driver';
import { playOn, sitDown, untilAsked } from './table';

const PHONE = { width: 375, height: 667 };
const TABLET = { width: 1024, height: 768 };

export const play: readonly Scenario[] = [
  {
    name: 'one tap starts a game against the computer, and another goes on with it',
    async run(app) {
      await app.setViewport?.(PHONE.width, PHONE.height);
      await app.launch();
      await app.tap('start-quick');
      await app.see('game');
      await app.see('question');
      await app.screenshot('game');
      await app.kill();
      await app.relaunch();
      await app.tap('start-continue');
      await app.see('game');
      await app.see('question');
    },
  },
  {
    name: 'two people play a whole game by tapping, with the curtain between them',
    async run(app) {
      if (app.tappables === undefined) return;
      await app.setViewport?.(PHONE.width, PHONE.height);
      await sitDown(app, { players: ['person', 'person'], seed: 'two people' });
      await app.see('curtain-title');
      const { over } = await playOn(app, { seed: 11, most: 1500, size: PHONE });
      expect(over, 'The game did not come to its end');
      await app.see('end-title');
      await app.screenshot('end');
      await app.tap('end-table');
      await app.see('board');
      await app.tap('act-result');
      await app.see('end-title');
      await app.tap('end-rematch');
      await app.see('curtain-title');
    },
  },
  {
    name: 'a person plays a whole game against the computer',
    async run(app) {
      if (app.tappables === undefined) return;
      await app.setViewport?.(PHONE.width, PHONE.height);
      await sitDown(app, { players: ['person', 'novice'], seed: 'alone' });
      const { over } = await playOn(app, { seed: 5, most: 1500, size: PHONE });
      expect(over, 'The game did not come to its end');
      await app.tap('end-home');
      await app.see('start');
    },
  },
  {
    name: 'five people pass a phone around',
    async run(app) {
      if (app.tappables === undefined) return;
      await app.setViewport?.(PHONE.width, PHONE.height);
      const players = ['person', 'person', 'person', 'person', 'person'] as const;
      await sitDown(app, { players, seed: 'five' });
      await playOn(app, { seed: 3, most: 120, size: PHONE });
      await app.screenshot('five');
    },
  },
  {
    name: 'two teams play on a tablet',
    async run(app) {
      if (app.tappables === undefined) return;
      await app.setViewport?.(TABLET.width, TABLET.height);
      const players = ['person', 'novice', 'person', 'novice'] as const;
      await sitDown(app, { players, seed: 'teams', teams: true });
      await playOn(app, { seed: 8, most: 80, size: TABLET });
      await app.screenshot('teams');
    },
  },
  {
    name: 'random taps on a tablet lead through a whole game',
    async run(app) {
      if (app.tappables === undefined) return;
      await app.setViewport?.(TABLET.width, TABLET.height);
      await sitDown(app, { players: ['person', 'person', 'person'], seed: 'tablet' });
      const { over } = await playOn(app, { seed: 21, most: 2500, size: TABLET });
      expect(over, 'The game did not come to its end');
    },
  },
  {
    name: 'turning the device keeps the question and the chosen card',
    async run(app) {
      if (app.tappables === undefined || app.setViewport === undefined) return;
      await app.setViewport(390, 844);
      await sitDown(app, { players: ['person', 'novice'], seed: 'turn' });
      await playOn(app, { seed: 2, most: 12, size: { width: 390, height: 844 } });
      await untilAsked(app);
      const asked = await app.readText('question');
      const mine = (await app.tappables()).find(
        (c) => c.testID.startsWith('card-') && c.label.includes('can be chosen') && c.free,
      );
      expect(mine !== undefined, 'No card can be chosen here: take another seed');
      await app.tap(mine.testID);
      await app.see('act-read');
      const buttons = async () =>
        ((await app.tappables?.()) ?? [])
          .map((c) => c.testID)
          .filter((id) => id.startsWith('act-'))
          .join();
      const chosen = await buttons();
      for (const [width, height] of [
        [844, 390],
        [768, 1024],
        [1024, 768],
        [360, 640],
        [390, 844],
      ] as const) {
        await app.setViewport(width, height);
        expect(
          (await app.readText('question')) === asked,
          `The question changed at ${width}×${height}`,
        );
        await app.see('act-read');
        expect((await buttons()) === chosen, `The choice was lost at ${width}×${height}`);
        await app.screenshot(`turned-${width}x${height}`);
      }
    },
  },
];
