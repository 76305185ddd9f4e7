/** The engine's AI, as the store plays with it. */
import { think } from '@/engine/ai';
import type { AiPlayer } from './deps';

/** Longest thought about one choice: people would rather play than wait for the last percent. */
const CEILING_MS = 1500;

export const thinker: AiPlayer = {
  think: ({ view, seat, seed }) => {
    const thought = think(view, view.decision?.choices ?? [], {
      level: seat.level ?? 'acolyte',
      personality: seat.personality ?? null,
      seed,
      budget: { ms: CEILING_MS },
      now: () => performance.now(),
    });
    return { step: (ms) => thought.step(ms), best: () => thought.best().choice };
  },
};
