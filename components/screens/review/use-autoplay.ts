/** Plays the moves until someone stops it or the game is over. */
import { useCallback, useEffect, useState } from 'react';

import type { Pace } from '@/store/game';
import { useReview } from '@/store/review';
import { useSettings } from '@/store/settings';

/** Milliseconds per move, enough to read its line. */
const EACH: Readonly<Record<Pace, number>> = { slow: 3200, normal: 1600, fast: 800, instant: 250 };

export function useAutoplay() {
  const at = useReview((s) => s.at);
  const length = useReview((s) => s.length);
  const pace = useSettings((s) => s.pace);
  const [on, setOn] = useState(false);
  const running = on && at < length;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => useReview.getState().go(at + 1), EACH[pace]);
    return () => clearTimeout(timer);
  }, [running, at, pace]);

  const stop = useCallback(() => setOn(false), []);
  const toggle = useCallback(() => {
    const { go, ...now } = useReview.getState();
    // At the end, start over.
    if (!running && now.at === now.length) go(0);
    setOn(!running);
  }, [running]);
  return { running, toggle, stop };
}
