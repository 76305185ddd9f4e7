import { useEffect } from 'react';

import type { Feeling, Sound } from '@/components/senses';
import { feel, feelingOfAll, playSound, prepareSounds, soundOfAll } from '@/components/senses';
import type { GameEvent } from '@/engine';
import { MATERIALS, SPECTATOR } from '@/engine';
import { useGame } from '@/store/game';

import { shownBetween } from '../model/shown-between';

function perceive(sound: Sound | null, feeling: Feeling | null): void {
  if (sound !== null) playSound(sound);
  if (feeling !== null) feel(feeling);
}

const isWork = (sound: Sound) => (MATERIALS as readonly Sound[]).includes(sound);

/**
 * Plays sounds and haptics for what the viewer sees. A completed work sounds when it reaches its wing, after `glide`
 * milliseconds.
 */
export function useTableSenses(glide: number): void {
  useEffect(() => {
    const landing = new Set<ReturnType<typeof setTimeout>>();
    function land(sound: Sound, feeling: Feeling | null): void {
      const timer = setTimeout(() => {
        landing.delete(timer);
        if (useGame.getState().curtain === null) perceive(sound, feeling);
      }, glide);
      landing.add(timer);
    }
    function sense(events: readonly GameEvent[]): void {
      const viewer = useGame.getState().holder ?? SPECTATOR;
      const sound = soundOfAll(events, viewer);
      const feeling = feelingOfAll(events, viewer);
      const glides = events.length === 1 && glide > 0;
      if (glides && sound !== null && isWork(sound)) land(sound, feeling);
      else perceive(sound, feeling);
    }
    // The first step may already be on the screen.
    const { pending, curtain } = useGame.getState();
    if (pending[0] !== undefined && curtain === null) sense([pending[0].event]);
    const leave = useGame.subscribe((now, before) => sense(shownBetween(before, now)));
    return () => {
      leave();
      landing.forEach(clearTimeout);
    };
  }, [glide]);
  useEffect(prepareSounds, []);
}
