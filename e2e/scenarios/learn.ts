/** A newcomer learns: lessons on the table, left, killed and gone on with. */
import { expect, scenario, type App, type Scenario } from '../driver';
import { sitDown } from './table';
import { find, until, waitForText } from './wait';

const HEADING = /· (\d) of (\d)/;

async function stageOf(app: App): Promise<number> {
  const found = HEADING.exec(await app.readText('question-detail'));
  return found === null ? 0 : Number(found[1]);
}

async function toStage(app: App, stage: number): Promise<void> {
  await until(
    async () => (await stageOf(app)) === stage,
    `The lesson does not reach stage ${stage}`,
  );
}

/** Taps the control whose name begins so. */
async function tapNamed(
  app: App<'tappables'>,
  kind: 'card-' | 'act-',
  name: string,
): Promise<void> {
  const found = await find(
    async () =>
      (await app.tappables()).find(
        ({ label, testID, free }) => free && testID.startsWith(kind) && label.startsWith(name),
      ),
    `There is no ${name} to tap`,
  );
  await app.tap(found.testID);
}

export const learn: readonly Scenario[] = [
  scenario({
    name: 'a newcomer counts actions in the first lesson, is told why not, and finishes it',
    needs: [],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-learn');
      await app.tap('lesson-count');
      await waitForText(app, 'question-detail', HEADING);
      await app.tap('act-lesson-next');
      await toStage(app, 2);
      await app.tap('act-answer-3');
      await waitForText(app, 'why-not', /just the one action/);
      await app.screenshot('lesson-why');
      await app.tap('act-answer-1');
      await waitForText(app, 'question', /^Right: 1 action/);
      await app.tap('act-lesson-next');
      const answers = [3, 5, 4, 7, 5];
      for (const [i, answer] of answers.entries()) {
        await toStage(app, i + 3);
        await app.tap(`act-answer-${answer}`);
        await waitForText(app, 'question', /^Right/);
        await app.tap('act-lesson-next');
      }
      await app.see('learn');
      await app.notSee('question');
      expect(
        /Count/.test(await app.readText('lesson-count')),
        'The list of lessons has lost its first one',
      );
      await app.tap('learn-back');
      await app.see('start-title');
    },
  }),
  scenario({
    name: 'a newcomer is offered an easy first game, also after half of one',
    needs: [],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-first');
      await app.see('question');
      await app.screenshot('first-game');
      await app.tap('open-menu');
      await app.tap('menu-leave');
      await app.see('start-continue');
      await app.kill();
      await app.relaunch();
      await app.see('start-ready');
      await app.see('start-first');
    },
  }),
  scenario({
    name: 'a lesson killed in the middle goes on at the same choice',
    needs: ['tappables'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-learn');
      await app.tap('lesson-day');
      await tapNamed(app, 'card-', 'Crane');
      await tapNamed(app, 'act-', 'Clerk task');
      await waitForText(app, 'why-not', /Take the Stone card/);
      await tapNamed(app, 'card-', 'Bench');
      await tapNamed(app, 'act-', 'Monk task');
      await waitForText(app, 'question', /^Noon\. First you do/);
      await app.screenshot('lesson-noon');
      await app.kill();
      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-learn');
      await app.tap('lesson-day');
      await waitForText(app, 'question', /^Noon\. First you do/);
    },
  }),
  scenario({
    name: 'in the first game a mark says what is needed, goes with a tap and does not come back',
    needs: [],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-settings');
      await app.tap('settings-pace-instant');
      await app.tap('settings-back');
      await app.tap('start-learn');
      await app.tap('learn-first-game');
      await app.see('coach');
      await app.screenshot('coach');
      expect(
        /^Choose a card as your task/.test(await app.readText('coach')),
        'The first mark does not speak of the task',
      );
      await app.tap('coach-done');
      await app.notSee('coach');
      await app.kill();
      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-continue');
      await app.see('question');
      await app.notSee('coach');
    },
  }),
  scenario({
    name: 'a game like any other shows marks too; switched off there are none, and all can come again',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'marks', marks: true });
      await app.see('coach');
      const first = await app.readText('coach');
      await app.tap('open-menu');
      await app.tap('menu-settings');
      await app.tap('settings-marks-false');
      await app.tap('settings-back');
      await app.see('question');
      await app.notSee('coach');
      await app.tap('open-menu');
      await app.tap('menu-settings');
      await app.tap('settings-marks-true');
      await app.tap('settings-marks-again');
      await app.tap('settings-back');
      await app.see('coach');
      expect((await app.readText('coach')) === first, 'The first mark does not come again');
      await app.screenshot('coach-again');
      await app.tap('coach-done');
      await app.notSee('coach');
    },
  }),
];
