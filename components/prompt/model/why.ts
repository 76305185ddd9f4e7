/** "Why not?": one sentence for any card that cannot be chosen now. */
import { cardName } from './names';
import type { CardId, Decision } from '@/engine';
import { t } from '@/locales';

export function whyNot(decision: Decision | null, card: CardId): string {
  const name = cardName(card);
  const blocked = decision?.blocked.find((b) => b.card === card);
  if (decision === null) return t('why.notYourTurn', { card: name });
  if (blocked === undefined) return t('why.otherZone', { card: name });
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
