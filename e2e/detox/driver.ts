import { execFileSync } from 'node:child_process';
import { by, device, element, waitFor } from 'detox';

import type { App } from '../driver';
import type { DETOX_ANDROID_HAS, DETOX_IOS_HAS } from '../plan';

type Has = (typeof DETOX_ANDROID_HAS | typeof DETOX_IOS_HAS)[number];

const PATIENCE = 15_000;
/** Milliseconds; what is not visible by then has to be scrolled to. */
const SOON = 2_000;
const HELD = 100;
const SCROLLS = 160;
const SCHEME = 'mottainai://';
/** While computers think the app never comes to rest, so Detox would wait for ever: scenarios wait for what they need. */
const ARGS = { detoxEnableSynchronization: 0 };

const SCROLL_VIEW = {
  android: 'com.facebook.react.views.scroll.ReactScrollView',
  ios: 'RCTEnhancedScrollView',
};

/** The first match: a screen that is closing may still contain another. */
const the = (testID: string) => element(by.id(testID)).atIndex(0);

/** Detox tells by failing. */
const holds = (told: Promise<unknown>) =>
  told.then(
    () => true,
    () => false,
  );

/** Drives the native app on an emulator, a simulator or an attached phone. */
export class DetoxDriver implements App<Has> {
  async launch(route = '/'): Promise<void> {
    await device.launchApp({
      newInstance: true,
      delete: true,
      launchArgs: ARGS,
      ...this.at(route),
    });
  }

  async relaunch(route = '/'): Promise<void> {
    await device.launchApp({ newInstance: true, launchArgs: ARGS, ...this.at(route) });
  }

  async kill(): Promise<void> {
    await device.terminateApp();
  }

  async offline(on: boolean): Promise<void> {
    const mode = on ? 'enable' : 'disable';
    execFileSync('adb', ['-s', device.id, 'shell', 'cmd', 'connectivity', 'airplane-mode', mode]);
  }

  async keptOffline(): Promise<void> {
    // Everything is already on the device.
  }

  async tap(testID: string): Promise<void> {
    await this.see(testID);
    await the(testID).tap();
  }

  async type(testID: string, text: string): Promise<void> {
    await this.tap(testID);
    await the(testID).replaceText(text);
    // Otherwise the keyboard would cover what comes next.
    if (device.getPlatform() === 'ios') await the(testID).tapReturnKey();
    else await device.pressBack();
  }

  async drag(testID: string, onto: string): Promise<void> {
    await this.see(testID);
    const middle = 0.5;
    // Held only briefly: a longer press opens the card for reading.
    await the(testID).longPressAndDrag(HELD, middle, middle, the(onto), middle, middle, 'slow', 0);
  }

  async swipe(testID: string, towards: 'left' | 'right'): Promise<void> {
    await this.see(testID);
    await the(testID).swipe(towards);
  }

  async back(): Promise<void> {
    if (device.getPlatform() === 'android') return device.pressBack();
    const edge = 0;
    const middle = 0.5;
    await element(by.type('UIWindow')).atIndex(0).swipe('right', 'fast', middle, edge, middle);
  }

  async backKey(): Promise<void> {
    await device.pressBack();
  }

  async turnTo(state: 'background' | 'active'): Promise<void> {
    if (state === 'background') await device.sendToHome();
    else await device.launchApp({ newInstance: false });
  }

  async rotate(to: 'portrait' | 'landscape'): Promise<void> {
    await device.setOrientation(to);
  }

  async clipboard(): Promise<string> {
    return execFileSync('xcrun', ['simctl', 'pbpaste', device.id], { encoding: 'utf8' });
  }

  async readText(testID: string): Promise<string> {
    await this.see(testID);
    const found = await the(testID).getAttributes();
    const one = 'elements' in found ? found.elements[0] : found;
    return (one?.text ?? one?.label ?? '').trim();
  }

  /** It is on the screen; what lies beyond an edge is scrolled to. */
  async see(testID: string): Promise<void> {
    await waitFor(the(testID)).toExist().withTimeout(PATIENCE);
    if (await holds(waitFor(the(testID)).toBeVisible().withTimeout(SOON))) return;
    if (await this.scrollTo(testID)) return;
    await waitFor(the(testID)).toBeVisible().withTimeout(PATIENCE);
  }

  async notSee(testID: string): Promise<void> {
    await waitFor(the(testID)).not.toBeVisible().withTimeout(PATIENCE);
  }

  async screenshot(name: string): Promise<void> {
    await device.takeScreenshot(name);
  }

  /** From the top down, for it may lie above what is in sight; false if nothing scrolls, or it stays hidden. */
  private async scrollTo(testID: string): Promise<boolean> {
    const around = by.type(SCROLL_VIEW[device.getPlatform()]).withDescendant(by.id(testID));
    if (!(await holds(element(around).atIndex(0).scrollTo('top')))) return false;
    const visible = waitFor(the(testID)).toBeVisible();
    return holds(visible.whileElement(around).scroll(SCROLLS, 'down'));
  }

  private at(route: string): { url?: string } {
    return route === '/' ? {} : { url: SCHEME + route.replace(/^\//, '') };
  }
}
