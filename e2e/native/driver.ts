/** Drives the app's own bundle on the native host. */
import type { Script } from 'node:vm';
import type { Yoga } from 'yoga-layout/load';

import type { Driver, Tappable } from '../driver';
import { App } from './app';
import type { Device } from './device';
import { Finger } from './finger';
import { allViews, findVisible, middleOf, scrollIntoView, tappablesOf, wordsIn } from './look';
import { isTextInput } from './layout/tree';
import { damageDatabase } from './modules/damage';
import { isWithin } from './view/hit';
import type { MountedView } from './view/mounted';

const SCHEME = 'mottainai://';
/** How long what is to come is waited for, in the device's own milliseconds. */
const PATIENCE = 45_000;
const NOW = 3_000;
/** What is being saved is waited for, as its buttons cannot be pressed meanwhile. */
const SAVING = 2_000;

export class NativeDriver implements Driver {
  private app: App | null = null;

  constructor(
    readonly device: Device,
    private readonly script: Script,
    private readonly yoga: Yoga,
  ) {}

  async launch(route = '/'): Promise<void> {
    this.end();
    this.device.erase();
    await this.open(route);
  }

  async relaunch(route = '/'): Promise<void> {
    this.end();
    await this.open(route);
  }

  async kill(): Promise<void> {
    this.current();
    this.end();
  }

  async offline(on: boolean): Promise<void> {
    this.device.online = !on;
  }

  async tap(testID: string): Promise<void> {
    const at = await this.reach(testID, PATIENCE);
    if (at === null) throw new Error(this.why(testID, 'cannot be tapped'));
    await new Finger(this.current()).tap(middleOf(at));
  }

  async tapNow(testID: string): Promise<boolean> {
    const at = await this.reach(testID, NOW);
    if (at === null) return false;
    await new Finger(this.current()).tap(middleOf(at));
    return true;
  }

  async drag(testID: string, onto: string): Promise<void> {
    const from = await this.reach(testID, PATIENCE);
    const to = findVisible(this.current(), onto);
    if (from === null) throw new Error(this.why(testID, 'cannot be taken hold of'));
    if (to === undefined) throw new Error(`${onto} is nowhere on the screen`);
    await new Finger(this.current()).drag(middleOf(from), middleOf(to));
  }

  async swipe(testID: string, towards: 'left' | 'right'): Promise<void> {
    const view = await this.reach(testID, PATIENCE);
    if (view === null) throw new Error(this.why(testID, 'cannot be swiped'));
    const { x, y } = middleOf(view);
    const far = towards === 'left' ? -60 : 60;
    await new Finger(this.current()).drag({ x: x - far, y }, { x: x + far, y });
  }

  async type(testID: string, text: string): Promise<void> {
    await this.tap(testID);
    const view = findVisible(this.current(), testID);
    if (view === undefined || !isTextInput(view.node.shadow.name)) {
      throw new Error(`${testID} is no field to type into`);
    }
    this.current().components.change(view.node, text);
    await this.current().loop.frame();
  }

  async readText(testID: string): Promise<string> {
    await this.see(testID);
    const view = findVisible(this.current(), testID);
    return view === undefined ? '' : wordsIn(view.node).trim();
  }

  async see(testID: string): Promise<void> {
    const seen = await this.wait(PATIENCE, () => findVisible(this.current(), testID) !== undefined);
    if (!seen) throw new Error(this.why(testID, 'is not to be seen'));
  }

  async notSee(testID: string): Promise<void> {
    const gone = await this.wait(PATIENCE, () => findVisible(this.current(), testID) === undefined);
    if (!gone) throw new Error(`${testID} stays in sight`);
  }

  async screenshot(): Promise<void> {
    // There are no pixels here.
  }

  async setViewport(width: number, height: number): Promise<void> {
    this.device.width = width;
    this.device.height = height;
    this.app?.resized();
    await this.app?.loop.frame();
  }

  async tappables(): Promise<readonly Tappable[]> {
    const app = this.current();
    await app.loop.frame();
    await this.wait(SAVING, () => !isSaving(app));
    return tappablesOf(app);
  }

  async soundsHeard(): Promise<number> {
    return this.device.soundsBegun;
  }

  async clipboard(): Promise<string> {
    return this.device.clipboard;
  }

  async download(testID: string): Promise<string> {
    this.device.shared = null;
    await this.tap(testID);
    await this.wait(PATIENCE, () => this.device.shared !== null);
    if (this.device.shared === null) throw new Error(`${testID} handed over no file`);
    return this.device.shared;
  }

  async giveFile(testID: string, text: string): Promise<void> {
    this.device.nextFile = text;
    await this.tap(testID);
    await this.current().loop.advance(100);
    this.device.nextFile = null;
  }

  async daysLater(days: number): Promise<void> {
    this.device.daysAhead += days;
  }

  async fullDisk(on: boolean): Promise<void> {
    this.device.diskIsFull = on;
  }

  async damageSaves(what: 'file' | 'choices'): Promise<void> {
    damageDatabase(this.device.folderOf('databases'), what);
  }

  async lessMotion(on: boolean): Promise<void> {
    this.device.reduceMotion = on;
    const event = this.device.platform === 'ios' ? 'reduceMotionChanged' : 'reduceMotionDidChange';
    this.app?.tell(event, on);
  }

  async moving(): Promise<number> {
    const app = this.current();
    await app.loop.frame();
    return app.reanimated.moving;
  }

  async strayRequests(): Promise<readonly string[]> {
    return this.device.requests;
  }

  async pause(milliseconds: number): Promise<void> {
    await this.current().loop.advance(milliseconds);
  }

  /** What went wrong without anybody having looked for it. */
  complaints(): readonly string[] {
    return this.app?.complaints ?? [];
  }

  close(): void {
    this.end();
    this.device.throwAway();
  }

  current(): App {
    if (this.app === null) throw new Error('The app is not running: launch it first');
    return this.app;
  }

  private async open(route: string): Promise<void> {
    const url = route === '/' ? null : SCHEME + route.replace(/^\//, '');
    this.app = new App(this.device, this.yoga, url);
    this.app.start(this.script);
    await this.app.loop.frame();
  }

  private end(): void {
    if (this.app === null) return;
    this.device.afterDeath();
    this.app.end();
    this.app = null;
  }

  private async wait(longest: number, holds: () => boolean): Promise<boolean> {
    const { loop } = this.current();
    for (const end = loop.now() + longest; loop.now() < end; await loop.frame()) {
      if (holds()) return true;
    }
    return holds();
  }

  /** Waits until it lies still and a finger on its middle touches it, and nothing over it. */
  private async reach(testID: string, longest: number): Promise<MountedView | null> {
    const app = this.current();
    const finger = new Finger(app);
    let last = '';
    let found: MountedView | null = null;
    await this.wait(longest, () => {
      const view = findVisible(app, testID);
      if (view === undefined || scrollIntoView(app, view)) return false;
      const at = JSON.stringify(view.frame);
      const still = at === last;
      last = at;
      if (!still || !isWithin(finger.under(middleOf(view)), view.node.tag)) return false;
      found = view;
      return true;
    });
    return found;
  }

  private why(testID: string, what: string): string {
    const app = this.current();
    const view = findVisible(app, testID);
    const told = app.complaints.length > 0 ? `\n${app.complaints.join('\n')}` : '';
    if (view === undefined) {
      const ids = allViews(app).flatMap(({ node }) => node.props.testID ?? []);
      return `${testID} ${what}: there are ${ids.slice(0, 40).join(' ')}${told}`;
    }
    const over = new Finger(app).under(middleOf(view));
    const by = over === null ? 'nothing' : String(over.node.props.testID ?? over.node.shadow.name);
    return `${testID} at ${JSON.stringify(view.frame)} ${what}: a finger there touches ${by}${told}`;
  }
}

function isSaving(app: App): boolean {
  for (const { node } of allViews(app)) {
    const { testID, accessibilityState } = node.props;
    const disabled = (accessibilityState as { disabled?: unknown } | undefined)?.disabled === true;
    if (disabled && String(testID).startsWith('act-')) return true;
  }
  return false;
}
