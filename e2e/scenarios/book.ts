/** Looking up works and rules, from the start and from the table, and returning to the same question. */
import { expect, scenario, type App, type Scenario } from '../driver';
import { choosableCard, sitDown, toTheTable } from './table';
import { find, until, waitForText } from './wait';

type Reader = App<'tappables' | 'tapNow'>;

/** Sits down and chooses a card; gives the question as it then stands. */
async function withChosenCard(app: Reader, seed: string): Promise<string> {
  await sitDown(app, { players: ['person', 'novice'], seed });
  await toTheTable(app);
  const card = await find(() => choosableCard(app), 'No card can be chosen');
  await app.tap(card.testID);
  await app.see('act-read');
  return app.readText('prompt');
}

async function expectSameQuestion(app: Reader, before: string): Promise<void> {
  await app.see('act-read');
  await until(async () => (await app.readText('prompt')) === before, 'The question has changed');
}

export const book: readonly Scenario[] = [
  scenario({
    name: 'a work is found by a word of its text, and read with its rulings',
    needs: [],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-cards');
      await waitForText(app, 'cards-found', /^All 54 works/);
      await app.screenshot('cards');
      await app.type('cards-search', 'swap hands');
      await app.see('work-Puppet');
      await app.notSee('work-Amulet');
      await app.tap('work-Puppet');
      await waitForText(app, 'work-facts', /Cloth 2 · Tailor/);
      await app.see('work-rules');
      await app.screenshot('card-sheet');
      await app.tap('work-close');
      await app.notSee('work-text');
      await app.tap('cards-clear');
      await app.tap('cards-filter');
      await app.tap('cards-period-night');
      await waitForText(app, 'cards-found', /^1 work of 54/);
      await app.see('work-Pinwheel');
      await app.tap('cards-back');
      await app.see('start-title');
    },
  }),
  scenario({
    name: 'an empty zone says what it is for, and one tap opens the game on one page, with its rules',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'page' });
      await toTheTable(app);
      await app.tap('empty-sales');
      await waitForText(app, 'why-not', /^Your sales: /);
      await app.tap('empty-gallery');
      await waitForText(app, 'why-not', /^Your gallery: /);
      await app.tap('open-page');
      await waitForText(app, 'page-end', /5 works in one wing/);
      await app.screenshot('one-page');
      await app.tap('page-rule-cover');
      await app.see('rules-aimed');
      expect(/cover/i.test(await app.readText('rules-aimed')), 'The rule is of something else');
      await app.tap('rules-back');
      await app.see('question');
      await app.notSee('page-end');
    },
  }),
  scenario({
    name: 'from a question to the works and back, the chosen card is still chosen',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      const before = await withChosenCard(app, 'browse');
      await app.tap('open-menu');
      await app.tap('menu-cards');
      await app.tap('work-Amulet');
      await app.see('work-text');
      await app.tap('work-close');
      await app.notSee('work-text');
      await app.tap('cards-back');
      await expectSameQuestion(app, before);
    },
  }),
  scenario({
    name: 'from a question to its rule and back, the chosen card is still chosen',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      const before = await withChosenCard(app, 'why');
      await app.tap('why');
      await app.see('rules-aimed');
      expect(/task/i.test(await app.readText('rules-aimed')), 'The rule is of something else');
      await app.screenshot('rule');
      await app.tap('rules-back');
      await expectSameQuestion(app, before);
    },
  }),
];
