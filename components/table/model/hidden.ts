/** What is known of face-down cards, in a hand or waiting for the night. */
import { nameOf } from '@/components/card/identity';
import type { HiddenCards, Material } from '@/engine';
import { MATERIALS } from '@/engine';
import { t } from '@/locales';

/** "Crane, 2 Clay": names if known, else materials (Jar); null if nothing is known. */
export function knownWords({ known, materials }: HiddenCards): string | null {
  const kinds = MATERIALS.map((m: Material) => ({
    m,
    n: materials.filter((other) => other === m).length,
  })).filter(({ n }) => n > 0);
  const words = [
    ...known.map((card) => nameOf(card)),
    ...kinds.map(({ m, n }) => t('hidden.material', { n, material: t(`material.${m}`) })),
  ];
  return words.length === 0 ? null : t('list.items', { items: words });
}

export function waitingWords(waiting: HiddenCards): string {
  const said = t('waiting.label', { n: waiting.count });
  const known = knownWords(waiting);
  return known === null ? said : t('waiting.known', { said, known });
}
