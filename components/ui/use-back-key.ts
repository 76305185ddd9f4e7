import { useEffect, useRef } from 'react';
import { BackHandler } from 'react-native';

/**
 * Handles Android's Back while active, before navigation does; `onBack` returns whether it did
 * anything. In a browser it is Escape (use-back-key.web.ts); iOS has no such key.
 */
export function useBackKey(active: boolean, onBack: () => boolean): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!active) return;
    const watch = BackHandler.addEventListener('hardwareBackPress', () => latest.current());
    return () => watch.remove();
  }, [active]);
}
