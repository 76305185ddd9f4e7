/** What dragging may do at the question that is asked: the same acts as its buttons, by the same way. */
import { useCallback, useEffect, useMemo, useRef } from 'react';

import type { PromptButton, PromptModel } from '@/components/table/prompt/model';
import { promptFor } from '@/components/table/prompt/model';
import type { CardId, PlayerId, View, Wing } from '@/engine';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import type { DragRules } from '../board/use-drag';
import type { TableLayout } from '../layout';
import type { Cast } from '../model/cast';
import { zoneRects, type DropZone } from '../layout/drop-zones';
import { dropOn, zonesOf } from './drop';
import { useShown } from '../model/use-shown';

interface Dropping {
  readonly view: View;
  readonly cast: Cast;
  readonly seat: PlayerId;
  readonly layout: TableLayout;
  readonly prompt: PromptModel | null;
  readonly onAct: (act: PromptButton) => void;
}

const NO_BUTTONS: readonly PromptButton[] = [];

const wingIn = (zone: DropZone | null): Wing | null =>
  zone === 'gallery' || zone === 'giftShop' ? zone : null;

/** Who drops a work on a wing has said which one: that question is answered when it comes. */
function useMeantWing(
  onAct: (act: PromptButton) => void,
  buttons: (card: CardId) => readonly PromptButton[],
) {
  const meant = useRef<{ readonly card: CardId; readonly wing: Wing } | null>(null);
  const decision = useShown((s) => s.decision);
  useEffect(() => {
    const wanted = meant.current;
    if (decision === null || wanted === null) return;
    if (decision.about === wanted.card && decision.kind !== 'wing') return;
    meant.current = null;
    const answer = buttons(wanted.card).find(
      ({ does }) => does.type === 'choose' && does.choice.wing === wanted.wing,
    );
    if (decision.about === wanted.card && answer !== undefined) onAct(answer);
  }, [decision, onAct, buttons]);
  return useCallback((card: CardId, wing: Wing | null) => {
    meant.current = wing === null ? null : { card, wing };
  }, []);
}

export function useDrop({ view, cast, seat, layout, prompt, onAct }: Dropping): DragRules {
  const decision = useShown((s) => s.decision);
  const busy = useShown((s) => s.busy);
  const careful = useSettings((s) => s.confirmations);
  const zones = useMemo(() => zoneRects(layout, seat), [layout, seat]);
  const asked = prompt !== null && !busy;

  const buttons = useCallback(
    (card: CardId): readonly PromptButton[] => {
      if (!asked || decision === null) return NO_BUTTONS;
      // Only the work that is being completed can be put into a wing.
      if (decision.kind === 'wing' && decision.about !== card) return NO_BUTTONS;
      return promptFor({ decision, view, cast }, card).acts;
    },
    [asked, decision, view, cast],
  );
  const mean = useMeantWing(onAct, buttons);

  return useMemo(
    () => ({
      zones,
      zonesOf: (card) => zonesOf(buttons(card), card),
      onDrop: (card, zone) => {
        const dropped = dropOn(buttons(card), card, zone, careful);
        if (dropped.type === 'select') useGame.getState().select(card);
        if (dropped.type !== 'act') return false;
        const { does } = dropped.button;
        const completes = does.type === 'choose' && does.choice.do !== 'wing';
        mean(card, completes ? wingIn(zone) : null);
        onAct(dropped.button);
        return true;
      },
    }),
    [zones, buttons, careful, mean, onAct],
  );
}
