/** Nothing a player did may be lost: compares the table before and after. */
import { expect } from '../driver';
import { isAsked, toTheTable, type Table } from './table';
import { find, pause } from './wait';

/**
 * Everything readable on the table once a person is asked. Leaves out the selected card with its
 * buttons and sheets, since that is no choice yet.
 */
export async function tableOf(app: Table): Promise<string> {
  await toTheTable(app);
  let last = '';
  let same = 0;
  return find(
    async () => {
      const controls = await app.tappables();
      // Part of a choice was made, so the question differs: go back to the first one.
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

/** Opens it with the start screen's Continue button. */
export async function expectSameTable(app: Table, before: string, when: string): Promise<void> {
  await app.tap('start-continue');
  await expectTable(app, before, when);
}
