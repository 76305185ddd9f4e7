/** Turns a decision and a selection into a question, its buttons and the choosable cards. */
import type { CardId, Choice } from '@/engine';
import { WINGS } from '@/engine';
import { t } from '@/locales';

import { labelOf, materialOfChoice } from './labels';
import { wordsOf, workName } from './names';
import { endsByDeck, previewWords, type Preview } from './preview';
import { questionOf } from './question';
import type { PromptButton, Asking, PromptModel } from './types';

export type { PromptButton, Asking, PromptModel } from './types';
export { subjectOf, whyNot } from './why';

const DRAWS: readonly Choice['do'][] = ['pray', 'draw', 'reveal', 'sellTop', 'collectTop', 'show'];

function isFinal({ decision }: Asking, choice: Choice): boolean {
  if (DRAWS.includes(choice.do)) return true;
  return decision.kind === 'tailor' && choice.do === 'pass';
}

const key = (choice: Choice): string =>
  [choice.do, choice.via, choice.card, choice.player, choice.material, choice.wing, choice.side]
    .filter((part) => part !== undefined)
    .join('-');

/** What a work would cover: in the wing of this button, or in either wing before it is begun. */
function previewOf(asking: Asking, choice: Choice): Preview | null {
  const { about } = asking.decision;
  if (endsByDeck(asking, choice)) return { text: t('cover.preview.ends'), good: false };
  if (choice.wing !== undefined && about !== null) return previewWords(asking, about, choice.wing);
  if (choice.do !== 'smith' && choice.do !== 'craft') return null;
  const gains = WINGS.map((wing) => ({
    wing,
    ...previewWords(asking, choice.card as CardId, wing),
  })).filter((preview) => preview.good || preview.ends);
  if (gains.length === 0) return null;
  const [one, other] = gains;
  if (one !== undefined && one.text === other?.text) {
    return { text: t('cover.preview.either', { gain: one.text }), good: one.good };
  }
  const text = gains.map(({ wing, text: gain }) =>
    t('cover.preview.in', { wing: t(`act.wing.${wing}`), gain }),
  );
  return { text: text.join('; '), good: gains.some((preview) => preview.good) };
}

function actOf(asking: Asking, choice: Choice, kind: PromptButton['kind']): PromptButton {
  const preview = previewOf(asking, choice);
  return {
    id: key(choice),
    label: labelOf(asking, choice),
    material: choice.do === 'pass' ? undefined : materialOfChoice(choice),
    kind,
    does: { type: 'choose', choice },
    final: isFinal(asking, choice),
    ...(preview !== null && { detail: preview.text, detailGood: preview.good }),
  };
}

const isDecline = (choice: Choice) => choice.do === 'pass' || choice.do === 'pray';

/** One button that opens the choices of a work with several. */
function openWork(asking: Asking, via: CardId): PromptButton {
  return {
    id: `open-${via}`,
    label: t('act.useWork', { work: workName(asking.view, via) }),
    kind: 'secondary',
    does: { type: 'select', card: via },
    final: false,
  };
}

const FEW = 4;

/** A button for each choice without a card; a work with many such choices gets one button that opens them. */
function offered(asking: Asking, cardsToTap: boolean): PromptButton[] {
  const { decision } = asking;
  const cardless = decision.choices.filter((c) => c.card === undefined || c.do === 'discard');
  const manyPerWork = cardless.length > FEW + 2;
  const only = decision.ask.pick === 'wing' || decision.ask.pick === 'player';
  const opened = new Set<CardId>();
  return decision.choices.flatMap((choice): PromptButton[] => {
    const { via } = choice;
    const direct = cardless.includes(choice);
    if (isDecline(choice) || (!direct && choice.do !== 'use')) return [];
    const siblings = via === undefined ? 0 : cardless.filter((c) => c.via === via).length;
    if (direct && !(siblings > 1 && manyPerWork)) {
      return [actOf(asking, choice, only || cardsToTap ? 'secondary' : 'primary')];
    }
    if (via === undefined || opened.has(via)) return [];
    opened.add(via);
    return [openWork(asking, via)];
  });
}

/** One button that uses all remaining actions to pray. */
function prayRest(asking: Asking, pray: Choice): PromptButton[] {
  const { task } = asking.decision;
  const rest = task === null ? 1 : task.total - task.begun + 1;
  if (rest === 1) return [];
  return [
    {
      id: 'prayRest',
      label: t(task?.begun === 1 ? 'act.prayAll' : 'act.prayRest', { n: rest }),
      kind: 'secondary',
      does: { type: 'prayRest' },
      final: true,
      ...(endsByDeck(asking, pray, rest) && { detail: t('cover.preview.ends') }),
    },
  ];
}

/** The buttons while no card is chosen. */
function freeActs(asking: Asking, cardsToTap: boolean): PromptButton[] {
  const { choices } = asking.decision;
  const acts = offered(asking, cardsToTap);
  // While cards can be tapped, no button should look like the main answer.
  const kind = () => (cardsToTap || acts.length > 0 ? 'secondary' : 'primary');
  const pray = choices.find((c) => c.do === 'pray');
  if (pray !== undefined) acts.push(actOf(asking, pray, kind()), ...prayRest(asking, pray));
  const pass = choices.find((c) => c.do === 'pass');
  if (pass !== undefined) acts.push(actOf(asking, pass, kind()));
  return acts;
}

function cancel(): PromptButton {
  return {
    id: 'cancel',
    label: t('act.cancel'),
    kind: 'plain',
    does: { type: 'select', card: null },
    final: false,
  };
}

function read(card: CardId): PromptButton {
  return {
    id: 'read',
    label: t('act.read'),
    kind: 'plain',
    does: { type: 'inspect', card },
    final: false,
  };
}

/** The prompt for a chosen work that still needs a target. */
function workPrompt(asking: Asking, via: CardId, choices: readonly Choice[]): PromptModel {
  const cards = choices.filter((c) => c.card !== undefined);
  const direct = choices.filter((c) => c.card === undefined);
  const words = wordsOf(asking.view, via);
  return {
    question: words.pick ?? questionOf(asking).question,
    detail: words.hint ?? (cards.length > 0 ? t('ask.tapCard') : null),
    acts: [...direct.map((c) => actOf(asking, c, 'secondary')), cancel()],
    choosable: new Set(cards.map((c) => c.card as CardId)),
    selected: via,
  };
}

function allChoosable(asking: Asking): Set<CardId> {
  const cards = new Set<CardId>();
  for (const choice of asking.decision.choices) {
    if (choice.card !== undefined) cards.add(choice.card);
    if (choice.do === 'use' && choice.via !== undefined) cards.add(choice.via);
  }
  return cards;
}

/** What a card may be chosen for, in the labels of its buttons. */
export function whatFor(asking: Asking, card: CardId): string {
  const { acts, question } = promptFor(asking, card);
  const ways = acts.filter((act) => act.does.type === 'choose').map((act) => act.label);
  return ways.length === 0 ? question : ways.join('; ');
}

export function promptFor(asking: Asking, selection: CardId | null): PromptModel {
  const { decision } = asking;
  const words = questionOf(asking);
  const choosable = allChoosable(asking);
  const onCard = decision.choices.filter((c) => c.card === selection && selection !== null);
  const byWork = decision.choices.filter((c) => c.do === 'use' && c.via === selection);
  if (selection !== null && onCard.length === 0 && byWork.length > 0) {
    if (byWork.length > 1 || byWork[0]?.card !== undefined) {
      return workPrompt(asking, selection, byWork);
    }
  }
  const chosen = onCard.length > 0 ? onCard : byWork;
  if (selection !== null && chosen.length > 0) {
    return {
      ...words,
      // The detail about other options no longer applies once a card is chosen.
      detail: decision.kind === 'action' ? null : words.detail,
      acts: [
        ...chosen.map((c, i) => actOf(asking, c, i === 0 ? 'primary' : 'secondary')),
        read(selection),
      ],
      choosable,
      selected: selection,
      letGo: true,
    };
  }
  const onCards = decision.choices.some((c) => c.card !== undefined && c.do !== 'discard');
  const acts = freeActs(asking, onCards);
  // Without detail or buttons, the question would not say how to answer it.
  const detail = words.detail ?? (acts.length === 0 ? t('ask.tapCard') : null);
  return { ...words, detail, acts, choosable, selected: null };
}
