/** The card being dragged. Kept outside React state so that only this card renders while it moves. */
import { useSyncExternalStore } from 'react';

import type { CardKey, Rect } from '../layout';

export interface Held {
  readonly key: CardKey;
  readonly at: Rect;
  /** False once the card is dropped and waits for the result. */
  readonly dragged: boolean;
}

export interface Holding {
  get: () => Held | null;
  set: (held: Held | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createHolding(): Holding {
  let held: Held | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => held,
    set: (next) => {
      held = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where this card is held; null if it is not. */
export function useHeld(holding: Holding, key: CardKey): Rect | null {
  const place = () => {
    const held = holding.get();
    return held?.key === key ? held.at : null;
  };
  return useSyncExternalStore(holding.subscribe, place, place);
}

export function useDragged(holding: Holding): CardKey | null {
  const key = () => {
    const held = holding.get();
    return held?.dragged ? held.key : null;
  };
  return useSyncExternalStore(holding.subscribe, key, key);
}
