/** Long work in short slices, so that no frame is ever blocked. */
import type { Choice, View } from '@/engine';
import { nextInt, seededRng } from '@/engine/rng';
import type { AiPlayer, AiSearch, Scheduler } from './deps';

/** With its last piece of work a slice ends within 10 ms, which leaves the rest of a frame to all else. */
export const SLICE_MS = 5;

export const frameScheduler: Scheduler = {
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
};

/** The search's choice, or null when it was called off meanwhile. */
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

/** Plays any legal choice: what is left if an AI fails, as there must always be a way on. */
export function anyChoice(view: View, seed: string): Choice {
  const choices = view.decision?.choices ?? [];
  return choices[nextInt(seededRng(seed), choices.length)] as Choice;
}

export const randomAi: AiPlayer = {
  think: ({ view, seed }) => ({ step: () => true, best: () => anyChoice(view, seed) }),
};
