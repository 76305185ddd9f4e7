/** The note on a tucked group: "+2", "covered", "actions"; "+1", "not covered", "action"; "1/3", "not covered". */
import type { EdgeNote } from '@/components/card';
import type { GroupWorth, PlayerId, View } from '@/engine';
import { t } from '@/locales';

import { groupsTold } from './cover';
import { COVERED_ZONES } from './zone-lists';

/** Keyed by `helpers/<player>/<material>` and `sales/…`. */
export type EdgeNotes = ReadonlyMap<string, EdgeNote>;

function note(edge: 'helpers' | 'sales', group: GroupWorth): EdgeNote {
  const { covered: good, worth: n } = group;
  const state = t(good ? 'cover.covered' : 'cover.not');
  if (good || edge === 'helpers') {
    const unit = t(edge === 'helpers' ? 'cover.actions' : 'cover.points', { n });
    return { text: t('cover.plus', { n }), state, unit, good };
  }
  return {
    text: t('cover.some', { cover: group.cover, need: group.count }),
    state,
    unit: '',
    good,
  };
}

export function edgeNotes(view: View, players: readonly PlayerId[]): EdgeNotes {
  const notes = new Map<string, EdgeNote>();
  for (const player of players) {
    for (const edge of COVERED_ZONES) {
      for (const group of groupsTold(view, player, edge)) {
        notes.set(`${edge}/${player}/${group.material}`, note(edge, group));
      }
    }
  }
  return notes;
}
