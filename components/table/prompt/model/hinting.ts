/** A hint in words, and which cards and buttons it means. */
import { hintIdea, noTaskWords, reasonFor } from '@/components/table/model/hint-idea';
import type { CardId, Choice, Wing } from '@/engine';
import { sameChoice } from '@/engine';
import { t } from '@/locales';
import type { Hint, Hinted, Suggestion } from '@/store/hint';

import type { ButtonDoes } from '../does';
import { labelOf } from './labels';
import { cardName } from './names';
import type { Asking, PromptButton } from './types';

export type HintRank = 'best' | 'second';

/** The cards to be returned together: this one and those that follow. */
function returnsOf({ choice, then }: Suggestion): CardId[] {
  const returning: CardId[] = [];
  for (const { do: act, card } of choice.do === 'tailor' ? then : [choice, ...then]) {
    if (act !== 'return' || card === undefined) break;
    returning.push(card);
  }
  return returning;
}

/** The wing for the work that it completes; support may be asked for first. */
const wingOf = ({ choice, then }: Suggestion): Wing | undefined =>
  choice.do === 'smith' || choice.do === 'craft'
    ? then.find(({ wing }) => wing !== undefined)?.wing
    : undefined;

function moveWords(asking: Asking, suggestion: Suggestion): string {
  const { choice } = suggestion;
  const act = labelOf(asking, choice);
  const returned = returnsOf(suggestion);
  if (returned.length > 0) {
    const cards = t('list.items', { items: returned.map(cardName) });
    return choice.do === 'tailor' ? t('hint.renew', { cards }) : t('act.return', { card: cards });
  }
  if (choice.do === 'task') return t('hint.with', { act, card: cardName(choice.card) });
  const wing = wingOf(suggestion);
  return wing === undefined ? act : t('act.wingBy', { act, wing: t(`act.wing.${wing}`) });
}

const isNoTask = ({ decision }: Asking, { do: act }: Choice): boolean =>
  act === 'pass' && decision.kind === 'newTask';

/** The search's own reason; where it has none that was not given yet, what the engine counts. */
function whyWords(asking: Asking, { choice, reasons: found }: Suggestion, given?: string): string {
  const own = found.map((reason) => reasonFor(asking, choice, reason));
  const counted = isNoTask(asking, choice) ? noTaskWords(asking) : hintIdea(asking, choice);
  return own.find((words) => words !== given) ?? counted;
}

function movesWords(asking: Asking, { best, second }: Hint): string {
  const first = whyWords(asking, best);
  const lines = [t('hint.move', { n: 1, move: moveWords(asking, best), why: first })];
  if (second !== null) {
    const why = whyWords(asking, second, first);
    lines.push(t('hint.move', { n: 2, move: moveWords(asking, second), why }));
  }
  return lines.join('\n');
}

/** What the lamp says in the panel. */
export function hintWords(asking: Asking, { hint, shows }: Hinted): string {
  if (hint === null) return t('hint.seeking');
  return shows === 'idea' ? hintIdea(asking, hint.best.choice) : movesWords(asking, hint);
}

const ranked = ({ best, second }: Hint): readonly (readonly [HintRank, Suggestion])[] =>
  second === null
    ? [['best', best]]
    : [
        ['second', second],
        ['best', best],
      ];

/** The cards that the moves begin with. */
export function hintedCards(hint: Hint): ReadonlyMap<CardId, HintRank> {
  return new Map(
    ranked(hint).flatMap(([rank, suggestion]) => {
      const { card, via } = suggestion.choice;
      const returned = returnsOf(suggestion);
      const cards = returned.length > 0 ? returned : [card ?? via];
      return cards.flatMap((each) => (each === undefined ? [] : [[each, rank] as const]));
    }),
  );
}

const sameCards = (a: readonly CardId[], b: readonly CardId[]) =>
  a.length === b.length && a.every((card) => b.includes(card));

function isMeant(does: ButtonDoes, suggestion: Suggestion): boolean {
  const { choice } = suggestion;
  const isIt = (other: Choice) => sameChoice(other, choice);
  switch (does.type) {
    case 'choose':
      return isIt(does.choice) && does.wing === wingOf(suggestion);
    case 'chooseAll': {
      const picked = does.choices.flatMap(({ do: act, card }) =>
        act === 'return' && card !== undefined ? [card] : [],
      );
      return does.choices.some(isIt) && sameCards(picked, returnsOf(suggestion));
    }
    case 'select':
      return choice.do === 'use' && does.card === choice.via;
    case 'pick':
      return choice.card !== undefined && does.cards.includes(choice.card);
    default:
      return false;
  }
}

/** The same buttons, with a mark on those that the hint means. */
export function withHint(buttons: readonly PromptButton[], hint: Hint): readonly PromptButton[] {
  return buttons.map((button) => {
    const found = ranked(hint).findLast(([, suggestion]) => isMeant(button.does, suggestion));
    return found === undefined ? button : { ...button, hinted: found[0] };
  });
}
