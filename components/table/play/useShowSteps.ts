import { useEffect } from 'react';

import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { stepTime } from './pace';
import { useShown } from './useShown';

/** Shows what happened event by event: each stays for its time, then the store moves on. */
export function useShowSteps(active: boolean): void {
  const step = useShown((s) => s.pending[0]);
  const holder = useShown((s) => s.holder);
  const pace = useSettings((s) => s.pace);
  useEffect(() => {
    if (!active || step === undefined) return;
    const own = step.event.player === holder;
    const timer = setTimeout(() => useGame.getState().stepShown(), stepTime(step.event, pace, own));
    return () => clearTimeout(timer);
  }, [active, step, holder, pace]);
}
