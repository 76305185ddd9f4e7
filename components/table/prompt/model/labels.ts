/** Button label for a choice: the act and the names of everything it touches. */
import { isYou, playerName } from '@/components/table/model/cast';
import { worthOf } from '@/components/table/model/cover';
import type { CardId, Choice, Decision, PlayerId } from '@/engine';
import { materialOf, TASK_OF, valueOf } from '@/engine';
import { t } from '@/locales';

import { askWords, cardName, labelOfWork, materialWord, taskWord, wordsOf } from './names';
import { drawsAfter } from './several';
import type { Asking } from './types';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function effectLabel({ decision, view, cast }: Asking, choice: Choice): string {
  const work = labelOfWork(view, choice.via as CardId);
  const oldTask = decision.kind === 'discard' ? view.players[decision.player]?.task[0] : undefined;
  const act = wordsOf(view, choice.via as CardId).label?.({
    card: cardName(choice.card ?? oldTask),
    player: choice.player === undefined ? '' : playerName(cast, choice.player),
    material: choice.material === undefined ? '' : t(`material.${choice.material}`),
    side: choice.side ?? '',
    done: cardName(decision.about),
  });
  if (act === undefined) return t('act.useWork', { work });
  // The question already says that the new work is swapped; a work that acts on itself is named once.
  const isNamed = decision.timing === 'afterCompleteLast' || choice.card === choice.via;
  return isNamed ? capital(act) : t('act.use', { work, act });
}

function passLabel(asking: Asking): string {
  const { decision } = asking;
  switch (decision.kind) {
    case 'effects':
      return decision.timing === 'afterCompleteLast'
        ? t('pass.effects.afterCompleteLast', { done: cardName(decision.about) })
        : t(`pass.effects.${decision.timing ?? 'morning'}`);
    case 'tailor':
      return t('pass.tailor', { n: drawsAfter(asking, 0) });
    case 'handLimit':
    case 'newTask':
    case 'obstruction':
    case 'action':
    case 'replaceSupport':
      return t(`pass.${decision.kind}`);
    default:
      return askWords(asking)?.decline ?? t('pass.other');
  }
}

function discardLabel({ decision, view }: Asking, choice: Choice): string {
  const task = view.players[decision.player]?.task[0];
  return t('act.discard', { card: cardName(choice.card ?? task) });
}

function benchLabel({ cast }: Asking, choice: Choice): string {
  return isYou(cast, choice.player as number)
    ? t('act.bench.yours')
    : t('act.bench.of', { name: playerName(cast, choice.player as number) });
}

type Label = (asking: Asking, choice: Choice) => string;

type OfCard =
  'return' | 'reveal' | 'show' | 'hire' | 'sell' | 'collect' | 'smith' | 'craft' | 'copy';
const ofCard =
  (act: OfCard): Label =>
  (_, { card }) =>
    t(`act.${act}`, { card: cardName(card) });

const LABELS: Readonly<Record<Choice['do'], Label>> = {
  task: (_, { card }) => t('act.task', { task: taskWord(card as CardId) }),
  hire: ofCard('hire'),
  discard: discardLabel,
  return: ofCard('return'),
  reveal: ofCard('reveal'),
  show: ofCard('show'),
  sell: ofCard('sell'),
  collect: ofCard('collect'),
  smith: ofCard('smith'),
  craft: ofCard('craft'),
  copy: ofCard('copy'),
  sellAll: (_, { material = 'paper' }) => t('act.sellAll', { material: t(`material.${material}`) }),
  draw: () => t('act.draw'),
  sellTop: () => t('act.sellTop'),
  collectTop: () => t('act.collectTop'),
  tailor: () => t('act.tailor'),
  pray: () => t('act.pray'),
  wing: (_, { wing = 'gallery' }) => t(`act.wing.${wing}`),
  bench: benchLabel,
  pass: passLabel,
  use: effectLabel,
};

/** Actions of this task if the card becomes the player's own task. */
function actionsOf({ decision, view }: Asking, card: CardId): number {
  const { helpers } = worthOf(view, decision.player);
  return 1 + (helpers.find((group) => group.material === materialOf(card))?.worth ?? 0);
}

/** What a choice of a card brings by the plain rules: the line below its label. */
const YIELDS: Readonly<Partial<Record<Choice['do'], (asking: Asking, card: CardId) => string>>> = {
  task: (asking, card) =>
    t('yield.task', {
      does: t(`task.act.${TASK_OF[materialOf(card)]}`),
      n: actionsOf(asking, card),
    }),
  hire: (_, card) => t('yield.hire', { task: taskWord(card) }),
  collect: (_, card) => t('yield.collect', { material: materialWord(card) }),
  sell: (_, card) => t('yield.sell', { value: valueOf(card) }),
};

export function yieldOf(asking: Asking, choice: Choice): string | null {
  const { card, via } = choice;
  if (card === undefined || via !== undefined) return null;
  return YIELDS[choice.do]?.(asking, card) ?? null;
}

/** The act alone, without what it brings. */
export function actLabel(asking: Asking, choice: Choice): string {
  const act = LABELS[choice.do](asking, choice);
  if (choice.via === undefined || choice.do === 'use') return act;
  return t('act.via', { work: labelOfWork(asking.view, choice.via), act });
}

export function labelOf(asking: Asking, choice: Choice): string {
  const act = actLabel(asking, choice);
  if (choice.do === 'pray') return t('act.yield', { act, gain: t('yield.draw') });
  // A player without a task prays once.
  const prays = choice.do === 'pass' && asking.decision.kind === 'newTask';
  return prays ? t('act.yield', { act, gain: t('yield.drawCard') }) : act;
}

/** The act after its question is gone; the label only needs to know who was asked. */
export function pastLabelOf(
  choice: Choice,
  player: PlayerId,
  { view, cast }: Pick<Asking, 'view' | 'cast'>,
): string {
  const decision: Decision = {
    player,
    kind: 'work',
    ask: { pick: 'nothing' },
    timing: null,
    choices: [],
    via: null,
    about: null,
    task: null,
    hindrance: null,
    blocked: [],
  };
  return actLabel({ decision, view, cast }, choice);
}

export function materialOfChoice(choice: Choice) {
  if (choice.material !== undefined) return choice.material;
  return choice.card === undefined ? undefined : materialOf(choice.card);
}
