/** What dragging does at the current question: the same as its buttons. */
import type { PromptButton } from '@/components/table/prompt/model';
import { promptFor } from '@/components/table/prompt/model';
import type { CardId, Decision, Wing } from '@/engine';

import type { DropZone } from '../layout/drop-zones';
import { dropOn, zonesOf } from './drop';
import type { Hands } from './hands';

export type Press = (button: PromptButton, asked: Decision | null) => void;

/** The wing that was chosen with a work, until the question for it comes. */
export interface Meant {
  now: { readonly card: CardId; readonly wing: Wing } | null;
}

export function createDropping({ model, game }: Hands, press: Press, meant: Meant) {
  const buttonsOf = (card: CardId): readonly PromptButton[] => {
    const { prompt, decision, view, cast, panel } = model();
    if (prompt === null || decision === null || panel?.busy === true) return [];
    // Only the work being completed can be put into a wing.
    if (decision.kind === 'wing' && decision.about !== card) return [];
    return promptFor({ decision, view, cast }, card).buttons;
  };

  return {
    dropZonesOf: (card: CardId) => zonesOf(buttonsOf(card), card),
    /** False: nothing happens and the card goes back. */
    drop: (card: CardId, zone: DropZone | null): boolean => {
      const dropped = dropOn(buttonsOf(card), card, zone, model().careful);
      if (dropped.type === 'select') game().select(card);
      if (dropped.type !== 'act') return false;
      press(dropped.button, model().decision);
      return true;
    },
    /** Call when a question is on the screen. */
    answerMeantWing: (): void => {
      const { decision } = model();
      if (decision === null || meant.now === null) return;
      const { card, wing } = meant.now;
      if (decision.about === card && decision.kind !== 'wing') return;
      meant.now = null;
      const answer = buttonsOf(card).find(
        ({ does }) => does.type === 'choose' && does.choice.wing === wing,
      );
      if (decision.about === card && answer !== undefined) press(answer, decision);
    },
  };
}
