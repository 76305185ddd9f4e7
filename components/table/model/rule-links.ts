/** "Why?": where the rulebook speaks of a question, a refusal, a line of the score, a coach mark. */
import type {
  BlockedReason,
  CardId,
  Decision,
  DecisionKind,
  ScoreCategory,
  ScoreReason,
  Task,
} from '@/engine';
import { TASK_OF } from '@/engine';
import type { RulePlace } from '@/locales/rulebook';

import type { Mark } from './coach';

/** What each action does. */
export const RULE_OF_ACTION: Readonly<Record<Task | 'craft' | 'prayer', RulePlace>> = {
  clerk: 'actions/0/0',
  monk: 'actions/0/1',
  tailor: 'actions/0/2',
  potter: 'actions/0/3',
  smith: 'actions/0/4',
  craft: 'actions/0/5',
  prayer: 'actions/0/6',
};

export const RULE_OF_QUESTION: Readonly<Record<Exclude<DecisionKind, 'action'>, RulePlace>> = {
  handLimit: 'morning/0/0',
  effects: 'effects/0/1',
  discard: 'morning/0/2',
  newTask: 'morning/0/3',
  obstruction: 'counting-actions/1/0',
  tailor: RULE_OF_ACTION.tailor,
  replaceSupport: 'faq/0/3',
  support: 'completing/2/3',
  wing: 'completing/2/5',
  work: 'effects/0/1',
};

/** Null: the rule of the question itself says why not. */
export const RULE_OF_REFUSAL: Readonly<Record<BlockedReason, RulePlace | null>> = {
  otherZone: null,
  notYours: 'noon/1',
  partner: 'teams/1/3',
  ownerNotAhead: 'effects/0/4',
  wrongMaterial: 'completing/2/1',
  needsSupport: 'completing/0',
  needsBenchSupport: 'completing/2/1',
  noConversion: 'faq/0/0',
  alreadyChosen: null,
  notThisMoment: 'effects/2',
  nothingToDo: 'effects/0/5',
  effectUsed: 'morning/0/1',
};

export const RULE_OF_CATEGORY: Readonly<Record<ScoreCategory, RulePlace>> = {
  works: 'scoring/1/0',
  sales: 'scoring/1/1',
  backorders: 'scoring/1/2',
  bonuses: 'scoring/1/3',
};

export const RULE_OF_LINE: Readonly<Record<ScoreReason, RulePlace>> = {
  work: 'scoring/1/0',
  covered: 'covering/2/1',
  coveredByEffect: 'covering/5',
  uncovered: 'covering/1/2',
  mostSales: 'backorders/0',
  tieClaimed: 'backorders/1/3',
  bonus: 'scoring/1/3',
};

export const RULE_OF_MARK: Readonly<Record<Mark, RulePlace>> = {
  tasks: 'actions/0',
  hold: 'cards/4',
  theirTask: 'noon/0/0',
  rivalEnd: 'end/1/0',
  waiting: 'temple/2',
  wings: 'covering/0',
  support: 'completing/2/3',
  craft: 'completing/2/1',
  selling: 'covering/2/1',
  prayer: 'using-actions/1/0',
  cover: 'covering/1',
  noTask: 'faq/0/1',
  end: 'end/1/0',
  backorders: 'backorders/0',
  points: 'scoring/1',
  text: 'effects/0/0',
};

/** What lies on the table without being a card that is asked for. */
export const RULE_OF_ZONE = {
  deck: 'temple/3',
  waiting: 'temple/2',
  floor: 'temple/3',
  helpers: 'temple/1/1',
  bench: 'temple/1/2',
  sales: 'temple/1/3',
  gallery: 'temple/1/4',
  giftShop: 'temple/1/5',
} as const satisfies Record<string, RulePlace>;

/** The parts of the reference card. */
export const RULE_OF_PAGE = {
  turn: 'turn/0',
  tasks: 'actions/0',
  cover: 'covering/0',
  end: 'end/0',
  scoring: 'scoring/0',
} as const satisfies Record<string, RulePlace>;

function ruleOfAction({ task, choices }: Decision): RulePlace {
  const acts = new Set(choices.map((choice) => choice.do));
  const isOwn = [...acts].some((act) => act !== 'pray' && act !== 'craft' && act !== 'pass');
  if (isOwn) return RULE_OF_ACTION[TASK_OF[task?.material ?? 'cloth']];
  return acts.has('craft') ? RULE_OF_ACTION.craft : RULE_OF_ACTION.prayer;
}

export function ruleOfQuestion(decision: Decision): RulePlace {
  return decision.kind === 'action' ? ruleOfAction(decision) : RULE_OF_QUESTION[decision.kind];
}

/** Why a card cannot be chosen; while nothing is asked, that it is not one's turn. */
export function ruleOfRefusal(decision: Decision | null, card: CardId): RulePlace {
  if (decision === null) return 'noon/0';
  const reason = decision.blocked.find((blocked) => blocked.card === card)?.reason;
  return (reason === undefined ? null : RULE_OF_REFUSAL[reason]) ?? ruleOfQuestion(decision);
}
