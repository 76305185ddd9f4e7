/** Scenarios for every device: they need only touches, not a look at the whole screen. */
import { sharedGame } from '../../scripts/lib/shared-game';
import { expect, scenario, type App, type Scenario } from '../driver';
import { sitDown } from './table';
import { pause, waitForText } from './wait';

/** Milliseconds; a new curtain ignores taps at first. */
const GUARD = 1_000;

const ROUTES = [
  { route: '/about', shows: 'about' },
  { route: '/settings', shows: 'settings' },
  { route: '/rules', shows: 'rules' },
  { route: '/cards', shows: 'cards' },
  { route: '/daily', shows: 'daily' },
  { route: '/backup', shows: 'backup' },
  { route: '/puzzles', shows: 'puzzles' },
  { route: '/hand-over', shows: 'hand-over-fault' },
  { route: '/open', shows: 'open-home' },
  { route: '/no/such/page', shows: 'not-found' },
];

async function twoPeople(app: App, seed: string): Promise<void> {
  await sitDown(app, { players: ['person', 'person'], seed });
  await app.see('curtain-title');
  await pause(GUARD);
  await app.tap('curtain-open');
  await app.see('act-pass');
}

export const device: readonly Scenario[] = [
  scenario({
    name: 'on a device: it starts, and links lead to their pages',
    needs: [],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      for (const { route, shows } of ROUTES) {
        await app.relaunch(route);
        await app.see(shows);
      }
    },
  }),
  scenario({
    name: 'on a device: a quick game asks the same question after a kill',
    needs: [],
    async run(app) {
      await app.launch();
      await app.tap('start-quick');
      await app.see('act-pass');
      const asked = await app.readText('question');
      await app.kill();
      await app.relaunch();
      await app.tap('start-continue');
      await app.see('act-pass');
      const again = await app.readText('question');
      expect(again === asked, `"${asked}" was asked, and "${again}" after the kill`);
    },
  }),
  scenario({
    name: 'on a device: two people, and the curtain is down when the app comes back',
    needs: ['turnTo'],
    async run(app) {
      await twoPeople(app, 'away');
      const asked = await app.readText('question');
      await app.turnTo('background');
      await app.turnTo('active');
      await app.see('curtain-title');
      await pause(GUARD);
      await app.tap('curtain-open');
      await app.see('act-pass');
      expect((await app.readText('question')) === asked, 'The question is another');
    },
  }),
  scenario({
    name: 'on a device: a sheet that replaces another can be read and closed',
    needs: [],
    async run(app) {
      await twoPeople(app, 'sheets');
      await app.tap('open-menu');
      await app.tap('menu-describe-table');
      await app.see('describe');
      await app.notSee('menu');
      await app.tap('describe-close');
      await app.notSee('describe');
      // Shows that the table accepts taps again.
      await app.tap('open-log');
      await app.tap('log-close');
      await app.notSee('log');
      await app.see('act-pass');
    },
  }),
  scenario({
    name: 'on a device: a code is typed in, and its game is in the list',
    needs: [],
    async run(app) {
      const { code } = sharedGame('Rainy evening', ['Ada', 'Ben']);
      await app.launch();
      await app.tap('start-saved');
      await app.type('shared-code', code);
      await app.tap('shared-open');
      await waitForText(app, 'shared-told', /in your list/);
    },
  }),
  scenario({
    name: 'on a device: turned on its side and back, it asks the same',
    needs: ['rotate'],
    async run(app) {
      await twoPeople(app, 'turned');
      const asked = await app.readText('question');
      for (const to of ['landscape', 'portrait'] as const) {
        await app.rotate(to);
        await app.see('act-pass');
        expect((await app.readText('question')) === asked, `Another question in ${to}`);
      }
    },
  }),
];
