/** React Native has no portals: a layer's content is handed to the slot after each render. */
import { Fragment, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';

import { ThemeProvider, useTheme } from '@/components/theme';

import type { Layers } from './layers';

export function OverlaySlot({ layers }: { readonly layers: Layers }) {
  const contents = useSyncExternalStore(layers.subscribe, layers.contents, layers.contents);
  return [...contents].map(([id, content]) => <Fragment key={id}>{content}</Fragment>);
}

interface IntoSlotProps {
  readonly layers: Layers;
  readonly id: string;
  readonly children: ReactNode;
}

export function IntoSlot({ layers, id, children }: IntoSlotProps) {
  const { scheme, light, text } = useTheme();
  // In the same task as the owner's commit, so that both are drawn in one frame.
  useLayoutEffect(() =>
    layers.fill(
      id,
      <ThemeProvider scheme={scheme} light={light} text={text}>
        {children}
      </ThemeProvider>,
    ),
  );
  useLayoutEffect(() => () => layers.empty(id), [layers, id]);
  return null;
}
