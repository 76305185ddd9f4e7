/** A separate JavaScript realm with only what Hermes has. */
import { constants, createContext, runInContext, type Context, type Script } from 'node:vm';

/** V8 features that Hermes lacks: code that uses them must fail here as on a phone. */
const NOT_IN_HERMES = `
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'FinalizationRegistry', 'escape', 'Iterator', 'console'])
    delete globalThis[name];
  for (const name of ['PluralRules', 'RelativeTimeFormat', 'ListFormat', 'Segmenter', 'DisplayNames', 'Locale', 'DurationFormat'])
    delete Intl[name];
  for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'])
    delete Set.prototype[name];
  delete Object.groupBy; delete Map.groupBy; delete Array.fromAsync;
  delete Promise.withResolvers; delete Promise.try; delete Array.prototype.group;
`;

/** Dates and random numbers come from the device, so that a run can be repeated. */
const DEVICE_CLOCK = `(today, chance) => {
  const Real = Date;
  const Ours = function Date(...given) {
    if (new.target === undefined) return new Real(today()).toString();
    const made = given.length > 0 ? new Real(...given) : new Real(today());
    return new.target === Ours ? made : Object.setPrototypeOf(made, new.target.prototype);
  };
  Ours.prototype = Real.prototype;
  Ours.prototype.constructor = Ours;
  Object.assign(Ours, { UTC: Real.UTC, parse: Real.parse, now: today });
  globalThis.Date = Ours;
  Math.random = chance;
}`;

export type Bag = Record<string, unknown>;
export type Callback = (...args: unknown[]) => unknown;

export interface Deferred {
  readonly promise: unknown;
  resolve(value?: unknown): void;
  reject(error: unknown): void;
}

export class Realm {
  readonly global: Bag;
  private readonly context: Context;
  /** An empty object, and an empty array, of this realm. */
  readonly makeObject: () => Bag;
  readonly makeArray: () => unknown[];
  private readonly makeError: (message: string) => Error;
  private readonly makeDeferred: () => Deferred;

  constructor(today: () => number, chance: () => number) {
    // An ordinary global object: in a context around a sandbox, every look at a global is a call of node.
    this.context = createContext(constants.DONT_CONTEXTIFY);
    this.run(NOT_IN_HERMES);
    this.global = this.run('globalThis');
    this.global.global = this.global;
    this.run<(today: () => number, chance: () => number) => void>(DEVICE_CLOCK)(today, chance);
    this.makeObject = this.run('() => ({})');
    this.makeArray = this.run('() => []');
    this.makeError = this.run('(message) => new Error(message)');
    this.makeDeferred = this.run(
      '() => { const made = {}; made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject })); return made; }',
    );
  }

  run<T>(source: string): T {
    return runInContext(source, this.context) as T;
  }

  evaluate(script: Script): void {
    script.runInContext(this.context);
  }

  /** Copies plain data into this realm's own objects and arrays; other values pass unchanged. */
  give(value: unknown): unknown {
    if (Array.isArray(value)) {
      const made = this.makeArray();
      for (const each of value) made.push(this.give(each));
      return made;
    }
    if (value === null || typeof value !== 'object') return value;
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    const made = this.makeObject();
    for (const key of Object.keys(value)) made[key] = this.give((value as Bag)[key]);
    return made;
  }

  error(message: string): Error {
    return this.makeError(message);
  }

  deferred(): Deferred {
    return this.makeDeferred();
  }

  settled(value?: unknown): unknown {
    const made = this.makeDeferred();
    made.resolve(this.give(value));
    return made.promise;
  }
}
