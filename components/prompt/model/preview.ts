/** What a work would cover in a wing, in a few words for its button. */
import type { CardId, Wing, WingPreview } from '@/engine';
import { previewWing, TASK_OF } from '@/engine';
import { t } from '@/locales';

import type { Asking } from './types';

function what(preview: WingPreview): string {
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
    const { cover, count: need, material } = group;
    const words =
      wing === 'gallery'
        ? t('cover.preview.helpers', { task: what(preview), cover, need })
        : t('cover.preview.sales', { material: t(`material.${material}`), cover, need });
    return { text: `${words} · ${text}`, good: true };
  }
  if (group === null) return { text: t('cover.preview.nothing'), good: false };
  if (before) return { text: t('cover.preview.already'), good: false };
  const { cover, count: need } = group;
  return { text: t('cover.preview.short', { what: what(preview), cover, need }), good: false };
}
