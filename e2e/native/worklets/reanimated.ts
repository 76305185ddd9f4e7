/** Reanimated's native part: animated props of views, and entering animations. */
import type { NativeState, ShadowNode } from '../fabric/node';
import { ORIGIN_X, ORIGIN_Y, type LayoutNode, type LayoutTree } from '../layout/tree';
import { nothing, type ModuleHost } from '../modules/host';
import { loud, type UnknownNativeCall } from '../runtime/loud';
import type { Bag, Callback } from '../runtime/realm';
import { staticFlags, type UiThread } from './ui-thread';
import type { Serializable } from './serializable';

const ENTERING = 1;
/** Props unchanged for this long are committed to React, and dropped after twice as long. */
const SETTLED = 1000;

interface Update {
  readonly props: Bag;
  at: number;
}

interface BatchItem {
  readonly viewTag: number;
  readonly type: number;
  readonly config?: unknown;
}

export class Reanimated {
  /** Number of views changed in both of the last two frames, since a single change is a jump. */
  moving = 0;
  private readonly updates = new Map<number, Update>();
  private readonly entering = new Map<string, Serializable>();
  private readonly running = new Set<number>();
  private touched = new Set<number>();
  private before = new Set<number>();

  constructor(
    private readonly host: ModuleHost,
    private readonly ui: UiThread,
    private readonly nativeState: NativeState,
    private readonly app: { readonly layout: LayoutTree; changed(): void },
    private readonly onUnknown: (error: UnknownNativeCall) => void,
  ) {
    Object.assign(ui.runtime.realm.global, this.onUiThread());
    host.loop.onFrame(() => {
      this.moving = [...this.touched].filter((tag) => this.before.has(tag)).length;
      this.before = this.touched;
      this.touched = new Set();
    });
  }

  module(): Bag {
    return {
      installTurboModule: () => {
        const { realm, device } = this.host;
        realm.global._REANIMATED_IS_REDUCED_MOTION = device.reduceMotion;
        realm.global.__reanimatedModuleProxy = loud(
          'reanimated',
          realm.give(this.proxy()) as Bag,
          this.onUnknown,
        );
        return true;
      },
    };
  }

  /** Called for views mounted by this commit. */
  mounted(node: LayoutNode): void {
    const id = node.props.nativeID;
    const config = this.entering.get(String(id ?? node.tag));
    if (config === undefined) return;
    this.entering.delete(String(id ?? node.tag));
    const { width, height } = this.host.device;
    const { x, y } = node.box;
    const values = this.ui.runtime.realm.give({
      targetOriginX: x,
      targetGlobalOriginX: x,
      targetOriginY: y,
      targetGlobalOriginY: y,
      targetWidth: node.box.width,
      targetHeight: node.box.height,
      windowWidth: width,
      windowHeight: height,
    });
    this.running.add(node.tag);
    this.ui.soon(() => {
      const { realm } = this.ui.runtime;
      const manager = realm.global.LayoutAnimationsManager as Record<string, Callback>;
      manager.start?.(node.tag, ENTERING, values, config.unpack(this.ui.runtime));
    });
  }

  private change(tag: number, props: Bag): void {
    this.touched.add(tag);
    this.app.layout.overlay(tag, props);
    this.app.changed();
  }

  private onUiThread(): Bag {
    const { realm } = this.ui.runtime;
    const node = (holder: unknown) => this.nativeState.get(holder) as ShadowNode;
    return {
      _updateProps: (operations: readonly { shadowNodeWrapper: unknown; updates: Bag }[]) => {
        for (const { shadowNodeWrapper, updates } of operations) {
          const { tag } = node(shadowNodeWrapper);
          const known = this.updates.get(tag)?.props;
          this.updates.set(tag, { props: { ...known, ...updates }, at: this.host.loop.now() });
          this.change(tag, updates);
        }
      },
      _getAnimationTimestamp: () => this.host.loop.now(),
      _maybeFlushUIUpdatesQueue: () => this.app.layout.calculate(),
      _notifyAboutProgress: (tag: number, style: Bag) => {
        if (this.running.has(tag)) this.change(tag, placed(style));
      },
      _notifyAboutEnd: (tag: number) => {
        this.running.delete(tag);
        this.app.layout.release(tag, [ORIGIN_X, ORIGIN_Y]);
        this.app.changed();
      },
      _measure: (holder: unknown) => realm.give({ ...this.app.layout.get(node(holder).tag)?.box }),
      _obtainProp: (holder: unknown, name: string) => node(holder).props[name],
      _dispatchCommand: (_: unknown, command: string) => {
        throw new Error(`No worklet of ours sends the command ${command}`);
      },
    };
  }

  private settled(): unknown {
    const now = this.host.loop.now();
    const old = [...this.updates].filter(([, update]) => now - update.at > SETTLED);
    for (const [tag, update] of old) if (now - update.at > 2 * SETTLED) this.updates.delete(tag);
    return this.host.realm.give(
      old.map(([viewTag, { props }]) => ({ viewTag, styleProps: { ...props } })),
    );
  }

  private proxy(): Bag {
    const flags = staticFlags('react-native-reanimated');
    return {
      getStaticFeatureFlag: (name: string) => flags[name] ?? false,
      setDynamicFeatureFlag: nothing,
      registerEventHandler: () => 1,
      unregisterEventHandler: nothing,
      configureLayoutAnimationBatch: (batch: readonly BatchItem[]) => {
        for (const { viewTag, type, config } of Array.from(batch)) {
          if (config === undefined || config === null) continue;
          if (type !== ENTERING) throw new Error(`Nothing of ours has layout animation ${type}`);
          this.entering.set(String(viewTag), this.ui.packer.open(config));
        }
      },
      setShouldAnimateExitingForTag: nothing,
      getSettledUpdates: () => this.settled(),
      markNodeAsRemovable: nothing,
      unmarkNodeAsRemovable: nothing,
      setViewStyle: nothing,
      unregisterCSSAnimations: nothing,
      unregisterCSSTransition: nothing,
      unregisterPseudoStyles: nothing,
      subscribeForKeyboardEvents: () => 1,
      unsubscribeFromKeyboardEvents: nothing,
    };
  }
}

/** A layout animation sets the origin of a view, which overrides Yoga. */
function placed(style: Bag): Bag {
  const { originX, originY, ...rest } = style;
  return {
    ...rest,
    ...(originX !== undefined && { [ORIGIN_X]: originX }),
    ...(originY !== undefined && { [ORIGIN_Y]: originY }),
  };
}
