import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';

/** A hook that reads a store of the running app. The store is looked up at each use, never at import. */
export function storeHook<T>(store: () => StoreApi<T>) {
  const setState: StoreApi<T>['setState'] = (...change: [never, never]) =>
    store().setState(...change);
  return Object.assign(<Part>(selector: (state: T) => Part): Part => useStore(store(), selector), {
    getState: () => store().getState(),
    setState,
    subscribe: (listener: (state: T, before: T) => void) => store().subscribe(listener),
  });
}
