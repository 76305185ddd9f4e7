/** A phone held upright: turn bar, opponents, floor, temple, question, hand, from top to bottom. */
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
/** What a second line of its title takes, when text is large. */
const SECOND_LINE = 24;
const BUTTON_ROW = 52;
const QUESTION = 64;
/** More than this a temple does not use. */
const MOST_TEMPLE = 310;
/** The least that a temple needs: two tucked edges and a mat that one can read. */
const LEAST_TEMPLE = 196;

/** For words that would else be cut, a temple gives way to this: lower, but still in one piece. */
const LEAST_FOR_WORDS = 156;

/** And to this for a floor that is asked about: the wings keep their names, but not two rows of works. */
const LEAST_FOR_FLOOR = 176;

/** The least that a floor needs: a row of cards for a finger. */
export const LEAST_FLOOR = TOUCH * CARD_RATIO;

/** A panel that gives way keeps three rows: name, task, and what lies in the temple. */
const LEAST_PANEL = 50;

/** The least that opponents and floor need above the temple. */
const LEAST_ABOVE = 48 + LEAST_FLOOR + 2 * GAP;

/** As tall as the question and its buttons want to be, text at its plain size. */
const promptHeight = (focus: Focus): number =>
  QUESTION + BUTTON_ROW * Math.max(1, focus.promptRows);

/** Large text gets more room, first for the question, then for the turn; but never the temple's last. */
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

  // A second row of cards costs the temple dearly, so its cards are a little smaller.
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
/** So many works stand in two rows, which need every point that the floor can spare. */
const TWO_ROWS = 3;

/** The largest card on a floor of this height. */
export const floorCard = (height: number): number => clamp(height / CARD_RATIO, TOUCH, 86);

/** From this width on a card is read and tapped with ease. */
const EASY = 60;

interface FloorFit {
  readonly h: number;
  readonly card: number;
  readonly worth: number;
}

/** Cards to choose from are first told apart, piles last, and then large; but not for a point or two at any price. */
function floorFit(view: View, w: number, h: number): FloorFit {
  const notes = blankNotes();
  layFloor(notes, rect(0, 0, w, h), view, floorCard(h));
  const card = Math.min(...view.floor.map((id) => notes.poses.get(keyOf(id))?.w ?? 0));
  return { h, card, worth: notes.targets.length * 1000 + card - h / 8 };
}

/**
 * How tall a floor becomes that is asked about. What the others give is named in steps: they give more only while
 * its cards are too small.
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

/** So much the panels of the others give, if so much is lacking. */
const givenBy = (opponents: number, lacking: number): number =>
  clamp(lacking, 0, Math.max(0, opponents - LEAST_PANEL));

/** The temple gives first, then the others, and then the temple once more. */
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

/** The floor gives first, then the others. */
function forTemple(room: number, plain: Above): Above {
  const lacking = MOST_TEMPLE - (room - 2 * GAP - plain.opponents - plain.floor);
  const given = clamp(lacking, 0, plain.floor - LEAST_FLOOR);
  const opponents = plain.opponents - givenBy(plain.opponents, lacking - given);
  return { opponents, floor: plain.floor - given };
}

/** What is asked about gets the room that the others can spare. */
function divide(room: number, zone: Focus['zone'], view: View, w: number, works: number): Above {
  const opponents = room > 420 ? 76 : room > 330 ? 64 : room > 290 ? 56 : 48;
  // On a tall screen the temple has enough: the floor may have larger cards.
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
