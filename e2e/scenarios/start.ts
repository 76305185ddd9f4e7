import { expect, type Driver, type Scenario } from '../driver';

const ROUTES = [
  { route: '/', shows: 'start' },
  { route: '/about', shows: 'about' },
  { route: '/no/such/page', shows: 'not-found' },
];

async function expectNothingLeft(app: Driver): Promise<void> {
  const stray = (await app.strayRequests?.()) ?? [];
  expect(stray.length === 0, `The app called out: ${stray.join(', ')}`);
}

export const start: readonly Scenario[] = [
  {
    name: 'starts, and is used offline, without a request leaving for anywhere',
    async run(app) {
      await app.launch();
      await app.see('start');
      // In a browser the database is a part of its own that arrives a moment later.
      await app.see('start-ready');
      await app.offline(true);
      expect((await app.readText('start-title')) === 'Mottainai', 'The start has no title');
      await app.tap('start-about');
      await app.see('about');
      expect(
        /unofficial fan project/i.test(await app.readText('about-unofficial')),
        'About does not say that this is an unofficial fan project',
      );
      await app.tap('about-licences');
      await app.see('licences');
      await app.screenshot('licences');
      await app.tap('licences-close');
      await app.notSee('licences');
      await app.tap('about-back');
      await app.see('start');
      await app.notSee('about');
      await app.screenshot('start');
      await expectNothingLeft(app);
    },
  },
  {
    name: 'opens and reloads every route directly',
    async run(app) {
      for (const { route, shows } of ROUTES) {
        await app.launch(route);
        await app.see(shows);
        await app.relaunch(route);
        await app.see(shows);
      }
      await expectNothingLeft(app);
    },
  },
  {
    name: 'shows the way back from an unknown route',
    async run(app) {
      await app.launch('/no/such/page');
      await app.see('not-found');
      await app.notSee('start');
      await app.tap('not-found-home');
      await app.see('start');
      await app.notSee('not-found');
    },
  },
  {
    name: 'comes back after being killed',
    async run(app) {
      await app.launch();
      await app.see('start');
      await app.kill();
      await app.relaunch();
      await app.see('start');
    },
  },
];
