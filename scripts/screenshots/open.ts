/** The app at one moment, at rest, in a window of its own. */
import type { Browser, Page } from 'playwright-core';

import { openShared } from '../frames/table';
import { gameAt } from './games';
import type { Screen, Shot } from './shots';

/** The pictures are always made on the same day. */
const TODAY = new Date('2026-11-17T19:00:00Z');
/** By then the card pictures, which are made in idle time, are there. */
const SETTLED = 3_000;

export async function openShot(
  browser: Browser,
  url: string,
  { moment, scheme }: Shot,
  { width, height, scale }: Screen,
  locale: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: scheme,
    locale,
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.clock.install({ time: TODAY });
  if (moment === undefined) {
    await page.goto(url);
    await page.getByTestId('start-quick').waitFor();
  } else {
    const { code, name } = gameAt(moment);
    await openShared(page, url, code, name);
  }
  // A pointer on a card would highlight it.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLED);
  return page;
}
