/** "Why not?": one sentence for any card that cannot be chosen now. */
import type { Blocked, BlockedReason, CardId, Decision } from '@/engine';
import { TASK_OF } from '@/engine';
import { t } from '@/locales';

import { cardName, materialWord } from './names';

/** How the question acts on its card; undefined if it only mentions it. */
function actingOn({ kind, ask }: Decision): 'wing' | 'support' | 'player' | undefined {
  if (kind === 'support') return 'support';
  return ask.pick === 'wing' || ask.pick === 'player' ? ask.pick : undefined;
}

/** The card that every answer places, supports or gives away. */
export function subjectOf(decision: Decision | null): CardId | null {
  if (decision === null || actingOn(decision) === undefined) return null;
  return decision.about;
}

/** Where cards come from by the basic rule of this question. */
function whereFrom({ kind, ask, task: performed, choices }: Decision): string {
  if (kind === 'handLimit' || kind === 'newTask') return t(`why.from.${kind}`);
  if (kind !== 'action') return t(`why.from.pick.${ask.pick}`);
  // The only action outside a task is a Tailor action granted by a work.
  const task = TASK_OF[performed?.material ?? 'cloth'];
  // A player who may pray instead may also craft instead.
  const mayCraft = choices.some((c) => c.do === 'pray' || c.do === 'craft');
  return task === 'smith' || mayCraft
    ? t(`why.from.action.${task}`)
    : t(`why.from.noCraft.${task}`);
}

/** Only a Craft depends on the material of the task. */
function wrongMaterial({ kind, task }: Decision, card: CardId, material: string): string {
  const blanks = { card: cardName(card), its: materialWord(card), material };
  if (kind !== 'action' || task === null) return t('why.wrongMaterial', blanks);
  return t('why.wrongCraft', { ...blanks, task: t(`task.${TASK_OF[task.material]}`) });
}

function whyBlocked(
  decision: Decision,
  blocked: Blocked,
  reason: Exclude<BlockedReason, 'otherZone'>,
): string {
  const card = cardName(blocked.card);
  const words = (blocked.materials ?? []).map((material): string => t(`material.${material}`));
  const material = words.reduce(
    (one, other) => (one === '' ? other : t('why.or', { one, other })),
    '',
  );
  const work = cardName(blocked.via);
  const { need = 0, have = 0, instead = 0 } = blocked;
  switch (reason) {
    case 'wrongMaterial':
      return wrongMaterial(decision, blocked.card, material);
    case 'needsSupport':
    case 'needsBenchSupport':
      return t(`why.${reason}`, { card, material, need, have, instead, work });
    case 'noConversion':
      return t('why.noConversion', { card, work });
    default:
      return t(`why.${reason}`, { card });
  }
}

/** Why this card is barred from a question that its like may answer; null if the question has nothing to do with it. */
export function whyBarred(decision: Decision, card: CardId): string | null {
  const reason = decision.blocked.find((b) => b.card === card)?.reason ?? 'otherZone';
  const isAsked = reason !== 'otherZone' && reason !== 'notYours';
  const isNamed = [subjectOf(decision), decision.about, decision.via].includes(card);
  return isAsked || isNamed ? whyNot(decision, card) : null;
}

export function whyNot(decision: Decision | null, card: CardId): string {
  const name = cardName(card);
  if (decision === null) return t('why.notYourTurn', { card: name });
  if (card === subjectOf(decision)) {
    return t(`why.about.${actingOn(decision) ?? 'other'}`, { card: name });
  }
  const blocked = decision.blocked.find((b) => b.card === card);
  if (blocked !== undefined && blocked.reason !== 'otherZone') {
    return whyBlocked(decision, blocked, blocked.reason);
  }
  if (card === decision.about) return t('why.about.other', { card: name });
  if (card === decision.via) return t('why.asks', { card: name });
  return t('why.from', { card: name, from: whereFrom(decision) });
}
