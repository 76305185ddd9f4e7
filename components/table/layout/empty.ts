/** The empty zones of the floor and of the mat in front: they say what they are for when tapped. */
import type { Location, PlayerId, View } from '@/engine';

import type { Notes } from './sheet-of';
import { target } from './sheet-of';
import { anchorKey } from './types';

export const EXPLAINED = [
  'helpers',
  'bench',
  'sales',
  'gallery',
  'giftShop',
  'waiting',
  'floor',
] as const;
export type Explained = (typeof EXPLAINED)[number];

export const isExplained = (zone: Location['zone']): zone is Explained =>
  EXPLAINED.some((each) => each === zone);

function countIn(view: View, zone: Explained, player: PlayerId): number {
  if (zone === 'floor') return view.floor.length;
  const p = view.players[player];
  if (p === undefined) return 0;
  return zone === 'waiting' ? p.waiting.count : p[zone].length;
}

export function layEmpty(notes: Notes, view: View, front: PlayerId): void {
  for (const zone of EXPLAINED) {
    const player = zone === 'floor' ? -1 : front;
    const box = notes.anchors.get(anchorKey(zone, player));
    const isOnScreen = zone === 'floor' || notes.mats.some((m) => m.player === front);
    if (box === undefined || !isOnScreen || countIn(view, zone, player) > 0) continue;
    target(notes, { ...box, id: `empty-${zone}`, kind: 'empty', at: { zone, player }, cards: [] });
  }
}
