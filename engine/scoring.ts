/** The score, at any time, as if the game ended now: by category and by card, with reasons. */
import { endingWork } from './end';
import { countNaming, countOf, countWith, coverIn, playerState, valueAs, workOf } from './queries';
import { materialOf, valueOf } from './registry';
import type { CardId, End, GameState, Material, PlayerId } from './types';
import { MATERIALS, VALUE_OF } from './types';

export type ScoreCategory = 'works' | 'sales' | 'backorders' | 'bonuses';

/** Why a card counts, or why it does not. */
export type ScoreReason =
  'work' | 'covered' | 'coveredByEffect' | 'uncovered' | 'mostSales' | 'tieClaimed' | 'bonus';

export interface ScoreLine {
  category: ScoreCategory;
  card: CardId;
  points: number;
  reason: ScoreReason;
}

export interface PlayerScore {
  player: PlayerId;
  works: number;
  sales: number;
  backorders: number;
  bonuses: number;
  total: number;
  lines: ScoreLine[];
}

export interface Score {
  players: PlayerScore[];
  /** Players in order of victory; in the team game, teams. */
  ranking: { players: PlayerId[]; total: number }[];
  winners: PlayerId[];
  /** What decided: more points, the tie-break, or a work that wins whatever the points are. */
  decidedBy: 'points' | 'tieBreak' | 'work';
  /** The name of that work. */
  winningWork: string | null;
}

type Note = (category: ScoreCategory, card: CardId, points: number, reason: ScoreReason) => void;

/** Which sales of a player score: by works of the gift shop, or by an effect. */
export function salesCover(
  g: GameState,
  player: PlayerId,
): Record<Material, 'covered' | 'coveredByEffect' | 'uncovered'> {
  const { sales } = playerState(g, player);
  const status = (material: Material) => {
    const sold = countOf(sales, material);
    if (sold === 0) return 'uncovered';
    if (coverIn(g, player, 'giftShop', material) >= sold) return 'covered';
    return countNaming(g, player, 'coversSales', material) > 0 ? 'coveredByEffect' : 'uncovered';
  };
  const cover = {
    paper: status('paper'),
    stone: status('stone'),
    cloth: status('cloth'),
    clay: status('clay'),
    metal: status('metal'),
  } as Record<Material, 'covered' | 'coveredByEffect' | 'uncovered'>;
  for (let i = countWith(g, player, 'coversMostSold'); i > 0; i--) {
    const material = mostSoldUncovered(sales, cover);
    if (material !== null) cover[material] = 'coveredByEffect';
  }
  return cover;
}

/** The most-sold material; of several, the one that adds most after all other cover. */
function mostSoldUncovered(
  sales: readonly CardId[],
  cover: Record<Material, string>,
): Material | null {
  let most = 0;
  for (const material of MATERIALS) most = Math.max(most, countOf(sales, material));
  let best: Material | null = null;
  if (most === 0) return null;
  for (const material of MATERIALS) {
    if (countOf(sales, material) !== most || cover[material] !== 'uncovered') continue;
    if (best === null || VALUE_OF[material] > VALUE_OF[best]) best = material;
  }
  return best;
}

/** May this player score their hand cards of a material? */
export function backorderClaim(
  g: GameState,
  player: PlayerId,
  material: Material,
): 'mostSales' | 'tieClaimed' | null {
  const mine = countOf(playerState(g, player).sales, material);
  let tied = false;
  for (let other = 0; other < g.players.length; other++) {
    if (other === player) continue;
    const theirs = countOf(playerState(g, other).sales, material);
    if (theirs > mine) return null;
    if (theirs === mine) tied = true;
  }
  if (!tied) return 'mostSales';
  return countNaming(g, player, 'claimsTies', material) > 0 ? 'tieClaimed' : null;
}

function tally(g: GameState, player: PlayerId, note: Note): void {
  const p = playerState(g, player);
  const ownWork = (card: CardId) => {
    note('works', card, valueAs(g, card), 'work');
    const { points } = workOf(g, card);
    if (points !== undefined) note('bonuses', card, points(g, player, card), 'bonus');
  };
  p.gallery.forEach(ownWork);
  p.giftShop.forEach(ownWork);
  if (p.sales.length > 0) {
    const cover = salesCover(g, player);
    for (const card of p.sales) {
      const reason = cover[materialOf(card)];
      note('sales', card, reason === 'uncovered' ? 0 : valueOf(card), reason);
    }
  }
  const times = 1 + countWith(g, player, 'handCountsAgain');
  for (const material of MATERIALS) {
    if (countOf(p.hand, material) === 0) continue;
    const claim = backorderClaim(g, player, material);
    if (claim === null) continue;
    for (const card of p.hand) {
      if (materialOf(card) === material) note('backorders', card, times * valueOf(card), claim);
    }
  }
}

/** A player's points without the reasons, for a search. */
export function points(g: GameState, player: PlayerId): number {
  let total = 0;
  tally(g, player, (_category, _card, value) => {
    total += value;
  });
  return total;
}

export function scoreOf(g: GameState, player: PlayerId): PlayerScore {
  const result: PlayerScore = {
    player,
    works: 0,
    sales: 0,
    backorders: 0,
    bonuses: 0,
    total: 0,
    lines: [],
  };
  tally(g, player, (category, card, value, reason) => {
    result[category] += value;
    result.total += value;
    result.lines.push({ category, card, points: value, reason });
  });
  return result;
}

function sides(g: GameState): PlayerId[][] {
  if (g.options.teams) {
    return [
      [0, 2],
      [1, 3],
    ];
  }
  return g.players.map((_, player) => [player]);
}

/** How far from the current player, clockwise: ties go to the nearest. */
function distance(g: GameState, players: readonly PlayerId[]): number {
  const n = g.players.length;
  return Math.min(...players.map((player) => (player - g.current + n) % n));
}

export function score(g: GameState): Score {
  const players = g.players.map((_, player) => scoreOf(g, player));
  const total = (side: readonly PlayerId[]) =>
    side.reduce((sum, player) => sum + (players[player] as PlayerScore).total, 0);
  const ending = endingWork(g.end);
  const winningWork = ending?.wins === undefined ? null : ending.name;
  const winner = winningWork === null ? -1 : (g.end as End).player;
  const ranking = sides(g)
    .map((side) => ({ players: side, total: total(side) }))
    .sort(
      (a, b) =>
        Number(b.players.includes(winner)) - Number(a.players.includes(winner)) ||
        b.total - a.total ||
        distance(g, a.players) - distance(g, b.players),
    );
  const [first, second] = ranking as [(typeof ranking)[0], (typeof ranking)[0]];
  const tied = first.total === second.total;
  return {
    players,
    ranking,
    winners: first.players,
    decidedBy: winningWork !== null ? 'work' : tied ? 'tieBreak' : 'points',
    winningWork,
  };
}
