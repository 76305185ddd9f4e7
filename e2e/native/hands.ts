/** The basic driver functions on the native host: launching, touching and looking. */
import type { Script } from 'node:vm';
import type { Yoga } from 'yoga-layout/load';

import type { Basics, Tappable } from '../driver';
import { App } from './app';
import type { Device } from './device';
import { Finger } from './finger';
import { isTextInput } from './layout/tree';
import {
  allViews,
  findVisible,
  isDisabled,
  isInWindow,
  middleOf,
  scrollIntoView,
  tappablesOf,
  wordsIn,
} from './look';
import { isWithin } from './view/hit';
import type { MountedView } from './view/mounted';

const SCHEME = 'mottainai://';
/** Longest wait, in the device's own milliseconds. */
export const PATIENCE = 45_000;
const NOW = 3_000;
/** Longest wait for a save, during which buttons are disabled. */
const SAVING = 2_000;

export class Hands implements Basics {
  protected app: App | null = null;
  private readonly earlier: string[] = [];
  private readonly earlierModals: string[] = [];
  private readonly scrolledTo = new Set<string>();

  constructor(
    readonly device: Device,
    private readonly script: Script,
    private readonly yoga: Yoga,
    /** What the bundle finds beside the platform's own globals, to be watched by. */
    private readonly globals: Readonly<Record<string, unknown>> = {},
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

  async tap(testID: string): Promise<void> {
    const at = await this.reach(testID, PATIENCE, 'cannot be tapped');
    await this.finger().tap(middleOf(at));
  }

  async tapNow(testID: string): Promise<boolean> {
    const at = await this.look(testID, NOW);
    if (at === null) return false;
    await this.finger().tap(middleOf(at));
    return true;
  }

  async drag(testID: string, onto: string): Promise<void> {
    const from = await this.reach(testID, PATIENCE, 'cannot be taken hold of');
    const to = findVisible(this.current(), onto);
    if (to === undefined) throw new Error(`${onto} is nowhere on the screen`);
    await this.finger().drag(middleOf(from), middleOf(to));
  }

  async swipe(testID: string, towards: 'left' | 'right'): Promise<void> {
    const view = await this.reach(testID, PATIENCE, 'cannot be swiped');
    const { x, y } = middleOf(view);
    const far = towards === 'left' ? -60 : 60;
    await this.finger().drag({ x: x - far, y }, { x: x + far, y });
  }

  async type(testID: string, text: string): Promise<void> {
    await this.tap(testID);
    const { components, loop } = this.current();
    const view = findVisible(this.current(), testID);
    if (view === undefined || !isTextInput(view.node.shadow.name)) {
      throw new Error(`${testID} is no field to type into`);
    }
    if (components.focused !== view.node.tag)
      throw new Error(`A tap on ${testID} gives no keyboard`);
    components.change(view.node, text);
    await loop.frame();
  }

  async readText(testID: string): Promise<string> {
    await this.see(testID);
    const view = findVisible(this.current(), testID);
    return view === undefined ? '' : wordsIn(view.node).trim();
  }

  /** It is on the screen, at least in part; what lies beyond an edge is scrolled to. */
  async see(testID: string): Promise<void> {
    const app = this.current();
    const seen = await this.wait(PATIENCE, () => {
      const view = findVisible(app, testID);
      if (view === undefined || isInWindow(view)) return view !== undefined;
      this.scrollTo(testID, view);
      return false;
    });
    if (!seen) throw new Error(this.why(testID, 'is not to be seen'));
  }

  async notSee(testID: string): Promise<void> {
    const gone = await this.wait(PATIENCE, () => findVisible(this.current(), testID) === undefined);
    if (!gone) throw new Error(`${testID} stays in sight`);
  }

  async screenshot(): Promise<void> {
    // The native host renders no pixels.
  }

  async keptOffline(): Promise<void> {
    // Everything is already on the device.
  }

  async tappables(): Promise<readonly Tappable[]> {
    const app = this.current();
    await app.loop.frame();
    const isSaving = () =>
      allViews(app).some(
        ({ node }) => String(node.props.testID).startsWith('act-') && isDisabled(node.props),
      );
    await this.wait(SAVING, () => !isSaving());
    return tappablesOf(app);
  }

  /** Lets time pass on the device. */
  async pause(milliseconds: number): Promise<void> {
    await this.current().loop.advance(milliseconds);
  }

  /** Unnoticed errors of all runs of the app. */
  complaints(): readonly string[] {
    return [...this.earlier, ...(this.app?.complaints ?? [])];
  }

  /** Modals that shared a commit, in all runs of the app. */
  async modalsAtOnce(): Promise<readonly string[]> {
    return [...this.earlierModals, ...modalsTogether(this.app)];
  }

  async scrolled(): Promise<readonly string[]> {
    return [...this.scrolledTo];
  }

  /** An unhandled rejection; it may come from a run that has ended. */
  complain(error: unknown): void {
    if (this.app !== null) this.app.complain(error);
    else this.earlier.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  close(): void {
    this.end();
    this.device.throwAway();
  }

  current(): App {
    if (this.app === null) throw new Error('The app is not running: launch it first');
    return this.app;
  }

  protected finger(): Finger {
    return new Finger(this.current());
  }

  protected async wait(longest: number, holds: () => boolean): Promise<boolean> {
    const { loop } = this.current();
    for (const end = loop.now() + longest; loop.now() < end; await loop.frame()) {
      if (holds()) return true;
    }
    return holds();
  }

  private async open(route: string): Promise<void> {
    const url = route === '/' ? null : SCHEME + route.replace(/^\//, '');
    this.app = new App(this.device, this.yoga, url);
    this.app.start(this.script, this.globals);
    await this.app.loop.frame();
  }

  private end(): void {
    if (this.app === null) return;
    this.device.afterDeath();
    this.earlier.push(...this.app.complaints);
    this.earlierModals.push(...modalsTogether(this.app));
    this.app.end();
    this.app = null;
  }

  private async reach(testID: string, longest: number, otherwise: string): Promise<MountedView> {
    const found = await this.look(testID, longest);
    if (found === null) throw new Error(this.why(testID, otherwise));
    return found;
  }

  /** Waits until it is still and a finger on its middle would touch it. */
  private async look(testID: string, longest: number): Promise<MountedView | null> {
    const app = this.current();
    let last = '';
    let found: MountedView | null = null;
    await this.wait(longest, () => {
      const view = findVisible(app, testID);
      if (view === undefined || this.scrollTo(testID, view)) return false;
      const at = JSON.stringify(view.frame);
      const still = at === last;
      last = at;
      if (!still || !isWithin(this.finger().under(middleOf(view)), view.node.tag)) return false;
      found = view;
      return true;
    });
    return found;
  }

  private scrollTo(testID: string, view: MountedView): boolean {
    const moved = scrollIntoView(this.current(), view);
    if (moved) this.scrolledTo.add(testID);
    return moved;
  }

  private why(testID: string, what: string): string {
    const app = this.current();
    const view = findVisible(app, testID);
    if (view === undefined) {
      const ids = allViews(app).flatMap(({ node }) => node.props.testID ?? []);
      return `${testID} ${what}: there are ${ids.slice(0, 40).join(' ')}`;
    }
    const over = this.finger().under(middleOf(view));
    const by = over === null ? 'nothing' : String(over.node.props.testID ?? over.node.shadow.name);
    return `${testID} at ${JSON.stringify(view.frame)} ${what}: a finger there touches ${by}`;
  }
}

const modalsTogether = (app: App | null) =>
  app?.components.modalsPerCommit.map((names) => names.join(' with ')) ?? [];
