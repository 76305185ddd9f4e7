/** A screen follows a tap in its own time: what is to hold is waited for, never looked at just once. */
import type { App } from '../driver';

const EVERY = 50;
/**
 * Many, for a busy machine: only what fails anyway takes so long. Looks are counted, not seconds: when the whole
 * machine stands still for a while, nobody has looked meanwhile.
 */
const LOOKS = 500;

type Pause = (milliseconds: number) => Promise<void>;

const inRealTime: Pause = (milliseconds) =>
  new Promise<void>((done) => setTimeout(done, milliseconds));

let current = inRealTime;

export const pause: Pause = (milliseconds) => current(milliseconds);

/** For a driver whose device has a time of its own. */
export function setPause(by: Pause): void {
  current = by;
}

/** Gives what `look` finds, as soon as it finds anything. */
export async function find<T>(
  look: () => Promise<T | null | undefined>,
  otherwise: string | (() => string),
): Promise<T> {
  for (let looks = 1; ; looks++) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    if (looks === LOOKS) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
    await pause(EVERY);
  }
}

export async function until(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  await find(async () => ((await holds()) ? true : null), otherwise);
}

export async function waitForText(app: App, testID: string, wanted: RegExp): Promise<void> {
  let text = '';
  await find(
    async () => {
      text = await app.readText(testID);
      return wanted.test(text) ? text : null;
    },
    () => `${testID} says "${text}", not ${String(wanted)}`,
  );
}
