import type { Cast } from '@/components/table/model/cast';
import type { CardId, Decision, Material, View } from '@/engine';

import type { ButtonDoes } from '../does';

/** One button under the question. */
export interface PromptButton {
  readonly id: string;
  readonly label: string;
  /** What it would bring: the cover preview, for one. */
  readonly detail?: string;
  readonly detailGood?: boolean;
  readonly material?: Material;
  readonly kind: 'primary' | 'secondary' | 'plain';
  readonly does: ButtonDoes;
  /** It draws, reveals or ends something, so that it can never be undone. */
  readonly final: boolean;
}

export interface PromptModel {
  readonly question: string;
  readonly detail: string | null;
  readonly acts: readonly PromptButton[];
  /** Exactly the cards that a tap may choose now. */
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  /** The chosen card can be put back by a mark in the panel's corner, for there is no button for it. */
  readonly letGo?: boolean;
}

export interface Asking {
  readonly decision: Decision;
  readonly view: View;
  readonly cast: Cast;
}
