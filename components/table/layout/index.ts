/** The table layout as a pure function of view and screen size: where each card lies. */
import type { View } from '@/engine';

import { layEmpty } from './empty';
import { layLandscape } from './landscape';
import { layPhone } from './phone';
import { blankNotes } from './sheet-of';
import { layTablet } from './tablet';
import type { Focus, TableLayout, Viewport } from './types';

export * from './types';
export { LARGE } from './phone';
export { layTemple, PLAQUE, plaqueWidth } from './temple';
export { blankNotes } from './sheet-of';
export { isExplained } from './empty';
export { partAt } from './parts';
export { inOrder } from './groups';
export { COUNT_GAP, WAITING_COUNT, waitingSpots } from './zones';

/** A screen whose shorter side is at least this long counts as a tablet. */
const TABLET = 600;

export function kindOf(v: Pick<Viewport, 'width' | 'height'>): TableLayout['kind'] {
  if (Math.min(v.width, v.height) >= TABLET && Math.max(v.width, v.height) >= 900) return 'tablet';
  return v.width > v.height * 1.15 ? 'landscape' : 'phone';
}

const LAY = { phone: layPhone, landscape: layLandscape, tablet: layTablet };

export function layout(view: View, viewport: Viewport, focus: Focus): TableLayout {
  const kind = kindOf(viewport);
  const notes = blankNotes(focus.chosen);
  const { bands, deck } = LAY[kind](notes, view, viewport, focus);
  layEmpty(notes, view, focus.front);
  const none = { log: null, inspector: null };
  return {
    kind,
    bands: { ...none, ...bands } as TableLayout['bands'],
    deck,
    seats: notes.seats,
    mats: notes.mats,
    poses: notes.poses,
    targets: notes.targets,
    anchors: notes.anchors,
  };
}
