import type { NativeState } from '../fabric/node';
import type { Bag, Callback } from '../runtime/realm';
import {
  Built,
  Custom,
  Initializer,
  isSerializable,
  List,
  Plain,
  RemoteFunction,
  Retained,
  Scalar,
  Shareable,
  Synchronizable,
  Worklet,
  type Runtime,
  type Serializable,
} from './serializable';

const MAP = '(keys, values) => new Map(keys.map((key, i) => [key, values[i]]))';
const SET = '(values) => new Set(values)';
const REGEXP = '(source, flags) => new RegExp(source, flags)';
const ERROR = '(name, message, stack) => Object.assign(new Error(message), { name, stack })';

export class Packer {
  constructor(
    private readonly home: Runtime,
    private readonly nativeState: NativeState,
  ) {}

  /** The JavaScript handle of a packed value. */
  refer(runtime: Runtime, to: Serializable): object {
    const ref = runtime.realm.makeObject();
    ref.__serializableRef = true;
    this.nativeState.set(ref, to);
    return ref;
  }

  open(ref: unknown): Serializable {
    if (ref === undefined) return new Scalar(undefined);
    const found = this.nativeState.get(ref);
    if (!isSerializable(found)) throw new Error('This has not been packed for another runtime');
    return found;
  }

  private pack(made: Serializable): object {
    return this.refer(this.home, made);
  }

  private retain(made: Serializable, retains: unknown): object {
    return this.pack(retains === true ? new Retained(made, this.home) : made);
  }

  private list(items: unknown): List {
    return new List(Array.from(items as unknown[], (item) => this.open(item)));
  }

  private plain(object: Bag, source?: unknown): Plain {
    const entries = Object.keys(object).map((key) => ({ key, value: this.open(object[key]) }));
    return new Plain(entries, this.nativeState.get(source), this.nativeState);
  }

  private fun(run: Callback, name?: string): object {
    // Our own functions are host functions, which every runtime may call.
    if (run instanceof Function) return this.pack(new Scalar(run));
    return this.pack(new RemoteFunction(run, this.home, name, this.nativeState));
  }

  /** On the UI thread everything else goes through one call. */
  private anything(value: unknown, source: unknown): object {
    if (typeof value === 'function') return this.fun(value as Callback);
    if (typeof value !== 'object' || value === null) return this.pack(new Scalar(value));
    const object = value as Bag;
    if (object.__workletHash !== undefined) return this.pack(new Worklet(this.plain(object)));
    if (object.__init !== undefined) return this.pack(new Initializer(this.plain(object)));
    return this.pack(this.plain(object, source));
  }

  /** What react-native-worklets calls on its proxy, in any runtime. */
  calls(): Bag {
    const scalar = (value?: unknown) => this.pack(new Scalar(value));
    const parts = (...values: unknown[]) => values.map((value) => new Scalar(value));
    return {
      createSerializableString: scalar,
      createSerializableNumber: scalar,
      createSerializableBoolean: scalar,
      createSerializableBigInt: scalar,
      createSerializableUndefined: () => scalar(undefined),
      createSerializableNull: () => scalar(null),
      createSerializableHostObject: scalar,
      createSerializableArray: (items: unknown, retains: unknown) =>
        this.retain(this.list(items), retains),
      createSerializableObject: (object: Bag, retains: unknown, source: unknown) =>
        this.retain(this.plain(object, source), retains),
      createSerializableInitializer: (object: Bag) =>
        this.pack(new Initializer(this.plain(object))),
      createSerializableWorklet: (object: Bag, retains: unknown) =>
        this.retain(new Worklet(this.plain(object)), retains),
      createSerializableNonWorkletFunction: (run: Callback, name?: string) => this.fun(run, name),
      createSerializableMap: (keys: unknown, values: unknown) =>
        this.pack(new Built(MAP, [this.list(keys), this.list(values)])),
      createSerializableSet: (values: unknown) => this.pack(new Built(SET, [this.list(values)])),
      createSerializableRegExp: (source: string, flags: string) =>
        this.pack(new Built(REGEXP, parts(source, flags))),
      createSerializableError: (name: string, message: string, stack?: string) =>
        this.pack(new Built(ERROR, parts(name, message, stack ?? ''))),
      createCustomSerializable: (data: unknown, type: number) =>
        this.pack(new Custom(this.open(data), type)),
      createSerializableLEGACY: (value: unknown, source: unknown) => this.anything(value, source),
      ...this.shared(),
    };
  }

  private shared(): Bag {
    const refer = (runtime: Runtime, to: Serializable) => this.refer(runtime, to);
    const synchronizable = (ref: unknown) => {
      const found = this.open(ref);
      if (!(found instanceof Synchronizable)) throw new Error('This is not synchronizable');
      return found;
    };
    const read = (ref: unknown) => synchronizable(ref).value.unpack(this.home);
    return {
      createSynchronizable: (ref: unknown) => this.pack(new Synchronizable(this.open(ref), refer)),
      synchronizableGetDirty: read,
      synchronizableGetBlocking: read,
      synchronizableSetBlocking: (ref: unknown, value: unknown) => {
        synchronizable(ref).value = this.open(value);
      },
      synchronizableLock: () => undefined,
      synchronizableUnlock: () => undefined,
    };
  }

  shareable(home: Runtime, given: readonly unknown[]): object {
    const [initial, atOnce, decorateHost, decorateGuest] = given;
    const made = new Shareable(
      home,
      this.open(initial),
      this.open(decorateHost),
      this.open(decorateGuest),
      (runtime, to) => this.refer(runtime, to),
    );
    if (atOnce === true) made.host();
    return this.pack(made);
  }

  /** The older names that the UI thread still uses. */
  underscored(): Bag {
    const calls = this.calls();
    const names = [
      'HostObject',
      'String',
      'Number',
      'Boolean',
      'BigInt',
      'Undefined',
      'Null',
      'Array',
    ];
    const same = names.map((name) => [
      `_createSerializable${name}`,
      calls[`createSerializable${name}`],
    ]);
    return {
      ...(Object.fromEntries(same) as Bag),
      _createSerializableSynchronizable: (ref: unknown) => this.pack(this.open(ref)),
    };
  }
}
