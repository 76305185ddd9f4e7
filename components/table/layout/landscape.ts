/** A phone in landscape: seats left, floor and temple in the middle, log, question and hand right. */
import type { PlayerView, View } from '@/engine';

import { clamp, rect } from './geometry';
import { askedFloor, floorCard, LEAST_FLOOR } from './phone';
import { layPanels, othersOf, panelColumn } from './seats';
import type { Notes } from './sheet-of';
import { layTemple } from './temple';
import type { BandName, Focus, Rect, Viewport } from './types';
import { GAP, PAD, TOUCH } from './types';
import { handHeight, layFloor, layHand, layWaiting } from './zones';

const TURN_BAR = 44;
const SMALL = 700;
/** Two lines of question and one of detail, in this narrow column. */
const QUESTION = 76;
const BUTTON_ROW = 52;
/** Two lines of the log; with less room the log is opened by its button. */
const LEAST_LOG = 96;
/** Limit for a floor that is asked about, to protect the temple. */
const MOST_FLOOR = 112;

function floorHeight(view: View, focus: Focus, w: number, room: number): number {
  const plain = clamp(room * 0.22, LEAST_FLOOR, 80);
  if (focus.zone === 'temple') return LEAST_FLOOR;
  return focus.zone === 'floor' ? askedFloor(view, w, plain, [MOST_FLOOR]) : plain;
}

/** The question sits above the hand at the height it needs; the log gets the rest if that is enough. */
function besideTable(side: Rect, text: number, focus: Focus): { log: Rect | null; prompt: Rect } {
  const plain = QUESTION + BUTTON_ROW * Math.max(1, focus.promptRows);
  const promptH = Math.max(plain * Math.min(text, 1.5), focus.promptNeed ?? 0);
  const logH = side.h - promptH - GAP;
  if (logH < LEAST_LOG * text) return { log: null, prompt: side };
  const prompt = rect(side.x, side.y + logH + GAP, side.w, promptH);
  return { log: rect(side.x, side.y, side.w, logH), prompt };
}

export function layLandscape(
  notes: Notes,
  view: View,
  v: Viewport,
  focus: Focus,
): { bands: Partial<Record<BandName, Rect | null>>; deck: Rect } {
  const { insets } = v;
  const x = insets.left + PAD;
  const w = v.width - insets.left - insets.right - 2 * PAD;
  const top = insets.top + 4;
  const foot = v.height - insets.bottom - 4;
  const me = view.players[focus.front] as PlayerView;

  const rightW = clamp(w * 0.36, 240, 340);
  const leftW = clamp(w * 0.177, 116, 170);
  // Smaller gaps, so that a small phone fits five piles beside the deck and two works in a row of a wing.
  const gap = w < SMALL ? GAP : PAD;
  const middleW = w - rightW - leftW - 2 * gap;

  const turnBar = rect(x, top, leftW + gap + middleW, TURN_BAR);
  const below = turnBar.y + TURN_BAR + 4;
  const n = othersOf(view, focus.front).length;
  const opponents = rect(x, below, leftW, Math.min(foot - below, n * 84));
  const floorH = floorHeight(view, focus, middleW, foot - below);
  const floor = rect(x + leftW + gap, below, middleW, floorH);
  const temple = rect(floor.x, below + floorH + GAP, middleW, foot - below - floorH - GAP);

  const sideX = x + leftW + middleW + 2 * gap;
  const handCard = 64;
  const handH = handHeight(me.hand.count, rightW, handCard);
  const hand = rect(sideX, foot - handH, rightW, handH);
  const side = rect(sideX, top, rightW, hand.y - GAP - top);
  const { log, prompt } = besideTable(side, v.text, focus);

  layPanels(notes, panelColumn(opponents, n), view, focus.front);
  const deck = layFloor(notes, floor, view, floorCard(floorH));
  const m = layTemple(notes, temple, me, {
    player: focus.front,
    tuckX: clamp(middleW * 0.14, TOUCH, 50),
    tuckY: TOUCH,
    maxWork: 80,
  });
  layWaiting(notes, m, me);
  layHand(notes, hand, focus.front, me, handCard);
  return { bands: { turnBar, opponents, floor, temple, log, prompt, hand }, deck };
}
