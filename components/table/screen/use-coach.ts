/** The coach mark of this moment, if there is one that was not shown before. */
import { useEffect, useState } from 'react';

import type { Decision } from '@/engine';
import { t } from '@/locales';
import { useLearn } from '@/store/learn';
import { useSettings } from '@/store/settings';

import type { Rect, TableLayout } from '../layout';
import { anchorKey } from '../layout';
import { bubbleAt } from '../layout/bubble';
import { useViewport } from '../layout/use-viewport';
import { playerName } from '../model/cast';
import { markFor, rivalWing, type Mark, type Pointed } from '../model/coach';
import { worthOf } from '../model/cover';
import { RULE_OF_MARK } from '../model/rule-links';
import type { CoachMarkProps } from './coach-mark';
import type { TableModel } from './table-model';

function rectOf(at: Pointed, layout: TableLayout, front: number): Rect | null {
  if ('part' in at) {
    if (at.part === 'prompt') return layout.bands.prompt;
    return layout.mats.find(({ player }) => player === front)?.plaque ?? null;
  }
  if (at.zone === 'hand' && at.player === front) return layout.bands.hand;
  const panel = layout.seats.find(({ player, head }) => player === at.player && !head);
  return panel ?? layout.anchors.get(anchorKey(at.zone ?? 'hand', at.player)) ?? null;
}

/** The cards, piles and zones beside the hand with which the question is answered. */
const neededOf = ({ layout, prompt }: TableModel): readonly Rect[] =>
  layout.targets.filter(({ cards }) => cards.some((card) => prompt?.choosable.has(card) === true));

function wordsOf(mark: Mark, { view, front, cast }: TableModel): string {
  if (mark === 'end') return t('coach.end', { n: worthOf(view, front).end });
  if (mark !== 'rivalEnd') return t(`coach.${mark}`);
  const filling = rivalWing(view, front);
  if (filling === null) return '';
  const { player, wing, works, end } = filling;
  return t('coach.rivalEnd', { name: playerName(cast, player), wing, works, n: end });
}

/**
 * Marks wait while a sheet or the result is on the table, and while cards move. A lesson says itself what is needed.
 * They belong to the device: whoever holds it is shown each of them once.
 */
export function useCoach(
  model: TableModel,
  isQuiet: boolean,
): Omit<CoachMarkProps, 'onRules'> | null {
  const viewport = useViewport();
  const seen = useLearn((s) => s.seen);
  const isLesson = useLearn((s) => s.now !== null);
  const isCoached = useSettings((s) => s.marks) && !isLesson;
  const { decision, view, front, scores, prompt, layout, cover, reading } = model;
  const isAsked = decision !== null && prompt !== null && isQuiet && cover === null && !reading;
  const table = {
    view,
    decision,
    player: front,
    points: scores[front]?.total ?? 0,
    chosen: prompt?.selected ?? null,
  };
  // One mark for a question: the next one has its own moment.
  const [answered, setAnswered] = useState<Decision | null>(null);
  const isFree = isAsked && isCoached && answered !== decision;
  const shown = isFree ? markFor(table, seen) : null;
  useSeenAfter(shown?.mark);
  if (shown === null) return null;
  const around = rectOf(shown.at, layout, front);
  const text = wordsOf(shown.mark, model);
  return {
    text,
    rule: RULE_OF_MARK[shown.mark],
    around,
    bubble: bubbleAt(text, around, layout, viewport, neededOf(model)),
    onDone: () => {
      setAnswered(decision);
      useLearn.getState().see(shown.mark);
    },
  };
}

/** A mark counts as seen when its moment is over. */
function useSeenAfter(mark: Mark | undefined): void {
  useEffect(() => {
    if (mark === undefined) return;
    return () => useLearn.getState().see(mark);
  }, [mark]);
}
