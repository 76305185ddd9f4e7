import type { Asking } from '@/components/prompt/model';
import { labelOf } from '@/components/prompt/model/labels';
import type { Choice, View } from '@/engine';
import { t } from '@/locales';
import type { UndoState } from '@/store/game';

import type { Cast } from '../model/cast';

/** What the undo button would take back, or why it cannot. */
export function undoWords(undo: UndoState, view: View, cast: Cast): string {
  if (undo.can) {
    // The question that the choice answered is gone; the words need only its kind.
    const decision = {
      player: undo.player,
      kind: 'secondCard',
      moment: null,
      choices: [],
      via: null,
      about: null,
      queue: null,
      blocked: [],
    } as const;
    const what = labelOf(
      { decision: { ...decision, choices: [], blocked: [] }, view, cast },
      undo.choice,
    );
    return t('bar.undo', { what });
  }
  if (undo.why === 'hidden') return t('bar.undoHidden');
  return undo.why === 'otherPlayer' ? t('bar.undoOther') : t('bar.undoNothing');
}

/** What was taken back and can be done again; null if nothing was. */
export function redoWords(redo: Choice | null, asking: Asking): string | null {
  return redo === null ? null : t('bar.redo', { what: labelOf(asking, redo) });
}
