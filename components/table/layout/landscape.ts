/** A phone in landscape: seats left, floor and temple in the middle, log, question and hand right. */
import type { PlayerView, View } from '@/engine';

import { clamp, rect } from './geometry';
import { floorCard } from './phone';
import { layPanels, othersOf, panelColumn } from './seats';
import type { Notes } from './sheet-of';
import { layTemple } from './temple';
import type { BandName, Focus, Rect, Viewport } from './types';
import { GAP, PAD, TOUCH } from './types';
import { handHeight, handRows, layFloor, layHand, layWaiting } from './zones';

const TURN_BAR = 44;
const SMALL = 700;
/** Two lines of question, one of detail and a row of buttons, in this narrow column. */
const QUESTION = 128;
/** Two lines of the log beside a usual question; with less room the log is opened by its button. */
const LEAST_LOG = 96;
/** Its last line: a longer question leaves the log that much before it takes all the room. */
const LAST_LINE = 72;
/** Three heads of cards, or two rows for fingers; limited to protect the temple. */
const LEAST_FLOOR = 110;
const MOST_FLOOR = 124;
const HAND_CARD = { w: 64, h: 84, lower: 66 } as const;

/** The question sits above the hand at the height it needs; the log gets the rest if that is enough. */
function besideTable(side: Rect, text: number, focus: Focus): { log: Rect | null; prompt: Rect } {
  const usual = QUESTION * Math.min(text, 1.5);
  const promptH = Math.max(usual, focus.promptNeed ?? 0);
  const logH = side.h - promptH - GAP;
  const hasLog = side.h - usual - GAP >= LEAST_LOG * text && logH >= LAST_LINE * text;
  if (!hasLog) return { log: null, prompt: side };
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

  const rightW = clamp(w * 0.36, 200, 340);
  const leftW = clamp(w * 0.16, 88, 170);
  // Smaller gaps, so that a small phone fits five piles beside the deck and two works in a row of a wing.
  const gap = w < SMALL ? GAP : PAD;
  const middleW = w - rightW - leftW - 2 * gap;

  const turnBar = rect(x, top, leftW + gap + middleW, TURN_BAR);
  const below = turnBar.y + TURN_BAR + 4;
  const n = othersOf(view, focus.front).length;
  const opponents = rect(x, below, leftW, Math.min(foot - below, n * 84));
  const floorH = clamp((foot - below) * 0.34, LEAST_FLOOR, MOST_FLOOR);
  const floor = rect(x + leftW + gap, below, middleW, floorH);
  const temple = rect(floor.x, below + floorH + GAP, middleW, foot - below - floorH - GAP);

  const sideX = x + leftW + middleW + 2 * gap;
  const rows = handRows(me.hand.count, rightW);
  const handH = handHeight(rows, rows > 1 ? HAND_CARD.lower : HAND_CARD.h);
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
    slips: true,
    own: true,
    text: v.text,
  });
  layWaiting(notes, m, me);
  layHand(notes, hand, focus.front, me, HAND_CARD.w);
  return { bands: { turnBar, opponents, floor, temple, log, prompt, hand }, deck };
}
