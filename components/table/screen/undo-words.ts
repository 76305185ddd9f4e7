import type { Asking } from '@/components/table/prompt/model';
import { actLabel, pastLabelOf } from '@/components/table/prompt/model/labels';
import type { Choice, View } from '@/engine';
import { t } from '@/locales';
import type { GameData } from '@/store/game';

import type { Cast } from '../model/cast';
import { isYou, playerName, whoIs } from '../model/cast';

type Undoable = Pick<GameData, 'undo' | 'takeBack'>;

/** What the undo button would take back, or why it cannot. */
export function undoWords({ undo, takeBack }: Undoable, view: View, cast: Cast): string {
  // Before everybody's eyes it is not said what the step was: it may be about a hidden card.
  if (takeBack !== null) return t('bar.undoOf', { name: playerName(cast, takeBack) });
  if (undo.can) {
    // Only its question, which is gone, knew the words of the button ("Go on", "Keep your hand").
    if (undo.choice.do === 'pass') return t('bar.undoAnswer');
    const several = undo.choice.do === 'return' && undo.choices > 1;
    const what = several
      ? t('act.returnSeveral', { n: undo.choices })
      : pastLabelOf(undo.choice, undo.player, { view, cast });
    return t('bar.undo', { what });
  }
  switch (undo.why) {
    case 'hidden':
      return t('bar.undoHidden');
    case 'nothing':
      return t('bar.undoNothing');
    case 'otherPlayer':
      return t('bar.undoOther', { name: whoIs(cast, undo.player), you: isYou(cast, undo.player) });
  }
}

/** What can be redone; null if nothing was undone. */
export function redoWords(redo: Choice | null, asking: Asking): string | null {
  return redo === null ? null : t('bar.redo', { what: actLabel(asking, redo) });
}
