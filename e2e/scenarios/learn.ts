/** A newcomer learns: lessons on the table, left, killed and gone on with. */
import { expect, PHONE, scenario, TABLET, type App, type Scenario, type Spoken } from '../driver';
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

const said = async (app: App<'spoken'>) => (await app.spoken()).map(({ name }) => name).join('\n');

/** Waits until a screen reader is told this. */
async function hear(app: App<'spoken'>, wanted: RegExp): Promise<void> {
  let told = '';
  await find(
    async () => {
      told = await said(app);
      return wanted.test(told) ? true : null;
    },
    () => `${String(wanted)} is not told, only ${told}`,
  );
}

/** The control that a screen reader calls so, if it is told. */
const called = async (app: App<'spoken'>, name: RegExp): Promise<Spoken | undefined> =>
  (await app.spoken()).find((s) => s.role === 'button' && s.focusable && name.test(s.name));

/** Tab, until the focus is on what is called so; then Enter. */
async function enter(app: App<'press' | 'focused' | 'spoken'>, name: RegExp): Promise<void> {
  await find(() => called(app, name), `Nothing is called ${String(name)}`);
  await find(
    async () => {
      const at = await app.focused();
      if (at !== null && name.test(at.name)) return at;
      await app.press('Tab');
      return null;
    },
    () => `Tab does not lead to ${String(name)}`,
  );
  await app.press('Enter');
}

/** Activates a control by its name alone, as a screen reader's double tap does. */
async function activate(app: App<'spoken' | 'tappables' | 'tapNow'>, name: RegExp): Promise<void> {
  await find(
    async () => {
      const heard = await called(app, name);
      if (heard === undefined) return null;
      const control = (await app.tappables()).find(({ label }) => label === heard.name);
      return control !== undefined && (await app.tapNow(control.testID)) ? true : null;
    },
    `${String(name)} cannot be activated`,
  );
}

/** Every text of the lesson can be read in full, and every button is on the screen. */
async function expectReadable(app: App<'cutOff' | 'tappables'>, where: string): Promise<void> {
  let wrong: readonly string[] = [];
  await find(
    async () => {
      wrong = await app.cutOff();
      return wrong.length === 0 ? true : null;
    },
    () => `${where}: ${wrong.slice(0, 3).join('; ')}`,
  );
  const acts = (await app.tappables()).filter(({ testID }) => testID.startsWith('act-'));
  expect(acts.length > 0, `${where}: there is no button`);
  const covered = acts.filter(({ free }) => !free).map(({ label }) => label);
  expect(covered.length === 0, `${where}: under something lies ${covered.join(', ')}`);
}

/** Past the two steps of the first lesson at which nothing is asked. */
async function toQuestions(app: App): Promise<void> {
  for (const stage of [2, 3]) {
    await app.tap('act-lesson-next');
    await toStage(app, stage);
  }
}

/** Through the first steps of the first lesson and a wrong answer, looking at each. */
async function readThroughCount(app: App<'cutOff' | 'tappables'>, where: string): Promise<void> {
  await app.tap('lesson-count');
  await waitForText(app, 'question-detail', HEADING);
  await expectReadable(app, `${where}, the first step`);
  await toQuestions(app);
  await app.tap('act-answer-3');
  await app.see('why-not');
  await expectReadable(app, `${where}, a reason`);
  for (const [i, answer] of [1, 3, 5].entries()) {
    await app.tap(`act-answer-${answer}`);
    await waitForText(app, 'question', /^Right/);
    await app.tap('act-lesson-next');
    await toStage(app, i + 4);
    await expectReadable(app, `${where}, step ${i + 4}`);
  }
  await app.screenshot(`lesson-${where.replace(/\W+/g, '-')}`);
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
      await toQuestions(app);
      await app.tap('act-answer-3');
      await waitForText(app, 'why-not', /just the one action/);
      await app.screenshot('lesson-why');
      await app.tap('act-answer-1');
      await waitForText(app, 'question', /^Right: 1 action/);
      await app.tap('act-lesson-next');
      const answers = [3, 5, 4, 7, 5];
      for (const [i, answer] of answers.entries()) {
        await toStage(app, i + 4);
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
      await app.tap('act-lesson-next');
      await toStage(app, 2);
      await tapNamed(app, 'card-', 'Crane');
      await waitForText(app, 'why-not', /Take the Stone card/);
      await tapNamed(app, 'card-', 'Bench');
      await tapNamed(app, 'act-', 'Monk task');
      await waitForText(app, 'question', /^Noon\. Aiko's task comes first/);
      await app.screenshot('lesson-noon');
      await app.kill();
      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-learn');
      await app.tap('lesson-day');
      await waitForText(app, 'question', /^Noon\. Aiko's task comes first/);
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
  scenario({
    name: 'a lesson is taken by keys alone: a wrong answer, its reason, and a whole turn',
    needs: ['press', 'focused', 'spoken'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await enter(app, /^Learn in ten minutes/);
      await enter(app, /^Lesson 2: A day/);
      await hear(app, /In the morning you choose a task/);
      await enter(app, /^Next$/);
      await hear(app, /becomes your task/);
      await enter(app, /^No task/);
      await hear(app, /Without a task you would only draw one card/);
      await enter(app, /^Bench, Stone/);
      await enter(app, /^Monk task/);
      await hear(app, /Noon\. Aiko's task comes first/);
      await enter(app, /^Vase, Clay.*can be chosen/);
      await hear(app, /Now your own Monk task: 3 actions/);
      await enter(app, /^Tower, Stone.*can be chosen/);
      await hear(app, /becomes a Prayer/);
      await enter(app, /^Pray · draw 1/);
      await hear(app, /There it waits, face down/);
      await enter(app, /^Pray · draw 1/);
      await enter(app, /^Next$/);
      await hear(app, /Now alone, and without praying/);
    },
  }),
  scenario({
    name: 'a lesson is taken by ear: everything to know and to do is in what is told',
    needs: ['spoken', 'tappables', 'tapNow'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await activate(app, /^Learn in ten minutes/);
      await activate(app, /^Lesson 3: Make/);
      await hear(app, /A Smith task makes a work of any material/);
      await activate(app, /^Next$/);
      await hear(app, /Choose a Metal card/);
      await activate(app, /^Pray/);
      await hear(app, /you have all that a Metal work needs/);
      await activate(app, /^Coin, Metal.*can be chosen/);
      await hear(app, /Choose a wing, and it is complete/);
      await activate(app, /^Gallery/);
      await hear(app, /They were shown, not spent/);
      await activate(app, /^Next$/);
      await hear(app, /Any task can craft, too/);
      await activate(app, /^Vase, Clay.*can be chosen/);
      await activate(app, /^Gift shop/);
      await hear(app, /Craft the task’s material with your bench/);
      await activate(app, /^Next$/);
      await hear(app, /Can you make it now/);
      await activate(app, /^By Craft$/);
      await hear(app, /Craft makes only the task’s material/);
      await activate(app, /^No$/);
      await hear(app, /For Stone you would need a Stone task/);
    },
  }),
  scenario({
    name: 'a lesson at twice the text size on a small phone: nothing is cut off, in light and in dark',
    needs: ['cutOff', 'tappables', 'dark'],
    screen: PHONE,
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-settings');
      await app.tap('settings-text-2');
      await app.tap('settings-back');
      await app.tap('start-learn');
      await readThroughCount(app, 'large by day');
      await app.dark(true);
      await expectReadable(app, 'large by night');
      await app.screenshot('lesson-large-by-night');
    },
  }),
  scenario({
    name: 'a lesson on a tablet by night can be read from step to step',
    needs: ['cutOff', 'tappables', 'dark'],
    screen: TABLET,
    async run(app) {
      await app.dark(true);
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-learn');
      await readThroughCount(app, 'tablet by night');
    },
  }),
  scenario({
    name: 'the first game is the eighth lesson: left in the middle, the list leads back into it',
    needs: [],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-learn');
      await waitForText(app, 'learn-first-game', /^8/);
      await app.tap('learn-first-game');
      await app.see('question');
      await app.kill();
      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-learn');
      await waitForText(app, 'learn-first-game', /Go on where you left/);
      await app.tap('learn-first-game');
      await app.see('question');
      await app.tap('open-menu');
      await app.tap('menu-leave');
      await app.see('start-continue');
    },
  }),
];
