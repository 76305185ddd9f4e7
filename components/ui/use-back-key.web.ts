import { useEffect, useRef } from 'react';

/** Escape does in a browser what Back does on Android. */
export function useBackKey(active: boolean, onBack: () => boolean): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && latest.current()) event.stopPropagation();
    };
    // Captured, so that one press does one thing.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [active]);
}
