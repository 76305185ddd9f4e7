/** Where a card may be dropped and what that does: each choice belongs to the place its card goes to. */
import type { PromptButton } from '@/components/table/prompt/model';
import type { CardId, Choice } from '@/engine';

import type { DropZone } from '../layout/drop-zones';

/** Choices not listed have no single place: a shown card comes back, an effect may do anything. */
const PLACE_OF: Readonly<Partial<Record<Choice['do'], readonly DropZone[]>>> = {
  task: ['task'],
  hire: ['helpers'],
  collect: ['bench'],
  sell: ['sales'],
  discard: ['floor'],
  return: ['deck'],
};

function placesOf(button: PromptButton, card: CardId): readonly DropZone[] {
  if (button.does.type !== 'choose') return [];
  const { choice } = button.does;
  // The work is already being completed; only its wing is open.
  if (choice.do === 'wing' && choice.wing !== undefined) return [choice.wing];
  if (choice.card !== card) return [];
  return button.does.wing === undefined ? (PLACE_OF[choice.do] ?? []) : [button.does.wing];
}

export function zonesOf(buttons: readonly PromptButton[], card: CardId): ReadonlySet<DropZone> {
  return new Set(buttons.flatMap((button) => placesOf(button, card)));
}

export type Dropped =
  /** Exactly one button matches, so it is pressed. */
  | { readonly type: 'act'; readonly button: PromptButton }
  /** Several match, or it cannot be undone: the card is selected and its buttons decide. */
  | { readonly type: 'select' }
  | { readonly type: 'back' };

/** `careful`: the player wants to be asked again before a choice that cannot be undone. */
export function dropOn(
  buttons: readonly PromptButton[],
  card: CardId,
  zone: DropZone | null,
  careful: boolean,
): Dropped {
  if (zone === null) return { type: 'back' };
  const [button, other] = buttons.filter((each) => placesOf(each, card).includes(zone));
  if (button === undefined) return { type: 'back' };
  if (other !== undefined || (careful && button.final)) return { type: 'select' };
  return { type: 'act', button };
}
