/** What has come onto the screen between two states of the store. */
import type { GameEvent } from '@/engine';
import type { GameData } from '@/store/game';

type Moments = Pick<GameData, 'game' | 'holder' | 'curtain' | 'pending' | 'log' | 'choices'>;

/**
 * The events shown now but not before, as the viewer sees them; several if steps were skipped or the pace is instant.
 * None while the curtain is down or when the viewer changes, because those are not news.
 */
export function shownBetween(before: Moments, now: Moments): GameEvent[] {
  const sameViewer = now.game?.id === before.game?.id && now.holder === before.holder;
  if (!sameViewer || now.game === null || now.curtain !== null) return [];
  const [step] = now.pending;
  if (step !== undefined) return step.id === before.pending[0]?.id ? [] : [step.event];
  if (now.log.length <= before.log.length) return [];
  // The first pending event had been shown already.
  const skipped = before.pending.slice(1).map((pending) => pending.event);
  // Entries of earlier choices were loaded from the past and are not news.
  const added = now.log.slice(before.log.length);
  const atOnce = added.filter((entry) => entry.choice > before.choices);
  return [...skipped, ...atOnce.map((entry) => entry.event)];
}
