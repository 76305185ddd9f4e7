/** The other players: panels on a phone, whole temples with a head on a tablet. */
import type { PlayerId, PlayerView, View } from '@/engine';

import { columns, rect, rows } from './geometry';
import type { Notes } from './sheet-of';
import { target } from './sheet-of';
import { layTemple } from './temple';
import type { Rect } from './types';
import { GAP, PAD, TOUCH } from './types';
import { layAway, layHiddenAway } from './zones';

export function othersOf(view: View, front: PlayerId): PlayerId[] {
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => (front + i + 1) % n);
}

function seatTarget(notes: Notes, panel: Rect, player: PlayerId): void {
  target(notes, {
    ...panel,
    id: `seat-${player}`,
    kind: 'seat',
    at: { zone: 'hand', player },
    cards: [],
  });
}

export function layPanels(notes: Notes, boxes: readonly Rect[], view: View, front: PlayerId): void {
  othersOf(view, front).forEach((other, i) => {
    const panel = boxes[i] as Rect;
    notes.seats.push({ ...panel, player: other, head: false });
    seatTarget(notes, panel, other);
    layAway(notes, panel, other, view.players[other] as PlayerView);
  });
}

export const panelRow = (band: Rect, n: number): Rect[] => columns(band, n, n > 3 ? 4 : GAP);
export const panelColumn = (band: Rect, n: number): Rect[] => rows(band, n, GAP);

/** A low temple tucks less to leave room for works: one line for the task name, a glyph for materials. */
function tucksOf(height: number): { tuckY: number; tuckBottom: number } {
  if (height >= 200) return { tuckY: TOUCH, tuckBottom: TOUCH };
  return height >= 150 ? { tuckY: 30, tuckBottom: 30 } : { tuckY: 26, tuckBottom: 20 };
}

/** A 44-point head, and below it a temple laid out like one's own. */
export function layTemples(
  notes: Notes,
  boxes: readonly Rect[],
  view: View,
  front: PlayerId,
  text: number,
): void {
  othersOf(view, front).forEach((other, i) => {
    const box = boxes[i] as Rect;
    const p = view.players[other] as PlayerView;
    const head = rect(box.x, box.y, box.w, TOUCH);
    notes.seats.push({ ...head, player: other, head: true });
    seatTarget(notes, head, other);
    const body = rect(box.x, box.y + TOUCH + 4, box.w, box.h - TOUCH - 4);
    const large = body.h >= 280 && body.w >= 300;
    layTemple(notes, body, p, {
      player: other,
      tuckX: large ? 56 : TOUCH,
      ...tucksOf(body.h),
      maxWork: large ? 92 : 64,
      slips: true,
      text,
    });
    layHiddenAway(notes, rect(head.x + head.w - 40 - PAD, head.y, 32, 44), other, p);
  });
}
