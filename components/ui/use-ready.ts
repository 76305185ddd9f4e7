import { useEffect, useState } from 'react';

/** Long enough for a tap that was meant for what stood there before. */
const GUARD = 450;
const NOT_YET = Symbol('not yet');

/**
 * False for a moment after `to` has come: a button may have appeared under a finger on its way. Always true for null.
 */
export function useReady(to: unknown): boolean {
  const [ready, setReady] = useState<unknown>(NOT_YET);
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(() => setReady(to), GUARD);
    return () => clearTimeout(timer);
  }, [to]);
  return to === null || Object.is(ready, to);
}
