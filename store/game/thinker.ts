/** The engine's AI, as the store plays with it. */
import { think } from '@/engine/ai';
import type { AiPlayer } from './deps';

/** The longest thought about one choice: longer gains too little to wait for. */
const CEILING_MS = 1500;

export const thinker: AiPlayer = {
  think: ({ view, participant, seed }) => {
    const thought = think(view, view.decision?.choices ?? [], {
      level: participant.level ?? 'acolyte',
      personality: participant.personality ?? null,
      seed,
      budget: { ms: CEILING_MS },
      now: () => performance.now(),
    });
    return { step: (ms) => thought.step(ms), best: () => thought.best().choice };
  },
};
