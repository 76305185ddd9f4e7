/** Values passed between runtimes, packed and unpacked as react-native-worklets does in C++. */
import type { NativeState } from '../fabric/node';
import type { Callback, Realm } from '../runtime/realm';

/** A JavaScript runtime: React Native's own, or the UI thread's. */
export interface Runtime {
  readonly id: number;
  readonly realm: Realm;
}

export interface Serializable {
  /** The value, built from that runtime's objects. */
  unpack(runtime: Runtime): unknown;
}

export const isSerializable = (value: unknown): value is Serializable =>
  typeof value === 'object' && value !== null && 'unpack' in value;

const call = (runtime: Runtime, unpacker: string, ...args: unknown[]) => {
  const run = runtime.realm.global[unpacker];
  if (typeof run !== 'function') throw new Error(`The runtime ${runtime.id} has no ${unpacker}`);
  return (run as Callback)(...args);
};

export class Scalar implements Serializable {
  constructor(private readonly value: unknown) {}

  unpack(): unknown {
    return this.value;
  }
}

export class List implements Serializable {
  constructor(readonly items: readonly Serializable[]) {}

  unpack(runtime: Runtime): unknown[] {
    const made = runtime.realm.makeArray();
    for (const item of this.items) made.push(item.unpack(runtime));
    return made;
  }
}

export interface Entry {
  readonly key: string;
  readonly value: Serializable;
}

export class Plain implements Serializable {
  constructor(
    private readonly entries: readonly Entry[],
    /** The native state of the original, if any, such as a shadow node. */
    private readonly native: unknown,
    private readonly nativeState: NativeState,
  ) {}

  unpack(runtime: Runtime): object {
    const made = runtime.realm.makeObject();
    for (const { key, value } of this.entries) made[key] = value.unpack(runtime);
    if (this.native !== undefined) this.nativeState.set(made, this.native);
    return made;
  }
}

/** Unpacked only once in the other runtime. */
export class Retained implements Serializable {
  private kept: { readonly runtime: number; readonly value: unknown } | null = null;

  constructor(
    private readonly inner: Serializable,
    private readonly home: Runtime,
  ) {}

  unpack(runtime: Runtime): unknown {
    if (runtime.id === this.home.id) return this.inner.unpack(runtime);
    if (this.kept?.runtime !== runtime.id) {
      this.kept = { runtime: runtime.id, value: this.inner.unpack(runtime) };
    }
    return this.kept.value;
  }
}

export class Worklet implements Serializable {
  constructor(private readonly parts: Plain) {}

  unpack(runtime: Runtime): Callback {
    return call(runtime, '__valueUnpacker', this.parts.unpack(runtime), 'Worklet') as Callback;
  }
}

export class Initializer implements Serializable {
  private made: { readonly runtime: number; readonly value: unknown } | null = null;

  constructor(private readonly parts: Plain) {}

  unpack(runtime: Runtime): unknown {
    if (this.made?.runtime === runtime.id) return this.made.value;
    const value = call(runtime, '__valueUnpacker', this.parts.unpack(runtime), 'Handle');
    this.made ??= { runtime: runtime.id, value };
    return value;
  }
}

/** A function that other runtimes may hold and send back, but not call. */
export class RemoteFunction implements Serializable {
  constructor(
    readonly run: Callback,
    readonly home: Runtime,
    private readonly name: string | undefined,
    private readonly nativeState: NativeState,
  ) {}

  unpack(runtime: Runtime): unknown {
    if (runtime.id === this.home.id) return this.run;
    const holder = call(runtime, '__remoteFunctionUnpacker', this.name) as object;
    this.nativeState.set(holder, this);
    return holder;
  }
}

/** Built by a class of the runtime itself: Map, Set, Error, RegExp. */
export class Built implements Serializable {
  constructor(
    private readonly source: string,
    private readonly parts: readonly Serializable[],
  ) {}

  unpack(runtime: Runtime): unknown {
    const build = runtime.realm.run<Callback>(this.source);
    return build(...this.parts.map((part) => part.unpack(runtime)));
  }
}

export class Custom implements Serializable {
  constructor(
    private readonly data: Serializable,
    private readonly type: number,
  ) {}

  unpack(runtime: Runtime): unknown {
    return call(runtime, '__customSerializableUnpacker', this.data.unpack(runtime), this.type);
  }
}

/** One value for all runtimes, which any of them may read and set. */
export class Synchronizable implements Serializable {
  constructor(
    public value: Serializable,
    private readonly refer: (runtime: Runtime, to: Serializable) => object,
  ) {}

  unpack(runtime: Runtime): unknown {
    return call(runtime, '__synchronizableUnpacker', this.refer(runtime, this));
  }
}

/** A value that lives in one runtime; the others hold a proxy to it. */
export class Shareable implements Serializable {
  private hosted: { readonly value: unknown } | null = null;

  constructor(
    private readonly home: Runtime,
    private readonly initial: Serializable,
    private readonly decorateHost: Serializable,
    private readonly decorateGuest: Serializable,
    private readonly refer: (runtime: Runtime, to: Serializable) => object,
  ) {}

  unpack(runtime: Runtime): unknown {
    if (runtime.id === this.home.id) return this.host().value;
    const ref = this.refer(runtime, this);
    const decorate = this.decorateGuest.unpack(runtime);
    return call(runtime, '__shareableGuestUnpacker', this.home.id, ref, decorate);
  }

  host(): { readonly value: unknown } {
    this.hosted ??= {
      value: call(
        this.home,
        '__shareableHostUnpacker',
        this.initial.unpack(this.home),
        this.decorateHost.unpack(this.home),
      ),
    };
    return this.hosted;
  }
}
