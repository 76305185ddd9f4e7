import { execFileSync } from 'node:child_process';
import { by, device, element, waitFor } from 'detox';

import type { Driver } from '../driver';

const PATIENCE = 15_000;
const HELD = 100;
const SCHEME = 'mottainai://';

/** Drives the native app on an emulator, a simulator or an attached phone. */
export class DetoxDriver implements Driver {
  async launch(route = '/'): Promise<void> {
    await device.launchApp({ newInstance: true, delete: true, ...this.at(route) });
  }

  async relaunch(route = '/'): Promise<void> {
    await device.launchApp({ newInstance: true, ...this.at(route) });
  }

  async kill(): Promise<void> {
    await device.terminateApp();
  }

  async offline(on: boolean): Promise<void> {
    if (device.getPlatform() === 'ios') {
      throw new Error("The simulator uses the Mac's network: switch that off to test offline");
    }
    const mode = on ? 'enable' : 'disable';
    execFileSync('adb', ['-s', device.id, 'shell', 'cmd', 'connectivity', 'airplane-mode', mode]);
  }

  async tap(testID: string): Promise<void> {
    await this.see(testID);
    await element(by.id(testID)).tap();
  }

  async drag(testID: string, onto: string): Promise<void> {
    await this.see(testID);
    const middle = 0.5;
    // Held for a moment only: a longer press opens a card to be read.
    await element(by.id(testID)).longPressAndDrag(
      HELD,
      middle,
      middle,
      element(by.id(onto)),
      middle,
      middle,
      'slow',
      0,
    );
  }

  async swipe(testID: string, towards: 'left' | 'right'): Promise<void> {
    await this.see(testID);
    await element(by.id(testID)).swipe(towards);
  }

  async readText(testID: string): Promise<string> {
    await this.see(testID);
    const found = await element(by.id(testID)).getAttributes();
    const one = 'elements' in found ? found.elements[0] : found;
    return (one?.text ?? one?.label ?? '').trim();
  }

  async see(testID: string): Promise<void> {
    await waitFor(element(by.id(testID)))
      .toBeVisible()
      .withTimeout(PATIENCE);
  }

  async notSee(testID: string): Promise<void> {
    await waitFor(element(by.id(testID)))
      .not.toBeVisible()
      .withTimeout(PATIENCE);
  }

  async screenshot(name: string): Promise<void> {
    await device.takeScreenshot(name);
  }

  private at(route: string): { url?: string } {
    return route === '/' ? {} : { url: SCHEME + route.replace(/^\//, '') };
  }
}
