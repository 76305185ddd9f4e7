/** A phone in portrait, top to bottom: turn bar, opponents, floor, temple, question, hand. */
import { CARD_RATIO } from '@/components/card/ratio';
import type { PlayerView, View } from '@/engine';

import { clamp, rect } from './geometry';
import { layPanels, othersOf, panelRow } from './seats';
import type { Notes } from './sheet-of';
import { blankNotes } from './sheet-of';
import { layTemple } from './temple';
import type { BandName, Focus, Rect, Viewport } from './types';
import { GAP, keyOf, PAD, TOUCH } from './types';
import { handHeight, layFloor, layHand, layWaiting } from './zones';

const TURN_BAR = 48;
/** Height of a second title line, for large text. */
const SECOND_LINE = 24;
const BUTTON_ROW = 52;
const QUESTION = 64;
/** A taller temple would gain nothing. */
const MOST_TEMPLE = 310;
/** Minimum temple: two tucked edges and a readable mat. */
const LEAST_TEMPLE = 196;

/** Lower minimum when the question's words would otherwise be cut off. */
const LEAST_FOR_WORDS = 156;

/** Minimum when the floor is asked about: keeps the wing names, but not two rows of works. */
const LEAST_FOR_FLOOR = 176;

/** Minimum floor: one row of cards large enough to tap. */
export const LEAST_FLOOR = TOUCH * CARD_RATIO;

/** Minimum panel: three rows for name, task and the contents of the temple. */
const LEAST_PANEL = 50;

/** Minimum for opponents and floor together. */
const LEAST_ABOVE = 48 + LEAST_FLOOR + 2 * GAP;

/** Height of the question and its buttons at normal text size. */
const promptHeight = (focus: Focus): number =>
  QUESTION + BUTTON_ROW * Math.max(1, focus.promptRows);

/** Large text gets more room, first the question, then the turn bar, within what the temple can spare. */
function roomForText(text: number, focus: Focus, spare: number): { prompt: number; bar: number } {
  const rows = text > 1.2 ? 0.2 * BUTTON_ROW * Math.max(1, focus.promptRows) : 0;
  const wanted = QUESTION * (Math.min(text, 1.6) - 1) + rows;
  const lacking = (focus.promptNeed ?? 0) - promptHeight(focus);
  const cut = clamp(spare + LEAST_TEMPLE - LEAST_FOR_WORDS, 0, Math.max(0, lacking));
  const prompt = Math.max(clamp(spare, 0, wanted), cut);
  const bar = text > 1.2 && spare - prompt >= SECOND_LINE ? SECOND_LINE : 0;
  return { prompt, bar };
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
  const top = insets.top + 2;
  const foot = v.height - insets.bottom - PAD;
  const me = view.players[focus.front] as PlayerView;

  // A second row of hand cards takes room from the temple, so the cards are smaller then.
  const tall = v.height - insets.top - insets.bottom >= 740;
  const wide = clamp(w * (tall ? 0.225 : 0.19), 60, 96);
  const oneRow = handHeight(me.hand.count, w, wide) <= wide * CARD_RATIO + 1;
  const handCard = oneRow ? wide : 60;
  const handH = handHeight(me.hand.count, w, handCard);
  const hand = rect(x, foot - handH, w, handH);
  const plainPrompt = promptHeight(focus);
  const spare = hand.y - 2 * GAP - plainPrompt - top - TURN_BAR - 2 - LEAST_ABOVE - LEAST_TEMPLE;
  const more = roomForText(v.text, focus, spare);
  const promptH = plainPrompt + more.prompt;
  const prompt = rect(x, hand.y - GAP - promptH, w, promptH);
  const barH = TURN_BAR + more.bar;
  const turnBar = rect(x, top, w, barH);

  const room = prompt.y - GAP - (turnBar.y + barH + 2);
  const bands = divide(room, focus.zone, view, w, mostWorks(me));
  const opponents = rect(x, turnBar.y + barH + 2, w, bands.opponents);
  const floor = rect(x, opponents.y + opponents.h + GAP, w, bands.floor);
  const temple = rect(x, floor.y + floor.h + GAP, w, prompt.y - GAP - floor.y - floor.h - GAP);

  layPanels(notes, panelRow(opponents, othersOf(view, focus.front).length), view, focus.front);
  const deck = layFloor(notes, floor, view, floorCard(bands.floor));
  const tuckX = clamp(w * 0.14, 48, 60);
  const m = layTemple(notes, temple, me, { player: focus.front, tuckX, tuckY: TOUCH, maxWork: 84 });
  layWaiting(notes, m, me);
  layHand(notes, hand, focus.front, me, handCard);
  return { bands: { turnBar, opponents, floor, temple, prompt, hand }, deck };
}

const mostWorks = (p: PlayerView) => Math.max(p.gallery.length, p.giftShop.length);
/** This many works need two rows, so the floor shrinks to its minimum. */
const TWO_ROWS = 3;

/** The widest card for a floor of this height. */
export const floorCard = (height: number): number => clamp(height / CARD_RATIO, TOUCH, 86);

/** From this width on, a card is easy to read and tap. */
const EASY = 60;

interface FloorFit {
  readonly h: number;
  readonly card: number;
  readonly worth: number;
}

/** Rates a floor height: most separate targets first, then larger cards, less a small cost for height. */
function floorFit(view: View, w: number, h: number): FloorFit {
  const notes = blankNotes();
  layFloor(notes, rect(0, 0, w, h), view, floorCard(h));
  const card = Math.min(...view.floor.map((id) => notes.poses.get(keyOf(id))?.w ?? 0));
  return { h, card, worth: notes.targets.length * 1000 + card - h / 8 };
}

/**
 * Height of a floor that is asked about. `steps` are rising limits; the next one is used only while cards are too
 * small.
 */
export function askedFloor(view: View, w: number, least: number, steps: readonly number[]): number {
  let best = floorFit(view, w, least);
  let h = least;
  for (const most of steps) {
    for (h += 4; h <= most; h += 4) {
      const fit = floorFit(view, w, h);
      if (fit.worth > best.worth) best = fit;
    }
    h -= 4;
    if (best.card >= EASY) break;
  }
  return best.h;
}

interface Above {
  readonly opponents: number;
  readonly floor: number;
}

/** How much of the lacking height the opponents' panels can give. */
const givenBy = (opponents: number, lacking: number): number =>
  clamp(lacking, 0, Math.max(0, opponents - LEAST_PANEL));

/** The floor takes height from the temple first, then from the opponents, then from the temple again. */
function forFloor(room: number, plain: Above, view: View, w: number): Above {
  const { opponents } = plain;
  const free = room - 2 * GAP - opponents;
  const given = givenBy(opponents, Infinity);
  const steps = [free - LEAST_TEMPLE, free + given - LEAST_TEMPLE, free + given - LEAST_FOR_FLOOR];
  const most = view.floor.length > 8 ? 190 : 150;
  const tallest = steps.map((step) => Math.min(step, most));
  const floor = askedFloor(view, w, plain.floor, tallest);
  return { opponents: opponents - givenBy(opponents, floor + LEAST_TEMPLE - free), floor };
}

/** The temple takes height from the floor first, then from the opponents. */
function forTemple(room: number, plain: Above): Above {
  const lacking = MOST_TEMPLE - (room - 2 * GAP - plain.opponents - plain.floor);
  const given = clamp(lacking, 0, plain.floor - LEAST_FLOOR);
  const opponents = plain.opponents - givenBy(plain.opponents, lacking - given);
  return { opponents, floor: plain.floor - given };
}

/** The zone that the question is about gets the height that the others can spare. */
function divide(room: number, zone: Focus['zone'], view: View, w: number, works: number): Above {
  const opponents = room > 420 ? 76 : room > 330 ? 64 : room > 290 ? 56 : 48;
  // On a tall screen the temple has enough room, so the floor may have larger cards.
  const most =
    room > 420
      ? clamp(room - opponents - 2 * GAP - MOST_TEMPLE, 88, 128)
      : works >= TWO_ROWS
        ? LEAST_FLOOR
        : room > 350
          ? 72
          : 64;
  const spare = room - opponents - 2 * GAP - LEAST_TEMPLE;
  const plain = { opponents, floor: clamp(spare, LEAST_FLOOR, most) };
  if (zone === 'temple') return forTemple(room, plain);
  return zone === 'floor' ? forFloor(room, plain, view, w) : plain;
}
