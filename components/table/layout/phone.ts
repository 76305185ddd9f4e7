/** A phone in portrait, top to bottom: turn bar, opponents, floor, temple, question, hand. */
import { CARD_RATIO } from '@/components/card/ratio';
import type { PlayerView, View } from '@/engine';

import { clamp, rect } from './geometry';
import { layPanels, othersOf, panelRow } from './seats';
import type { Notes } from './sheet-of';
import { insideOf, layTemple } from './temple';
import type { BandName, Focus, Rect, Viewport } from './types';
import { GAP, PAD, TOUCH } from './types';
import { LEAST_SLIP } from './wings';
import { handHeight, handRows, layFloor, layHand, layWaiting } from './zones';

/** Sizes of the bands: on a small phone each takes less, so that the temple keeps its lines. */
const SMALL = { below: 600, bar: 44, question: 112, panel: 46, gap: 4 } as const;
const USUAL = { bar: 48, question: 126, panel: 50, gap: GAP } as const;
/** A tall phone has room for larger cards in hand and for questions of more lines. */
const TALL = { from: 740, question: 152 } as const;
/** Height of the panel in a lesson. */
const LESSON = 170;
/** Height of a second title line, for large text. */
const SECOND_LINE = 24;
/** Limit on how much the question's panel grows with the text size, before its words are known. */
const MOST_TEXT = 1.45;

/** The temple's two tucked edges and four works below each other; and if a question needs more lines. */
const LEAST_TEMPLE = 160;
const LEAST_FOR_WORDS = 3 * TOUCH;
const MOST_PANEL = 78;
const LARGE_PANEL = 50;
/** From here on text counts as large. */
export const LARGE = 1.2;
/** With more than this for the temple, the panels of the others get a row more. */
const GOOD_TEMPLE = 170;
/** Two rows of cards, one over the lower part of the other. */
const LEAST_FLOOR = 2 * TOUCH + 2;
const MOST_FLOOR = 132;
/** In a lesson a few cards lie in one row, and leave the rest of its height to large text. */
const ONE_ROW = { height: Math.ceil(TOUCH * CARD_RATIO) + 2, cards: 5 } as const;

/** The widest card for a floor of this height. */
export const floorCard = (height: number): number => clamp(height / CARD_RATIO, TOUCH, 86);

/** A single row of cards in hand is at least this wide. */
const LEAST_WIDE = 60;

interface Frame {
  readonly w: number;
  readonly h: number;
}

/** With more than one row the cards are smaller, because the rows take room from the temple. */
function handCard({ w, h }: Frame, rows: number, text: number): Frame {
  const share = h >= TALL.from ? 0.225 : text > LARGE ? 0 : 0.19;
  const wide = clamp(w * share, LEAST_WIDE, 96);
  if (rows === 1) return { w: wide, h: wide * CARD_RATIO };
  return h < SMALL.below ? { w: 54, h: 48 } : { w: 60, h: 72 };
}

/** What a long question leaves the temple: its edges, and a line for each work. */
function leastTemple({ gallery, giftShop }: PlayerView, usualH: number): number {
  const works = Math.max(gallery.length, giftShop.length);
  const rims = 2 * insideOf(usualH - 2 * TOUCH);
  return Math.max(LEAST_FOR_WORDS, 2 * TOUCH + rims + LEAST_SLIP * works);
}

interface Above {
  readonly opponents: number;
  readonly floor: number;
}

/** Divides what lies between turn bar and question. It knows no question, so nothing moves with it. */
function divide(free: number, panel: number, text: number, isLow: boolean): Above {
  // Large text tells less in a panel, and needs the room for the question.
  if (text > LARGE) {
    const floor = isLow ? ONE_ROW.height : LEAST_FLOOR;
    return { opponents: Math.max(panel, LARGE_PANEL), floor };
  }
  const floor = clamp((free - panel) * 0.35, LEAST_FLOOR, MOST_FLOOR);
  return { opponents: clamp(free - floor - GOOD_TEMPLE, panel, MOST_PANEL), floor };
}

export function layPhone(
  notes: Notes,
  view: View,
  v: Viewport,
  focus: Focus,
): { bands: Partial<Record<BandName, Rect>>; deck: Rect } {
  const { insets } = v;
  const x = insets.left + PAD;
  const w = v.width - insets.left - insets.right - 2 * PAD;
  const h = v.height - insets.top - insets.bottom;
  const top = insets.top + 2;
  const foot = v.height - insets.bottom - PAD;
  const me = view.players[focus.front] as PlayerView;
  const size = h < SMALL.below ? SMALL : USUAL;
  const { gap } = size;

  const rows = handRows(me.hand.count, w);
  const card = handCard({ w, h }, rows, v.text);
  const handH = handHeight(rows, card.h);
  const hand = rect(x, foot - handH, w, handH);
  const usual = h >= TALL.from ? TALL.question : size.question;
  const above = size.bar + 2 + size.panel + LEAST_FLOOR + 2 * gap;
  const spare = Math.max(0, hand.y - 2 * gap - usual - top - above - LEAST_TEMPLE);
  // The panel is the same for every question that fits it, and grows with the reader's text.
  const forText = usual * (Math.min(v.text, MOST_TEXT) - 1);
  const forLesson = focus.lesson === true ? LESSON - usual : 0;
  const plainH = usual + Math.min(spare, Math.max(forText, forLesson));
  const second = v.text > LARGE && spare - (plainH - usual) >= SECOND_LINE;
  const turnBar = rect(x, top, w, size.bar + (second ? SECOND_LINE : 0));

  const start = turnBar.y + turnBar.h + 2;
  const isLow = focus.lesson === true && view.floor.length <= ONE_ROW.cards;
  const bands = divide(hand.y - plainH - 4 * gap - start, size.panel, v.text, isLow);
  const opponents = rect(x, start, w, bands.opponents);
  const floor = rect(x, opponents.y + opponents.h + gap, w, bands.floor);
  const templeY = floor.y + floor.h + gap;
  const usualH = hand.y - gap - plainH - gap - templeY;
  // A longer question takes room from the temple alone.
  const lacking = Math.max(0, (focus.promptNeed ?? 0) - plainH);
  const promptH = plainH + Math.min(lacking, Math.max(0, usualH - leastTemple(me, usualH)));
  const prompt = rect(x, hand.y - gap - promptH, w, promptH);
  const temple = rect(x, templeY, w, prompt.y - gap - templeY);

  layPanels(notes, panelRow(opponents, othersOf(view, focus.front).length), view, focus.front);
  const deck = layFloor(notes, floor, view, floorCard(bands.floor));
  const tuckX = clamp(w * 0.14, TOUCH, 60);
  const m = layTemple(notes, temple, me, {
    player: focus.front,
    tuckX,
    tuckY: TOUCH,
    maxWork: 84,
    slips: true,
    own: true,
    usualH,
    text: v.text,
  });
  layWaiting(notes, m, me);
  layHand(notes, hand, focus.front, me, card.w);
  return { bands: { turnBar, opponents, floor, temple, prompt, hand }, deck };
}
