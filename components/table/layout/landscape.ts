/** A phone on its side: seats left, floor and temple in the middle, question and hand right. */
import type { PlayerView, View } from '@/engine';

import { clamp, rect } from './geometry';
import { layPanels, othersOf, panelColumn } from './seats';
import type { Notes } from './sheetOf';
import { layTemple } from './temple';
import type { BandName, Focus, Rect, Viewport } from './types';
import { GAP, PAD, RATIO, TOUCH } from './types';
import { handHeight, layFloor, layHand, layWaiting } from './zones';

const TURN_BAR = 44;

export function layLandscape(
  notes: Notes,
  view: View,
  v: Viewport,
  focus: Focus,
): { bands: Partial<Record<BandName, Rect>>; deck: Rect } {
  const { insets } = v;
  const x = insets.left + PAD;
  const w = v.width - insets.left - insets.right - 2 * PAD;
  const top = insets.top + 4;
  const foot = v.height - insets.bottom - 4;
  const me = view.players[focus.seat] as PlayerView;

  const rightW = clamp(w * 0.36, 250, 340);
  const leftW = clamp(w * 0.19, 116, 170);
  const middleW = w - rightW - leftW - 2 * PAD;

  const turnBar = rect(x, top, leftW + PAD + middleW, TURN_BAR);
  const below = turnBar.y + TURN_BAR + 4;
  const n = othersOf(view, focus.seat).length;
  const opponents = rect(x, below, leftW, Math.min(foot - below, n * 84));
  const floorH =
    focus.zone === 'floor' && view.floor.length > 5 ? 112 : clamp((foot - below) * 0.22, 62, 80);
  const floor = rect(x + leftW + PAD, below, middleW, floorH);
  const temple = rect(floor.x, below + floorH + GAP, middleW, foot - below - floorH - GAP);

  const sideX = x + leftW + middleW + 2 * PAD;
  const handCard = 64;
  const handH = handHeight(me.hand.count, rightW, handCard);
  const hand = rect(sideX, foot - handH, rightW, handH);
  const prompt = rect(sideX, top, rightW, hand.y - GAP - top);

  layPanels(notes, panelColumn(opponents, n), view, focus.seat);
  const deck = layFloor(notes, floor, view, clamp(floorH / RATIO, TOUCH, 60));
  const m = layTemple(notes, temple, me, {
    seat: focus.seat,
    tuckX: 50,
    tuckY: TOUCH,
    maxWork: 80,
  });
  layWaiting(notes, m, me);
  layHand(notes, hand, focus.seat, me, handCard);
  return { bands: { turnBar, opponents, floor, temple, prompt, hand }, deck };
}
