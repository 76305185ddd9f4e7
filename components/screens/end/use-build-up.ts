import { useEffect, useState } from 'react';

/** How long one category takes, in glides. */
const STEP = 2.2;

/** Results whose count has been watched: whoever comes back from the table need not wait for it again. */
const watched = new WeakSet<object>();

interface BuildUp {
  /** So many categories are counted by now: one after the other for all players, or all at once. */
  readonly counted: number;
  /** All is counted, and the last category had its moment: now it may be said who won. */
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
