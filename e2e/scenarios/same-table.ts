/** Nothing a player did may be lost: compares the table before and after. */
import { expect, PHONE } from '../driver';
import { isAsked, playOn, toTheTable, type Table } from './table';
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
      const back = controls.find((c) =>
        ['act-cancel', 'let-go', 'return-close'].includes(c.testID),
      );
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

/** Plays on, is killed, and finds the same table again. */
export async function expectKept(
  app: Table,
  play: { readonly seed: number; readonly most: number },
  when: string,
): Promise<void> {
  await playOn(app, { ...play, size: PHONE });
  const before = await tableOf(app);
  await app.kill();
  await app.relaunch();
  await expectSameTable(app, before, when);
}
