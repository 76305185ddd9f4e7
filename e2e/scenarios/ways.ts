/** Every way into and out of a game: there is never more than one table, and never a hand for the wrong eyes. */
import { sharedGame } from '../../scripts/lib/shared-game';
import { expect, PHONE, scenario, type App, type Scenario } from '../driver';
import { addByCode, playOn, sitDown, toTheTable, type Table } from './table';
import { find, until } from './wait';

type Walker = Table & App<'mounted'>;

async function atTheTable(app: Walker, way: string): Promise<void> {
  await app.see('game');
  const tables = await app.mounted('game');
  expect(tables === 1, `${way} leads to ${tables} tables`);
}

async function leave(app: Walker, way: string): Promise<void> {
  await app.tap('open-menu');
  await app.tap('menu-leave');
  await app.see('start-quick');
  await until(async () => (await app.mounted('game')) === 0, `A table is left over, ${way}`);
}

const OPENS = /^saved-(?!more|delete|close|outside|row)/;
const MORE = /^saved-more-/;

/** A button of a game in the list, by the game's name. */
async function inTheList(app: Walker, button: RegExp, name: string): Promise<string> {
  await app.tap('start-saved');
  const found = await find(
    async () =>
      (await app.tappables()).find((c) => button.test(c.testID) && c.label.includes(name)),
    `${name} is not in the list`,
  );
  return found.testID;
}

export const ways: readonly Scenario[] = [
  scenario({
    name: 'every way into a game and out of it, one after the other, leads to one table',
    needs: ['tappables', 'tapNow', 'mounted'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'ways' });
      await atTheTable(app, 'A new game');
      await playOn(app, { seed: 4, most: 4, size: PHONE });
      await toTheTable(app);
      for (const page of ['rules', 'settings'] as const) {
        await app.tap('open-menu');
        await app.tap(`menu-${page}`);
        await app.see(page);
        await app.tap(`${page}-back`);
        await atTheTable(app, `Back from the ${page}`);
      }
      await leave(app, 'after a new game');
      await app.tap('start-continue');
      await atTheTable(app, 'Continue');
      await leave(app, 'after Continue');
      await app.tap('start-quick');
      await atTheTable(app, 'A quick game');
      await toTheTable(app);
      await leave(app, 'after a quick game');

      // A finished game, from its end to the review, and from there to a new game.
      const { code, name } = sharedGame('Rainy evening', ['Ada', 'Ben']);
      await addByCode(app, code);
      await app.tap(await inTheList(app, OPENS, name));
      await atTheTable(app, 'A finished game');
      await app.see('end-review');
      await app.tap('end-review');
      await app.see('review-play');
      for (let i = 0; i < 3; i++) await app.tap('review-last-turn');
      await app.tap('review-play');
      await app.see('curtain-title');
      await atTheTable(app, 'A game that goes on from the review of the one before');
      await toTheTable(app);
      await leave(app, 'after the review');
      await app.tap('start-quick');
      await atTheTable(app, 'A quick game after all that');
      await toTheTable(app);
      const { taps } = await playOn(app, { seed: 5, most: 4, size: PHONE });
      expect(taps === 4, 'The game does not go on');
      await toTheTable(app);
      await leave(app, 'at last');

      // From the list to the review, and on.
      await app.tap(await inTheList(app, MORE, name));
      await app.tap('saved-review');
      await app.see('review-play');
      await app.tap('review-last-turn');
      await app.tap('review-play');
      await app.see('curtain-title');
      await atTheTable(app, 'A game that goes on from the review of one in the list');
    },
  }),
  scenario({
    name: 'in a browser: Forward, after a game was left, leads to no hand',
    needs: ['tappables', 'tapNow', 'history'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person'], seed: 'forward' });
      await toTheTable(app);
      const hands = async () =>
        (await app.tappables()).filter((c) => c.label.includes('your hand')).length;
      expect((await hands()) > 0, 'There is no hand on the table');
      await app.tap('open-menu');
      await app.tap('menu-leave');
      await app.see('start-quick');
      await app.history('forward');
      // The game is saved and put away: the start has it.
      await app.see('start-continue');
      expect((await hands()) === 0, 'A hand lies open');
    },
  }),
  scenario({
    name: 'in a browser: Back closes a sheet, then opens the menu, and leaving is up to the menu',
    needs: ['tappables', 'tapNow', 'mounted', 'history'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'back' });
      await toTheTable(app);
      const sheets = [
        ['points-1', 'points'],
        ['open-log', 'log'],
        ['seat-1', 'temple'],
        ['open-page', 'page'],
      ] as const;
      for (const [opens, sheet] of sheets) {
        await app.tap(opens);
        await app.see(sheet);
        await app.history('back');
        await app.notSee(sheet);
        await atTheTable(app, `Back from the ${sheet}`);
        await app.notSee('menu-leave');
      }
      await app.history('back');
      await app.see('menu-leave');
      await app.history('back');
      await app.notSee('menu-leave');
      // Leaving a page over the table leads back to the table.
      await app.tap('open-menu');
      await app.tap('menu-rules');
      await app.see('rules');
      await app.history('back');
      await atTheTable(app, 'Back from the rules');
      await leave(app, 'after Back');
      // Back from the table leads to the page before it.
      await app.history('back');
      await app.see('start-quick');
      await app.history('forward');
      await app.see('start-quick');
    },
  }),
];
