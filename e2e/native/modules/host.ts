/** What a native module may use. */
import type { Device } from '../device';
import type { Loop } from '../runtime/loop';
import type { Bag, Realm } from '../runtime/realm';

export interface ModuleHost {
  readonly realm: Realm;
  readonly loop: Loop;
  readonly device: Device;
  /** The address that the app was opened with. */
  readonly url: string | null;
  /** A sound begins. */
  hear(): void;
  /** A screen reader is told something of the app's own accord. */
  announce(text: string): void;
  fail(error: unknown): void;
  /** Nobody in the app wanted the Back key: the app goes to the background. */
  leave(): void;
  /** What JavaScript hears from the device. */
  emit(event: string, body: unknown): void;
}

export const nothing = (): void => undefined;

/** Modules that JavaScript listens to; the host emits by itself. */
export const HEARD: Bag = { addListener: nothing, removeListeners: nothing };

/** Native work that ends a moment later: the promise is kept in a task of its own. */
export function later<T>(
  host: ModuleHost,
  work: () => T,
  explain = (e: Error) => e.message,
): unknown {
  const { promise, resolve, reject } = host.realm.deferred();
  host.loop.post(() => {
    let result: T;
    try {
      result = work();
    } catch (error) {
      reject(host.realm.error(explain(error as Error)));
      return;
    }
    resolve(host.realm.give(result));
  });
  return promise;
}
