/** The question in words, for every kind of decision. */
import { playerName, whose } from '@/components/table/model/cast';
import type { ActionForm, CardId, DecisionKind, Material, Pickable } from '@/engine';
import { HAND_LIMIT, TASK_OF } from '@/engine';
import { t } from '@/locales';

import {
  askWords,
  cardName,
  materialWord,
  ownerWord,
  taskInHand,
  taskWord,
  wordsOf,
  workName,
} from './names';
import { drawsAfter, severalFor } from './several';
import type { Asking } from './types';

type Words = { question: string; detail: string | null };
type OwnForm = Exclude<ActionForm, 'craft' | 'prayer'>;

/** The choice that each task gives by the basic rules. */
const PLAIN = { clerk: 'sell', monk: 'hire', potter: 'collect' } as const;

/** Waiting cards count towards the hand, so a short hand may draw nothing; the text then says so. */
export function drawWords(asking: Asking, returned: number): string {
  const n = drawsAfter(asking, returned);
  const waiting = asking.view.players[asking.decision.player]?.waiting.count ?? 0;
  return waiting > 0 ? t('ask.tailor.drawWaiting', { n, waiting }) : t('ask.tailor.draw', { n });
}

function overLimit({ view, decision }: Asking): number {
  return (view.players[decision.player]?.hand.count ?? 0) - HAND_LIMIT;
}

/** The opponent's work that prevents it; empty if that work has left since. */
function hindrance({ decision, view }: Asking): string {
  return decision.hindrance === null ? '' : workName(view, decision.hindrance);
}

/** Where the basic rule finds no card, a work may still find one in another temple or in the deck. */
function questionKey({ decision }: Asking, form: OwnForm) {
  if (form === 'tailor' || form === 'smith') return `ask.action.${form}` as const;
  const plain = decision.choices.some((c) => PLAIN[form] === c.do && c.via === undefined);
  return plain ? (`ask.action.${form}` as const) : (`ask.action.works.${form}` as const);
}

/** The task's own action is impossible: the question names what is left, the detail says why. */
function cannotWords(asking: Asking, form: OwnForm, material: Material): Words {
  const { choices } = asking.decision;
  const none = form === 'tailor' ? '' : t(`ask.action.none.${form}`);
  if (choices.some((c) => c.do === 'craft')) {
    return {
      question: t('ask.action.craft', { material: t(`material.${material}`) }),
      detail: none,
    };
  }
  if (choices.some((c) => c.do === 'pray')) {
    return { question: t('ask.action.pray'), detail: t('ask.action.onlyPray', { none }) };
  }
  const barred = t('ask.action.noConversion', { work: hindrance(asking) });
  return { question: t('ask.action.lost'), detail: t('list.sentences', { items: [none, barred] }) };
}

function actionWords(asking: Asking): Words {
  const { decision, view } = asking;
  const material = decision.task?.material ?? view.task?.material ?? 'cloth';
  const form: OwnForm = TASK_OF[material];
  const can = decision.choices.some((c) => c.do !== 'pray' && c.do !== 'craft' && c.do !== 'pass');
  if (!can) return cannotWords(asking, form, material);
  const question = t(questionKey(asking, form));
  if (decision.choices.every((c) => c.do !== 'pray')) {
    return { question, detail: t('ask.action.noConversion', { work: hindrance(asking) }) };
  }
  const craft = decision.choices.some((c) => c.do === 'craft');
  const cards = decision.choices.some((c) => c.card !== undefined && c.do !== 'craft');
  if (form === 'tailor') {
    const tailor = t(`material.${material}`);
    // With a work that comes first, or an empty hand, no card can be tapped yet.
    const act = (severalFor(asking)?.cards.size ?? 0) > 0 ? 'tailor' : 'renew';
    const detail = craft
      ? t(`ask.action.${act}OrCraft`, { material: tailor })
      : t(`ask.action.${act}OrPray`);
    return { question, detail };
  }
  if (craft) {
    const key = cards ? 'ask.action.tapOrCraft' : 'ask.action.orCraft';
    return { question, detail: t(key, { material: t(`material.${material}`) }) };
  }
  return { question, detail: t(cards ? 'ask.action.tapOrPray' : 'ask.action.orPray') };
}

/** The usable works, each once. */
function usable({ decision, view }: Asking): CardId[] {
  const byName = new Map<string, CardId>();
  for (const { via } of decision.choices) {
    if (via !== undefined) byName.set(workName(view, via), via);
  }
  return [...byName.values()];
}

/** What the usable works do, if their buttons cannot say it. */
function effectHint(asking: Asking): string | null {
  const [only, ...others] = usable(asking);
  if (only === undefined) return null;
  return others.length > 0 ? t('ask.effects.several') : (wordsOf(asking.view, only).hint ?? null);
}

function effectQuestion(asking: Asking): string {
  const { decision } = asking;
  switch (decision.timing) {
    case 'beforeTask':
      return t('ask.effects.beforeTask', { owner: ownerWord(asking), task: taskInHand(asking) });
    case 'afterComplete':
    case 'afterCompleteLast':
      return t(`ask.effects.${decision.timing}`, { done: cardName(decision.about) });
    default:
      return t(`ask.effects.${decision.timing ?? 'morning'}`);
  }
}

const NO_CARDS: readonly Pickable[] = ['player', 'wing', 'nothing'];

/** A work's question: in its own words, or else by what it asks for. */
function workWords(asking: Asking): Words {
  const { decision, view } = asking;
  const { about, via, ask } = decision;
  const words = askWords(asking);
  const tap = NO_CARDS.includes(ask.pick) ? null : t('ask.tapCard');
  if (words === undefined) {
    const { pick } = ask;
    const work = via === null ? '' : workName(view, via);
    const question = pick === 'nothing' ? t('ask.pick.nothing', { work }) : t(`ask.pick.${pick}`);
    return { question, detail: tap };
  }
  const blanks = { card: cardName(about), task: about === null ? '' : taskWord(about) };
  const { question } = words;
  return {
    question: typeof question === 'string' ? question : question(blanks),
    detail: words.detail ?? null,
  };
}

/** Whose tasks come first at Noon, and that the others do this one too. */
function noonWords({ view, decision, cast }: Asking): string {
  const n = view.players.length;
  const others = Array.from({ length: n - 1 }, (_, i) => (decision.player + 1 + i) % n);
  const busy = others.filter((player) => view.players[player]?.task[0] !== undefined);
  const [first] = busy;
  if (first === undefined) return t('ask.newTask.none');
  if (busy.length > 1) return t('ask.newTask.several', { n: busy.length });
  const task = taskWord(view.players[first]?.task[0] as CardId);
  const name = n === 2 ? playerName(cast, first) : '';
  return t('ask.newTask.one', { owner: whose(cast, first), task, name });
}

const WORDS: Readonly<Record<DecisionKind, (asking: Asking) => Words>> = {
  handLimit: (a) => {
    const over = overLimit(a);
    if (over <= 0) {
      const work = t('list.items', { items: usable(a).map((card) => workName(a.view, card)) });
      return { question: t('ask.handLimit.instead', { work }), detail: effectHint(a) };
    }
    const n = over;
    return { question: t('ask.handLimit', { n }), detail: t('ask.handLimit.more', { n }) };
  },
  effects: (a) => ({ question: effectQuestion(a), detail: effectHint(a) }),
  discard: ({ decision, view }) => {
    const task = view.players[decision.player]?.task[0];
    return { question: t('ask.discard', { card: cardName(task) }), detail: null };
  },
  newTask: (a) => ({ question: t('ask.newTask'), detail: noonWords(a) }),
  obstruction: (a) => ({
    question: t('ask.obstruction', {
      work: hindrance(a),
      owner: ownerWord(a),
      task: taskInHand(a),
    }),
    detail: t('ask.obstruction.detail', {
      material: a.view.task === null ? '' : t(`material.${a.view.task.material}`),
    }),
  }),
  action: actionWords,
  tailor: (a) => ({ question: t('ask.tailor'), detail: drawWords(a, 0) }),
  replaceSupport: ({ decision }) => ({
    question: t('ask.replaceSupport', {
      material: t(`material.${decision.ask.material ?? 'paper'}`),
    }),
    detail: null,
  }),
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
  work: workWords,
};

export function questionOf(asking: Asking): Words {
  return WORDS[asking.decision.kind](asking);
}
