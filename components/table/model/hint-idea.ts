/** The idea behind a move, in a sentence that does not name the move: what the engine counts of it. */
import { nameAt, nameOf } from '@/components/card/identity';
import type { CardId, Choice, Decision, Material, View, Wing } from '@/engine';
import {
  HAND_LIMIT,
  materialOf,
  previewWing,
  TASK_OF,
  templeWorth,
  VALUE_OF,
  WINGS,
} from '@/engine';
import type { Reason } from '@/engine/ai';
import { t } from '@/locales';
import { reasonWords } from '@/locales/reasons';

import { playerName, type Cast } from './cast';
import { worthOf } from './cover';
import { copyOf } from './where';

interface Question {
  readonly view: View;
  readonly decision: Decision;
  readonly cast: Cast;
}

const materialWord = (material: Material) => t(`material.${material}`);
const taskWord = (material: Material) => t(`task.${TASK_OF[material]}`);

/** The same table with a card added to one of the player's own edges. */
function withCard(view: View, player: number, edge: 'helpers' | 'sales', card: CardId): View {
  const players = view.players.map((p, i) =>
    i === player ? { ...p, [edge]: [...p[edge], card] } : p,
  );
  return { ...view, players };
}

function ofTask({ view, decision }: Question, card: CardId): string {
  const material = materialOf(card);
  const task = taskWord(material);
  const group = worthOf(view, decision.player).helpers.find((each) => each.material === material);
  if (group === undefined) return t('hint.task', { task, n: 1 });
  const { count: helpers, covered, worth } = group;
  return t('hint.task.helpers', { task, helpers, covered, n: 1 + worth });
}

function ofWork({ view, decision }: Question, card: CardId): string {
  const material = materialWord(materialOf(card));
  const gain = (wing: Wing) => previewWing(view, decision.player, card, wing).gain;
  const points = gain('giftShop');
  if (points > 0) return t('hint.make.covers', { material, n: points });
  const actions = gain('gallery');
  if (actions > 0) return t('hint.make.helps', { material, n: actions });
  const isFree = VALUE_OF[materialOf(card)] === 1;
  return t(isFree ? 'hint.make.free' : 'hint.make', { material });
}

function ofWing({ view, decision }: Question, wing: Wing): string {
  const { about } = decision;
  if (about === null) return t('hint.wing');
  const previews = WINGS.map((each) => previewWing(view, decision.player, about, each));
  if (previews.some(({ ends }) => ends)) return t('hint.wing.ends');
  const n = previews.find((each) => each.wing === wing)?.gain ?? 0;
  if (n <= 0) return t('hint.wing');
  return t(wing === 'gallery' ? 'hint.wing.actions' : 'hint.wing.points', { n });
}

function ofHire({ view, decision }: Question, card: CardId): string {
  const material = materialOf(card);
  const { helpers } = templeWorth(
    withCard(view, decision.player, 'helpers', card),
    decision.player,
  );
  const worth = helpers.find((each) => each.material === material)?.worth ?? 0;
  return t('hint.hire', { task: taskWord(material), n: 1 + worth });
}

function ofCollect({ view, decision }: Question, card: CardId): string {
  const material = materialOf(card);
  const hand = view.players[decision.player]?.hand.known ?? [];
  const isSupport = VALUE_OF[material] > 1 && hand.some((held) => materialOf(held) === material);
  return isSupport
    ? t('hint.collect.support', { material: materialWord(material) })
    : t('hint.collect');
}

function ofSale({ view, decision }: Question, card: CardId): string {
  const sum = (table: View) =>
    templeWorth(table, decision.player).sales.reduce((points, { worth }) => points + worth, 0);
  const n = sum(withCard(view, decision.player, 'sales', card)) - sum(view);
  return n > 0 ? t('hint.sell.points', { n }) : t('hint.sell');
}

function ofTailor({ view, decision }: Question): string {
  const { hand, waiting } = view.players[decision.player] ?? { hand: null, waiting: null };
  const n = Math.max(0, HAND_LIMIT - (hand?.count ?? 0) - (waiting?.count ?? 0));
  return n === 0 ? t('hint.return') : t('hint.tailor', { n });
}

/** The only other player by name; null if there are several. */
function onlyOther({ view, decision, cast }: Question): string | null {
  const others = view.players.flatMap((_, player) => (player === decision.player ? [] : [player]));
  const [only] = others;
  return only === undefined || others.length > 1 ? null : playerName(cast, only);
}

/** What choosing no task means. */
export function noTaskWords(question: Question): string {
  const name = onlyOther(question);
  return name === null ? t('hint.noTask.whyAll') : t('hint.noTask.why', { name });
}

/** A reason of the search in words. Without a task there is none to speak of: what that comes to is told. */
export function reasonFor(
  question: Question,
  { do: act }: Choice,
  { key, direction }: Pick<Reason, 'key' | 'direction'>,
): string {
  return key === 'task' && act === 'pass' ? noTaskWords(question) : reasonWords(key, direction);
}

function ofPass(question: Question): string {
  const { decision } = question;
  if (decision.kind === 'newTask') {
    const name = onlyOther(question);
    return name === null ? t('hint.noTask.all') : t('hint.noTask', { name });
  }
  return decision.kind === 'tailor' ? t('hint.keep') : t('hint.pass');
}

function ofUse({ view }: Question, via: CardId | undefined): string {
  if (via === undefined) return t('hint.other');
  const copied = copyOf(view, via);
  return t('hint.use', { work: copied === undefined ? nameOf(via) : nameAt(copied) });
}

type Idea = (question: Question, card: CardId, choice: Choice) => string;

const WITH_CARD: Partial<Record<Choice['do'], Idea>> = {
  task: ofTask,
  smith: ofWork,
  craft: ofWork,
  hire: ofHire,
  collect: ofCollect,
  sell: ofSale,
  return: () => t('hint.return'),
  reveal: () => t('hint.show'),
  show: () => t('hint.show'),
};

export function hintIdea(question: Question, choice: Choice): string {
  const { card } = choice;
  const idea = WITH_CARD[choice.do];
  if (idea !== undefined && card !== undefined) return idea(question, card, choice);
  switch (choice.do) {
    case 'wing':
      return ofWing(question, choice.wing ?? 'gallery');
    case 'tailor':
      return ofTailor(question);
    case 'pray':
      return t('hint.pray');
    case 'pass':
      return ofPass(question);
    case 'use':
      return ofUse(question, choice.via);
    default:
      return t('hint.other');
  }
}
