/** Drives the phone bundle on the native host: everything a device and its owner can do to it. */
import type { App as Driven, Spoken } from '../driver';
import type { NATIVE_ANDROID_HAS, NATIVE_IOS_HAS } from '../plan';
import { textsCutOff } from './cut';
import { everythingSpoken, focusedByReader } from './ears';
import { walk } from './fabric/node';
import { Hands, PATIENCE } from './hands';
import { allViews, cardsApart, findVisible, middleOf } from './look';
import { damageDatabase } from './modules/damage';
import { isSvg, type LayoutNode } from './layout/tree';
import { isWithin } from './view/hit';

type Has = (typeof NATIVE_ANDROID_HAS | typeof NATIVE_IOS_HAS)[number];

/** Milliseconds between background and foreground. */
const MOMENT = 100;

export class NativeDriver extends Hands implements Driven<Has> {
  async offline(on: boolean): Promise<void> {
    this.device.online = !on;
  }

  async setViewport(width: number, height: number): Promise<void> {
    this.device.width = width;
    this.device.height = height;
    this.app?.resized();
    await this.app?.loop.frame();
  }

  async rotate(to: 'portrait' | 'landscape'): Promise<void> {
    const { width, height } = this.device;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    await (to === 'portrait' ? this.setViewport(short, long) : this.setViewport(long, short));
  }

  /**
   * On iOS an edge swipe removes the topmost screen without asking the app, unless the screen
   * prevents it. It reaches the screen only where nothing lies over it.
   */
  async back(): Promise<void> {
    if (this.device.platform === 'android') return this.backKey();
    const app = this.current();
    const screens = screensIn(app.layout.surface);
    const top = screens.at(-1);
    const bound = top === undefined || screens.length < 2 || top.props.gestureEnabled === false;
    const edge = this.finger().under({ x: 1, y: this.device.height / 2 });
    if (!bound && isWithin(edge, top.tag)) {
      const isPrevented = top.props.preventNativeDismiss === true;
      const type = isPrevented ? 'topNativeDismissCancelled' : 'topDismissed';
      app.emit(top.shadow, type, { dismissCount: 1 }, 'discrete');
    }
    await app.loop.advance(MOMENT);
  }

  async backKey(): Promise<void> {
    const app = this.current();
    const top = app.windows().modals.at(-1);
    if (top === undefined) app.tell('hardwareBackPress', null);
    else app.components.askToClose(top.node);
    await app.loop.advance(MOMENT);
  }

  /** iOS passes through `inactive` on the way to the background and back; Android does not. */
  async turnTo(state: 'background' | 'active'): Promise<void> {
    if (this.device.platform === 'ios') await this.halfAway(true);
    await this.tellState(state);
  }

  async halfAway(on: boolean): Promise<void> {
    await this.tellState(on ? 'inactive' : 'active');
  }

  private async tellState(state: string): Promise<void> {
    const app = this.current();
    app.tell('appStateDidChange', { app_state: state });
    await app.loop.advance(MOMENT);
  }

  async textSize(scale: number): Promise<void> {
    this.device.fontScale = scale;
    this.app?.layout.measureAnew();
    this.app?.resized();
    await this.app?.loop.frame();
  }

  async dark(on: boolean): Promise<void> {
    this.device.dark = on;
    this.app?.tell('appearanceChanged', { colorScheme: on ? 'dark' : 'light' });
    await this.app?.loop.frame();
  }

  async lessMotion(on: boolean): Promise<void> {
    this.device.reduceMotion = on;
    const event = this.device.platform === 'ios' ? 'reduceMotionChanged' : 'reduceMotionDidChange';
    this.app?.tell(event, on);
    await this.app?.loop.frame();
  }

  async moving(): Promise<number> {
    const app = this.current();
    await app.loop.frame();
    return app.reanimated.moving;
  }

  async mounted(testID: string): Promise<number> {
    const app = this.current();
    await app.loop.frame();
    const count = (nodes: readonly LayoutNode[]): number =>
      nodes.reduce(
        (sum, node) => sum + Number(node.props.testID === testID) + count(node.children),
        0,
      );
    return count(app.layout.surface);
  }

  async spoken(): Promise<readonly Spoken[]> {
    const app = this.current();
    await app.loop.frame();
    return everythingSpoken(app);
  }

  async focused(): Promise<Spoken | null> {
    return focusedByReader(this.current());
  }

  async announced(): Promise<readonly string[]> {
    return this.current().announcements;
  }

  async cutOff(): Promise<readonly string[]> {
    const app = this.current();
    await app.loop.frame();
    return textsCutOff(app);
  }

  async glassKeyboard(on: boolean): Promise<void> {
    this.device.glassKeyboard = on;
  }

  async isAboveKeyboard(testID: string): Promise<boolean> {
    await this.see(testID);
    const view = findVisible(this.current(), testID);
    const end = (view?.frame.y ?? 0) + (view?.frame.height ?? 0);
    return end <= this.current().components.keyboardTop();
  }

  async load() {
    const { loop } = this.current();
    const views = allViews(this.current());
    const drawings = views.filter(({ node }) => isSvg(node.shadow.name));
    // Every shape of a drawing is its own view.
    const shapes = drawings.map(({ node }) => [...walk(node.shadow.children)].length);
    const inside = shapes.reduce((sum, each) => sum + each, 0);
    return { views: views.length + inside, drawings: drawings.length, late: loop.missed };
  }

  async glides(): Promise<readonly string[]> {
    const app = this.current();
    await app.loop.frame();
    return cardsApart(app);
  }

  async soundsHeard(): Promise<number> {
    return this.current().soundsBegun;
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
    const taken = await this.wait(PATIENCE, () => this.device.nextFile === null);
    if (!taken) throw new Error(`${testID} asks for no file`);
  }

  async daysLater(days: number): Promise<void> {
    this.device.daysAhead += days;
  }

  async fullDisk(on: boolean): Promise<void> {
    this.device.diskIsFull = on;
  }

  async slowDown(times: number): Promise<void> {
    this.device.slowness = times;
  }

  async tapOnSight(testID: string): Promise<void> {
    const app = this.current();
    const finger = this.finger();
    let tapped = false;
    app.loop.onFrame(() => {
      const view = tapped ? undefined : findVisible(app, testID);
      if (view !== undefined && isWithin(finger.under(middleOf(view)), view.node.tag))
        tapped = finger.flick(middleOf(view));
    });
  }

  async silenceStorage(on: boolean): Promise<void> {
    this.device.storageIsSilent = on;
  }

  async damageSaves(what: 'file' | 'choices'): Promise<void> {
    damageDatabase(this.device.folderOf('databases'), what);
  }
}

function screensIn(nodes: readonly LayoutNode[]): LayoutNode[] {
  return nodes.flatMap((node) =>
    node.shadow.name === 'RNSScreen' ? [node] : screensIn(node.children),
  );
}
