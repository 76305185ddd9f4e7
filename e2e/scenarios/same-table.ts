/** Nothing a player did is ever lost: the table before and after whatever might lose it. */
import { expect } from '../driver';
import { isAsked, toTheTable, type Table } from './table';
import { find, pause } from './wait';

/**
 * All that can be read off the table, once it is quiet and a person is asked. Which card is selected is
 * left out, with its buttons and sheets: it is no choice yet.
 */
export async function tableOf(app: Table): Promise<string> {
  await toTheTable(app);
  let last = '';
  let same = 0;
  return find(
    async () => {
      const controls = await app.tappables();
      // Half-way through a choice the question is another: back to what was asked.
      const back = controls.find((c) => c.testID === 'act-cancel' || c.testID === 'let-go');
      if (back !== undefined) {
        await app.tapNow(back.testID);
        return null;
      }
      const labels = controls
        .filter((c) => !/^(act|pick)-|-(close|outside)$/.test(c.testID))
        .map((c) => `${c.testID} ${c.label.replace(/, (chosen|can be chosen)$/, '')}`);
      const words = [await app.readText('question'), await app.readText('turn-title')];
      const now = [...words, ...labels.sort()].join('\n');
      same = isAsked(controls) && now === last ? same + 1 : 0;
      if (same === 3) return now;
      last = now;
      await pause(100);
      return null;
    },
    () => `The table does not come to rest:\n${last}`,
  );
}

export async function expectTable(app: Table, before: string, when: string): Promise<void> {
  await app.see('game');
  const after = await tableOf(app);
  expect(after === before, `The table is another ${when}:\n${before}\n${after}`);
}

/** By the button of the start that goes on with the last game. */
export async function expectSameTable(app: Table, before: string, when: string): Promise<void> {
  await app.tap('start-continue');
  await expectTable(app, before, when);
}
