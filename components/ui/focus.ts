/** Where the keyboard is. A ring of two tones shows on any ground: one of them always stands out. */
import { useMemo, useState } from 'react';
import { Platform, type ViewStyle } from 'react-native';

import { useGround } from '@/components/theme';

interface FocusEventLike {
  readonly target?: unknown;
}

/** A finger also puts the focus where it taps, but wants no ring there; the browser knows which it was. */
function byKeyboard(event?: FocusEventLike): boolean {
  const target = event?.target as { matches?: (selector: string) => boolean } | undefined;
  if (Platform.OS !== 'web' || typeof target?.matches !== 'function') return true;
  return target.matches(':focus-visible');
}

export interface FocusRing {
  readonly onFocus: (event?: FocusEventLike) => void;
  readonly onBlur: () => void;
  /** Put it last among the styles. */
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
 * The place on a page to which the focus goes when what had it is gone (`KeepFocus`). It can be focused, but
 * is no stop of its own for the Tab key.
 */
export const FOCUS_HOME: object =
  Platform.OS === 'web' ? { tabIndex: -1, dataSet: { home: 'true' } } : {};

/** For what lies under something else: out of reach for keyboards and screen readers alike. */
export function covered(by: boolean): object {
  if (!by) return {};
  return Platform.OS === 'web' ? { inert: true, 'aria-hidden': true } : { 'aria-hidden': true };
}
