/** What has come onto the screen between two moments of the store. */
import type { GameEvent } from '@/engine';
import type { GameData } from '@/store/game';

type Moments = Pick<GameData, 'game' | 'holder' | 'curtain' | 'pending' | 'log' | 'choices'>;

/**
 * The events that are shown now and were not before, as the viewer witnesses them: one where the table is
 * shown step by step, many where steps were skipped or the pace is instant. None while the curtain is down,
 * and none when somebody else looks: what they see then is no news.
 */
export function shownBetween(before: Moments, now: Moments): GameEvent[] {
  const sameViewer = now.game?.id === before.game?.id && now.holder === before.holder;
  if (!sameViewer || now.game === null || now.curtain !== null) return [];
  const [step] = now.pending;
  if (step !== undefined) return step.id === before.pending[0]?.id ? [] : [step.event];
  if (now.log.length <= before.log.length) return [];
  // The first of them had been shown already.
  const skipped = before.pending.slice(1).map((pending) => pending.event);
  // Entries of former choices are a past that was read back, not something that happens.
  const added = now.log.slice(before.log.length);
  const atOnce = added.filter((entry) => entry.choice > before.choices);
  return [...skipped, ...atOnce.map((entry) => entry.event)];
}
