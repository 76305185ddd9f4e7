/** Collects what the parts of a layout place. */
import type { CardId } from '@/engine';

import type { CardKey, Face, MatLayout, Pose, Rect, SeatPanel, Target } from './types';
import { keyOf, TOUCH } from './types';

export interface Notes {
  /** The chosen card, which goes on top of its pile. */
  readonly chosen: CardId | null;
  readonly poses: Map<CardKey, Pose>;
  readonly targets: Target[];
  readonly anchors: Map<string, Rect>;
  readonly mats: MatLayout[];
  readonly seats: SeatPanel[];
}

export const blankNotes = (chosen: CardId | null = null): Notes => ({
  chosen,
  poses: new Map(),
  targets: [],
  anchors: new Map(),
  mats: [],
  seats: [],
});

interface Placing {
  readonly z: number;
  readonly face: Face;
  readonly count?: number;
  readonly buried?: boolean;
}

export function placeKey(notes: Notes, key: CardKey, at: Rect, how: Placing): void {
  notes.poses.set(key, {
    x: at.x,
    y: at.y,
    w: at.w,
    h: at.h,
    z: how.z,
    face: how.face,
    count: how.count ?? 1,
    buried: how.buried ?? false,
  });
}

export function place(notes: Notes, card: CardId, at: Rect, how: Placing): void {
  placeKey(notes, keyOf(card), at, how);
}

/** A pile: cards slightly offset, the last one on top with the count. */
export function pile(
  notes: Notes,
  cards: readonly CardId[],
  at: Rect,
  how: { z: number; face: Face },
  apart: { dx: number; dy: number },
): void {
  const last = cards.length - 1;
  cards.forEach((card, i) => {
    const depth = Math.min(2, last - i);
    const spot = { ...at, x: at.x + depth * apart.dx, y: at.y + depth * apart.dy };
    place(notes, card, spot, { ...how, z: how.z + i, count: cards.length, buried: i !== last });
  });
}

/** Adds a target only if it is large enough to tap. */
export function target(notes: Notes, t: Target): boolean {
  if (t.w < TOUCH - 0.5 || t.h < TOUCH - 0.5) return false;
  notes.targets.push(t);
  return true;
}
