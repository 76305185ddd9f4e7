/** Turns a decision and a selection into a question, its buttons and the choosable cards. */
import { playerName } from '@/components/table/model/cast';
import type { CardId, Choice } from '@/engine';
import { WINGS } from '@/engine';
import { t } from '@/locales';

import { labelOf, materialOfChoice, yieldOf } from './labels';
import { labelOfWork, wordsOf, workName } from './names';
import { endsByDeck, previewWords, type Preview } from './preview';
import { drawWords, questionOf } from './question';
import { drawsAfter, returnPicked, severalFor, type Several } from './several';
import type { PromptButton, Asking, PromptModel } from './types';

export type { PromptButton, Asking, PromptModel } from './types';
export { severalFor, togglePicked } from './several';
export { subjectOf, whyBarred, whyNot } from './why';
export { hintedCards, hintWords, withHint, type HintRank } from './hinting';

const DRAWS: readonly Choice['do'][] = ['pray', 'draw', 'reveal', 'sellTop', 'collectTop', 'show'];

function isFinal({ decision }: Asking, choice: Choice): boolean {
  if (DRAWS.includes(choice.do)) return true;
  return decision.kind === 'tailor' && choice.do === 'pass';
}

const key = (choice: Choice): string =>
  [choice.do, choice.via, choice.card, choice.player, choice.material, choice.wing, choice.side]
    .filter((part) => part !== undefined)
    .join('-');

/** What a work would cover in the wing of this button. */
function previewOf(asking: Asking, choice: Choice): Preview | null {
  const { about } = asking.decision;
  if (endsByDeck(asking, choice)) return { text: t('cover.preview.ends'), good: false };
  if (choice.wing !== undefined && about !== null) return previewWords(asking, about, choice.wing);
  return null;
}

function buttonOf(asking: Asking, choice: Choice, kind: PromptButton['kind']): PromptButton {
  const preview = previewOf(asking, choice);
  const detail = preview?.text ?? yieldOf(asking, choice);
  return {
    id: key(choice),
    label: labelOf(asking, choice),
    material: choice.do === 'pass' ? undefined : materialOfChoice(choice),
    kind,
    does: { type: 'choose', choice },
    final: isFinal(asking, choice),
    ...(detail !== null && { detail, detailGood: preview?.good === true }),
  };
}

const completes = (choice: Choice) => choice.do === 'smith' || choice.do === 'craft';

/** A work from the hand is completed by choosing its wing; `by`: the labels say how. */
function wingButtons(asking: Asking, choice: Choice, by: boolean): PromptButton[] {
  return WINGS.map((wing): PromptButton => {
    const { text, good } = previewWords(asking, choice.card as CardId, wing);
    const label = t(`act.wing.${wing}`);
    const act = labelOf(asking, choice);
    return {
      id: `${key(choice)}-${wing}`,
      label: by ? t('act.wingBy', { act, wing: label }) : label,
      kind: 'primary',
      does: { type: 'choose', choice, wing },
      final: false,
      detail: text,
      detailGood: good,
    };
  });
}

/** The buttons of a chosen card. */
function chosenButtons(asking: Asking, chosen: readonly Choice[]): PromptButton[] {
  const several = chosen.length > 1;
  return chosen.flatMap((c, i) =>
    completes(c)
      ? wingButtons(asking, c, several)
      : [buttonOf(asking, c, i === 0 ? 'primary' : 'secondary')],
  );
}

const isDecline = (choice: Choice) => choice.do === 'pass' || choice.do === 'pray';

/** One button that opens the choices of a work with several. */
function openWork(asking: Asking, via: CardId): PromptButton {
  return {
    id: `open-${via}`,
    label: t('act.useWork', { work: labelOfWork(asking.view, via) }),
    kind: 'secondary',
    does: { type: 'select', card: via },
    final: false,
  };
}

const FEW = 4;
const NOTHING_PICKED: readonly CardId[] = [];

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
      const main = !only && !cardsToTap && choice.do !== 'use';
      return [buttonOf(asking, choice, main ? 'primary' : 'secondary')];
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
function freeButtons(asking: Asking, cardsToTap: boolean): PromptButton[] {
  const { choices } = asking.decision;
  const buttons = offered(asking, cardsToTap);
  // While cards can be tapped, no button should look like the main answer.
  const kind = () => (cardsToTap || buttons.length > 0 ? 'secondary' : 'primary');
  const pray = choices.find((c) => c.do === 'pray');
  if (pray !== undefined) buttons.push(buttonOf(asking, pray, kind()), ...prayRest(asking, pray));
  const pass = choices.find((c) => c.do === 'pass');
  if (pass !== undefined) buttons.push(buttonOf(asking, pass, goesOn(asking) ? 'primary' : kind()));
  return [...buttons, ...readHindrance(asking)];
}

/** The work in the way may lie in a temple that is not on the screen. */
function readHindrance({ decision: { kind, hindrance }, view }: Asking): PromptButton[] {
  if (kind !== 'obstruction' || hindrance === null) return [];
  return [{ ...read(hindrance), label: t('act.readNamed', { card: workName(view, hindrance) }) }];
}

/** Beside works that may be used, going on without them is the plain answer: their effects can be drastic. */
const goesOn = ({ decision }: Asking): boolean =>
  decision.choices.every(({ do: act }) => act === 'use' || act === 'pass');

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

/** A name is answer enough to a question that asks for a player or a material. */
function targetOf(asking: Asking, choice: Choice, isAsked: boolean): PromptButton {
  const button = buttonOf(asking, choice, 'secondary');
  const { player, material } = choice;
  if (!isAsked || (player === undefined) === (material === undefined)) return button;
  const name = material === undefined ? null : t(`material.${material}`);
  return { ...button, label: name ?? playerName(asking.cast, player as number) };
}

const FEW_TARGETS = 2;

/** The prompt for a chosen work that still needs a target. */
function workPrompt(asking: Asking, via: CardId, choices: readonly Choice[]): PromptModel {
  const cards = choices.filter((c) => c.card !== undefined);
  const direct = choices.filter((c) => c.card === undefined);
  const words = wordsOf(asking.view, via);
  const buttons = direct.map((c) => targetOf(asking, c, words.pick !== undefined));
  // Many buttons need the row of the way back: the mark beside the question is one too.
  const many = buttons.length > FEW_TARGETS;
  return {
    question: words.pick ?? questionOf(asking).question,
    detail: words.hint ?? (cards.length > 0 ? t('ask.tapCard') : null),
    buttons: many ? buttons : [...buttons, cancel()],
    choosable: new Set(cards.map((c) => c.card as CardId)),
    selected: via,
    ...(many && { letGo: true }),
  };
}

/** The one work that may be used, if only a name has to be said for it: that can be asked at once. */
function onlyNamed(asking: Asking): CardId | null {
  if (!goesOn(asking)) return null;
  const uses = asking.decision.choices.filter((c) => c.do === 'use');
  const via = uses[0]?.via;
  const isNamed = (c: Choice) => (c.player === undefined) !== (c.material === undefined);
  if (via === undefined || wordsOf(asking.view, via).pick === undefined) return null;
  return uses.length > 1 && uses.every((c) => c.via === via && isNamed(c)) ? via : null;
}

/** Its question, with its names and the way on as buttons. */
function namedPrompt(asking: Asking, via: CardId): PromptModel {
  const { choices } = asking.decision;
  const uses = choices.filter((c) => !isDecline(c));
  const words = workPrompt(asking, via, uses);
  return {
    question: t('act.use', { work: labelOfWork(asking.view, via), act: words.question }),
    detail: words.detail,
    buttons: [
      ...uses.map((c) => targetOf(asking, c, true)),
      ...choices.filter(isDecline).map((c) => buttonOf(asking, c, 'primary')),
    ],
    choosable: allChoosable(asking),
    selected: null,
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

/** A button's label with the line below it. */
export const wholeLabel = ({ label, detail, hinted }: PromptButton): string => {
  const act = detail === undefined ? label : t('act.yield', { act: label, gain: detail });
  return hinted === undefined ? act : t('list.items', { items: [act, t(`hint.${hinted}`)] });
};

/** What a card may be chosen for, in the labels of its buttons. */
export function whatFor(asking: Asking, card: CardId): string {
  const several = severalFor(asking)?.cards.has(card) === true;
  const { buttons, question } = several ? promptFor(asking, null, [card]) : promptFor(asking, card);
  const ways = buttons
    .filter(({ does }) => does.type === 'choose' || does.type === 'chooseAll')
    .map(wholeLabel);
  return ways.length === 0 ? question : ways.join('; ');
}

/** Once a card is chosen, what else an action may be no longer matters. */
function chosenWords(asking: Asking, chosen: readonly Choice[]) {
  const words = questionOf(asking);
  if (asking.decision.kind !== 'action') return words;
  const [only, other] = chosen;
  if (only === undefined || other !== undefined || !completes(only)) {
    return { ...words, detail: null };
  }
  return { question: t('ask.completeIn', { act: labelOf(asking, only) }), detail: null };
}

/** Where cards are picked for a Tailor action, its button needs no question of its own. */
function renewing(asking: Asking, { most }: Several, onCards: boolean): PromptButton[] {
  // A button that changes nothing is not highlighted.
  const changes = drawsAfter(asking, 0) > 0;
  return freeButtons(asking, onCards).map((button) =>
    button.does.type === 'choose' && button.does.choice.do === 'tailor'
      ? { ...returnPicked(asking, [], most), kind: changes ? button.kind : 'secondary' }
      : button,
  );
}

/** Cards are being picked to be returned together. */
function pickedPrompt(asking: Asking, several: Several, picked: readonly CardId[]): PromptModel {
  const [only] = picked;
  const alone = picked.length === 1 ? (only as CardId) : null;
  const onCard = asking.decision.choices.filter((c) => c.card === alone && c.do !== 'return');
  const words = questionOf(asking);
  const draws = asking.decision.kind === 'tailor' ? drawWords(asking, picked.length) : words.detail;
  return {
    ...words,
    detail: draws,
    buttons: [
      returnPicked(asking, picked, several.most),
      ...(alone === null ? [] : [...onCardButtons(asking, onCard), read(alone)]),
    ],
    choosable: new Set([...allChoosable(asking), ...several.cards]),
    selected: null,
    picked,
    letGo: true,
  };
}

/** What else the only picked card may be chosen for, beside being returned. */
function onCardButtons(asking: Asking, choices: readonly Choice[]): PromptButton[] {
  return choices
    .flatMap((c) =>
      completes(c) ? wingButtons(asking, c, true) : [buttonOf(asking, c, 'secondary')],
    )
    .map((button) => ({ ...button, kind: 'secondary' }));
}

/** The prompt for a chosen card or work; null if nothing can be done with it. */
function chosenPrompt(asking: Asking, selection: CardId): PromptModel | null {
  const { choices } = asking.decision;
  const onCard = choices.filter((c) => c.card === selection);
  const byWork = choices.filter((c) => c.do === 'use' && c.via === selection);
  const [use] = byWork;
  if (onCard.length === 0 && (byWork.length > 1 || use?.card !== undefined)) {
    return workPrompt(asking, selection, byWork);
  }
  const chosen = onCard.length > 0 ? onCard : byWork;
  if (chosen.length === 0) return null;
  // The two wings take the whole row; a card in hand can be held to be read.
  const reading = chosen.every(completes) ? [] : [read(selection)];
  return {
    ...chosenWords(asking, chosen),
    buttons: [...chosenButtons(asking, chosen), ...reading],
    choosable: allChoosable(asking),
    selected: selection,
    letGo: true,
  };
}

/** A card that is all there is to choose needs no choosing: its button is there at once. */
function withOnlyCard(asking: Asking, buttons: PromptButton[]): PromptButton[] {
  const onCards = asking.decision.choices.filter((c) => c.card !== undefined);
  const [only] = onCards;
  if (only === undefined || onCards.length > 1 || only.do === 'discard' || completes(only)) {
    return buttons;
  }
  const rest = buttons.filter(({ does }) => does.type !== 'select' || does.card !== only.via);
  const kind = only.do === 'use' && goesOn(asking) && rest.length > 0 ? 'secondary' : 'primary';
  return rest.length > 1 ? buttons : [buttonOf(asking, only, kind), ...rest];
}

/** `picked`: cards to be returned together, where the question asks for several. */
export function promptFor(
  asking: Asking,
  selection: CardId | null,
  picked: readonly CardId[] = NOTHING_PICKED,
): PromptModel {
  const chosen = selection === null ? null : chosenPrompt(asking, selection);
  if (chosen !== null) return chosen;
  const named = onlyNamed(asking);
  if (named !== null) return namedPrompt(asking, named);
  const several = severalFor(asking);
  if (several !== null && picked.length > 0) return pickedPrompt(asking, several, picked);
  const { choices } = asking.decision;
  const words = questionOf(asking);
  const onCards = choices.some((c) => c.card !== undefined && c.do !== 'discard');
  const buttons =
    several === null
      ? withOnlyCard(asking, freeButtons(asking, onCards))
      : renewing(asking, several, onCards);
  // Without detail or buttons, the question would not say how to answer it.
  const detail = words.detail ?? (buttons.length === 0 ? t('ask.tapCard') : null);
  const free = { ...words, detail, buttons, selected: null };
  if (several === null) return { ...free, choosable: allChoosable(asking) };
  return { ...free, choosable: new Set([...allChoosable(asking), ...several.cards]), picked };
}
