/** The engine's AI, as the store plays with it. */
import type { Thinking } from '@/engine/ai';
import { loadNet, think } from '@/engine/ai';
import { SaveError } from '../saves/faults';
import type { AiPlayer } from './deps';

/** The longest time for one choice; more would improve it too little. */
const CEILING_MS = 1500;

export const thinker: AiPlayer = {
  think: ({ view, participant, seed, steady }) => {
    const begin = () =>
      think(view, view.decision?.choices ?? [], {
        level: participant.level ?? 'acolyte',
        personality: participant.personality ?? null,
        seed,
        budget: steady ? {} : { ms: CEILING_MS },
        now: () => performance.now(),
      });
    let thought: Thinking | null = null;
    let trouble: unknown = null;
    loadNet(view.options)
      .then(() => {
        thought = begin();
      })
      .catch((error: unknown) => {
        trouble = new SaveError('noComputer', String(error));
      });
    return {
      // Until the net of the table is there, a step does nothing.
      step: (ms) => {
        if (trouble !== null) throw trouble;
        return thought?.step(ms) ?? false;
      },
      best: () => (thought ?? begin()).best().choice,
    };
  },
};
