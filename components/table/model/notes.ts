/** The few characters on a tucked group: "+2" with a tick when covered, "1/3" when not. */
import type { EdgeNote } from '@/components/card';
import type { GroupWorth, PlayerId, View } from '@/engine';
import { templeWorth } from '@/engine';
import { t } from '@/locales';

/** By `helpers/<player>/<material>` and `sales/…`. */
export type EdgeNotes = ReadonlyMap<string, EdgeNote>;

function note(edge: 'helpers' | 'sales', group: GroupWorth): EdgeNote {
  if (group.covered) {
    const text =
      edge === 'helpers'
        ? t('cover.helpers', { extra: group.worth })
        : t('cover.sales', { points: group.worth });
    return { text, good: true };
  }
  return { text: t('cover.some', { cover: group.cover, need: group.count }), good: false };
}

export function edgeNotes(view: View, seats: readonly PlayerId[]): EdgeNotes {
  const notes = new Map<string, EdgeNote>();
  for (const seat of seats) {
    const worth = templeWorth(view, seat);
    for (const edge of ['helpers', 'sales'] as const) {
      for (const group of worth[edge]) {
        notes.set(`${edge}/${seat}/${group.material}`, note(edge, group));
      }
    }
  }
  return notes;
}
