/** The keyboard focus ring. It has two tones, so that one stands out on any ground. */
import { useMemo, useState } from 'react';
import { Platform, type ViewStyle } from 'react-native';

import { useGround } from '@/components/theme';

interface FocusEventLike {
  readonly target?: unknown;
}

/** A tap also sets the focus but needs no ring; the browser knows which it was. */
function byKeyboard(event?: FocusEventLike): boolean {
  const target = event?.target as { matches?: (selector: string) => boolean } | undefined;
  if (Platform.OS !== 'web' || typeof target?.matches !== 'function') return true;
  return target.matches(':focus-visible');
}

export interface FocusRing {
  readonly onFocus: (event?: FocusEventLike) => void;
  readonly onBlur: () => void;
  /** Must be the last of the styles. */
  readonly ring: ViewStyle;
}

const NO_RING: ViewStyle = { outlineWidth: 0 };

export function useFocusRing(): FocusRing {
  const { focus, halo } = useGround();
  const [focused, setFocused] = useState(false);
  return useMemo(
    () => ({
      onFocus: (event) => setFocused(byKeyboard(event)),
      onBlur: () => setFocused(false),
      ring: focused
        ? {
            outlineWidth: 3,
            outlineStyle: 'solid',
            outlineColor: focus,
            outlineOffset: 1,
            boxShadow: `0px 0px 0px 6px ${halo}`,
          }
        : NO_RING,
    }),
    [focused, focus, halo],
  );
}

/**
 * Where the focus goes when the focused element disappears (`KeepFocus`). Focusable, but not a Tab
 * stop.
 */
export const FOCUS_HOME: object =
  Platform.OS === 'web' ? { tabIndex: -1, dataSet: { home: 'true' } } : {};

/** In a browser: a Tab stop, though there is nothing to press. */
export const FOCUS_STOP: object = Platform.OS === 'web' ? { tabIndex: 0 } : {};

/** In a browser: the page's main part, which screen readers can jump to. */
export const MAIN: object = Platform.OS === 'web' ? { role: 'main' } : {};

/** Hides what is covered from keyboards and screen readers. */
export function covered(by: boolean): object {
  if (!by) return {};
  return Platform.OS === 'web' ? { inert: true, 'aria-hidden': true } : { 'aria-hidden': true };
}

/** In a browser: gives the focus to the first of these that is there, once it has been drawn. */
export function focusSoon(...testIDs: readonly string[]): void {
  if (Platform.OS !== 'web') return;
  requestAnimationFrame(() => {
    for (const testID of testIDs) {
      const element = document.querySelector<HTMLElement>(`[data-testid="${testID}"]`);
      if (element === null) continue;
      element.focus();
      return;
    }
  });
}
