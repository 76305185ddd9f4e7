/**
 * One place over the whole app for sheets. They are plain views, not native modals: iOS shows
 * neither of two modals that change places in one commit.
 */
import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { StyleSheet, View } from 'react-native';

import { covered, MAIN } from './focus';
import { FocusTrap, useGivesFocusBack } from './focus-trap';
import { createLayers, type Layers } from './layers';
import { IntoSlot, OverlaySlot } from './overlay-slot';
import { useBackKey } from './use-back-key';

const LayersContext = createContext<Layers | null>(null);

function useTop(layers: Layers): string | null {
  return useSyncExternalStore(layers.subscribe, layers.top, layers.top);
}

/** Around everything that an overlay covers: all that is no sheet is the page's main part. */
export function OverlayProvider({ children }: { readonly children: ReactNode }) {
  const [layers] = useState(createLayers);
  const isOpen = useTop(layers) !== null;
  useBackKey(isOpen, layers.closeTop);
  useGivesFocusBack(isOpen);
  return (
    <LayersContext value={layers}>
      <View style={styles.under} {...MAIN} {...covered(isOpen)}>
        {children}
      </View>
      <OverlaySlot layers={layers} />
    </LayersContext>
  );
}

/** Closes the topmost sheet; the function returns whether there was one. */
export function useCloseTop(): () => boolean {
  const layers = use(LayersContext);
  return layers?.closeTop ?? (() => false);
}

interface OverlayProps {
  /** False while it fades: then it takes no touches and nothing is hidden behind it. */
  readonly open: boolean;
  /** Back and Escape. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Overlay(props: OverlayProps) {
  const layers = use(LayersContext);
  // Without a provider, as in a test of one component, it covers its parent.
  if (layers === null) return <Frame isTop={props.open}>{props.children}</Frame>;
  return <Layered {...props} layers={layers} />;
}

function Layered(props: OverlayProps & { readonly layers: Layers }) {
  const { layers, open, onClose, children } = props;
  const id = useId();
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(
    () => (open ? layers.enter({ id, close: () => close.current() }) : undefined),
    [layers, id, open],
  );
  return (
    <IntoSlot layers={layers} id={id}>
      <Frame isTop={useTop(layers) === id}>{children}</Frame>
    </IntoSlot>
  );
}

function Frame({ isTop, children }: { readonly isTop: boolean; readonly children: ReactNode }) {
  return (
    <View
      // A view of its own on devices, so that no touch falls through to what is beneath.
      collapsable={false}
      style={[StyleSheet.absoluteFill, !isTop && styles.untouchable]}
      {...covered(!isTop)}
    >
      <FocusTrap active={isTop}>{children}</FocusTrap>
    </View>
  );
}

const styles = StyleSheet.create({
  under: { flex: 1 },
  untouchable: { pointerEvents: 'none' },
});
