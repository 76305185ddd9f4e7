/** The reader's text size, on every kind of screen. */
import { scenario, TALL, type Scenario } from '../driver';
import { expectNothingCut } from './cut';
import { choosableCard, playOn, toTheTable } from './table';
import { find } from './wait';

export const text: readonly Scenario[] = [
  scenario({
    name: 'with text at twice its size nothing is cut off, on any screen',
    needs: ['tappables', 'tapNow', 'setViewport', 'cutOff'],
    screen: TALL,
    async run(app) {
      await app.setViewport(390, 844);
      await app.launch();
      await app.tap('start-settings');
      await app.tap('settings-text-2');
      await app.tap('settings-pace-instant');
      await expectNothingCut(app, 'settings');
      await app.tap('settings-back');
      await expectNothingCut(app, 'start');
      await app.tap('start-cards');
      await app.tap('cards-filter');
      await app.see('cards-period-end');
      await expectNothingCut(app, 'cards');
      await app.tap('cards-back');
      await app.tap('start-new');
      for (let i = 2; i < 5; i++) await app.tap('new-add');
      for (let i = 0; i < 4; i++) await app.tap(`new-plays-${i}-person`);
      await app.tap('new-plays-4-novice');
      await app.tap('new-manner-4');
      await app.tap('new-advanced');
      await app.type('new-seed', 'large');
      await expectNothingCut(app, 'new');
      await app.tap('new-plays-4-person');
      await app.tap('new-start');
      await app.see('curtain-title');
      await expectNothingCut(app, 'curtain');
      await app.setViewport(390, 844);
      await toTheTable(app);
      await expectNothingCut(app, 'table');
      await app.setViewport(390, 844);
      const card = await find(() => choosableCard(app), 'No card can be chosen');
      await app.tap(card.testID);
      await app.see('act-read');
      await expectNothingCut(app, 'chosen');
      await app.setViewport(390, 844);
      await playOn(app, { seed: 6, most: 6, size: { width: 390, height: 844 } });
      await toTheTable(app);
      await app.tap('open-menu');
      await app.see('menu-leave');
      await expectNothingCut(app, 'menu');
    },
  }),
];
