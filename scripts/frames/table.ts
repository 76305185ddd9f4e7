/** Plays in the browser as a person would; reads the page only while nothing moves. */
import type { Page } from 'playwright-core';

import { dice } from '../../e2e/scenarios/table';

const PATIENCE = 60_000;

/** From the start to the table of a shared game. */
export async function openShared(
  page: Page,
  url: string,
  code: string,
  name: string,
): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(url);
  // Coach marks would lie over the table.
  for (const testID of ['start-settings', 'settings-marks-false', 'settings-back']) {
    await page.getByTestId(testID).click();
  }
  // Without any saved game there is no list to open.
  await page.getByTestId('start-quick').click();
  await page.getByTestId('game').waitFor();
  await page.goto(url);
  await page.getByTestId('start-saved').click();
  await page.getByTestId('saved-shared').click();
  await page.getByTestId('shared-code').fill(code);
  await page.getByTestId('shared-open').click();
  await page.locator(`[data-testid^="saved-"][aria-label^="${name}."]`).click();
  await page.getByTestId('game').waitFor();
  await page.locator(ASKED).first().waitFor();
}

/** Waits until all pictures are made and the work after loading is done. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForTimeout(3_000);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  await page.waitForTimeout(1_000);
}

const ASKED = '[data-testid^="act-"]:not([data-testid="act-skip"])';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Tappable extends Spot {
  readonly id: string;
}

const CARDS = '[data-testid="board"] [aria-label*="can be chosen"]';
const PICKS = '[data-testid^="pick-"][aria-label*="can be chosen"]';
const OVER = '[data-testid="end-rematch"]';

/** Cards that can be chosen, and buttons; none while others play. */
async function atHand(page: Page): Promise<{ cards: Tappable[]; acts: Tappable[]; over: boolean }> {
  const all = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
        const r = element.getBoundingClientRect();
        return { id: element.dataset.testid ?? '', x: r.x + r.width / 2, y: r.y + r.height / 2 };
      }),
    `${ASKED}, ${CARDS}, ${PICKS}, ${OVER}`,
  );
  const isAct = ({ id }: Tappable) => id.startsWith('act-');
  const picks = all.filter(({ id }) => id.startsWith('pick-'));
  return {
    acts: picks.length > 0 ? [] : all.filter(isAct),
    // An open list covers the table.
    cards: picks.length > 0 ? picks : all.filter((one) => !isAct(one)),
    over: all.some(({ id }) => id === 'end-rematch'),
  };
}

const SIDELINES = ['act-read', 'act-cancel'];

/** Move, press, release, as a hand does. */
async function press(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(60);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
}

/** Makes this many choices by tapping; false if the game ended before. */
export async function makeChoices(page: Page, choices: number, seed: number): Promise<boolean> {
  const roll = dice(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(roll() * list.length)];
  const tap = ({ x, y }: Spot) => press(page, x, y);
  for (let made = 0, idle = 0; made < choices;) {
    const { cards, acts, over } = await atHand(page);
    if (over) return false;
    const doable = acts.filter(({ id }) => !SIDELINES.includes(id));
    const chosen = acts.some(({ id }) => id === 'act-read' || id === 'act-cancel');
    const act = pick(doable);
    const card = pick(cards);
    if (act !== undefined && (chosen || card === undefined || roll() < 0.25)) {
      await tap(act);
      made++;
      idle = 0;
    } else if (card !== undefined) {
      await tap(card);
      idle = 0;
    } else if (idle++ > PATIENCE / 300) {
      throw new Error('Nobody is asked anything any more.');
    }
    await page.waitForTimeout(300);
  }
  return true;
}
