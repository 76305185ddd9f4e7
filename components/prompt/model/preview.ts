/** What a work would cover in a wing, in a few words for its button. */
import type { CardId, Wing, WingPreview } from '@/engine';
import { previewWing, TASK_OF } from '@/engine';
import { t } from '@/locales';

import type { Asking } from './types';

/** Helpers are called by their task, sales by their material. */
function kindOf(preview: WingPreview): string {
  const material = preview.group?.material ?? 'paper';
  return preview.wing === 'gallery' ? t(`task.${TASK_OF[material]}`) : t(`material.${material}`);
}

export function previewWords(
  { view, decision }: Asking,
  card: CardId,
  wing: Wing,
): { text: string; good: boolean } {
  const preview = previewWing(view, decision.player, card, wing);
  if (preview.ends) return { text: t('cover.preview.ends'), good: true };
  const { group, gain, before } = preview;
  if (gain > 0) {
    const text =
      wing === 'gallery'
        ? t('cover.preview.actions', { n: gain })
        : t('cover.preview.gain', { points: gain });
    if (group === null) return { text, good: true };
    const edge = wing === 'gallery' ? 'helpers' : 'sales';
    const words = t(`cover.preview.${edge}`, { of: kindOf(preview), n: group.count });
    return { text: `${words} · ${text}`, good: true };
  }
  if (group === null) return { text: t('cover.preview.nothing'), good: false };
  if (before) return { text: t('cover.preview.already'), good: false };
  const { cover, count: n } = group;
  const key = wing === 'gallery' ? 'cover.preview.short.helpers' : 'cover.preview.short.sales';
  return { text: t(key, { of: kindOf(preview), cover, n }), good: false };
}
