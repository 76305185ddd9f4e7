/** What a button says for a choice: the act, with the names of all it touches. */
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
      return decision.moment === 'afterCompleteLast'
        ? t('pass.effects.afterCompleteLast', { done: cardName(decision.about) })
        : t(`pass.effects.${decision.moment ?? 'morning'}`);
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

function plainLabel(asking: Asking, choice: Choice): string {
  const { decision, view, cast } = asking;
  const card = cardName(choice.card);
  switch (choice.do) {
    case 'task':
    case 'hire':
      return t(`act.${choice.do}`, { card, task: taskWord(choice.card as CardId) });
    case 'discard': {
      const task = view.players[decision.player]?.task[0];
      return t('act.discard', { card: card === '' ? cardName(task) : card });
    }
    case 'return':
    case 'reveal':
    case 'show':
    case 'sell':
    case 'collect':
    case 'smith':
    case 'craft':
    case 'copy':
      return t(`act.${choice.do}`, { card });
    case 'sellAll':
      return t('act.sellAll', { material: t(`material.${choice.material ?? 'paper'}`) });
    case 'draw':
    case 'sellTop':
    case 'collectTop':
    case 'tailor':
    case 'pray':
      return t(`act.${choice.do}`);
    case 'wing':
      return t(`act.wing.${choice.wing ?? 'gallery'}`);
    case 'bench':
      return choice.player === cast.viewer
        ? t('act.bench.yours')
        : t('act.bench.of', { name: seatName(cast, choice.player as number) });
    case 'pass':
      return passLabel(asking);
    case 'use':
      return effectLabel(asking, choice);
  }
}

export function labelOf(asking: Asking, choice: Choice): string {
  const label = plainLabel(asking, choice);
  if (choice.via === undefined || choice.do === 'use') return label;
  return t('act.via', { work: workName(asking.view, choice.via), act: label });
}

/** The same when the question that it answered is gone: of that the words need only who was asked. */
export function pastLabelOf(
  choice: Choice,
  player: PlayerId,
  { view, cast }: Pick<Asking, 'view' | 'cast'>,
): string {
  const decision: Decision = {
    player,
    kind: 'work',
    ask: { pick: 'nothing' },
    moment: null,
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
