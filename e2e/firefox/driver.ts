import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PHONE, type App, type Tappable } from '../driver';
import type { FIREFOX_HAS } from '../plan';
import { controlsOnScreen, untilDrawn } from '../playwright/in-page';
import { find, until } from '../scenarios/wait';
import type { Bidi, Params } from './bidi';
import { isOnline, tapPoint, visibleText, workerReady } from './in-page';

const CONTROL = '\uE009';
const NOW = 3_000;

interface Logged {
  readonly level: string;
  readonly text: string | null;
}
interface Requested {
  readonly request: { readonly url: string };
}
interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Drives the exported web app in a browser that speaks WebDriver BiDi. */
export class BidiDriver implements App<(typeof FIREFOX_HAS)[number]> {
  readonly complaints: string[] = [];
  private profile: string | undefined;
  private page: string | undefined;
  private viewport = PHONE;
  private isOffline = false;

  constructor(
    private readonly bidi: Bidi,
    private readonly baseUrl: string,
    private readonly pictures: string | undefined,
  ) {
    bidi.onEvent((method, params) => {
      if (method === 'log.entryAdded') {
        const { level, text } = params as Logged;
        if (level === 'error') this.complaints.push(text ?? '');
      }
      if (method === 'network.beforeRequestSent') {
        const { url } = (params as Requested).request;
        if (/^https?:/.test(url) && !url.startsWith(`${baseUrl}/`)) {
          this.complaints.push(`The app called out: ${url}`);
        }
      }
    });
  }

  async launch(route = '/'): Promise<void> {
    await this.close();
    const made = await this.bidi.send<{ userContext: string }>('browser.createUserContext');
    this.profile = made.userContext;
    await this.openPage(route);
  }

  async relaunch(route = '/'): Promise<void> {
    if (this.profile === undefined) throw new Error('relaunch before launch');
    if (this.page !== undefined) await this.kill();
    await this.openPage(route);
  }

  async kill(): Promise<void> {
    await this.bidi.send('browsingContext.close', { context: this.current(), promptUnload: false });
    this.page = undefined;
  }

  async offline(on: boolean): Promise<void> {
    this.isOffline = on;
    await this.bidi.send('emulation.setNetworkConditions', {
      networkConditions: on ? { type: 'offline' } : null,
      userContexts: [this.profile],
    });
    if (on && this.page !== undefined && (await this.call(isOnline))) {
      throw new Error('The browser does not go offline');
    }
  }

  async setViewport(width: number, height: number): Promise<void> {
    this.viewport = { width, height };
    if (this.page === undefined) return;
    const viewport = this.viewport;
    await this.bidi.send('browsingContext.setViewport', { context: this.page, viewport });
  }

  async rotate(to: 'portrait' | 'landscape'): Promise<void> {
    const { width, height } = this.viewport;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    await (to === 'portrait' ? this.setViewport(short, long) : this.setViewport(long, short));
  }

  async tap(testID: string): Promise<void> {
    const at = await find(() => this.call(tapPoint, testID), `${testID} cannot be tapped`);
    await this.touch(at);
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

  async swipe(testID: string, towards: 'left' | 'right'): Promise<void> {
    const { x, y } = await find(() => this.call(tapPoint, testID), `${testID} is not there`);
    const far = towards === 'left' ? -120 : 120;
    const move = (at: number) => ({ type: 'pointerMove', x: Math.round(x + at), y, duration: 100 });
    await this.pointer('touch', [
      move(-far / 2),
      { type: 'pointerDown', button: 0 },
      move(0),
      move(far / 2),
      { type: 'pointerUp', button: 0 },
    ]);
  }

  readText(testID: string): Promise<string> {
    return find(() => this.call(visibleText, testID), `${testID} is not there`);
  }

  async see(testID: string): Promise<void> {
    await this.readText(testID);
  }

  async notSee(testID: string): Promise<void> {
    await until(
      async () => (await this.call(visibleText, testID)) === null,
      `${testID} is still there`,
    );
  }

  async type(testID: string, text: string): Promise<void> {
    await this.tap(testID);
    const press = (...values: string[]) =>
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
    const selectAll = [
      { type: 'keyDown', value: CONTROL },
      ...press('a'),
      { type: 'keyUp', value: CONTROL },
    ];
    await this.act({ type: 'key', id: 'keys', actions: [...selectAll, ...press(...text)] });
  }

  async tappables(): Promise<readonly Tappable[]> {
    await this.call(untilDrawn);
    return this.call(controlsOnScreen);
  }

  async screenshot(name: string): Promise<void> {
    if (this.pictures) await this.picture(join(this.pictures, `${name}.png`));
  }

  async keptOffline(): Promise<void> {
    await this.call(workerReady);
  }

  async picture(path: string): Promise<void> {
    if (this.page === undefined) return;
    const { data } = await this.bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.page,
    });
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, Buffer.from(data, 'base64'));
  }

  /** Ends it and forgets all that it kept. */
  async close(): Promise<void> {
    const userContext = this.profile;
    this.profile = this.page = undefined;
    if (userContext === undefined) return;
    await this.bidi.send('browser.removeUserContext', { userContext });
  }

  private current(): string {
    if (this.page === undefined) throw new Error('The app is not running: launch it first');
    return this.page;
  }

  private async openPage(route: string): Promise<void> {
    const made = await this.bidi.send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext: this.profile,
    });
    this.page = made.context;
    await this.setViewport(this.viewport.width, this.viewport.height);
    if (this.isOffline) await this.offline(true);
    const url = `${this.baseUrl}${route}`;
    await this.bidi.send('browsingContext.navigate', {
      context: this.page,
      url,
      wait: 'complete',
    });
  }

  private async touch({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    await this.pointer('mouse', [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  private pointer(pointerType: 'mouse' | 'touch', actions: readonly Params[]): Promise<void> {
    return this.act({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
  }

  private async act(source: Params): Promise<void> {
    const context = this.current();
    await this.bidi.send('input.performActions', { context, actions: [source] });
  }

  /** The compiler may name functions by a helper that the page does not have. */
  private async call<Given extends readonly unknown[], T>(
    run: (...given: Given) => T | Promise<T>,
    ...given: Given
  ): Promise<T> {
    const args = given.map((each) => JSON.stringify(each)).join(', ');
    const expression = `(async () => {
      const __name = (made) => made;
      return JSON.stringify((await (${run.toString()})(${args})) ?? null);
    })()`;
    const { type, result, exceptionDetails } = await this.bidi.send<Evaluated>('script.evaluate', {
      expression,
      target: { context: this.current() },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'The page failed');
    return JSON.parse(result?.value ?? 'null') as T;
  }
}
