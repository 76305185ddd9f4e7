/** `nativeFabricUIManager`: React creates, clones and commits shadow nodes through it. */
import type { Loop } from '../runtime/loop';
import { UnknownNativeCall } from '../runtime/loud';
import type { Realm } from '../runtime/realm';
import {
  mergeProps,
  NativeState,
  type Bag,
  type Callback,
  type EventHandler,
  type ShadowNode,
} from './node';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Provides the layout of nodes. */
export interface Measurer {
  /** In its window, with all transforms; null if not mounted. */
  frameOf(tag: number): Rect | null;
  /** Relative to its parent, without transforms. */
  layoutOf(tag: number): Rect | null;
  currentNode(tag: number): ShadowNode | null;
}

export interface UiManagerHost {
  readonly realm: Realm;
  readonly loop: Loop;
  readonly measurer: Measurer;
  readonly nativeState: NativeState;
  readonly components: ReadonlySet<string>;
  onUnknown(error: UnknownNativeCall): void;
  onCommit(surface: number, children: readonly ShadowNode[]): void;
  onCommand(node: ShadowNode, command: string, args: readonly unknown[]): void;
  onAccessibilityEvent(node: ShadowNode, type: string): void;
  onNativeProps(node: ShadowNode, props: Bag): void;
}

const PRIORITY = { discrete: 2, continuous: 8, normal: 32, idle: 268_435_456 } as const;
export type EventPriority = keyof typeof PRIORITY;

type Mutable = { -readonly [K in keyof ShadowNode]: ShadowNode[K] };

export class UiManager {
  commits = 0;
  private handler: EventHandler | null = null;
  private priority: number = PRIORITY.normal;
  private readonly wrap: (node: ShadowNode) => object;

  constructor(private readonly host: UiManagerHost) {
    const { realm, nativeState } = host;
    const make = realm.run<() => object>('() => ({})');
    this.wrap = (node) => {
      const holder = make();
      nativeState.set(holder, node);
      return holder;
    };
    realm.global.nativeFabricUIManager = realm.give({
      ...this.tree(),
      ...this.measuring(),
      ...this.actions(),
    });
  }

  nodeOf(holder: unknown): ShadowNode {
    const node = this.host.nativeState.get(holder);
    if (node === undefined) throw new Error('This is no shadow node');
    return node as ShadowNode;
  }

  holderOf(node: ShadowNode): object {
    return this.wrap(node);
  }

  /** Sends an event for a node to React, as its own task. */
  emit(node: ShadowNode, type: string, payload: Bag, priority: EventPriority = 'normal'): void {
    this.host.loop.post(() => this.emitNow(node, type, payload, priority));
  }

  emitNow(node: ShadowNode, type: string, payload: Bag, priority: EventPriority): void {
    const { realm, loop } = this.host;
    this.priority = PRIORITY[priority];
    try {
      const told = realm.give({ ...payload, target: node.tag, timeStamp: loop.now() });
      this.handler?.(node.instance, type, told);
    } finally {
      this.priority = PRIORITY.normal;
    }
  }

  private tree(): Bag {
    const clone = (holder: unknown, change: Partial<ShadowNode>) =>
      this.wrap({ ...this.nodeOf(holder), ...change });
    const props = (holder: unknown, update: unknown) =>
      mergeProps(this.nodeOf(holder).props, (update ?? {}) as Bag);
    const nodesOf = (set: unknown) => (set as unknown[]).map((each) => this.nodeOf(each));
    return {
      createNode: (
        tag: number,
        name: string,
        surface: number,
        given: unknown,
        instance: unknown,
      ): object => {
        this.needComponent(name);
        const own = mergeProps({}, (given ?? {}) as Bag);
        return this.wrap({ tag, name, surface, props: own, instance, children: [] });
      },
      cloneNode: (holder: unknown) => clone(holder, {}),
      cloneNodeWithNewChildren: (holder: unknown, set?: unknown) =>
        clone(holder, { children: set === undefined ? [] : nodesOf(set) }),
      cloneNodeWithNewProps: (holder: unknown, update: unknown) =>
        clone(holder, { props: props(holder, update) }),
      cloneNodeWithNewChildrenAndProps: (holder: unknown, first: unknown, second?: unknown) =>
        second === undefined
          ? clone(holder, { props: props(holder, first), children: [] })
          : clone(holder, { props: props(holder, second), children: nodesOf(first) }),
      createChildSet: () => this.host.realm.give([]),
      appendChild: (parent: unknown, child: unknown) => {
        const node = this.nodeOf(parent) as Mutable;
        node.children = [...node.children, this.nodeOf(child)];
        return parent;
      },
      appendChildToSet: (set: unknown[], child: unknown) => void set.push(child),
      completeRoot: (surface: number, set: unknown) => {
        this.commits++;
        this.host.onCommit(surface, nodesOf(set));
      },
    };
  }

  private needComponent(name: string): void {
    if (this.host.components.has(name)) return;
    const error = new UnknownNativeCall(`component ${name}`);
    // Told as well as thrown, because an error boundary may catch it.
    this.host.onUnknown(error);
    throw error;
  }

  private measuring(): Bag {
    const { measurer } = this.host;
    const frame = (holder: unknown) => measurer.frameOf(this.nodeOf(holder).tag);
    return {
      measure: (holder: unknown, tell: Callback) => {
        const { tag } = this.nodeOf(holder);
        const own = measurer.layoutOf(tag);
        const page = measurer.frameOf(tag);
        if (own === null || page === null) tell(0, 0, 0, 0, 0, 0);
        else tell(own.x, own.y, page.width, page.height, page.x, page.y);
      },
      measureInWindow: (holder: unknown, tell: Callback) => {
        const at = frame(holder);
        tell(at?.x ?? 0, at?.y ?? 0, at?.width ?? 0, at?.height ?? 0);
      },
      measureLayout: (holder: unknown, other: unknown, fail: Callback, tell: Callback) => {
        const at = frame(holder);
        const origin = frame(other);
        if (at === null || origin === null) fail();
        else tell(at.x - origin.x, at.y - origin.y, at.width, at.height);
      },
      getBoundingClientRect: (holder: unknown) => {
        const at = frame(holder);
        return this.host.realm.give(at === null ? null : [at.x, at.y, at.width, at.height]);
      },
      findShadowNodeByTag_DEPRECATED: (tag: number) => {
        const node = measurer.currentNode(tag);
        return node === null ? null : this.wrap(node);
      },
    };
  }

  private actions(): Bag {
    const current = (holder: unknown) => {
      const node = this.nodeOf(holder);
      return this.host.measurer.currentNode(node.tag) ?? node;
    };
    return {
      registerEventHandler: (handler: EventHandler) => {
        this.handler = handler;
      },
      dispatchCommand: (holder: unknown, command: string, args: unknown) =>
        this.host.onCommand(current(holder), command, Array.from(args as unknown[])),
      setNativeProps: (holder: unknown, props: Bag) =>
        this.host.onNativeProps(current(holder), props),
      sendAccessibilityEvent: (holder: unknown, type: string) =>
        this.host.onAccessibilityEvent(current(holder), type),
      // The responder matters only to native scrolling, which the driver does itself.
      setIsJSResponder: () => undefined,
      unstable_getCurrentEventPriority: () => this.priority,
      unstable_DefaultEventPriority: PRIORITY.normal,
      unstable_DiscreteEventPriority: PRIORITY.discrete,
      unstable_ContinuousEventPriority: PRIORITY.continuous,
      unstable_IdleEventPriority: PRIORITY.idle,
    };
  }
}
