/** What one player sees: all that they know, and nothing else. */
import { cloneFrame, progressOf } from './clone';
import type { Decision } from './decision';
import { decision } from './decision';
import { knowledgeOf, knows, knowsMaterial, PUBLIC } from './knowledge';
import { playerState } from './queries';
import { materialOf } from './registry';
import type { CardId, Frame, GameOptions, GameState, Material, PlayerId, Progress } from './types';
import { MATERIALS } from './types';

/** A hand or waiting area as a viewer sees it, sorted so that the order reveals nothing. */
export interface HiddenCards {
  count: number;
  /** The cards that the viewer knows to be there. */
  known: CardId[];
  /** Of the others, those whose material the viewer knows. */
  materials: Material[];
}

export interface PlayerView {
  hand: HiddenCards;
  waiting: HiddenCards;
  /** Empty while the card of the setup lies face down there. */
  task: CardId[];
  taskFaceDown: boolean;
  helpers: CardId[];
  bench: CardId[];
  sales: CardId[];
  gallery: CardId[];
  giftShop: CardId[];
}

/** A view without its question, which a search has at hand anyway. */
export interface Sight extends Progress {
  viewer: PlayerId;
  options: Omit<GameOptions, 'seed'>;
  /** Bottom first, top last; null where the viewer does not know the card. */
  deck: (CardId | null)[];
  floor: CardId[];
  players: PlayerView[];
  /** Cards in hands and waiting areas, or in the deck, that everybody knows. */
  revealed: CardId[];
  /** How the viewer's own question came about; null for everybody else. */
  stack: Frame[] | null;
}

export interface View extends Sight {
  /** The viewer's own question; null for everybody else. */
  decision: Decision | null;
}

/** A viewer who sees only open cards and no hand, for the screen while the device changes hands. */
export const SPECTATOR: PlayerId = -1;

const ascending = (a: number, b: number) => a - b;

function hidden(g: GameState, viewer: PlayerId, cards: readonly CardId[]): HiddenCards {
  const known: CardId[] = [];
  const materials: Material[] = [];
  for (const card of cards) {
    if (knows(g, viewer, card)) known.push(card);
    else if (knowsMaterial(g, viewer, card)) materials.push(materialOf(card));
  }
  materials.sort((a, b) => MATERIALS.indexOf(a) - MATERIALS.indexOf(b));
  return { count: cards.length, known: known.sort(ascending), materials };
}

function playerView(g: GameState, viewer: PlayerId, player: PlayerId): PlayerView {
  const p = playerState(g, player);
  return {
    hand: hidden(g, viewer, p.hand),
    waiting: hidden(g, viewer, p.waiting),
    task: p.taskFaceDown ? [] : p.task.slice(),
    taskFaceDown: p.taskFaceDown,
    helpers: p.helpers.slice(),
    bench: p.bench.slice(),
    sales: p.sales.slice(),
    gallery: p.gallery.slice(),
    giftShop: p.giftShop.slice(),
  };
}

function revealedCards(g: GameState): CardId[] {
  const isOpen = (card: CardId) => (knowledgeOf(g, card) & PUBLIC) !== 0;
  const cards = g.deck.filter(isOpen);
  for (const p of g.players) cards.push(...p.hand.filter(isOpen), ...p.waiting.filter(isOpen));
  return cards.sort(ascending);
}

function isDeciding(g: GameState, viewer: PlayerId): boolean {
  return g.end === null && g.current === viewer;
}

export function sightOf(g: GameState, viewer: PlayerId): Sight {
  // The seed would reveal the order of the deck.
  const { seed: _, ...options } = g.options;
  return {
    viewer,
    options,
    deck: g.deck.map((card) => (knows(g, viewer, card) ? card : null)),
    floor: g.floor.slice(),
    players: g.players.map((_, player) => playerView(g, viewer, player)),
    revealed: revealedCards(g),
    ...progressOf(g),
    stack: isDeciding(g, viewer) ? g.stack.map(cloneFrame) : null,
  };
}

export function viewFor(g: GameState, viewer: PlayerId): View {
  return { ...sightOf(g, viewer), decision: isDeciding(g, viewer) ? decision(g) : null };
}
