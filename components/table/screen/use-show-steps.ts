import { useEffect, useRef } from 'react';

import { useGame, type GameData } from '@/store/game';
import { useSettings } from '@/store/settings';

import type { Cast } from '../model/cast';
import { logLine } from '../model/log-line';
import { stepTime } from '../model/pace';

interface Showing {
  readonly game: GameData;
  /** A sheet covers the table, so the others' moves wait until they can be seen. */
  readonly reading: boolean;
  /** The table is on the screen: not under another page, nor in the background. */
  readonly inView: boolean;
  readonly cast: Cast;
}

/** Shows events one by one: each stays for its time, then the store moves on. */
export function useShowSteps({ game, reading, inView, cast }: Showing): void {
  const [step] = game.pending;
  const { holder } = game;
  const active = game.curtain === null && inView;
  const pace = useSettings((s) => s.pace);
  /** The last line told; a repeated line (three draws in a row) needs no reading time. */
  const told = useRef<{ id: number; words: string | null }>({ id: -1, words: null });
  useEffect(() => {
    if (!active || step === undefined) return;
    const own = step.event.player === holder;
    if (reading && !own) return;
    const words = logLine(step.event, cast);
    const isNews = words !== told.current.words || step.id === told.current.id;
    if (words !== null) told.current = { id: step.id, words };
    const time = stepTime(step.event, pace, own, isNews ? words : null);
    const timer = setTimeout(() => useGame.getState().stepShown(step.id), time);
    return () => clearTimeout(timer);
  }, [active, reading, step, holder, pace, cast]);
}
