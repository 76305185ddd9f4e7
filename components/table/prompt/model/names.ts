/** How cards, works and players are called inside a prompt. */
import { nameAt, nameOf } from '@/components/card/identity';
import { copyOf } from '@/components/table/model/where';
import { whose } from '@/components/table/model/cast';
import type { CardId, View, WorkName } from '@/engine';
import { materialOf, TASK_OF } from '@/engine';
import { t } from '@/locales';

import type { Asking } from './types';

/** A Kite that is a copy speaks as the work that it copies. */
export function workName(view: View, card: CardId): WorkName {
  const copied = copyOf(view, card);
  return copied === undefined ? nameOf(card) : nameAt(copied);
}

export const cardName = (card: CardId | null | undefined): string =>
  card === null || card === undefined ? '' : nameOf(card);

export const taskWord = (card: CardId): string => t(`task.${TASK_OF[materialOf(card)]}`);
export const materialWord = (card: CardId): string => t(`material.${materialOf(card)}`);

/** "your" or "Ben’s", of the task being performed. */
export function ownerWord({ view, cast }: Asking): string {
  return view.task === null ? '' : whose(cast, view.task.owner);
}

export function taskInHand({ view }: Asking): string {
  return view.task === null ? '' : t(`task.${TASK_OF[view.task.material]}`);
}
