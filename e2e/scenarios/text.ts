/** The reader's text size, on every kind of screen. */
import { scenario, TALL, type App, type Scenario } from '../driver';
import { choosableCard, playOn, toTheTable } from './table';
import { find } from './wait';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1180, 820],
] as const;

/** Player names can be of any length, so a panel may truncate them. */
const NAMES = /^"Player \d"/;

async function expectNothingCut(app: App<'setViewport' | 'cutOff'>, where: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await app.setViewport(width, height);
    let wrong: string[] = [];
    let right = 0;
    // Moving elements may be misplaced for a moment, then must settle.
    const liesRight = async () => {
      wrong = (await app.cutOff()).filter((line) => !NAMES.test(line));
      right = wrong.length === 0 ? right + 1 : 0;
      return right === 3 ? true : null;
    };
    await find(liesRight, () => `${where} at ${width}×${height}: ${wrong.slice(0, 3).join('; ')}`);
    await app.screenshot(`large-${where}-${width}x${height}`);
  }
}

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
      await app.tap('start-new');
      for (let i = 2; i < 5; i++) await app.tap('new-add');
      for (let i = 0; i < 5; i++) await app.tap(`new-plays-${i}-person`);
      await app.tap('new-advanced');
      await app.type('new-seed', 'large');
      await expectNothingCut(app, 'new');
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
