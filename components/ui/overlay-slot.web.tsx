/** In a browser a layer is a portal, so that a large sheet is still rendered in small pieces. */
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { Layers } from './layers';

const nodes = new WeakMap<Layers, HTMLElement>();

export function OverlaySlot({ layers }: { readonly layers: Layers }) {
  const [node, setNode] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (node === null) return;
    nodes.set(layers, node);
    layers.changed();
  }, [layers, node]);
  return <div ref={setNode} />;
}

interface IntoSlotProps {
  readonly layers: Layers;
  readonly id: string;
  readonly children: ReactNode;
}

export function IntoSlot({ layers, id, children }: IntoSlotProps) {
  const node = () => nodes.get(layers) ?? null;
  const slot = useSyncExternalStore(layers.subscribe, node, node);
  return slot === null ? null : createPortal(children, slot, id);
}
