import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { App, Size, Tappable } from '../driver';
import { tapPoint, visibleText } from '../firefox/in-page';
import type { WEBKIT_HAS } from '../plan';
import { controlsOnScreen } from '../playwright/in-page';
import { find, until } from '../scenarios/wait';
import type { WebDriver } from './webdriver';

const NOW = 3_000;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** In the page: long enough for React to draw what a tap changed. */
const twoFrames = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));

/** Drives the exported web app in a browser that speaks WebDriver. It keeps nothing, so nothing is resumed. */
export class WebDriverApp implements App<(typeof WEBKIT_HAS)[number]> {
  constructor(
    private readonly webdriver: WebDriver,
    private readonly baseUrl: string,
    private readonly screen: Size,
    private readonly pictures: string | undefined,
  ) {}

  async launch(route = '/'): Promise<void> {
    await this.webdriver.close();
    await this.webdriver.open();
    await this.fitWindow();
    await this.webdriver.send('POST', '/url', { url: `${this.baseUrl}${route}` });
  }

  relaunch(route = '/'): Promise<void> {
    return this.launch(route);
  }

  kill(): Promise<void> {
    return this.webdriver.close();
  }

  /** Already the case: SQLite cannot write its files here. */
  async oldBrowser(): Promise<void> {}

  async tap(testID: string): Promise<void> {
    await this.touch(await find(() => this.call(tapPoint, testID), `${testID} cannot be tapped`));
  }

  async tapNow(testID: string): Promise<boolean> {
    for (const started = Date.now(); Date.now() - started < NOW;) {
      const at = await this.call(tapPoint, testID);
      if (at === null) continue;
      await this.touch(at);
      return true;
    }
    return false;
  }

  swipe(): Promise<void> {
    throw new Error('A finger cannot swipe in this browser.');
  }

  readText(testID: string): Promise<string> {
    return find(() => this.call(visibleText, testID), `${testID} is not there`);
  }

  async see(testID: string): Promise<void> {
    await this.readText(testID);
  }

  async notSee(testID: string): Promise<void> {
    const isGone = async () => (await this.call(visibleText, testID)) === null;
    await until(isGone, `${testID} is still there`);
  }

  async type(testID: string, text: string): Promise<void> {
    await this.tap(testID);
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.webdriver.send('POST', '/actions', {
      actions: [{ type: 'key', id: 'keys', actions }],
    });
  }

  async tappables(): Promise<readonly Tappable[]> {
    await this.call(twoFrames);
    return this.call(controlsOnScreen);
  }

  async screenshot(name: string): Promise<void> {
    if (this.pictures) await this.picture(join(this.pictures, `webkit ${name}.png`));
  }

  keptOffline(): Promise<void> {
    throw new Error('Nothing is kept in this browser.');
  }

  async picture(path: string): Promise<void> {
    const data = await this.webdriver.send<string>('GET', '/screenshot');
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, Buffer.from(data, 'base64'));
  }

  /** The window has bars of its own around the page. */
  private async fitWindow(): Promise<void> {
    const { width, height } = this.screen;
    let [w, h] = [width, height];
    for (let tries = 0; tries < 3; tries++) {
      await this.webdriver.send('POST', '/window/rect', { x: 0, y: 0, width: w, height: h });
      const page = await this.call(() => ({ width: innerWidth, height: innerHeight }));
      if (page.width === width && page.height === height) return;
      [w, h] = [w + width - page.width, h + height - page.height];
    }
  }

  private async touch({ x, y }: Point): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.webdriver.send('POST', '/actions', { actions: [mouse] });
  }

  /** The compiler may name functions by a helper that the page does not have. */
  private async call<Given extends readonly unknown[], T>(
    run: (...given: Given) => T | Promise<T>,
    ...given: Given
  ): Promise<T> {
    const args = given.map((each) => JSON.stringify(each)).join(', ');
    const script = `const done = arguments[0];
      const __name = (made) => made;
      (async () => JSON.stringify((await (${run.toString()})(${args})) ?? null))().then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      );`;
    const answer = await this.webdriver.send<{ value?: string; error?: string }>(
      'POST',
      '/execute/async',
      { script, args: [] },
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return JSON.parse(answer.value ?? 'null') as T;
  }
}
