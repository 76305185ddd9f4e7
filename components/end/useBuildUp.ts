import { useEffect, useState } from 'react';

/** How long one category takes, in glides. */
const STEP = 2.2;

/** How many categories are counted by now: one after the other for all players, or all at once. */
export function useBuildUp(
  categories: number,
  glide: number,
): { counted: number; skip: () => void } {
  const [stage, setStage] = useState(0);
  const counted = glide > 0 ? Math.min(stage, categories) : categories;
  useEffect(() => {
    if (counted >= categories) return;
    const timer = setTimeout(() => setStage(stage + 1), glide * (stage === 0 ? 1 : STEP));
    return () => clearTimeout(timer);
  }, [counted, categories, stage, glide]);
  return { counted, skip: () => setStage(categories) };
}
