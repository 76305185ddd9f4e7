import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import { shallow } from 'zustand/shallow';

/** A hook that reads a store of the running app, which is looked up at each use, not at import. */
export function storeHook<T>(store: () => StoreApi<T>) {
  const setState: StoreApi<T>['setState'] = (...change: [never, never]) =>
    store().setState(...change);
  return Object.assign(<Part>(selector: (state: T) => Part): Part => useStore(store(), selector), {
    getState: () => store().getState(),
    setState,
    subscribe: (listener: (state: T, before: T) => void) => store().subscribe(listener),
  });
}

interface Watched {
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * What `read` makes of these stores, each given once. If a store changes while React draws the first screen in
 * pieces, a hook as above makes it begin again; this one draws the change when all of it is there.
 */
export function useAfterwards<Part extends object>(
  stores: readonly Watched[],
  read: () => Part,
): Part {
  const [part, setPart] = useState(read);
  useLayoutEffect(() => {
    const look = () =>
      setPart((shown) => {
        const now = read();
        return shallow(shown, now) ? shown : now;
      });
    const stops = stores.map((store) => store.subscribe(look));
    look();
    return () => stops.forEach((stop) => stop());
  }, [stores, read]);
  return part;
}
