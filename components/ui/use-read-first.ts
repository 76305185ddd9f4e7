import { useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform, type Text } from 'react-native';

/** Milliseconds; a screen reader ignores what is still on its way in. */
const SETTLED = 350;

/** Moves a device's screen reader to this text. In a browser, the focus does it. */
export function useReadFirst(active: boolean) {
  const ref = useRef<Text>(null);
  useEffect(() => {
    if (Platform.OS === 'web' || !active) return;
    const timer = setTimeout(() => {
      if (ref.current !== null) AccessibilityInfo.sendAccessibilityEvent(ref.current, 'focus');
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [active]);
  return ref;
}
