/** Button label for a choice: the act and the names of everything it touches. */
import { seatName } from '@/components/table/model/cast';
import type { CardId, Choice, Decision, PlayerId } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

import { askWords, cardName, taskWord, wordsOf, workName } from './names';
import { tailorDraws } from './question';
import type { Asking } from './types';

function effectLabel({ decision, view, cast }: Asking, choice: Choice): string {
  const work = workName(view, choice.via as CardId);
  const oldTask = decision.kind === 'discard' ? view.players[decision.player]?.task[0] : undefined;
  const act = wordsOf(view, choice.via as CardId).label?.({
    card: cardName(choice.card ?? oldTask),
    player: choice.player === undefined ? '' : seatName(cast, choice.player),
    material: choice.material === undefined ? '' : t(`material.${choice.material}`),
    side: choice.side ?? '',
    done: cardName(decision.about),
  });
  return act === undefined ? t('act.useWork', { work }) : t('act.use', { work, act });
}

function passLabel(asking: Asking): string {
  const { decision } = asking;
  switch (decision.kind) {
    case 'effects':
      return decision.timing === 'afterCompleteLast'
        ? t('pass.effects.afterCompleteLast', { done: cardName(decision.about) })
        : t(`pass.effects.${decision.timing ?? 'morning'}`);
    case 'tailor':
      return t('pass.tailor', { n: tailorDraws(asking) });
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
  return choice.player === cast.viewer
    ? t('act.bench.yours')
    : t('act.bench.of', { name: seatName(cast, choice.player as number) });
}

type Label = (asking: Asking, choice: Choice) => string;

const ofTask =
  (act: 'task' | 'hire'): Label =>
  (_, { card }) =>
    t(`act.${act}`, { card: cardName(card), task: taskWord(card as CardId) });
const ofCard =
  (act: 'return' | 'reveal' | 'show' | 'sell' | 'collect' | 'smith' | 'craft' | 'copy'): Label =>
  (_, { card }) =>
    t(`act.${act}`, { card: cardName(card) });

const LABELS: Readonly<Record<Choice['do'], Label>> = {
  task: ofTask('task'),
  hire: ofTask('hire'),
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

export function labelOf(asking: Asking, choice: Choice): string {
  const label = LABELS[choice.do](asking, choice);
  if (choice.via === undefined || choice.do === 'use') return label;
  return t('act.via', { work: workName(asking.view, choice.via), act: label });
}

/** The same after its question is gone; the label only needs to know who was asked. */
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
  return labelOf({ decision, view, cast }, choice);
}

export function materialOfChoice(choice: Choice) {
  if (choice.material !== undefined) return choice.material;
  return choice.card === undefined ? undefined : materialOf(choice.card);
}
