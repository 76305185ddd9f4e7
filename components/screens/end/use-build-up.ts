import { useEffect, useState } from 'react';

/** Duration of one category, in glides. */
const STEP = 2.2;

/** Results whose count was already watched, so that returning from the table does not replay it. */
const watched = new WeakSet<object>();

interface BuildUp {
  /** Categories counted so far: one by one for all players, or all at once. */
  readonly counted: number;
  /** Everything is counted and the last category was shown long enough: the winner may be named. */
  readonly complete: boolean;
  readonly skip: () => void;
}

export function useBuildUp(result: object, categories: number, glide: number): BuildUp {
  const last = categories + 1;
  const [stage, setStage] = useState(() => (watched.has(result) ? last : 0));
  const complete = glide === 0 || stage >= last;
  useEffect(() => {
    if (stage >= last) watched.add(result);
    if (complete) return;
    const timer = setTimeout(() => setStage(stage + 1), glide * (stage === 0 ? 1 : STEP));
    return () => clearTimeout(timer);
  }, [result, complete, stage, last, glide]);
  return {
    counted: complete ? categories : Math.min(stage, categories),
    complete,
    skip: () => setStage(last),
  };
}
