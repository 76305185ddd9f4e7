/** The people at the table: remembered from game to game, and moved to where they sit. */
import { expect, scenario, type App, type Scenario } from '../driver';
import { find, pause } from './wait';

type Seen = App<'tappables'>;

/** Who sits at the table, in order. */
async function seated(app: Seen): Promise<string[]> {
  const grips = (await app.tappables()).filter((c) => c.testID.startsWith('new-grip-'));
  return grips
    .map(({ label }) => /^Move (.*), seat (\d) of \d$/.exec(label))
    .sort((a, b) => Number(a?.[2]) - Number(b?.[2]))
    .map((found) => found?.[1] ?? '');
}

async function expectSeated(app: Seen, names: readonly string[], when: string): Promise<void> {
  let now: string[] = [];
  const sit = async () => {
    now = await seated(app);
    return now.join() === names.join() ? true : null;
  };
  await find(sit, () => `${when}: ${now.join(', ')} instead of ${names.join(', ')}`);
}

export const people: readonly Scenario[] = [
  scenario({
    name: 'the last table and its people are there after a relaunch, one tap each',
    needs: ['tappables'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-new');
      await app.tap('new-plays-1-person');
      await app.tap('new-add');
      await app.tap('new-plays-2-novice');
      await app.type('new-name-0', 'Ana');
      await app.type('new-name-1', 'Bruno');
      await app.tap('new-rounds-20');
      const [, , computer = ''] = await seated(app);
      await app.tap('new-start');
      await app.see('curtain-title');
      await app.kill();

      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-new');
      await expectSeated(app, ['Ana', 'Bruno', computer], 'After the relaunch');
      await app.screenshot('remembered');

      // A seat that is taken away and added again is the same person's.
      await app.tap('new-remove-0');
      await expectSeated(app, ['Bruno', computer], 'Without Ana');
      await app.tap('new-known-0');
      await expectSeated(app, ['Bruno', computer, 'Ana'], 'With Ana, who is known');

      // What is typed survives a computer in the seat, and the way out of the screen.
      await app.tap('new-plays-0-novice');
      await app.tap('new-back');
      await app.see('start');
      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-new');
      await app.tap('new-plays-0-person');
      await expectSeated(app, ['Bruno', computer, 'Ana'], 'With Bruno again');

      await app.tap('new-forgetting');
      await app.tap('new-known-0');
      await app.see('new-forgot');
      await app.tap('new-start');
      await app.see('curtain-title');
    },
  }),
  scenario({
    name: 'a seat is dragged to another place, or moved by its buttons',
    needs: ['tappables', 'drag'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-new');
      await app.tap('new-plays-1-person');
      await app.type('new-name-0', 'Ana');
      await app.type('new-name-1', 'Bruno');
      await app.tap('new-add');
      const [, , third = ''] = await seated(app);
      await app.drag('new-grip-0', 'new-grip-1');
      await expectSeated(app, ['Bruno', 'Ana', third], 'After the drag');
      await app.tap('new-down-1');
      await expectSeated(app, ['Bruno', third, 'Ana'], 'After a tap on Down');
      await app.tap('new-up-1');
      await expectSeated(app, [third, 'Bruno', 'Ana'], 'After a tap on Up');
      // Dropped where it was taken, it stays.
      await app.drag('new-grip-1', 'new-name-1');
      await pause(300);
      const now = await seated(app);
      expect(now.join() === [third, 'Bruno', 'Ana'].join(), `It moved: ${now.join(', ')}`);
      await app.screenshot('moved');
    },
  }),
];
