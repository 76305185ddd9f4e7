/**
 * A tablet: every temple in full, and a side column with inspector, log and question. In landscape the others' temples
 * stand left, with the log below if there is only one; in portrait they stand above.
 */
import { CARD_RATIO } from '@/components/card/ratio';
import type { PlayerView, View } from '@/engine';

import { clamp, columns, rect, rows } from './geometry';
import { layTemples, othersOf } from './seats';
import type { Notes } from './sheet-of';
import { layTemple } from './temple';
import type { BandName, Focus, Rect, Viewport } from './types';
import { GAP, PAD } from './types';
import { handHeight, handRows, layFloor, layHand, layWaiting } from './zones';

const TURN_BAR = 52;
const WIDE = 12;
/** Inspector height for the five tasks, one line each, and the text below; LEAST_LOG remains for the log. */
const LEAST_INSPECTOR = 210;
const LEAST_LOG = 88;

interface Areas {
  readonly turnBar: Rect;
  readonly opponents: Rect;
  readonly boxes: Rect[];
  readonly main: Rect;
  readonly side: Rect;
  /** Set if the log has its own place outside the side column. */
  readonly log: Rect | null;
}

function wideAreas(frame: Rect, n: number): Areas {
  const sideW = clamp(frame.w * 0.27, 260, 340);
  const turnBar = rect(frame.x, frame.y, frame.w - sideW - WIDE, TURN_BAR);
  const y = frame.y + TURN_BAR + GAP;
  const h = frame.y + frame.h - y;
  const leftW = clamp(frame.w * 0.27, 250, 330);
  // A single temple does not fill the column.
  const opponents = rect(frame.x, y, leftW, n === 1 ? clamp(h * 0.58, 330, 440) : h);
  const logY = opponents.y + opponents.h + WIDE;
  const mainX = frame.x + leftW + WIDE;
  return {
    turnBar,
    opponents,
    boxes: rows(opponents, n, PAD),
    main: rect(mainX, y, frame.x + frame.w - sideW - WIDE - mainX, h),
    side: rect(frame.x + frame.w - sideW, frame.y, sideW, frame.h),
    log: n === 1 ? rect(frame.x, logY, leftW, y + h - logY) : null,
  };
}

function tallAreas(frame: Rect, n: number): Areas {
  const turnBar = rect(frame.x, frame.y, frame.w, TURN_BAR);
  const y = frame.y + TURN_BAR + GAP;
  const perRow = n === 1 ? 1 : n === 3 ? 3 : 2;
  const rowCount = Math.ceil(n / perRow);
  const rowH = rowCount === 1 ? 240 : 172;
  const opponents = rect(frame.x, y, frame.w, rowH * rowCount + PAD * (rowCount - 1));
  const boxes = rows(opponents, rowCount, PAD)
    .flatMap((row) => columns(row, perRow, WIDE))
    .slice(0, n);
  const mainY = opponents.y + opponents.h + WIDE;
  const h = frame.y + frame.h - mainY;
  const sideW = clamp(frame.w * 0.35, 250, 300);
  return {
    turnBar,
    opponents,
    boxes,
    main: rect(frame.x, mainY, frame.w - sideW - WIDE, h),
    side: rect(frame.x + frame.w - sideW, mainY, sideW, h),
    log: null,
  };
}

/** The question below, the inspector above; what a longer question needs is taken from the log between them. */
function sideOf({ side, log }: Areas, { text }: Viewport, focus: Focus) {
  // A narrow column needs more lines for the question and its buttons.
  const question = side.w < 300 ? 204 : 176;
  const plainH = Math.min(side.h * 0.5, question * Math.min(text, 1.15));
  const promptH = clamp(focus.promptNeed ?? 0, plainH, side.h * 0.5);
  const prompt = rect(side.x, side.y + side.h - promptH, side.w, promptH);
  if (log !== null) {
    return { prompt, inspector: rect(side.x, side.y, side.w, side.h - promptH - PAD), log };
  }
  const restH = side.h - plainH - 2 * PAD;
  // With large text the log's title takes two lines, so the log's minimum grows too.
  const leastLog = LEAST_LOG * text;
  const spared = Math.min(LEAST_INSPECTOR, restH - leastLog);
  const shared = Math.max(Math.round(restH * 0.56), spared);
  const inspectorH = Math.min(shared, side.h - promptH - 2 * PAD - leastLog);
  const logY = side.y + inspectorH + PAD;
  return {
    prompt,
    inspector: rect(side.x, side.y, side.w, inspectorH),
    log: rect(side.x, logY, side.w, prompt.y - PAD - logY),
  };
}

export function layTablet(
  notes: Notes,
  view: View,
  v: Viewport,
  focus: Focus,
): { bands: Partial<Record<BandName, Rect>>; deck: Rect } {
  const { insets } = v;
  const frame = rect(
    insets.left + WIDE,
    insets.top + PAD,
    v.width - insets.left - insets.right - 2 * WIDE,
    v.height - insets.top - insets.bottom - 2 * PAD,
  );
  const n = othersOf(view, focus.front).length;
  const areas = v.width > v.height ? wideAreas(frame, n) : tallAreas(frame, n);
  const { main } = areas;
  const me = view.players[focus.front] as PlayerView;

  const handCard = clamp(main.w * (main.h > main.w * 1.3 ? 0.22 : 0.19), 76, 120);
  const rows = handRows(me.hand.count, main.w);
  const handH = Math.min(main.h * 0.4, handHeight(rows, handCard * CARD_RATIO));
  const hand = rect(main.x, main.y + main.h - handH, main.w, handH);
  const room = main.h - handH - 2 * GAP;
  const floorH = clamp(room * 0.34, 96, 180);
  const floor = rect(main.x, main.y, main.w, floorH);
  const temple = rect(main.x, main.y + floorH + GAP, main.w, room - floorH);
  const { prompt, inspector, log } = sideOf(areas, v, focus);

  layTemples(notes, areas.boxes, view, focus.front, v.text);
  const deck = layFloor(notes, floor, view, clamp(floorH / CARD_RATIO, 60, 104));
  const m = layTemple(notes, temple, me, {
    player: focus.front,
    tuckX: 64,
    tuckY: 50,
    maxWork: clamp(main.w * 0.19, 104, 140),
    slips: true,
    own: true,
    text: v.text,
  });
  layWaiting(notes, m, me);
  layHand(notes, hand, focus.front, me, handCard);
  const { turnBar, opponents } = areas;
  return { bands: { turnBar, opponents, floor, temple, prompt, hand, log, inspector }, deck };
}
