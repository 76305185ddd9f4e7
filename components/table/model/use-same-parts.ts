import { useMemo, useState } from 'react';

import { sharing } from './same-parts';

/** Keeps the previous object for every part of the value that has not changed. */
export function useSameParts<T>(now: T): T {
  const [share] = useState(() => sharing<T>());
  return useMemo(() => share(now), [share, now]);
}
