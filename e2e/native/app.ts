/** One run of the app on a device, from launch to end. */
import type { Script } from 'node:vm';
import type { Yoga } from 'yoga-layout/load';

import type { Device } from './device';
import { componentsOn } from './fabric/known-components';
import { NativeState, type Bag, type ShadowNode } from './fabric/node';
import { UiManager, type EventPriority, type Rect } from './fabric/ui-manager';
import { fontOf } from './layout/fonts';
import { LayoutTree, type LayoutNode } from './layout/tree';
import { coreModules, dimensionsOf, type StatusBar } from './modules/core';
import { domModule } from './modules/dom';
import { expoModules, type ExpoModules } from './modules/expo';
import type { ModuleHost } from './modules/host';
import { installModules } from './modules/registry';
import { installGlobals, type CallableModules } from './runtime/globals';
import { Loop } from './runtime/loop';
import { Realm } from './runtime/realm';
import { boundsOf } from './view/matrix';
import { Mounter, viewsByTag, type Windows } from './view/mounted';
import { Components } from './view/components';
import { Reanimated } from './worklets/reanimated';
import { UiThread } from './worklets/ui-thread';

const SURFACE = 11;

export class App {
  readonly loop: Loop;
  readonly layout: LayoutTree;
  readonly components: Components;
  readonly reanimated: Reanimated;
  readonly statusBar: StatusBar = { style: 'default', hidden: false };
  soundsBegun = 0;
  readonly announcements: string[] = [];
  /** The tag of what the app has last moved the screen reader to. */
  readerAt: number | null = null;
  /** The Back key has left the app. */
  left = false;
  /** Errors the app did not notice. */
  readonly complaints: string[] = [];
  readonly console: string[] = [];
  private readonly expo: ExpoModules;
  private readonly realm: Realm;
  private readonly ui: UiManager;
  private readonly callable: CallableModules;
  private readonly mounter: Mounter;
  private seen: { readonly commit: number; readonly windows: Windows } | null = null;
  private changes = 0;

  constructor(
    readonly device: Device,
    yoga: Yoga,
    url: string | null,
  ) {
    const fail = (error: unknown) => this.complain(error);
    this.loop = new Loop(fail, () => device.slowness);
    this.realm = new Realm(
      () => device.today(this.loop.look()),
      () => device.chance(),
    );
    const { realm, loop } = this;
    const nativeState = new NativeState();
    this.layout = new LayoutTree(
      yoga,
      device,
      () => ({ fontOf, fontScale: device.fontScale }),
      (node) => this.tellLayout(node),
    );
    this.callable = installGlobals({
      realm,
      loop,
      fail,
      log: (level, message) => {
        this.console.push(`[${level}] ${message}`);
        if (level === 'error') this.complain(message);
      },
    });
    this.ui = new UiManager({
      realm,
      loop,
      nativeState,
      components: componentsOn(device.platform),
      onUnknown: fail,
      measurer: {
        frameOf: (tag) => this.frameOf(tag),
        layoutOf: (tag) => this.layout.get(tag)?.box ?? null,
        currentNode: (tag) => this.layout.get(tag)?.shadow ?? null,
      },
      onCommit: (surface, children) => this.commit(surface, children),
      onCommand: (node, command, args) => this.components.command(node, command, args),
      onAccessibilityEvent: (node, type) => {
        if (type === 'focus') this.readerAt = node.tag;
      },
      onNativeProps: (node, props) => this.components.nativeProps(node, props),
    });
    this.components = new Components(this);
    this.mounter = new Mounter(this.components);
    const host: ModuleHost = {
      realm,
      loop,
      device,
      url,
      fail,
      soundBegan: () => void this.soundsBegun++,
      announce: (text) => void this.announcements.push(text),
      leave: () => void (this.left = true),
      emit: (event, body) => this.tell(event, body),
    };
    const thread = new UiThread(host, nativeState, fail);
    this.reanimated = new Reanimated(host, thread, nativeState, this, fail);
    this.expo = expoModules(host);
    const modules = {
      ...coreModules(host, this.statusBar),
      NativeDOMCxx: domModule(host, this.ui, this),
      WorkletsModule: thread.module(),
      ReanimatedModule: this.reanimated.module(),
    };
    installModules(host, modules, this.expo, fail);
  }

  start(script: Script, globals: Readonly<Bag> = {}): void {
    Object.assign(this.realm.global, globals);
    this.realm.evaluate(script);
    this.loop.post(() => {
      const start = this.realm.give({
        rootTag: SURFACE,
        initialProps: {},
        fabric: true,
        concurrentRoot: true,
      });
      this.callable('AppRegistry').runApplication?.('main', start);
    });
  }

  /** Ends it without warning, as the system does. */
  end(): void {
    this.loop.stop();
    this.device.ran(this.loop.now());
    this.layout.free();
    this.expo.close();
  }

  /** Sends a device event to the listeners in JavaScript. */
  tell(event: string, body: unknown): void {
    this.loop.post(() => {
      this.callable('RCTDeviceEventEmitter').emit?.(event, this.realm.give(body));
    });
  }

  emit(node: ShadowNode, type: string, payload: Bag, priority?: EventPriority): void {
    this.ui.emit(node, type, payload, priority);
  }

  /** The current views. */
  windows(): Windows {
    if (this.seen?.commit === this.changes) return this.seen.windows;
    const { width, height } = this.device;
    const windows = this.mounter.mount(this.layout.surface, width, height);
    this.seen = { commit: this.changes, windows };
    return windows;
  }

  mounted(node: LayoutNode): void {
    this.reanimated.mounted(node);
  }

  /** Native work that takes time. */
  after(milliseconds: number, run: () => void): void {
    this.loop.addTimer(run, milliseconds, false);
  }

  changed(): void {
    this.changes++;
  }

  resized(): void {
    this.layout.resize(this.device);
    this.changed();
    this.tell('didUpdateDimensions', dimensionsOf(this.device));
    this.components.turned();
  }

  get commits(): number {
    return this.ui.commits;
  }

  complain(error: unknown): void {
    const told = error instanceof Object && 'stack' in error ? String(error.stack) : String(error);
    this.complaints.push(told.split('\n').slice(0, 12).join('\n'));
  }

  private commit(surface: number, children: readonly ShadowNode[]): void {
    if (surface !== SURFACE) throw new Error(`There is no surface ${surface}`);
    const mounted = this.layout.commit(children);
    this.changed();
    this.components.committed(this.layout, mounted);
  }

  private tellLayout(node: LayoutNode): void {
    this.changed();
    this.components.laidOut(node);
    if (node.props.onLayout !== true) return;
    this.emit(node.shadow, 'topLayout', { layout: { ...node.box } });
  }

  private frameOf(tag: number): Rect | null {
    const view = viewsByTag(this.windows()).get(tag);
    if (view !== undefined) return view.frame;
    // A flattened view still has a layout.
    const node = this.layout.get(tag);
    return node === undefined ? null : this.flattenedFrame(node);
  }

  private flattenedFrame(node: LayoutNode): Rect {
    const { width, height, x, y } = node.box;
    const around = node.parent === null ? null : this.frameOf(node.parent.tag);
    const at = boundsOf([1, 0, 0, 1, (around?.x ?? 0) + x, (around?.y ?? 0) + y], width, height);
    return at;
  }
}
