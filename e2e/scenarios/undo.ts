/** Undo and redo, until something hidden has been seen. */
import { expect, PHONE, scenario, type Scenario, type Tappable } from '../driver';
import { tableOf } from './same-table';
import {
  choosableCard,
  labelOf,
  openCurtain,
  playOn,
  sitDown,
  toTheTable,
  type Table,
} from './table';
import { find, until, waitForText } from './wait';

async function chooseTask(app: Table): Promise<Tappable> {
  const card = await find(() => choosableCard(app), 'No card can become the task');
  await app.tap(card.testID);
  await app.see('act-read');
  const become = await find(
    async () => (await app.tappables()).find((c) => /^act-(?!read|cancel)/.test(c.testID)),
    'A chosen card has no button',
  );
  await app.tap(become.testID);
  return card;
}

interface Way {
  readonly by: string;
  readonly back: () => Promise<void>;
  readonly again: () => Promise<void>;
}

/**
 * The second player does the first one's task before their own, so one draw does not end the turn.
 */
async function toTheSecondTurn(app: Table): Promise<void> {
  await sitDown(app, { players: ['person', 'person'], seed: 'undo' });
  await toTheTable(app);
  expect((await labelOf(app, 'undo')) === 'Nothing to undo yet', 'There is something to undo');
  await app.tap('undo');
  await waitForText(app, 'why-not', /^Nothing to undo yet$/);
  await chooseTask(app);
  await app.tap('act-pray');
  await app.tap('act-pass-turn');
  await app.see('curtain-title');
  await toTheTable(app);
}

/** Undoes and redoes a choice in each of these ways; then something hidden is seen. */
async function backAndAgain(app: Table, ways: readonly Way[]): Promise<void> {
  const asked = await app.readText('question');
  const card = await chooseTask(app);
  const isTask = async () => /your task/.test(await labelOf(app, card.testID));
  const isBack = async () =>
    /your hand/.test(await labelOf(app, card.testID)) && (await app.readText('question')) === asked;
  await until(isTask, 'The card did not become the task');
  const done = await tableOf(app);
  for (const { by, back, again } of ways) {
    await back();
    await until(isBack, `The choice was not taken back by ${by}`);
    await app.see('redo');
    await again();
    await until(isTask, `The choice was not made again by ${by}`);
    expect((await tableOf(app)) === done, `Made again by ${by}, the table is another`);
  }

  // After drawing a card there is no undo, and the button says why.
  await app.tap('act-pray');
  const hidden = /^Cannot be undone: something hidden has been seen since$/;
  await until(async () => hidden.test(await labelOf(app, 'undo')), 'A draw can be undone');
  const drawn = await tableOf(app);
  for (const { by, back } of ways) {
    await back();
    expect((await tableOf(app)) === drawn, `Something was undone all the same by ${by}`);
  }
  await app.tap('undo');
  await waitForText(app, 'why-not', hidden);
}

async function letGoBy(app: Table, letGo: () => Promise<void>): Promise<void> {
  await sitDown(app, { players: ['person', 'novice'], seed: 'letting go' });
  await toTheTable(app);
  const ways = async () =>
    (await app.tappables())
      .filter((c) => c.testID.startsWith('act-'))
      .map((c) => c.testID)
      .join();
  const before = await ways();
  const table = await tableOf(app);
  const card = await find(() => choosableCard(app), 'No card can be chosen');
  await app.tap(card.testID);
  await app.see('let-go');
  await letGo();
  await app.notSee('let-go');
  await until(async () => (await ways()) === before, 'The buttons are not what they were');
  expect((await tableOf(app)) === table, 'Something has been done');
}

/** Plays until a turn is done by a step that can be undone. */
async function toTheEndOfATurn(app: Table): Promise<void> {
  const has = (screen: readonly Tappable[], id: string) => screen.some((c) => c.testID === id);
  await playOn(app, {
    seed: 6,
    most: 300,
    size: PHONE,
    enough: (screen) => has(screen, 'act-pass-turn') && has(screen, 'act-undo'),
  });
  await app.see('act-undo');
  await waitForText(app, 'question', /^Your turn is done$/);
}

async function takenBackBehindTheirName(app: Table, name: string): Promise<void> {
  expect(
    (await labelOf(app, 'curtain-undo')) === `Undo ${name}’s last step`,
    'The way back names something else than a person',
  );
  await app.tap('curtain-undo');
  await until(
    async () => (await labelOf(app, 'curtain-open')) === `I am ${name}: undo my last step`,
    'The curtain does not ask for the one who undoes',
  );
  await openCurtain(app);
}

/** The step is undone, and can be redone. */
async function expectTakenBack(app: Table): Promise<void> {
  await until(async () => (await labelOf(app, 'redo')) !== '', 'The step is not taken back');
}

export const undo: readonly Scenario[] = [
  scenario({
    name: 'a turn that was passed is taken back only behind the own name, and made again, both after a kill too',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person'], seed: 'passed' });
      await toTheEndOfATurn(app);
      const pass = /^Pass the device to (.+)$/;
      const next = pass.exec(await labelOf(app, 'act-pass-turn'))?.[1];
      expect(next !== undefined, 'The button does not name who is next');
      const names = ['Player 1', 'Player 2'];
      const name = names.find((other) => other !== next) ?? '';
      await app.tap('act-pass-turn');
      await app.see('curtain-undo');
      await takenBackBehindTheirName(app, name);
      await expectTakenBack(app);
      await app.tap('redo');
      await app.tap('act-pass-turn');
      await app.see('curtain-undo');
      await app.kill();
      await app.relaunch();
      await app.tap('start-continue');
      await app.see('curtain-undo');
      await takenBackBehindTheirName(app, name);
      // After a restart a game first tells where it stood.
      await app.tap('return-close');
      await expectTakenBack(app);
      await app.kill();
      await app.relaunch();
      await app.tap('start-continue');
      await openCurtain(app);
      await app.tap('return-close');
      await expectTakenBack(app);
      await app.tap('redo');
      await app.see('act-pass-turn');
    },
  }),
  scenario({
    name: 'a choice is taken back and made again by button, until something hidden is seen',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await toTheSecondTurn(app);
      const back = () => app.tap('undo');
      await backAndAgain(app, [{ by: 'the buttons', back, again: () => app.tap('redo') }]);
    },
  }),
  scenario({
    name: 'a choice is taken back and made again by key, until something hidden is seen',
    needs: ['tappables', 'tapNow', 'press'],
    async run(app) {
      await toTheSecondTurn(app);
      const back = () => app.press('Control+z');
      await backAndAgain(app, [
        { by: 'Ctrl+Z and Ctrl+Shift+Z', back, again: () => app.press('Control+Shift+z') },
        { by: 'Ctrl+Z and Ctrl+Y', back, again: () => app.press('Control+y') },
      ]);
    },
  }),
  scenario({
    name: 'a chosen card is put back by its mark, and the other ways are there again',
    needs: ['tappables', 'tapNow'],
    run: (app) => letGoBy(app, () => app.tap('let-go')),
  }),
  scenario({
    name: 'a chosen card is put back by Escape, and the other ways are there again',
    needs: ['tappables', 'tapNow', 'press'],
    run: (app) => letGoBy(app, () => app.press('Escape')),
  }),
];
