/** The question in words, for every kind of decision. */
import type { ActionForm, DecisionKind } from '@/engine';
import { TASK_OF, workAt, WORKS_PER_DECK } from '@/engine';
import { copyOf } from '@/components/table/model/where';
import { t } from '@/locales';
import { useHints } from '@/locales/en/prompts';

import { cardName, materialWord, ownerWord, taskInHand, taskWord, workName } from './names';
import type { Asking } from './types';

type Words = { question: string; detail: string | null };
type OwnForm = Exclude<ActionForm, 'craft' | 'prayer'>;

const HAND_LIMIT = 5;

/** The choice that a task gives by the plain rules. */
const PLAIN = { clerk: 'sell', monk: 'hire', potter: 'collect' } as const;

/** What Tailor would draw, if nothing more is returned: the hand is filled up to five. */
export function tailorDraws({ view, decision }: Asking): number {
  const p = view.players[decision.player];
  return p === undefined ? 0 : Math.max(0, HAND_LIMIT - p.hand.count - p.waiting.count);
}

/** What waits fills the hand too, so that a short hand may draw nothing: then that is said. */
function drawWords(asking: Asking): string {
  const n = tailorDraws(asking);
  const waiting = asking.view.players[asking.decision.player]?.waiting.count ?? 0;
  return waiting > 0 ? t('ask.tailor.drawWaiting', { n, waiting }) : t('ask.tailor.draw', { n });
}

function overLimit({ view, decision }: Asking): number {
  return (view.players[decision.player]?.hand.count ?? 0) - HAND_LIMIT;
}

/** The work that bars the task: the one that names it among its owner's works. */
function barringWork({ view }: Asking): string {
  const { task } = view;
  const owner = task === null ? undefined : view.players[task.owner];
  if (task === null || owner === undefined) return '';
  const barring = [...owner.gallery, ...owner.giftShop].find((card) =>
    workAt(copyOf(view, card) ?? card % WORKS_PER_DECK).closesTasks?.includes(task.material),
  );
  return barring === undefined ? '' : workName(view, barring);
}

/** Where the plain rule finds nothing, a work may still: from another temple, or off the deck. */
function questionKey({ decision }: Asking, form: OwnForm, can: boolean) {
  if (form === 'tailor' || form === 'smith') {
    return can || form === 'tailor' ? (`ask.action.${form}` as const) : 'ask.action.none.smith';
  }
  if (!can) return `ask.action.none.${form}` as const;
  const plain = decision.choices.some((c) => PLAIN[form] === c.do && c.via === undefined);
  return plain ? (`ask.action.${form}` as const) : (`ask.action.works.${form}` as const);
}

function actionWords(asking: Asking): Words {
  const { decision, view } = asking;
  const material = decision.queue?.material ?? view.task?.material ?? 'cloth';
  const form: OwnForm = TASK_OF[material];
  const can = decision.choices.some((c) => c.do !== 'pray' && c.do !== 'craft' && c.do !== 'pass');
  const question = t(questionKey(asking, form, can));
  if (decision.choices.every((c) => c.do !== 'pray')) {
    return { question, detail: t('ask.action.noConversion') };
  }
  const craft = decision.choices.some((c) => c.do === 'craft');
  const cards = decision.choices.some((c) => c.card !== undefined && c.do !== 'craft');
  if (!can) {
    const only = craft
      ? t('ask.action.onlyCraft', { material: t(`material.${material}`) })
      : t('ask.action.onlyPray');
    return { question, detail: only };
  }
  if (craft) {
    const key = cards ? 'ask.action.tapOrCraft' : 'ask.action.orCraft';
    return { question, detail: t(key, { material: t(`material.${material}`) }) };
  }
  return { question, detail: t(cards ? 'ask.action.tapOrPray' : 'ask.action.orPray') };
}

/** What the works that may be used do, as far as their buttons cannot say it. */
function effectHint({ decision, view }: Asking): string | null {
  const works = new Set(
    decision.choices.flatMap((c) => (c.via === undefined ? [] : [workName(view, c.via)])),
  );
  const [only] = works;
  if (only === undefined) return null;
  return works.size > 1 ? t('ask.effects.several') : (useHints[only] ?? null);
}

function effectQuestion(asking: Asking): string {
  const { decision } = asking;
  switch (decision.moment) {
    case 'beforeTask':
      return t('ask.effects.beforeTask', { owner: ownerWord(asking), task: taskInHand(asking) });
    case 'afterComplete':
    case 'afterCompleteLast':
      return t(`ask.effects.${decision.moment}`, { done: cardName(decision.about) });
    default:
      return t(`ask.effects.${decision.moment ?? 'morning'}`);
  }
}

const WORDS: Readonly<Record<DecisionKind, (asking: Asking) => Words>> = {
  handLimit: (a) => {
    const over = overLimit(a);
    if (over <= 0) return { question: t('ask.handLimit.instead'), detail: null };
    return { question: t('ask.handLimit'), detail: t('ask.handLimit.more', { n: over }) };
  },
  effects: (a) => ({ question: effectQuestion(a), detail: effectHint(a) }),
  discard: ({ decision, view }) => {
    const task = view.players[decision.player]?.task[0];
    return { question: t('ask.discard', { card: cardName(task) }), detail: null };
  },
  newTask: () => ({ question: t('ask.newTask'), detail: t('ask.newTask.detail') }),
  obstruction: (a) => ({
    question: t('ask.obstruction', {
      work: barringWork(a),
      owner: ownerWord(a),
      task: taskInHand(a),
    }),
    detail: t('ask.obstruction.detail', {
      material: a.view.task === null ? '' : t(`material.${a.view.task.material}`),
    }),
  }),
  action: actionWords,
  tailor: (a) => ({ question: t('ask.tailor'), detail: drawWords(a) }),
  replaceSupport: () => ({ question: t('ask.replaceSupport'), detail: null }),
  support: ({ decision }) => ({
    question: t('ask.support', {
      work: cardName(decision.about),
      material: decision.about === null ? '' : materialWord(decision.about),
    }),
    detail: t('ask.support.detail'),
  }),
  wing: ({ decision }) => ({
    question: t('ask.wing', { work: cardName(decision.about) }),
    detail: null,
  }),
  fan: () => ({ question: t('ask.fan'), detail: t('ask.fan.detail') }),
  umbrella: ({ decision }) => ({
    question: t('ask.umbrella', {
      card: cardName(decision.about),
      task: decision.about === null ? '' : taskWord(decision.about),
    }),
    detail: null,
  }),
  pinwheel: () => ({ question: t('ask.pinwheel'), detail: t('ask.pinwheel.detail') }),
  fountain: () => ({ question: t('ask.fountain'), detail: t('ask.fountain.detail') }),
  kiteBench: ({ decision }) => ({
    question: t('ask.kiteBench', { card: cardName(decision.about) }),
    detail: t('ask.kiteBench.detail'),
  }),
  kiteCopy: () => ({ question: t('ask.kiteCopy'), detail: null }),
  secondCard: () => ({ question: t('ask.secondCard'), detail: t('ask.tapCard') }),
  tablet: () => ({ question: t('ask.tablet'), detail: t('ask.tablet.detail') }),
};

export function questionOf(asking: Asking): Words {
  return WORDS[asking.decision.kind](asking);
}
