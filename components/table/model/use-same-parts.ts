import { useMemo, useState } from 'react';

import { sameParts } from './same-parts';

function keeper<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => {
    last = last === undefined ? now : sameParts(last, now);
    return last;
  };
}

/** The same value, with every part that says what it said before as the object it was before. */
export function useSameParts<T>(now: T): T {
  const [keep] = useState(() => keeper<T>());
  return useMemo(() => keep(now), [keep, now]);
}
