/** Keeps the keyboard focus inside an overlay, and gives it back afterwards. */
import {
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { StyleSheet, View } from 'react-native';

interface FocusTrapProps {
  readonly active: boolean;
  readonly children: ReactNode;
}

const STOPS = 'a[href], button, input, textarea, [tabindex="0"], [data-home]';

/** The first or last element inside that takes the focus. */
function focusEnd(inside: HTMLElement, end: 'first' | 'last'): void {
  const stops = [...inside.querySelectorAll<HTMLElement>(STOPS)];
  if (end === 'last') stops.reverse();
  for (const stop of stops) {
    stop.focus({ preventScroll: true });
    if (document.activeElement === stop) return;
  }
}

/** Catches the focus as it leaves; role "none", so that nobody hears of it. */
function Edge({ onFocus }: { readonly onFocus: (event: FocusEvent) => void }) {
  return <div role="none" tabIndex={0} onFocus={onFocus} style={{ outline: 'none' }} />;
}

export function FocusTrap({ active, children }: FocusTrapProps) {
  const ref = useRef<View>(null);
  const inside = () => ref.current as unknown as HTMLElement | null;
  useLayoutEffect(() => {
    const element = inside();
    if (active && element !== null && !element.contains(document.activeElement)) {
      focusEnd(element, 'first');
    }
  }, [active]);
  /** Wraps around to the other end; from anywhere else it goes to the beginning. */
  const pass = (toward: 'first' | 'last') => (event: FocusEvent) => {
    const element = inside();
    if (element === null) return;
    const comesFromInside = element.contains(event.relatedTarget);
    focusEnd(element, comesFromInside ? toward : 'first');
  };
  return (
    <>
      {active && <Edge onFocus={pass('last')} />}
      <View ref={ref} style={StyleSheet.absoluteFill}>
        {children}
      </View>
      {active && <Edge onFocus={pass('first')} />}
    </>
  );
}

/** To whatever had the focus before the first overlay; `KeepFocus` helps if that is gone. */
export function useGivesFocusBack(isOpen: boolean): void {
  const before = useRef<Element | null>(null);
  // Before the overlay inside takes the focus, which it does in a layout effect.
  useInsertionEffect(() => {
    if (isOpen) before.current = document.activeElement;
  }, [isOpen]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
