/** The screen follows a tap with a delay, so conditions are polled, never checked once. */
import type { App } from '../driver';

const EVERY = 50;
/**
 * High, for a busy machine; only failures take this long. Counts looks, not seconds, because a
 * stalled machine does not look.
 */
const LOOKS = 500;

type Pause = (milliseconds: number) => Promise<void>;

const inRealTime: Pause = (milliseconds) =>
  new Promise<void>((done) => setTimeout(done, milliseconds));

let current = inRealTime;

export const pause: Pause = (milliseconds) => current(milliseconds);

/** For a driver whose device has its own clock. */
export function setPause(by: Pause): void {
  current = by;
}

/** Returns what `look` finds, as soon as it finds something. */
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
