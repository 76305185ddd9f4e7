import { expect, scenario, type Scenario } from '../driver';

const ROUTES = [
  { route: '/', shows: 'start' },
  { route: '/about', shows: 'about' },
  { route: '/cards', shows: 'cards' },
  { route: '/statistics', shows: 'statistics-empty' },
  { route: '/daily', shows: 'daily' },
  { route: '/backup', shows: 'backup' },
  { route: '/puzzles', shows: 'puzzles' },
  { route: '/hand-over', shows: 'hand-over-fault' },
  { route: '/open', shows: 'open-home' },
  { route: '/no/such/page', shows: 'not-found' },
  // Expo would show a list of all routes there.
  { route: '/_sitemap', shows: 'not-found' },
];

export const start: readonly Scenario[] = [
  scenario({
    name: 'starts, and is used offline',
    needs: ['offline'],
    async run(app) {
      await app.launch();
      await app.see('start');
      // In a browser the database loads separately and a moment later.
      await app.see('start-ready');
      await app.keptOffline();
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
    },
  }),
  scenario({
    name: 'opens and reloads every route directly',
    needs: [],
    async run(app) {
      for (const { route, shows } of ROUTES) {
        await app.launch(route);
        await app.see(shows);
        await app.relaunch(route);
        await app.see(shows);
      }
    },
  }),
  scenario({
    name: 'shows the way back from an unknown route',
    needs: [],
    async run(app) {
      await app.launch('/no/such/page');
      await app.see('not-found');
      await app.notSee('start');
      await app.tap('not-found-home');
      await app.see('start');
      await app.notSee('not-found');
    },
  }),
  scenario({
    name: 'comes back after being killed',
    needs: [],
    async run(app) {
      await app.launch();
      await app.see('start');
      await app.kill();
      await app.relaunch();
      await app.see('start');
    },
  }),
];
