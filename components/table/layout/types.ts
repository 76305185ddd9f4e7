/** The layout's output: where everything on the table lies. Plain numbers, no rendering. */
import type { CardId, Location, Material, PlayerId, Zone } from '@/engine';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * How a card is drawn. A slip is one line with name and value, for works without more room; the four after it show only
 * the edge that sticks out from under the mat.
 */
export type Face = 'full' | 'back' | 'slip' | 'task' | 'helper' | 'bench' | 'sale' | 'away';

/** Tucked cards lie partly under a mat and must not be raised above it. */
export function isTucked(face: Face): boolean {
  return face === 'task' || face === 'helper' || face === 'bench' || face === 'sale';
}

/**
 * `away`: the card lies where this screen has no room for it, such as another player's mat on a phone. It has a pose so
 * that it can glide to and from there.
 */
export interface Pose extends Rect {
  readonly z: number;
  readonly face: Face;
  /** On the top card of a pile: the number of cards in it. */
  readonly count: number;
  /** Hidden by another card of its pile, so it need not be drawn in full. */
  readonly buried: boolean;
}

/** `c` and the id for a card the viewer knows; place and index for one that must stay unnamed. */
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
  /** The user's text size; bands with sentences grow with it. */
  readonly text: number;
}

/** What the layout has to know besides view and screen. */
export interface Focus {
  readonly front: PlayerId;
  /** The chosen card, drawn on top of its pile. */
  readonly chosen?: CardId | null;
  /** Panel height needed to show all words and buttons of the question, if known. */
  readonly promptNeed?: number;
  /** A lesson speaks in whole sentences: its panel is tall from the start, so that nothing jumps. */
  readonly lesson?: boolean;
}

export type BandName =
  'turnBar' | 'opponents' | 'floor' | 'temple' | 'prompt' | 'hand' | 'log' | 'inspector';

/** Something tappable: a card, a pile of one material, a zone too small to split, an empty zone, a seat. */
export interface Target extends Rect {
  readonly id: string;
  readonly kind: 'card' | 'pile' | 'zone' | 'empty' | 'seat' | 'deck' | 'waiting';
  readonly at: Location;
  readonly cards: readonly CardId[];
  readonly material?: Material;
  /** What can be seen apart in a zone but is too small to be a target: each with its place on the table. */
  readonly parts?: readonly TargetPart[];
}

export interface TargetPart extends Rect {
  readonly cards: readonly CardId[];
}

/** A mat and its parts that are drawn and labelled. */
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
  /** The line above each wing for its name and count; null if there is no room. */
  readonly galleryLabel: Rect | null;
  readonly giftShopLabel: Rect | null;
  /** Left and right of the task. */
  readonly plaque: Rect;
  readonly waiting: Rect;
  readonly z: number;
}

export interface SeatPanel extends Rect {
  readonly player: PlayerId;
  /** On tablets a panel is only the head of the mat below it. */
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
  /** Start and end points of card moves, keyed by `zone` or `zone/player`. */
  readonly anchors: ReadonlyMap<string, Rect>;
}

export const TOUCH = 44;
export const GAP = 6;
export const PAD = 8;

/** Drawing order: tucked cards lie below the mat, everything else above it. */
export const Z = { tucked: 10, mat: 100, works: 200, floor: 300, hand: 400, flying: 900 } as const;

export const keyOf = (card: CardId): CardKey => `c${card}`;
export const anchorKey = (zone: Zone, player: PlayerId): string =>
  zone === 'deck' || zone === 'floor' ? zone : `${zone}/${player}`;
