import { readFileSync } from 'node:fs';
import {
  errors,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Route,
} from 'playwright-core';

import {
  PHONE,
  type App,
  type Spoken,
  type Tappable,
  type TextSample,
  type TextSize,
} from '../driver';
import type { PLAYWRIGHT_HAS } from '../plan';
import { pause } from '../scenarios/wait';
import { axeViolations } from './axe';
import { textsCutOff, textsOverlapping } from './cut';
import { Ears } from './ears';
import {
  controlsOnScreen,
  countSounds,
  damagePage,
  putClockOn,
  refuseWrites,
  silenceWorkers,
  stopsDrawing,
  tapOnSight,
  untilDrawn,
  watchWorkers,
} from './in-page';
import { textsDrawn, textSizes } from './texts';

/**
 * Timeouts in two parts: if the whole machine stalls, the first expires at once without a check, so
 * there is a second.
 */
const PATIENCE = [30_000, 15_000] as const;
const NOW = 3_000;
/** `SLOW=4` throttles the CPU to a quarter, like an old phone. */
const SLOW = Number(process.env.SLOW ?? 1);

const isOver = (error: unknown): error is errors.TimeoutError =>
  error instanceof errors.TimeoutError;

/** Drives the exported web app. Each driver has one browser profile, which `launch` clears. */
export class PlaywrightDriver implements App<(typeof PLAYWRIGHT_HAS)[number]> {
  readonly console: string[] = [];
  private readonly stray: string[] = [];
  private context: BrowserContext | undefined;
  private page: Page | undefined;
  private listener: { page: Page; ears: Ears } | undefined;
  private tools: { page: Page; session: CDPSession } | undefined;
  private keepsNothing = false;
  private isOld = false;
  private roomless: { page: Page; session: CDPSession } | undefined;
  private isRoomless = false;
  private readonly toLose: { readonly name: RegExp; readonly times: number }[] = [];
  private readonly lost = new Set<string>();
  private viewport = PHONE;
  private colorScheme: 'dark' | 'light' = 'light';
  private reducedMotion: 'reduce' | 'no-preference' = 'no-preference';

  constructor(
    private readonly browser: Browser,
    private readonly baseUrl: string,
    private readonly pictures: string | undefined,
    /** The service worker copies the whole app at its first start, which only some scenarios are about. */
    private readonly keepsOffline = true,
  ) {}

  async launch(route = '/'): Promise<void> {
    await this.context?.close();
    this.context = await this.browser.newContext({
      viewport: this.viewport,
      baseURL: this.baseUrl,
      // A lost file must not come out of the service worker's cache instead.
      serviceWorkers: this.keepsOffline && this.toLose.length === 0 ? 'allow' : 'block',
    });
    this.context.setDefaultTimeout(PATIENCE[0]);
    // Records and blocks requests to other servers, so that no test depends on a network.
    await this.context.route(
      (url) => !url.href.startsWith(`${this.baseUrl}/`),
      (request) => {
        this.stray.push(request.request().url());
        return request.abort();
      },
    );
    await this.context.addInitScript(countSounds);
    await this.context.addInitScript(watchWorkers);
    for (const { name, times } of this.toLose) await this.loseFirst(this.context, name, times);
    if (this.isOld) await this.ageWorkers(this.context);
    if (this.isRoomless) await this.limitRoom(this.context);
    if (this.keepsNothing) {
      // Like a private window of Firefox.
      await this.context.addInitScript(() => {
        navigator.storage.getDirectory = () =>
          Promise.reject(new DOMException('Security error', 'SecurityError'));
      });
    }
    await this.openPage(route);
  }

  async relaunch(route = '/'): Promise<void> {
    if (!this.context) throw new Error('relaunch before launch');
    await this.page?.close();
    await this.openPage(route);
  }

  async kill(): Promise<void> {
    // Closed without beforeunload, a page cannot save, like a killed app.
    await this.current().close({ runBeforeUnload: false });
    this.page = undefined;
  }

  async offline(on: boolean): Promise<void> {
    await this.context?.setOffline(on);
  }

  async tap(testID: string): Promise<void> {
    await this.patiently((timeout) =>
      this.visible(testID)
        .click({ timeout })
        .catch((error: unknown) => {
          // The click was already sent: a retry would tap twice.
          if (!(isOver(error) && error.message.includes('performing click'))) throw error;
        }),
    );
  }

  async drag(testID: string, onto: string): Promise<void> {
    const { mouse } = this.current();
    // Waits until it is still and nothing covers it.
    await this.patiently((timeout) => this.visible(testID).hover({ timeout }));
    const to = await this.middleOf(onto);
    await mouse.down();
    // In steps, as a hand moves; otherwise it would be a single event.
    await mouse.move(to.x, to.y, { steps: 12 });
    await mouse.up();
  }

  async swipe(testID: string, towards: 'left' | 'right'): Promise<void> {
    // Waits until it is still.
    await this.patiently((timeout) => this.visible(testID).hover({ timeout }));
    const { x, y } = await this.middleOf(testID);
    const far = towards === 'left' ? -120 : 120;
    const finger = await this.cdp();
    const at = (part: number) => ({ x: x - far / 2 + far * part, y });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (let part = 0.1; part < 1; part += 0.1) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async readText(testID: string): Promise<string> {
    const text = await this.patiently((timeout) => this.visible(testID).innerText({ timeout }));
    return text.trim();
  }

  async see(testID: string): Promise<void> {
    await this.patiently((timeout) => this.visible(testID).waitFor({ state: 'visible', timeout }));
  }

  async notSee(testID: string): Promise<void> {
    await this.patiently((timeout) => this.visible(testID).waitFor({ state: 'hidden', timeout }));
  }

  async screenshot(name: string): Promise<void> {
    if (this.pictures) await this.picture(`${this.pictures}/${name}.png`);
  }

  async setViewport(width: number, height: number): Promise<void> {
    this.viewport = { width, height };
    await this.page?.setViewportSize(this.viewport);
  }

  async rotate(to: 'portrait' | 'landscape'): Promise<void> {
    const { width, height } = this.viewport;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    await (to === 'portrait' ? this.setViewport(short, long) : this.setViewport(long, short));
  }

  async dark(on: boolean): Promise<void> {
    this.colorScheme = on ? 'dark' : 'light';
    await this.page?.emulateMedia({ colorScheme: this.colorScheme });
  }

  violations(): Promise<readonly string[]> {
    return axeViolations(this.current());
  }

  async tapNow(testID: string): Promise<boolean> {
    return this.visible(testID)
      .click({ timeout: NOW })
      .then(
        () => true,
        () => false,
      );
  }

  async type(testID: string, text: string): Promise<void> {
    await this.patiently((timeout) => this.visible(testID).fill(text, { timeout }));
  }

  async tappables(): Promise<readonly Tappable[]> {
    await this.current().evaluate(untilDrawn);
    return this.current().evaluate(controlsOnScreen);
  }

  async press(key: string): Promise<void> {
    await this.current().keyboard.press(key);
  }

  async focused(): Promise<Spoken | null> {
    return (await this.ears()).focused();
  }

  async spoken(): Promise<readonly Spoken[]> {
    await this.current().evaluate(untilDrawn);
    return (await this.ears()).everything();
  }

  async soundsHeard(): Promise<number> {
    return this.current().evaluate(() => Number(document.documentElement.dataset.sounds ?? 0));
  }

  async download(testID: string): Promise<string> {
    const waiting = this.current().waitForEvent('download');
    await this.tap(testID);
    return readFileSync(await (await waiting).path(), 'utf8');
  }

  async giveFile(testID: string, text: string): Promise<void> {
    const waiting = this.current().waitForEvent('filechooser');
    await this.tap(testID);
    const buffer = Buffer.from(text);
    await (await waiting).setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  }

  async clipboard(): Promise<string> {
    await this.context?.grantPermissions(['clipboard-read'], { origin: this.baseUrl });
    return this.current().evaluate(() => navigator.clipboard.readText());
  }

  async daysLater(days: number): Promise<void> {
    await this.context?.addInitScript(putClockOn, days);
  }

  /**
   * Chromium's own limit stops only a file that grows, and whether SQLite's log does depends on
   * when it was last emptied: here nothing can be written at all.
   */
  async fullDisk(on: boolean): Promise<void> {
    for (const worker of this.current().workers()) await worker.evaluate(refuseWrites, on);
  }

  async damageSaves(what: 'file' | 'choices'): Promise<void> {
    const page = await this.context?.newPage();
    // A page of our server that runs no app code.
    await page?.goto('/manifest.webmanifest');
    // Page 1 holds the file header; the choices come after the games and their two indices.
    const damaged = await page?.evaluate(damagePage, what === 'file' ? 1 : 5);
    await page?.close();
    if (damaged !== true) throw new Error('There is no file with saved games to be damaged');
  }

  async privateWindow(): Promise<void> {
    this.keepsNothing = true;
  }

  async silenceStorage(on: boolean): Promise<void> {
    await this.current().evaluate(silenceWorkers, on);
  }

  async loseFile(name: RegExp, times: number): Promise<void> {
    this.toLose.push({ name, times });
  }

  async oldBrowser(): Promise<void> {
    this.isOld = true;
  }

  async littleRoom(on: boolean): Promise<void> {
    this.isRoomless = on;
    await this.roomless?.page.close();
    this.roomless = undefined;
  }

  async slowDown(times: number): Promise<void> {
    await (await this.cdp()).send('Emulation.setCPUThrottlingRate', { rate: times * SLOW });
  }

  async tapOnSight(testID: string): Promise<void> {
    await this.current().evaluate(tapOnSight, testID);
  }

  async cutOff(): Promise<readonly string[]> {
    await this.current().evaluate(untilDrawn);
    const page = this.current();
    return [...(await page.evaluate(textsCutOff)), ...(await page.evaluate(textsOverlapping))];
  }

  async textSizes(samples: readonly TextSample[]): Promise<readonly TextSize[]> {
    return this.current().evaluate(textSizes, samples);
  }

  async textsDrawn(): Promise<readonly (TextSample & TextSize)[]> {
    await this.current().evaluate(untilDrawn);
    return this.current().evaluate(textsDrawn);
  }

  async lessMotion(on: boolean): Promise<void> {
    this.reducedMotion = on ? 'reduce' : 'no-preference';
    await this.page?.emulateMedia({ reducedMotion: this.reducedMotion });
  }

  async selectedText(): Promise<string> {
    return this.current().evaluate(() => getSelection()?.toString() ?? '');
  }

  async moving(): Promise<number> {
    return this.current().evaluate(
      () => document.getAnimations().filter((a) => a.playState === 'running').length,
    );
  }

  async mounted(testID: string): Promise<number> {
    return this.current().getByTestId(testID).count();
  }

  async history(to: 'back' | 'forward'): Promise<void> {
    // Within one page nothing is loaded, so there is nothing to wait for.
    await this.current().evaluate((step) => window.history.go(step), to === 'back' ? -1 : 1);
  }

  async keptOffline(): Promise<void> {
    // `ready` resolves when the worker is active, which is after it cached every file.
    await this.current().evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  async another(route = '/'): Promise<PlaywrightDriver> {
    const second = new PlaywrightDriver(this.browser, this.baseUrl, this.pictures);
    second.context = this.context;
    await second.openPage(route);
    return second;
  }

  async toFront(): Promise<void> {
    await this.current().bringToFront();
  }

  /** Requests to anything but the app's own server. */
  strayRequests(): readonly string[] {
    return this.stray;
  }

  async picture(path: string): Promise<void> {
    await this.page?.screenshot({ path });
  }

  /** True if the page responds but draws no frames: then the browser is stuck, not the page. */
  async isLeftUndrawn(): Promise<boolean> {
    const answer = this.page?.evaluate(stopsDrawing) ?? false;
    return Promise.race([answer, pause(NOW * 2).then(() => false)]).catch(() => false);
  }

  async close(): Promise<void> {
    await this.context?.close();
  }

  /** The browser and SQLite's loader complain of what `loseFile` took away. */
  private isOfLostFile(complaint: string): boolean {
    return (
      this.lost.size > 0 &&
      /wasm|ArrayBuffer|Failed to load resource|AsyncRequireError/.test(complaint)
    );
  }

  private async loseFirst(context: BrowserContext, name: RegExp, times: number): Promise<void> {
    const lose = (route: Route) => {
      this.lost.add(route.request().url());
      return route.abort();
    };
    await context.route((url) => name.test(url.pathname), lose, { times });
  }

  /** Scripts that run before the app do not run in its workers: it is written into theirs. */
  private async ageWorkers(context: BrowserContext): Promise<void> {
    const young = 'delete FileSystemFileHandle.prototype.createSyncAccessHandle;';
    await context.route(/\/worker-[0-9a-f]+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: young + (await response.text()) });
    });
  }

  /** The limit lasts as long as the session that set it, so a page of its own holds it. */
  private async limitRoom(context: BrowserContext): Promise<void> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const origin = this.baseUrl;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 8_000 });
    this.roomless = { page, session };
  }

  private async patiently<T>(step: (timeout: number) => Promise<T>): Promise<T> {
    const [first, second] = PATIENCE;
    return step(first).catch((error: unknown) => {
      if (isOver(error)) return step(second);
      throw error;
    });
  }

  private current(): Page {
    if (!this.page) throw new Error('The app is not running: launch it first');
    return this.page;
  }

  /** A DevTools session for the open page. */
  private async cdp(): Promise<CDPSession> {
    const page = this.current();
    if (this.tools?.page !== page) {
      this.tools = { page, session: await page.context().newCDPSession(page) };
    }
    return this.tools.session;
  }

  private async ears(): Promise<Ears> {
    const page = this.current();
    if (this.listener?.page !== page) this.listener = { page, ears: await Ears.at(page) };
    return this.listener.ears;
  }

  private async middleOf(testID: string): Promise<{ x: number; y: number }> {
    const box = await this.visible(testID).boundingBox();
    if (box === null) throw new Error(`${testID} is nowhere on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** The navigation stack keeps lower pages in the document, so match only visible elements. */
  private visible(testID: string) {
    return this.current().getByTestId(testID).filter({ visible: true }).first();
  }

  private async openPage(route: string): Promise<void> {
    this.page = await this.context?.newPage();
    const page = this.current();
    await page.emulateMedia({ reducedMotion: this.reducedMotion, colorScheme: this.colorScheme });
    if (SLOW > 1) {
      await (await this.cdp()).send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    }
    page.on('console', (message) => {
      if (this.isOfLostFile(message.text())) return;
      const of = message.type() === 'error' ? ` (${message.location().url})` : '';
      this.console.push(`[${message.type()}] ${message.text()}${of}`);
    });
    page.on('pageerror', (error) =>
      this.console.push(`[pageerror] ${error.stack ?? error.message}`),
    );
    page.on('crash', () => this.console.push('[crash] the page crashed'));
    await this.patiently((timeout) => page.goto(route, { timeout }));
  }
}
