/** What the layout says: where everything on the table lies. Plain numbers, no rendering. */
import type { CardId, Location, Material, PlayerId, Zone } from '@/engine';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * How a card shows itself. A slip is a line with name and value, for a work that has no room for more;
 * the four after it show only the edge that matters where they are tucked.
 */
export type Face = 'full' | 'back' | 'slip' | 'task' | 'helper' | 'bench' | 'sale' | 'away';

/** Partly under a mat: it may not rise over it. */
export function isTucked(face: Face): boolean {
  return face === 'task' || face === 'helper' || face === 'bench' || face === 'sale';
}

/**
 * `away`: the card is on the table, but this screen has no room for it (another player's mat on a
 * phone). It still has a pose, so that it can glide to and from there.
 */
export interface Pose extends Rect {
  readonly z: number;
  readonly face: Face;
  /** On the top card of a pile: how many lie there. */
  readonly count: number;
  /** Another card of its pile hides it, so it need not be drawn in full. */
  readonly buried: boolean;
}

/** A card the viewer knows is `c` and its id; one that nobody may name is numbered in its place. */
export type CardKey = string;

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly insets: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  /** The reader's text size; bands that hold sentences grow with it. */
  readonly text: number;
}

/** What the question is about: that zone grows, the others make room. */
export interface Focus {
  /** Whose temple lies in front. */
  readonly front: PlayerId;
  readonly zone: 'floor' | 'temple' | 'hand' | null;
  /** The card that was chosen: of a pile it lies on top. */
  readonly chosen?: CardId | null;
  /** Rows of buttons under the question. */
  readonly promptRows: number;
  /** How tall the question's panel must be for all its words, where that is known. */
  readonly promptNeed?: number;
}

export type BandName =
  'turnBar' | 'opponents' | 'floor' | 'temple' | 'prompt' | 'hand' | 'log' | 'inspector';

/** Something that can be tapped: a card, a pile of one material, a zone too small to part, a seat. */
export interface Target extends Rect {
  readonly id: string;
  readonly kind: 'card' | 'pile' | 'zone' | 'seat' | 'deck' | 'waiting';
  readonly at: Location;
  readonly cards: readonly CardId[];
  readonly material?: Material;
}

/** A mat, and the parts of it that are drawn and labelled. */
export interface MatLayout {
  readonly player: PlayerId;
  readonly outer: Rect;
  readonly mat: Rect;
  readonly task: Rect;
  readonly helpers: Rect;
  readonly bench: Rect;
  readonly sales: Rect;
  readonly gallery: Rect;
  readonly giftShop: Rect;
  /** The line above each wing, for its name and count; null where there is no room for words. */
  readonly galleryLabel: Rect | null;
  readonly giftShopLabel: Rect | null;
  /** Left and right of the task. */
  readonly plaque: Rect;
  readonly waiting: Rect;
  readonly z: number;
}

export interface SeatPanel extends Rect {
  readonly player: PlayerId;
  /** With a mat of its own below (tablets), a panel is only the head of it. */
  readonly head: boolean;
}

export interface TableLayout {
  readonly kind: 'phone' | 'landscape' | 'tablet';
  readonly bands: Readonly<Record<BandName, Rect | null>>;
  readonly seats: readonly SeatPanel[];
  readonly mats: readonly MatLayout[];
  readonly deck: Rect;
  readonly poses: ReadonlyMap<CardKey, Pose>;
  readonly targets: readonly Target[];
  /** Where cards come from and go to: `zone` or `zone/player`. */
  readonly anchors: ReadonlyMap<string, Rect>;
}

export const TOUCH = 44;
export const GAP = 6;
export const PAD = 8;

/** Layers: what is tucked lies below the mat, everything else above it. */
export const Z = { tucked: 10, mat: 100, works: 200, floor: 300, hand: 400, flying: 900 } as const;

export const keyOf = (card: CardId): CardKey => `c${card}`;
export const anchorKey = (zone: Zone, player: PlayerId): string =>
  zone === 'deck' || zone === 'floor' ? zone : `${zone}/${player}`;
