/** No text is cut off or lies on another, at any size of screen. */
import type { App } from '../driver';
import { find } from './wait';

export type Sizes = readonly (readonly [width: number, height: number])[];

const SIZES: Sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1180, 820],
  [320, 568],
  [568, 320],
];

/** Player names can be of any length, so a panel may truncate them. */
const NAMES = /^"Player \d"/;

/** A word that goes on in the next line: only phones tell of it. */
const BROKEN = /has a word that does not fit$/;

export async function expectNothingCut(
  app: App<'setViewport' | 'cutOff'>,
  where: string,
  sizes: Sizes = SIZES,
  mayBreakWords = false,
): Promise<void> {
  for (const [width, height] of sizes) {
    await app.setViewport(width, height);
    let wrong: string[] = [];
    let right = 0;
    // Moving elements may be misplaced for a moment, then must settle.
    const liesRight = async () => {
      wrong = (await app.cutOff()).filter(
        (line) => !NAMES.test(line) && !(mayBreakWords && BROKEN.test(line)),
      );
      right = wrong.length === 0 ? right + 1 : 0;
      return right === 3 ? true : null;
    };
    await find(liesRight, () => `${where} at ${width}×${height}: ${wrong.slice(0, 3).join('; ')}`);
    await app.screenshot(`large-${where}-${width}x${height}`);
  }
}
