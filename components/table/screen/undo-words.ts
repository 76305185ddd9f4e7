import type { Asking } from '@/components/table/prompt/model';
import { labelOf, pastLabelOf } from '@/components/table/prompt/model/labels';
import type { Choice, View } from '@/engine';
import { t } from '@/locales';
import type { UndoState } from '@/store/game';

import type { Cast } from '../model/cast';

/** What the undo button would take back, or why it cannot. */
export function undoWords(undo: UndoState, view: View, cast: Cast): string {
  if (undo.can) {
    const what = pastLabelOf(undo.choice, undo.player, { view, cast });
    return t('bar.undo', { what });
  }
  if (undo.why === 'hidden') return t('bar.undoHidden');
  return undo.why === 'otherPlayer' ? t('bar.undoOther') : t('bar.undoNothing');
}

/** What can be redone; null if nothing was undone. */
export function redoWords(redo: Choice | null, asking: Asking): string | null {
  return redo === null ? null : t('bar.redo', { what: labelOf(asking, redo) });
}
