/** Names of cards, works and players inside a prompt. */
import { nameAt, nameOf, workNameAt, workNameOf } from '@/components/card/identity';
import { copyOf } from '@/components/table/model/where';
import { whose } from '@/components/table/model/cast';
import type { CardId, View, WorkName } from '@/engine';
import { materialOf, TASK_OF } from '@/engine';
import { t, wordsOfWork } from '@/locales';
import type { AskWords, WorkWords } from '@/locales/en/works';

import type { Asking } from './types';

/** A copy is the work that it copies. */
function workIn(view: View, card: CardId): WorkName {
  const copied = copyOf(view, card);
  return copied === undefined ? workNameOf(card) : workNameAt(copied);
}

export function workName(view: View, card: CardId): string {
  const copied = copyOf(view, card);
  return copied === undefined ? nameOf(card) : nameAt(copied);
}

/** On a button a copy bears both names: the work that it copies may lie beside it. */
export const labelOfWork = (view: View, card: CardId): string =>
  copyOf(view, card) === undefined
    ? nameOf(card)
    : t('card.copySlip', { name: workName(view, card), by: nameOf(card) });

export const wordsOf = (view: View, card: CardId): WorkWords => wordsOfWork(workIn(view, card));

/** The asking work's own texts for this question. */
export function askWords({ decision, view }: Asking): AskWords | undefined {
  const { via, ask } = decision;
  if (decision.kind !== 'work' || via === null || ask.act === undefined) return undefined;
  return wordsOf(view, via).asks?.[ask.act];
}

export const cardName = (card: CardId | null | undefined): string =>
  card === null || card === undefined ? '' : nameOf(card);

export const taskWord = (card: CardId): string => t(`task.${TASK_OF[materialOf(card)]}`);
export const materialWord = (card: CardId): string => t(`material.${materialOf(card)}`);

/** "your" or "Ben’s", for the owner of the current task. */
export function ownerWord({ view, cast }: Asking): string {
  return view.task === null ? '' : whose(cast, view.task.owner);
}

export function taskInHand({ view }: Asking): string {
  return view.task === null ? '' : t(`task.${TASK_OF[view.task.material]}`);
}
