/** Long work in short slices, so that no frame is blocked. */
import type { Choice, View } from '@/engine';
import { nextInt, seededRng } from '@/engine';
import type { AiPlayer, AiSearch, Scheduler } from './deps';
import { pause } from './pause';

/** A slice may overrun by its last piece of work, and still end within 10 ms. */
export const SLICE_MS = 5;

export const frameScheduler: Scheduler = { pause };

/** The search's choice, or null if it is no longer wanted. */
export async function thinkThrough(
  search: AiSearch,
  scheduler: Scheduler,
  wanted: () => boolean,
): Promise<Choice | null> {
  for (;;) {
    await scheduler.pause();
    if (!wanted()) return null;
    if (search.step(SLICE_MS)) return search.best();
  }
}

/** Any legal choice, in case an AI fails. */
export function anyChoice(view: View, seed: string): Choice {
  const choices = view.decision?.choices ?? [];
  return choices[nextInt(seededRng(seed), choices.length)] as Choice;
}

/** For tests. */
export const randomAi: AiPlayer = {
  think: ({ view, seed }) => ({ step: () => true, best: () => anyChoice(view, seed) }),
};
