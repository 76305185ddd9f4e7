/** What was chosen is taken back and done again, until something hidden has been seen. */
import { expect, type Driver, type Scenario, type Tappable } from '../driver';
import { tableOf } from './same-table';
import { choosableCard, labelOf, PHONE, sitDown, toTheTable } from './table';
import { find, until, waitForText } from './wait';

const controls = async (app: Driver) => (await app.tappables?.()) ?? [];

async function chooseTask(app: Driver): Promise<Tappable> {
  const card = await find(() => choosableCard(app), 'No card can become the task');
  await app.tap(card.testID);
  await app.see('act-read');
  const become = await find(
    async () => (await controls(app)).find((c) => /^act-(?!read|cancel)/.test(c.testID)),
    'A chosen card has no button',
  );
  await app.tap(become.testID);
  return card;
}

export const undo: readonly Scenario[] = [
  {
    name: 'a choice is taken back and made again, by button and by key, until something hidden is seen',
    async run(app) {
      if (app.tappables === undefined || app.press === undefined) return;
      await app.setViewport?.(PHONE.width, PHONE.height);
      // The second of two people does the task of the first before their own: one draw does not end the turn.
      await sitDown(app, { players: ['person', 'person'], seed: 'undo' });
      await toTheTable(app);
      expect((await labelOf(app, 'undo')) === 'Nothing to undo yet', 'There is something to undo');
      await app.tap('undo');
      await waitForText(app, 'why-not', /^Nothing to undo yet$/);
      await chooseTask(app);
      await app.tap('act-pray');
      await app.see('curtain-title');
      await toTheTable(app);

      const asked = await app.readText('question');
      const card = await chooseTask(app);
      const isTask = async () => /your task/.test(await labelOf(app, card.testID));
      const isBack = async () =>
        /your hand/.test(await labelOf(app, card.testID)) &&
        (await app.readText('question')) === asked;
      await until(isTask, 'The card did not become the task');
      const done = await tableOf(app);

      const ways = [
        { by: 'the buttons', back: () => app.tap('undo'), again: () => app.tap('redo') },
        {
          by: 'Ctrl+Z and Ctrl+Shift+Z',
          back: () => app.press?.('Control+z'),
          again: () => app.press?.('Control+Shift+z'),
        },
        {
          by: 'Ctrl+Z and Ctrl+Y',
          back: () => app.press?.('Control+z'),
          again: () => app.press?.('Control+y'),
        },
      ];
      for (const { by, back, again } of ways) {
        await back();
        await until(isBack, `The choice was not taken back by ${by}`);
        await app.see('redo');
        await again();
        await until(isTask, `The choice was not made again by ${by}`);
        expect((await tableOf(app)) === done, `Made again by ${by}, the table is another`);
      }

      // A card is drawn: from here on there is no way back, and the button says why.
      await app.tap('act-pray');
      const hidden = /^Cannot be undone: something hidden has been seen since$/;
      await until(async () => hidden.test(await labelOf(app, 'undo')), 'A draw can be undone');
      const drawn = await tableOf(app);
      await app.tap('undo');
      await waitForText(app, 'why-not', hidden);
      await app.press('Control+z');
      expect((await tableOf(app)) === drawn, 'Something was undone all the same');
    },
  },
  {
    name: 'a chosen card is put back by its mark and by Escape, and the other ways are there again',
    async run(app) {
      if (app.tappables === undefined || app.press === undefined) return;
      await app.setViewport?.(PHONE.width, PHONE.height);
      await sitDown(app, { players: ['person', 'novice'], seed: 'letting go' });
      await toTheTable(app);
      const ways = async () =>
        (await controls(app))
          .filter((c) => c.testID.startsWith('act-'))
          .map((c) => c.testID)
          .join();
      const before = await ways();
      const table = await tableOf(app);
      for (const letGo of [() => app.tap('let-go'), () => app.press?.('Escape')]) {
        const card = await find(() => choosableCard(app), 'No card can be chosen');
        await app.tap(card.testID);
        await app.see('let-go');
        await letGo();
        await app.notSee('let-go');
        await until(async () => (await ways()) === before, 'The buttons are not what they were');
      }
      expect((await tableOf(app)) === table, 'Something has been done');
    },
  },
];
