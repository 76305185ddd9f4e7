/**
 * What a player can work out from what they see: covers, points so far, and what a work would change
 * before it is placed. Made from a view, so nothing hidden can get in.
 */
import { progressOf } from './clone';
import { checkWorks } from './flow/end';
import { NOBODY } from './knowledge';
import { coverIn, countOf, helpersCovered, seat, worksInWing, WINGS } from './queries';
import { materialOf } from './registry';
import type { PlayerScore } from './scoring';
import { salesCover, scoreOf } from './scoring';
import { deckSize } from './setup';
import type { CardId, GameState, Material, PlayerId, Wing } from './types';
import { MATERIALS } from './types';
import type { View } from './view';

/**
 * The table of a view, with hands as far as they are known: good for questions about what lies open,
 * not for playing on (the AI's sampled worlds are for that).
 */
export function tableOf(view: View): GameState {
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

/** How the cards of one material stand, on one side of a mat. */
export interface Cover {
  material: Material;
  count: number;
  /** How many cards the works of the wing could cover. */
  cover: number;
  /** All of them, or none. */
  covered: boolean;
}

function helperCover(g: GameState, player: PlayerId, material: Material): Cover {
  const count = countOf(seat(g, player).helpers, material);
  const cover = coverIn(g, player, 'gallery', material);
  return { material, count, cover, covered: helpersCovered(g, player, material, count) };
}

function saleCover(g: GameState, player: PlayerId, material: Material): Cover {
  const count = countOf(seat(g, player).sales, material);
  const cover = coverIn(g, player, 'giftShop', material);
  return { material, count, cover, covered: salesCover(g, player)[material] !== 'uncovered' };
}

/** Helpers and sales of a player, material by material; those that are not there have count 0. */
export function covers(view: View, player: PlayerId): { helpers: Cover[]; sales: Cover[] } {
  const g = tableOf(view);
  return {
    helpers: MATERIALS.map((material) => helperCover(g, player, material)),
    sales: MATERIALS.map((material) => saleCover(g, player, material)),
  };
}

/** What a work would change in a wing, for the cards that this wing covers. */
export interface WingPreview {
  wing: Wing;
  before: Cover;
  after: Cover;
  /** How many works would count there. */
  works: number;
  /** Points so far, before and after (what the work itself is worth included). */
  points: { before: number; after: number };
  /** The game would be over. */
  ends: boolean;
}

/** For the viewer's own temple: both wings, before the work is placed in either. */
export function previewWork(view: View, card: CardId): Record<Wing, WingPreview> {
  const me = view.viewer;
  const material = materialOf(card);
  const coverOf = (g: GameState, wing: Wing) =>
    wing === 'gallery' ? helperCover(g, me, material) : saleCover(g, me, material);
  const now = tableOf(view);
  const preview = (wing: Wing): WingPreview => {
    const then = tableOf(view);
    const p = seat(then, me);
    p.hand = p.hand.filter((other) => other !== card);
    p[wing].push(card);
    checkWorks(then);
    return {
      wing,
      before: coverOf(now, wing),
      after: coverOf(then, wing),
      works: worksInWing(then, me, wing),
      points: { before: scoreOf(now, me).total, after: scoreOf(then, me).total },
      ends: then.end !== null,
    };
  };
  const [gallery, giftShop] = WINGS.map(preview) as [WingPreview, WingPreview];
  return { gallery, giftShop };
}

/** Points so far, as far as the viewer can tell: of another's hand only the cards that they know. */
export function scoreInView(view: View, player: PlayerId): PlayerScore {
  return scoreOf(tableOf(view), player);
}
