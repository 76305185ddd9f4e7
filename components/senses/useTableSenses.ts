import { useEffect } from 'react';

import type { GameEvent } from '@/engine';
import { SPECTATOR } from '@/engine';
import { useGame } from '@/store/game';

import { feel } from './feel';
import { hear, prepareSounds } from './hear';
import { shownBetween } from './shown';
import { feelingOfAll, soundOfAll } from './soundOf';

function sense(events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  const me = useGame.getState().holder ?? SPECTATOR;
  const sound = soundOfAll(events, me);
  const feeling = feelingOfAll(events, me);
  if (sound !== null) hear(sound);
  if (feeling !== null) feel(feeling);
}

/** Lets whatever the table shows be heard and felt, as the viewer sees it. */
export function useTableSenses(): void {
  useEffect(() => {
    const stop = prepareSounds();
    // The first step may be on the screen already.
    const { pending, curtain } = useGame.getState();
    if (pending[0] !== undefined && curtain === null) sense([pending[0].event]);
    const leave = useGame.subscribe((now, before) => sense(shownBetween(before, now)));
    return () => {
      stop();
      leave();
    };
  }, []);
}
