import { useEffect } from 'react';

import { useGame, type GameData } from '@/store/game';
import { useSettings } from '@/store/settings';

import { passTime } from '../model/pace';

/** A turn that passes by itself does so after a moment, but not while something covers the table. */
export function usePassing({ turnDone, undo, past }: GameData, inView: boolean): void {
  const pace = useSettings((s) => s.pace);
  useEffect(() => {
    if (turnDone === null || !turnDone.byItself || !inView || past !== null) return;
    const time = passTime(pace, undo.can, turnDone.gathered.length);
    const timer = setTimeout(() => useGame.getState().passTurn(), time);
    return () => clearTimeout(timer);
  }, [turnDone, undo.can, inView, past, pace]);
}
