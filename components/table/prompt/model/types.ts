import type { Cast } from '@/components/table/model/cast';
import type { CardId, Decision, Material, View } from '@/engine';

import type { ButtonDoes } from '../does';

export interface PromptButton {
  readonly id: string;
  readonly label: string;
  /** What it would bring, such as the cover preview. */
  readonly detail?: string;
  readonly detailGood?: boolean;
  readonly material?: Material;
  /** The hint means this one. */
  readonly hinted?: 'best' | 'second';
  readonly kind: 'primary' | 'secondary' | 'plain';
  readonly does: ButtonDoes;
  /** It draws, reveals or ends something, so it cannot be undone. */
  readonly final: boolean;
}

export interface PromptModel {
  readonly question: string;
  /** The same in short, for the head of a sheet, where a lesson's sentence has no room. */
  readonly short?: string;
  readonly detail: string | null;
  readonly buttons: readonly PromptButton[];
  /** Exactly the cards that a tap may choose now. */
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  /** Several cards can be picked here; these are. */
  readonly picked?: readonly CardId[];
  /** The chosen card is deselected by a mark in the panel's corner, because no button does it. */
  readonly letGo?: boolean;
}

export interface Asking {
  readonly decision: Decision;
  readonly view: View;
  readonly cast: Cast;
}
