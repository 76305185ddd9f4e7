/** The works in the two wings of a temple. */
import { CARD_RATIO } from '@/components/card/ratio';
import type { CardId, Wing } from '@/engine';

import { clamp, contains, overlap, rect } from './geometry';
import { fingerSized, pack, squeeze } from './pack';
import type { Notes } from './sheet-of';
import { place, target } from './sheet-of';
import type { MatLayout, Rect } from './types';
import { anchorKey, TOUCH, Z } from './types';

/** Minimum width at which name and value of an uncovered card are readable. */
const LEAST_WHOLE = 32;
/** Visible part of a covered card that cannot be tapped separately: at least half of its name. */
const LEAST_SEEN = 16;

/** On a narrower card most names are too condensed to read at a glance. */
const LEAST_AT_A_GLANCE = 42;
/** Slip height: at least a line of 11 points with margins, and at most what it can use. */
export const LEAST_SLIP = 13;
const MOST_SLIP = 24;
/** Slips lie apart only once they are as high as this: below, a name needs the room. */
const EASY_SLIP = 16;

export interface WingOptions {
  readonly maxWork: number;
  /** Works too small to read become slips: name and value in one line, stacked. */
  readonly slips?: boolean;
}

interface WorkSpots {
  readonly face: 'full' | 'slip';
  readonly cards: readonly Rect[];
  /** Null if the works cannot be tapped separately; the wing is then one target. */
  readonly fingers: readonly Rect[] | null;
}

function slipSpots(box: Rect, n: number): WorkSpots {
  const gap = clamp((box.h - n * EASY_SLIP) / Math.max(1, n - 1), 0, 3);
  // In quarters of a point, so that rounding makes no two of them overlap.
  const h = Math.min(MOST_SLIP, Math.floor((4 * (box.h - gap * (n - 1))) / n) / 4);
  const top = box.y + (box.h - n * h - (n - 1) * gap) / 2;
  const cards = Array.from({ length: n }, (_, i) => rect(box.x, top + i * (h + gap), box.w, h));
  return { face: 'slip', cards, fingers: null };
}

/** Prefers small uncovered cards to large overlapping ones, because names and values matter most here. */
function workSpots(box: Rect, n: number, { maxWork, slips = false }: WingOptions): WorkSpots {
  const options = { max: maxWork, gap: 3, align: 'center', apart: TOUCH } as const;
  const least = slips ? LEAST_AT_A_GLANCE : LEAST_WHOLE;
  const all = { ...options, min: least, visible: maxWork * CARD_RATIO };
  const whole = pack(box, n, { ...all, strict: true }) ?? pack(box, n, all);
  if (whole !== null) {
    const cards = whole.map((slot) => slot.card);
    const fingers = cards.map(fingerSized);
    const parted = fingers.every(
      (a, i) => contains(box, a, 2) && !fingers.slice(i + 1).some((b) => overlap(a, b)),
    );
    return { face: 'full', cards, fingers: parted ? fingers : null };
  }
  if (slips) return slipSpots(box, n);
  const slots = pack(box, n, { ...options, min: TOUCH });
  if (slots !== null) {
    const cards = slots.map((slot) => slot.card);
    return { face: 'full', cards, fingers: slots.map((slot) => slot.seen) };
  }
  const hidden = pack(box, n, { ...options, min: LEAST_WHOLE, visible: LEAST_SEEN });
  const cards = hidden?.map((slot) => slot.card) ?? squeeze(box, n, maxWork);
  return { face: 'full', cards, fingers: null };
}

export function layWing(
  notes: Notes,
  m: MatLayout,
  wing: Wing,
  cards: readonly CardId[],
  options: WingOptions,
): void {
  const box = m[wing];
  notes.anchors.set(anchorKey(wing, m.player), box);
  const at = { zone: wing, player: m.player };
  const spots = workSpots(box, cards.length, options);
  cards.forEach((card, i) => {
    place(notes, card, spots.cards[i] as Rect, { z: Z.works + i, face: spots.face });
    const finger = spots.fingers?.[i];
    if (finger === undefined) return;
    target(notes, { ...finger, id: `card-${card}`, kind: 'card', at, cards: [card] });
  });
  if (spots.fingers === null) {
    // On a very low mat a finger needs its rim too.
    const finger = { ...box, y: m.mat.y, h: m.mat.h };
    const parts = cards.map((card, i) => ({ ...(spots.cards[i] as Rect), cards: [card] }));
    target(notes, { ...finger, id: `${wing}-${m.player}`, kind: 'zone', at, cards, parts });
  }
}
