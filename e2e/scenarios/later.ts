/** Resuming games later, and sharing games that are over. */
import { gameUpTo, hashOfCode, sharedGame } from '../../scripts/lib/shared-game';
import { expect, scenario, type App, type Scenario, type Tappable } from '../driver';
import { expectTable, tableOf } from './same-table';
import { openGame } from './table';
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
      // A work is being made and has no place yet.
      const wing = (id: string) => id === 'act-wing-gallery';
      await openGame(
        app,
        gameUpTo('killed', ({ kind }) => kind === 'wing'),
      );
      await app.see('act-wing-gallery');
      const before = await tableOf(app);
      const question = await app.readText('question');
      const [, work = ''] = /^Which wing for (.+)\?$/.exec(question) ?? [];
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
      // With little room, the label of the wing names its works.
      const stands = ({ label }: Tappable) =>
        label.startsWith(`${work},`)
          ? label.includes('your gallery')
          : /^your gallery, \d+ cards?: /.test(label) && label.includes(work);
      await until(
        async () => (await app.tappables()).some(stands),
        `${work} does not stand in the gallery`,
      );
    },
  }),
  scenario({
    name: 'days later it is told unasked what happened, what is asked and what the works do; one tap goes on',
    needs: ['tappables', 'tapNow', 'daysLater'],
    async run(app) {
      // Far enough for a turn of one's own, and for a work.
      await openGame(
        app,
        gameUpTo('comeback', ({ kind }, g) => {
          const works = [...(g.players[0]?.gallery ?? []), ...(g.players[0]?.giftShop ?? [])];
          return kind === 'newTask' && g.round > 2 && works.length > 0;
        }),
      );
      // A game that was just opened is no comeback.
      await app.notSee('return');
      const question = await app.readText('question');
      const before = await tableOf(app);
      await app.kill();
      await app.daysLater(3);
      await app.relaunch();
      await app.tap('start-continue');
      await app.see('return-go');
      expect((await app.readText('return-question')) === question, 'It tells another question');
      await app.see('digest');
      await app.see('return-works');
      await app.screenshot('where-was-i');
      await app.tap('return-go');
      await app.notSee('return');
      await expectTable(app, before, 'after it was told where it stood');
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
      await waitForText(app, 'end-told', /Code copied/);
      const copied = await app.clipboard();
      expect(copied.includes(code), `The code was\n${code}\nand\n${copied}\nwas copied`);
      expect(hashOfCode(copied) === hashOfCode(code), 'The copied code is another game');
    },
  }),
];
