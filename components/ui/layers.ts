/** The overlays over the app, in order of opening: the last one is on top. */
import type { ReactNode } from 'react';

interface Layer {
  readonly id: string;
  readonly close: () => void;
}

export type Layers = ReturnType<typeof createLayers>;

export function createLayers() {
  let open: readonly Layer[] = [];
  let contents: ReadonlyMap<string, ReactNode> = new Map();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed: tell,
    /** Puts it on top; returns how to take it away. */
    enter: (layer: Layer) => {
      open = [...open, layer];
      tell();
      return () => {
        open = open.filter((each) => each !== layer);
        tell();
      };
    },
    top: () => open.at(-1)?.id ?? null,
    /** Closes the topmost; false if nothing is open. */
    closeTop: () => {
      const top = open.at(-1);
      top?.close();
      return top !== undefined;
    },
    /** What each layer draws, where there are no portals. */
    contents: () => contents,
    fill: (id: string, content: ReactNode) => {
      contents = new Map(contents).set(id, content);
      tell();
    },
    empty: (id: string) => {
      const rest = new Map(contents);
      rest.delete(id);
      contents = rest;
      tell();
    },
  };
}
