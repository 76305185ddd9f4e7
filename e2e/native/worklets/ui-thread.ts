/** The UI thread's JavaScript runtime for worklets, and the calls to and from it. */
import { readFileSync } from 'node:fs';

import type { NativeState } from '../fabric/node';
import type { ModuleHost } from '../modules/host';
import { loud, type UnknownNativeCall } from '../runtime/loud';
import { Realm, type Bag, type Callback } from '../runtime/realm';
import { Packer } from './packer';
import { List, RemoteFunction, type Runtime, type Serializable } from './serializable';

const REACT_NATIVE = 1;
const UI = 2;

export const staticFlags = (library: string): Readonly<Record<string, boolean>> =>
  JSON.parse(
    readFileSync(require.resolve(`${library}/src/featureFlags/staticFlags.json`), 'utf8'),
  ) as Record<string, boolean>;

export class UiThread {
  readonly runtime: Runtime;
  readonly packer: Packer;
  private readonly main: Runtime;
  private frameCallback: Callback | null = null;

  constructor(
    private readonly host: ModuleHost,
    private readonly nativeState: NativeState,
    private readonly onUnknown: (error: UnknownNativeCall) => void,
  ) {
    const { loop, device } = host;
    const realm = new Realm(
      () => device.today(loop.now()),
      () => device.chance(),
    );
    this.main = { id: REACT_NATIVE, realm: host.realm };
    this.runtime = { id: UI, realm };
    this.packer = new Packer(this.main, nativeState);
    this.decorate();
    loop.onFrame(() => this.frame());
  }

  /** `WorkletsModule`, through which the rest is installed. */
  module(): Bag {
    return {
      installTurboModule: () => {
        this.host.realm.global._WORKLET = false;
        this.host.realm.global.__RUNTIME_KIND = REACT_NATIVE;
        this.host.realm.global.__RUNTIME_NAME = 'RN';
        this.host.realm.global.__workletsModuleProxy = loud(
          'worklets',
          this.host.realm.give({
            ...this.proxy(this.packer, this.main),
            ...this.onlyInMain(),
          }) as Bag,
          this.onUnknown,
        );
        return true;
      },
      start: () => undefined,
    };
  }

  /** Runs work on the UI thread, then the callbacks queued for the end of the task. */
  run<T>(work: () => T): T {
    const result = work();
    (this.runtime.realm.global.__callMicrotasks as Callback | undefined)?.();
    return result;
  }

  soon(work: () => void): void {
    // Before the next JavaScript task, as if the UI thread were idle.
    this.host.loop.post(() => this.run(work), -1);
  }

  /** Advances the animations by one frame. */
  private frame(): void {
    const run = this.frameCallback;
    this.frameCallback = null;
    if (run !== null) this.run(() => run(this.host.loop.now()));
  }

  private decorate(): void {
    const { realm } = this.runtime;
    const { loop } = this.host;
    const packer = new Packer(this.runtime, this.nativeState);
    Object.assign(realm.global, {
      ...packer.underscored(),
      _WORKLET: true,
      __RUNTIME_KIND: UI,
      __RUNTIME_NAME: 'UI',
      __DEV__: false,
      __workletsModuleProxy: loud(
        'worklets on the UI thread',
        realm.give(this.proxy(packer, this.runtime)) as Bag,
        this.onUnknown,
      ),
      _log: (value: unknown) => this.host.fail(`A worklet says ${String(value)}`),
      _toString: String,
      performance: realm.give({ now: () => loop.now() }),
      __nativeRequestAnimationFrame: (run: Callback) => {
        this.frameCallback = run;
      },
    });
  }

  private call(worklet: Serializable): unknown {
    return (worklet.unpack(this.runtime) as Callback)();
  }

  private backIn(runtime: Runtime, work: () => void): void {
    if (runtime.id === REACT_NATIVE) this.host.loop.post(work);
    else this.soon(work);
  }

  private remote(holder: unknown): RemoteFunction {
    const found = this.nativeState.get(holder);
    if (!(found instanceof RemoteFunction)) throw new Error('This is no remote function');
    return found;
  }

  private proxy(packer: Packer, home: Runtime): Bag {
    const runSync = (ref: unknown) => packer.open(this.call(packer.open(ref))).unpack(home);
    return {
      ...packer.calls(),
      scheduleOnUI: (ref: unknown) => {
        const list = packer.open(ref);
        if (!(list instanceof List)) throw new Error('scheduleOnUI wants a list of worklets');
        this.soon(() => list.items.forEach((worklet) => this.call(worklet)));
      },
      runOnUISync: runSync,
      runOnRuntimeSyncWithId: (id: number, ref: unknown) => {
        if (id === UI) return runSync(ref);
        throw new Error(`There is no runtime ${id} to wait for`);
      },
      scheduleOnRuntimeWithId: (id: number, ref: unknown) => {
        if (id !== UI) throw new Error(`There is no runtime ${id}`);
        const worklet = packer.open(ref);
        this.soon(() => void this.call(worklet));
      },
      scheduleOnRN: (holder: unknown, args: unknown) => {
        const { run } = this.remote(holder);
        const packed = packer.open(args);
        this.host.loop.post(() => {
          run(...((packed.unpack(this.main) as unknown[] | undefined) ?? []));
        });
      },
      handlePromise: (holder: unknown, value: unknown) => {
        const packed = packer.open(value);
        const known = this.nativeState.get(holder);
        if (!(known instanceof RemoteFunction)) return (holder as Callback)(packed.unpack(home));
        return this.backIn(known.home, () => void known.run(packed.unpack(known.home)));
      },
      reportFatalErrorOnJS: (message: string, stack: string) =>
        this.host.fail(`${message}\n${stack}`),
    };
  }

  private onlyInMain(): Bag {
    const { packer, runtime } = this;
    const flags = staticFlags('react-native-worklets');
    return {
      getStaticFeatureFlag: (name: string) => flags[name] ?? false,
      setDynamicFeatureFlag: () => undefined,
      getUIRuntimeHolder: () => this.host.realm.give({}),
      getUISchedulerHolder: () => this.host.realm.give({}),
      loadUnpackers: (...given: string[]) => {
        // Triples of code, location and source map.
        for (let i = 0; i < given.length; i += 3) runtime.realm.run(`(${given[i] ?? ''}\n)()`);
      },
      registerCustomSerializable: (
        determine: unknown,
        pack: unknown,
        unpack: unknown,
        type: number,
      ) => {
        const registry = runtime.realm.global.__customSerializationRegistry as unknown[];
        registry[type] = {
          determine: packer.open(determine).unpack(runtime),
          pack: packer.open(pack).unpack(runtime),
          unpack: packer.open(unpack).unpack(runtime),
        };
      },
      createShareable: (home: number, ...given: unknown[]) => {
        if (home !== UI) throw new Error(`There is no runtime ${home}`);
        return packer.shareable(runtime, given);
      },
    };
  }
}
