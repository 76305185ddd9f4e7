/** Everything the game screen shows and does, in one place: from the store to plain props. */
import { startTransition, useCallback, useMemo, useState } from 'react';

import type { PromptButton, PromptModel } from '@/components/table/prompt/model';
import { promptFor, whyNot } from '@/components/table/prompt/model';
import { respond } from '@/components/senses';
import type { CardId, PlayerId, View } from '@/engine';
import { t } from '@/locales';
import { useGame } from '@/store/game';

import type { Target } from '../layout';
import type { Cast } from '../model/cast';
import { seatName } from '../model/cast';
import { waitingWords } from '../model/hidden';
import { logLine } from '../model/log-line';
import type { Open } from '../sheets/open';
import { useShown } from '../model/use-shown';

const NOTHING: ReadonlySet<CardId> = new Set();

export interface Shown {
  readonly question: string;
  readonly detail: string | null;
  readonly acts: readonly PromptButton[];
}

function plainAct(
  id: string,
  label: string,
  does: PromptButton['does'],
  kind: PromptButton['kind'],
): PromptButton {
  return { id, label, does, kind, final: false };
}

export function useCast(): Cast {
  const participants = useShown((s) => s.game?.participants);
  const holder = useShown((s) => s.holder);
  return useMemo(
    () => ({ participants: participants ?? [], viewer: holder ?? -1 }),
    [participants, holder],
  );
}

/** Whose temple lies in front: the one who looks, or who is about to. */
export function useFrontSeat(): PlayerId {
  return useShown((s) => {
    if (s.holder !== null) return s.holder;
    if (s.curtain !== null) return s.curtain.for;
    const person = s.game?.participants.findIndex((seat) => seat.kind === 'person') ?? 0;
    return Math.max(0, person);
  });
}

export function usePromptModel(view: View | null, cast: Cast): PromptModel | null {
  const decision = useShown((s) => s.decision);
  const selection = useShown((s) => s.selection);
  const moment = useShown((s) => s.past);
  return useMemo(() => {
    if (decision === null || view === null || moment !== null) return null;
    return promptFor({ decision, view, cast }, selection);
  }, [decision, view, cast, selection, moment]);
}

/** The words of the prompt when nobody here is asked. */
export function useWaiting(cast: Cast): Shown {
  const step = useShown((s) => s.pending[0]);
  const thinking = useShown((s) => s.thinking);
  const status = useShown((s) => s.status);
  const moment = useShown((s) => s.past);
  const curtain = useShown((s) => s.curtain);
  const current = useShown((s) => s.view?.current ?? 0);
  const [last, setLast] = useState<string | null>(null);
  const line = step === undefined ? null : logLine(step.event, cast);
  if (line !== null && line !== last) setLast(line);
  return useMemo(() => {
    if (moment !== null) {
      return {
        question: t('log.atMoment'),
        detail: null,
        acts: [plainAct('now', t('log.back'), { type: 'select', card: null }, 'primary')],
      };
    }
    if (curtain !== null) {
      const name = seatName(cast, curtain.for);
      return {
        question: t('curtain.waits', { name }),
        detail: null,
        acts: [
          plainAct('open', t('curtain.open', { name }), { type: 'select', card: null }, 'primary'),
        ],
      };
    }
    if (status === 'over') {
      return {
        question: t('bar.over'),
        detail: null,
        acts: [plainAct('result', t('end.result'), { type: 'select', card: null }, 'primary')],
      };
    }
    const name = seatName(cast, thinking ?? current);
    const question =
      thinking === null ? t('table.playing', { name }) : t('table.thinking', { name });
    if (step !== undefined) {
      return {
        question: line ?? last ?? question,
        detail: null,
        acts: [plainAct('skip', t('table.skip'), { type: 'select', card: null }, 'plain')],
      };
    }
    return { question, detail: last, acts: [] };
  }, [moment, curtain, status, thinking, current, step, line, last, cast]);
}

interface Opened {
  readonly what: Open;
  /** The question and the curtain at that time, and whether cards were read beside the table. */
  readonly by: unknown;
  readonly before: unknown;
  readonly beside: boolean;
}

interface Reason {
  readonly text: string;
  readonly of: unknown;
  /** The card that it is about. */
  readonly card?: CardId;
}

/** What was opened for one question is gone with it, and nothing stays open when a curtain falls or rises. */
function isStale(opened: Opened, decision: unknown, curtain: unknown, beside: boolean): boolean {
  const { what, by, before } = opened;
  if (before !== curtain) return true;
  // What was read beside a table needs no sheet over it when the screen becomes small.
  if (what.type === 'inspect') return opened.beside && !beside;
  return what.type === 'pick' && by !== decision;
}

/** Taps: choose what may be chosen, else say why not; hold to read. */
export function useTaps(
  prompt: PromptModel | null,
  beside: boolean,
  onAct: (act: PromptButton) => void,
) {
  const decision = useShown((s) => s.decision);
  const curtain = useShown((s) => s.curtain);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = opened === null || isStale(opened, decision, curtain, beside) ? null : opened.what;
  if (opened !== null && open === null) setOpened(null);
  const setOpen = useCallback(
    (what: Open | null) => {
      if (what === null) return setOpened(null);
      const { decision: by, curtain: before } = useGame.getState();
      // A sheet is much to draw, and may come a moment later; nothing that moves waits for it.
      startTransition(() => setOpened({ what, by, before, beside }));
    },
    [beside],
  );
  const [reason, setReason] = useState<Reason | null>(null);
  const choosable = prompt?.choosable ?? NOTHING;
  const selected = prompt?.selected ?? null;

  const tapCard = useCallback(
    (card: CardId) => {
      if (prompt === null) {
        setOpen({ type: 'inspect', card });
        return;
      }
      // Where the inspector is always open, whatever is touched can be read there.
      if (beside) setOpen({ type: 'inspect', card });
      if (!choosable.has(card)) {
        respond('refuse');
        // Who taps again, after the reason, wants to read it.
        if (reason?.card === card && reason.of === prompt) setOpen({ type: 'inspect', card });
        setReason({ text: whyNot(decision, card), of: prompt, card });
        return;
      }
      setReason(null);
      // A second tap on the chosen card does what its first button says.
      const [first] = prompt.acts;
      if (card === selected && first?.kind === 'primary') {
        onAct(first);
        return;
      }
      respond('select');
      useGame.getState().select(card);
    },
    [prompt, beside, choosable, selected, decision, reason, onAct, setOpen],
  );

  const tap = useCallback(
    (target: Target) => {
      const [only] = target.cards;
      if (target.kind === 'deck') {
        setReason({
          text: t('why.deck', { n: useGame.getState().view?.deck.length ?? 0 }),
          of: prompt,
        });
      } else if (target.kind === 'waiting') {
        const seat = useGame.getState().view?.players[target.at.player];
        if (seat !== undefined) setReason({ text: waitingWords(seat.waiting), of: prompt });
      } else if (target.cards.length === 1 && only !== undefined) {
        tapCard(only);
      } else if (target.cards.length > 1) {
        setOpen({ type: 'pick', cards: target.cards });
      }
    },
    [prompt, tapCard, setOpen],
  );

  const hold = useCallback(
    (target: Target) => {
      const [only] = target.cards;
      if (target.cards.length === 1 && only !== undefined) setOpen({ type: 'inspect', card: only });
      else if (target.cards.length > 1) setOpen({ type: 'pick', cards: target.cards });
    },
    [setOpen],
  );

  const why = reason !== null && reason.of === prompt ? reason.text : null;
  return { open, setOpen, why, setReason, tap, tapCard, hold, choosable, selected };
}
