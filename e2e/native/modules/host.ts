/** What a native module may use. */
import type { Device } from '../device';
import type { Loop } from '../runtime/loop';
import type { Bag, Realm } from '../runtime/realm';

export interface ModuleHost {
  readonly realm: Realm;
  readonly loop: Loop;
  readonly device: Device;
  /** The URL the app was opened with. */
  readonly url: string | null;
  /** Called when a sound starts. */
  soundBegan(): void;
  /** Called when the app announces something to screen readers. */
  announce(text: string): void;
  fail(error: unknown): void;
  /** The app did not handle the Back key, so it goes to the background. */
  leave(): void;
  /** Sends a device event to JavaScript. */
  emit(event: string, body: unknown): void;
}

export const nothing = (): void => undefined;

/** For modules with listeners; the host emits the events itself. */
export const HEARD: Bag = { addListener: nothing, removeListeners: nothing };

/** Native work that finishes later: the promise resolves in its own task. */
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
