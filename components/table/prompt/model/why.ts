/** "Why not?": one sentence for any card that cannot be chosen now. */
import type { CardId, Decision } from '@/engine';
import { TASK_OF } from '@/engine';
import { t } from '@/locales';

import { cardName } from './names';

/** Where the question acts on a card, and only asks how. */
const ON_A_CARD = ['wing', 'support', 'kiteBench'] as const;
type OnACard = (typeof ON_A_CARD)[number];

const kindOnACard = ({ kind }: Decision): OnACard | undefined =>
  ON_A_CARD.find((acting) => acting === kind);

/** The card that is placed, supported or given away by whatever is answered. */
export function subjectOf(decision: Decision | null): CardId | null {
  if (decision === null || kindOnACard(decision) === undefined) return null;
  return decision.about;
}

/** Where cards come from, by the plain rule that the question is about. */
function whereFrom({ kind, queue, choices }: Decision): string {
  if (kind !== 'action') return t(`why.from.${kind}`);
  // Outside a task there is only the Tailor action that Pin gives.
  const task = TASK_OF[queue?.material ?? 'cloth'];
  // Whoever may pray instead may craft instead.
  const mayCraft = choices.some((c) => c.do === 'pray' || c.do === 'craft');
  return task === 'smith' || mayCraft
    ? t(`why.from.action.${task}`)
    : t(`why.from.noCraft.${task}`);
}

export function whyNot(decision: Decision | null, card: CardId): string {
  const name = cardName(card);
  if (decision === null) return t('why.notYourTurn', { card: name });
  if (card === subjectOf(decision)) {
    return t(`why.about.${kindOnACard(decision) ?? 'other'}`, { card: name });
  }
  const blocked = decision.blocked.find((b) => b.card === card);
  if (blocked === undefined || blocked.reason === 'otherZone') {
    if (card === decision.about) return t('why.about.other', { card: name });
    if (card === decision.via) return t('why.asks', { card: name });
    return t('why.from', { card: name, from: whereFrom(decision) });
  }
  const material = blocked.material === undefined ? '' : t(`material.${blocked.material}`);
  const { need = 0, have = 0 } = blocked;
  switch (blocked.reason) {
    case 'wrongMaterial':
      return t('why.wrongMaterial', { card: name, material });
    case 'needsSupport':
    case 'needsBenchSupport':
      return t(`why.${blocked.reason}`, { card: name, material, need, have });
    default:
      return t(`why.${blocked.reason}`, { card: name });
  }
}
