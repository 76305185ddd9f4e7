/**
 * What each group of helpers and sales is worth, and what a new work would change. Made from a view, so
 * nothing hidden can leak.
 */
import { progressOf } from './clone';
import { winningWork, worksToEnd } from './end';
import { substitutesAvailable, supportAvailable, supportNeeded } from './flow/complete';
import { NOBODY } from './knowledge';
import {
  countOf,
  coverIn,
  helpersCovered,
  materialAs,
  playerState,
  workOf,
  worksInWing,
} from './queries';
import { materialOf } from './registry';
import { backorderClaim, points, salesCover, type ScoreLine } from './scoring';
import { deckSize } from './setup';
import type { CardId, GameState, Material, PlayerId, Wing } from './types';
import { MATERIALS, VALUE_OF } from './types';
import type { View } from './view';

/** The table of a view, with hands as far as known: for questions about open cards, not for playing on. */
function tableOf(view: View): GameState {
  const known = Array.from({ length: deckSize(view.players.length) }, () => NOBODY);
  return {
    options: { ...view.options, seed: '' },
    deck: view.deck.filter((card) => card !== null),
    floor: view.floor,
    players: view.players.map((p) => ({
      ...p,
      hand: p.hand.known,
      waiting: p.waiting.known,
      gallery: p.gallery.slice(),
      giftShop: p.giftShop.slice(),
    })),
    known,
    ...progressOf(view),
    stack: [],
  };
}

export interface GroupWorth {
  readonly material: Material;
  readonly count: number;
  /** How many the works beside it could cover. */
  readonly cover: number;
  readonly covered: boolean;
  /** Helpers: extra actions on such a task. Sales: points. */
  readonly worth: number;
}

export interface TempleWorth {
  readonly helpers: readonly GroupWorth[];
  readonly sales: readonly GroupWorth[];
  readonly gallery: number;
  readonly giftShop: number;
  readonly end: number;
}

function helperGroup(g: GameState, player: PlayerId, material: Material): GroupWorth {
  const count = countOf(g.players[player]?.helpers ?? [], material);
  const covered = helpersCovered(g, player, material, count);
  const cover = coverIn(g, player, 'gallery', material);
  return { material, count, cover, covered, worth: covered ? 2 * count : count };
}

function saleGroup(
  g: GameState,
  player: PlayerId,
  material: Material,
  status: ReturnType<typeof salesCover>,
): GroupWorth {
  const count = countOf(g.players[player]?.sales ?? [], material);
  const covered = status[material] !== 'uncovered';
  const cover = coverIn(g, player, 'giftShop', material);
  return { material, count, cover, covered, worth: covered ? count * VALUE_OF[material] : 0 };
}

function worthOf(g: GameState, player: PlayerId): TempleWorth {
  const status = salesCover(g, player);
  const there = (group: GroupWorth) => group.count > 0;
  return {
    helpers: MATERIALS.map((m) => helperGroup(g, player, m)).filter(there),
    sales: MATERIALS.map((m) => saleGroup(g, player, m, status)).filter(there),
    gallery: worksInWing(g, player, 'gallery'),
    giftShop: worksInWing(g, player, 'giftShop'),
    end: worksToEnd(g),
  };
}

export function templeWorth(view: View, player: PlayerId): TempleWorth {
  return worthOf(tableOf(view), player);
}

/** The work that lets a card count which would not otherwise: it covers the sale, or wins the tie. */
export function creditedWork(
  view: View,
  player: PlayerId,
  { card, reason }: Pick<ScoreLine, 'card' | 'reason'>,
): string | null {
  if (reason !== 'tieClaimed' && reason !== 'coveredByEffect') return null;
  const g = tableOf(view);
  const material = materialOf(card);
  const { gallery, giftShop } = playerState(g, player);
  const works = [...gallery, ...giftShop].map((own) => workOf(g, own));
  const names = reason === 'tieClaimed' ? 'claimsTies' : 'coversSales';
  const found =
    works.find((work) => work[names]?.includes(material)) ??
    (reason === 'coveredByEffect' ? works.find((work) => work.coversMostSold) : undefined);
  return found?.name ?? null;
}

export interface WingPreview {
  readonly wing: Wing;
  /** The helpers or sales of the new work's material, after it; null if there are none. */
  readonly group: GroupWorth | null;
  /** Whether it was covered before. */
  readonly before: boolean;
  /** Extra actions (gallery) or points (gift shop) that all groups together gain. */
  readonly gain: number;
  /** A full wing, a work that wins, or the last card of the deck. */
  readonly ends: boolean;
  /** The points with which it ends, by player; null if it does not, or if a work wins whatever they are. */
  readonly final: readonly FinalPoints[] | null;
}

export interface FinalPoints {
  readonly points: number;
  /** Cards that the viewer does not know may add to them. */
  readonly orMore: boolean;
}

/** Hands count as far as the view knows them; what else is in them may only add points. */
function finalPoints(g: GameState, view: View): FinalPoints[] {
  return view.players.map(({ hand }, player) => ({
    points: points(g, player),
    orMore:
      hand.count > hand.known.length &&
      MATERIALS.some((material) => backorderClaim(g, player, material) !== null),
  }));
}

/** What the work would cover in this wing. */
export function previewWing(view: View, player: PlayerId, card: CardId, wing: Wing): WingPreview {
  const g = tableOf(view);
  const before = worthOf(g, player);
  const p = g.players[player];
  if (p !== undefined) {
    p.hand = p.hand.filter((other) => other !== card);
    p[wing] = [...p[wing].filter((other) => other !== card), card];
  }
  const after = worthOf(g, player);
  const edge = wing === 'gallery' ? 'helpers' : 'sales';
  const material = materialAs(g, card);
  const of = (worth: TempleWorth) => worth[edge].find((group) => group.material === material);
  const sum = (worth: TempleWorth) => worth[edge].reduce((n, group) => n + group.worth, 0);
  const wins = winningWork(g, player) !== undefined;
  const ends =
    after.gallery >= after.end ||
    after.giftShop >= after.end ||
    wins ||
    (view.deck.length === 1 && view.deck[0] === card);
  return {
    wing,
    group: of(after) ?? null,
    before: of(before)?.covered ?? false,
    gain: sum(after) - sum(before),
    ends,
    final: ends && !wins ? finalPoints(g, view) : null,
  };
}

/** How many cards of support are still missing; 0: it can be completed that way. */
export interface SupportMissing {
  readonly smith: number;
  readonly craft: number;
}

/** What a card would lack if the player held it and completed it by Smith, or by Craft. */
export function missingSupport(view: View, player: PlayerId, card: CardId): SupportMissing {
  const g = tableOf(view);
  const instead = substitutesAvailable(g, player).length;
  const missing = (mode: keyof SupportMissing) => {
    const have = supportAvailable(g, player, card, mode).length + instead;
    return Math.max(0, supportNeeded(g, player, card, mode) - have);
  };
  return { smith: missing('smith'), craft: missing('craft') };
}
