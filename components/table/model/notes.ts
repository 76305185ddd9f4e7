/** The note on a tucked group: "+2 actions" with a tick, "+1 action (not covered)", "1/3 covered". */
import type { EdgeNote } from '@/components/card';
import type { GroupWorth, PlayerId, View } from '@/engine';
import { t } from '@/locales';

import { worthOf } from './cover';
import { COVERED_ZONES } from './zone-lists';

/** Keyed by `helpers/<player>/<material>` and `sales/…`. */
export type EdgeNotes = ReadonlyMap<string, EdgeNote>;

function note(edge: 'helpers' | 'sales', group: GroupWorth): EdgeNote {
  const { covered: good, worth: n } = group;
  if (good || edge === 'helpers') {
    const unit = t(edge === 'helpers' ? 'cover.actions' : 'cover.points', { n });
    const units = good ? [unit] : [t('cover.not', { unit }), unit];
    return { text: t('cover.plus', { n }), units, good };
  }
  const text = t('cover.some', { cover: group.cover, need: group.count });
  return { text, units: [t('cover.covered')], good: false };
}

export function edgeNotes(view: View, players: readonly PlayerId[]): EdgeNotes {
  const notes = new Map<string, EdgeNote>();
  for (const player of players) {
    const worth = worthOf(view, player);
    for (const edge of COVERED_ZONES) {
      for (const group of worth[edge]) {
        notes.set(`${edge}/${player}/${group.material}`, note(edge, group));
      }
    }
  }
  return notes;
}
