/** A phone held upright: turn bar, opponents, floor, temple, question, hand, from top to bottom. */
import type { PlayerView, View } from '@/engine';

import { clamp, rect } from './geometry';
import { layPanels, othersOf, panelRow } from './seats';
import type { Notes } from './sheetOf';
import { layTemple } from './temple';
import type { BandName, Focus, Rect, Viewport } from './types';
import { GAP, PAD, RATIO, TOUCH } from './types';
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

/** The least that opponents and floor need above the temple. */
const LEAST_ABOVE = 48 + TOUCH * RATIO + 2 * GAP;

/** As tall as the question and its buttons want to be, text at its plain size. */
export const promptHeight = (focus: Focus): number =>
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
  const me = view.players[focus.seat] as PlayerView;

  // A second row of cards costs the temple dearly, so its cards are a little smaller.
  const tall = v.height - insets.top - insets.bottom >= 740;
  const wide = clamp(w * (tall ? 0.225 : 0.19), 60, 96);
  const oneRow = handHeight(me.hand.count, w, wide) <= wide * RATIO + 1;
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
  const bands = divide(room, focus.zone, view.floor.length, mostWorks(me));
  const opponents = rect(x, turnBar.y + barH + 2, w, bands.opponents);
  const floor = rect(x, opponents.y + opponents.h + GAP, w, bands.floor);
  const temple = rect(x, floor.y + floor.h + GAP, w, prompt.y - GAP - floor.y - floor.h - GAP);

  layPanels(notes, panelRow(opponents, othersOf(view, focus.seat).length), view, focus.seat);
  const deck = layFloor(notes, floor, view, clamp(bands.floor / RATIO, TOUCH, 86));
  const tuckX = clamp(w * 0.14, 48, 60);
  const m = layTemple(notes, temple, me, { seat: focus.seat, tuckX, tuckY: TOUCH, maxWork: 84 });
  layWaiting(notes, m, me);
  layHand(notes, hand, focus.seat, me, handCard);
  return { bands: { turnBar, opponents, floor, temple, prompt, hand }, deck };
}

const mostWorks = (p: PlayerView) => Math.max(p.gallery.length, p.giftShop.length);
/** So many works stand in two rows, which need every point that the floor can spare. */
const TWO_ROWS = 3;

/** What is asked about gets the room that the others can spare. */
function divide(
  room: number,
  zone: Focus['zone'],
  onFloor: number,
  works: number,
): { opponents: number; floor: number } {
  const opponents = room > 420 ? 76 : room > 330 ? 64 : room > 290 ? 56 : 48;
  // On a tall screen the temple has enough: the floor may have larger cards.
  const plain =
    room > 420
      ? clamp(room - opponents - 2 * GAP - MOST_TEMPLE, 88, 128)
      : works >= TWO_ROWS
        ? TOUCH * RATIO
        : room > 350
          ? 72
          : 64;
  const spare = room - opponents - 2 * GAP - LEAST_TEMPLE;
  if (zone === 'temple')
    return { opponents, floor: Math.min(plain, Math.max(TOUCH * RATIO, spare)) };
  if (zone === 'floor' && onFloor > 4) {
    return { opponents, floor: clamp(spare, TOUCH * RATIO, onFloor > 8 ? 190 : 150) };
  }
  return { opponents, floor: clamp(spare, TOUCH * RATIO, plain) };
}
