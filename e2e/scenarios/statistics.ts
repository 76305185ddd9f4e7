/** Figures of games that are over, on the real database. */
import { sharedGame } from '../../scripts/lib/shared-game';
import { expect, PHONE, scenario, type Scenario } from '../driver';
import { addByCode, playOn, sitDown } from './table';
import { waitForText } from './wait';

export const statistics: readonly Scenario[] = [
  scenario({
    name: 'a whole game counts once, its copy and a shared one stand apart, and a new count is taken back',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await app.launch('/statistics');
      await app.see('statistics-empty');
      await app.screenshot('statistics-empty');

      await sitDown(app, { players: ['person', 'novice'], seed: 'alone' });
      const { over } = await playOn(app, { seed: 5, most: 1500, size: PHONE });
      expect(over, 'The game did not come to its end');
      await app.tap('end-home');
      await addByCode(app, sharedGame('Rainy evening', ['Ada', 'Ben']).code);

      await app.tap('start-statistics');
      await waitForText(app, 'person-summary', /: 1 game, /);
      await app.see('levels-novice');
      const own = await app.readText('person-summary');
      await app.tap('which-shared');
      await waitForText(app, 'series', /^Ada\s*[01] : [01]\s*Ben/);
      await app.screenshot('statistics');

      // Cleared, it stays so after a restart, until it is taken back.
      await app.tap('statistics-clear');
      await waitForText(app, 'statistics-cleared', /2 earlier games/);
      await app.kill();
      await app.relaunch('/statistics');
      await waitForText(app, 'statistics-cleared', /2 earlier games/);
      await app.tap('statistics-unclear');
      await app.notSee('statistics-cleared');
      const again = await app.readText('person-summary');
      expect(again === own, `"${own}" has become "${again}"`);
      await app.tap('statistics-back');
      await app.see('start');
    },
  }),
];
