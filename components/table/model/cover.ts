/** What a group of helpers or sales is worth, and what would cover it, in a sentence. */
import type { GroupWorth, Material, PlayerId, TempleWorth, View } from '@/engine';
import { TASK_OF, templeWorth, VALUE_OF } from '@/engine';
import { t } from '@/locales';

export type CoverEdge = 'helpers' | 'sales';

const known = new WeakMap<View, Map<PlayerId, TempleWorth>>();

/** Cached per view, because every card and label of a temple asks for it. */
export function worthOf(view: View, player: PlayerId): TempleWorth {
  const worths = known.get(view) ?? new Map<PlayerId, TempleWorth>();
  known.set(view, worths);
  const worth = worths.get(player) ?? templeWorth(view, player);
  worths.set(player, worth);
  return worth;
}

/** The works each wing counts for, which some works change, and the number that ends the game. */
export interface WorksCount {
  readonly gallery: number;
  readonly giftShop: number;
  readonly end: number;
}

export function worksOf(view: View, player: PlayerId): WorksCount {
  const { gallery, giftShop, end } = worthOf(view, player);
  return { gallery, giftShop, end };
}

/** A lesson asks how many actions there are (screen/lesson.ts): until then nothing says what helpers add. */
export const isUntold = ({ task }: View): boolean =>
  task !== null && task.begun > 0 && task.total === 0;

const isCoverEdge = (zone: string): zone is CoverEdge => zone === 'helpers' || zone === 'sales';

/** The groups of an edge whose worth may be told. */
export const groupsTold = (view: View, player: PlayerId, edge: CoverEdge): readonly GroupWorth[] =>
  edge === 'helpers' && isUntold(view) ? [] : worthOf(view, player)[edge];

/** How many more works of its material would cover the whole group. */
const worksNeeded = ({ count, cover, material }: GroupWorth) =>
  Math.ceil((count - cover) / VALUE_OF[material]);

/** "3 Clerk helpers, not covered (works for 2 of 3): …. One more Paper work in the gallery would …" */
export function coverWords(edge: CoverEdge, group: GroupWorth): string {
  const { count: n, cover, worth } = group;
  const material = t(`material.${group.material}`);
  const need = worksNeeded(group);
  if (edge === 'helpers') {
    const task = t(`task.${TASK_OF[group.material]}`);
    return group.covered
      ? t('cover.long.helpers', { n, task, worth })
      : t('cover.long.helpersOpen', { n, task, cover, need, material, worth });
  }
  return group.covered
    ? t('cover.long.sales', { n, material, worth })
    : t('cover.long.salesOpen', { n, material, cover, need });
}

/** The same for the group of this material; null if nothing there can be covered. */
export function coverOf(
  view: View,
  at: { readonly zone: string; readonly player: PlayerId },
  /** Without it: all groups of that edge. */
  material?: Material,
): string | null {
  const { zone, player } = at;
  if (!isCoverEdge(zone) || player < 0) return null;
  const groups = groupsTold(view, player, zone).filter(
    (group) => material === undefined || group.material === material,
  );
  const items = groups.map((group) => coverWords(zone, group));
  return items.length === 0 ? null : t('list.sentences', { items });
}
