/** A game goes to another device by its link, the one that its QR code holds. */
import { expect, PHONE, scenario, type Scenario } from '../driver';
import { expectSameTable, expectTable, tableOf } from './same-table';
import { playOn, sitDown, toTheTable } from './table';
import { waitForText } from './wait';

/** The route of a link to a game: of the app's scheme on a device, an address in a browser. */
function routeOf(link: string): string {
  const [, route] = /^(?:mottainai:\/|https?:\/\/[^/]+)(\/open[#?].+)$/.exec(link) ?? [];
  expect(route !== undefined, `This is no link to a game: ${link}`);
  return route;
}

export const handOver: readonly Scenario[] = [
  scenario({
    name: 'a game is handed over by QR code: the other device has the curtain first, then the same table',
    needs: ['tappables', 'tapNow', 'clipboard', 'offline'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person'], seed: 'handed over' });
      await playOn(app, { seed: 31, most: 8, size: PHONE });
      const before = await tableOf(app);
      await app.tap('open-menu');
      await app.tap('menu-hand-over');
      await app.see('hand-over-show');
      await app.notSee('qr-code');
      await waitForText(app, 'hand-over-name', /Player 1, Player 2/);
      await app.tap('hand-over-show');
      await app.see('qr-code');
      await app.screenshot('hand-over');
      await app.tap('hand-over-copy');
      await waitForText(app, 'hand-over-told', /Link copied/);
      const link = await app.clipboard();
      // Back at the table, where nothing changed.
      await app.tap('hand-over-back');
      await expectTable(app, before, 'after it was handed over');

      // The link starts another device with nothing saved.
      await app.launch(routeOf(link));
      await waitForText(app, 'open-told', /in your list now/);
      const cards = (await app.tappables()).filter(({ testID }) => testID.startsWith('card-'));
      expect(cards.length === 0, 'A card is in sight before the curtain');
      await app.screenshot('arrived');
      await app.tap('open-go');
      await app.see('curtain-title');
      await toTheTable(app);
      await expectTable(app, before, 'on the other device');

      // No network is needed: the app itself answers its address.
      await app.keptOffline();
      await app.offline(true);
      // The same link finds the game there; a truncated one is refused.
      await app.relaunch(routeOf(link));
      await waitForText(app, 'open-told', /You already have this game/);
      await app.relaunch(routeOf(link).slice(0, -8));
      await waitForText(app, 'open-told', /end of this code is missing/);
      await app.notSee('open-go');
      await app.tap('open-home');
      await app.see('start-ready');
      await expectSameTable(app, before, 'from the start of the other device');
    },
  }),
];
