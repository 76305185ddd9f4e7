/** Resuming games later, and sharing games that are over. */
import { hashOfCode, sharedGame } from '../../scripts/lib/shared-game';
import { expect, PHONE, scenario, type App, type Scenario, type Tappable } from '../driver';
import { expectTable, tableOf } from './same-table';
import { playOn, sitDown } from './table';
import { find, until, waitForText } from './wait';

/** The listed games, most recently played first. */
async function listed(app: App<'tappables'>, games: number): Promise<readonly Tappable[]> {
  return find(async () => {
    const found = (await app.tappables()).filter((c) => /\. Played /.test(c.label));
    return found.length === games ? found : null;
  }, `There are not ${games} games in the list`);
}

export const later: readonly Scenario[] = [
  scenario({
    name: 'a game left half-way through an effect goes on there, days later, from the list',
    needs: ['tappables', 'tapNow', 'daysLater'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'killed' });
      // A work is being made and has no place yet.
      const wing = (id: string) => /^act-.*-gallery$/.test(id);
      const { over } = await playOn(app, {
        seed: 41,
        most: 300,
        size: PHONE,
        enough: (screen) => screen.some((c) => wing(c.testID)),
      });
      expect(!over, 'No work was made in a whole game');
      const before = await tableOf(app);
      const question = await app.readText('question');
      const [, work = ''] = /^Which wing gets (.+)\?$/.exec(question) ?? [];
      expect(work !== '', `A place for a work is asked for with "${question}"`);
      await app.kill();

      // Start another game, so that Continue leads to that one.
      await app.relaunch();
      await app.tap('start-quick');
      await app.see('question');
      await app.kill();
      await app.daysLater(3);
      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-saved');
      const [, ours] = await listed(app, 2);
      expect(ours !== undefined, 'The game is gone');
      expect(/ Played on /.test(ours.label), `Three days later it says "${ours.label}"`);
      await app.screenshot('days-later');
      await app.tap(ours.testID);
      await expectTable(app, before, 'after three days');

      // Finish what was begun.
      const place = (await app.tappables()).find((c) => wing(c.testID));
      expect(place !== undefined, 'There is no button for the place');
      await app.tap(place.testID);
      await until(
        async () =>
          (await app.tappables()).some(
            (c) => c.label.startsWith(work) && c.label.includes('your gallery'),
          ),
        `${work} does not stand in the gallery`,
      );
    },
  }),
  scenario({
    name: 'at the end the whole game is copied as a code, and the code is that game',
    needs: ['tappables', 'clipboard'],
    async run(app) {
      const { code, name } = sharedGame('The last evening', ['Ada', 'Ben']);
      await app.launch();
      await app.tap('start-saved');
      await app.type('shared-code', code);
      await app.tap('shared-open');
      await waitForText(app, 'shared-told', /in your list/);
      const [game] = await listed(app, 1);
      expect(game?.label.includes(name) === true, `The list has "${game?.label ?? ''}"`);
      await app.tap(game.testID);
      await app.see('end-title');
      await app.tap('end-share');
      await waitForText(app, 'end-told', /on the clipboard/);
      const copied = await app.clipboard();
      expect(copied.includes(code), `The code was\n${code}\nand\n${copied}\nwas copied`);
      expect(hashOfCode(copied) === hashOfCode(code), 'The copied code is another game');
    },
  }),
];
