/** The two best answers to a question, and why: by the strongest player, from what the asker sees. */
import type { Choice, View } from '@/engine';
import { materialOf } from '@/engine';
import type { Reason } from '@/engine/ai';
import { hasSubject, loadNet, think } from '@/engine/ai';

import type { Scheduler } from '../game/deps';
import { SLICE_MS } from '../game/slices';

export interface Suggestion {
  readonly choice: Choice;
  /** What is meant to follow it. */
  readonly then: readonly Choice[];
  readonly reasons: readonly Reason[];
}

export interface Hint {
  readonly best: Suggestion;
  readonly second: Suggestion | null;
}

export interface Seeking {
  readonly scheduler: Scheduler;
  /** Whether the question is still asked. */
  readonly isWanted: () => boolean;
  /** A clock; without one the whole search is done, which is the same on every machine. */
  readonly now?: () => number;
}

/** The player is waiting: a slow phone answers with what it has found by then, pauses included. */
const CEILING_MS = 1100;
const SEED = 'hint';

const materialIn = ({ card, material }: Choice) =>
  card === undefined ? material : materialOf(card);

/** The same act, by the same work, with a card of the same material. */
const isAlike = (a: Choice, b: Choice): boolean =>
  a.do === b.do && a.via === b.via && a.wing === b.wing && materialIn(a) === materialIn(b);

/** Null if the question is no longer asked. `view` is what the player who is asked can see. */
export async function seekHint(view: View, seeking: Seeking): Promise<Hint | null> {
  const { scheduler, isWanted, now } = seeking;
  const choices = view.decision?.choices ?? [];
  if (choices.length === 0) return null;
  const began = now?.() ?? 0;
  const isLate = () => now !== undefined && now() - began >= CEILING_MS;
  await loadNet(view.options);
  const thought = think(view, choices, { level: 'abbot', seed: SEED, now });
  do {
    await scheduler.pause();
    if (!isWanted()) return null;
  } while (!thought.step(SLICE_MS) && !isLate());
  const { choice, then, reasons, alternatives } = thought.best();
  // Another card for the same purpose is not a second idea.
  const other = alternatives.find((each) => !isAlike(each.choice, choice)) ?? alternatives[0];
  const withReasons = (suggested: Suggestion): Suggestion => ({
    choice: suggested.choice,
    then: suggested.then,
    reasons: suggested.reasons.filter((reason) =>
      hasSubject(view, suggested.choice, suggested.then, reason),
    ),
  });
  const speaksFor = reasons.filter(({ direction }) => direction === 'up');
  return {
    best: withReasons({ choice, then, reasons: speaksFor }),
    second: other === undefined ? null : withReasons(other),
  };
}
