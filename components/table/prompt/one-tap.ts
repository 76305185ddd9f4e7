import type { CardId, Choice } from '@/engine';

import { promptFor, severalFor, type Asking, type PromptButton } from './model';
import { returnPicked } from './model/several';

/** Undo is free for these, and their question asks for a card: a tap is the answer. */
const AT_ONCE: readonly Choice['do'][] = ['hire', 'collect', 'sell', 'copy'];

/** With the last card over the limit, what is picked goes back to the deck. */
function lastReturn(asking: Asking, card: CardId, picked: readonly CardId[]): PromptButton | null {
  const several = severalFor(asking);
  const onCard = asking.decision.choices.filter((choice) => choice.card === card);
  if (several?.cards.has(card) !== true || picked.includes(card) || onCard.length !== 1)
    return null;
  const all = [...picked, card];
  return all.length === several.most ? returnPicked(asking, all, several.most) : null;
}

/** The only button of a card, if one tap on the card is enough to press it. */
export function oneTap(
  asking: Asking,
  card: CardId,
  picked: readonly CardId[] = [],
): PromptButton | null {
  const { kind } = asking.decision;
  if (kind === 'handLimit') return lastReturn(asking, card, picked);
  if (kind !== 'action' && kind !== 'work') return null;
  const buttons = promptFor(asking, card).buttons.filter(({ does }) => does.type === 'choose');
  const [only] = buttons;
  if (buttons.length !== 1 || only?.does.type !== 'choose') return null;
  const { choice } = only.does;
  return choice.via === undefined && AT_ONCE.includes(choice.do) ? only : null;
}
