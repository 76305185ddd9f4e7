/** What must hold in every state. Each check returns a sentence, or null. */
import type { Decision, GameState } from '../../engine';
import { decision, score, WINGS } from '../../engine';
import { winningWork, worksToEnd } from '../../engine/end';
import { EVERYBODY } from '../../engine/knowledge';
import { worksInWing } from '../../engine/queries';
import { deckSize } from '../../engine/setup';

/** `d` is the state's decision, made once for all checks. */
type Check = (g: GameState, d: Decision | null) => string | null;

const everyCardOnce: Check = (g) => {
  const seen = new Set<number>();
  const zones = [g.deck, g.floor];
  for (const p of g.players) {
    zones.push(p.hand, p.waiting, p.task, p.helpers, p.bench, p.sales, p.gallery, p.giftShop);
  }
  for (const zone of zones) {
    for (const card of zone) {
      if (seen.has(card)) return `Card ${card} is in two places.`;
      seen.add(card);
    }
  }
  const size = deckSize(g.players.length);
  return seen.size === size ? null : `${seen.size} cards are there instead of ${size}.`;
};

const oneTaskEach: Check = (g) =>
  g.players.every((p) => p.task.length <= 1) ? null : 'A player has two tasks.';

/** Open cards are known to all, hands to their owners, face-down cards to nobody. */
const knowledgeFits: Check = (g) => {
  const knows = (card: number) => (g.known[card] as number) & EVERYBODY;
  const open = [...g.floor];
  for (let player = 0; player < g.players.length; player++) {
    const p = g.players[player] as GameState['players'][0];
    open.push(...p.helpers, ...p.bench, ...p.sales, ...p.gallery, ...p.giftShop);
    if (!p.taskFaceDown) open.push(...p.task);
    else if (p.task.some((card) => knows(card) !== 0)) return 'Somebody knows a face-down task.';
    if (p.hand.some((card) => (knows(card) & (1 << player)) === 0)) {
      return `Player ${player} does not know their own hand.`;
    }
  }
  const unseen = open.find((card) => knows(card) !== EVERYBODY);
  return unseen === undefined ? null : `Card ${unseen} lies open, and somebody does not know it.`;
};

const somethingToChoose: Check = (g, d) => {
  if (g.end !== null) {
    return d === null && g.stack.length === 0
      ? null
      : 'The game is over, and something is pending.';
  }
  if (d === null) return 'The game is not over, and nobody is asked.';
  if (d.choices.length === 0) return `There is nothing to choose at ${d.kind}.`;
  if (d.player !== g.current) return 'Somebody decides who is not the current player.';
  const texts = new Set(d.choices.map((choice) => JSON.stringify(choice)));
  return texts.size === d.choices.length ? null : `A choice is listed twice at ${d.kind}.`;
};

/** A visible card can be chosen or has a reason why not, never both. */
const everyCardExplained: Check = (g, d) => {
  if (d === null) return null;
  const choosable = new Set(d.choices.flatMap((c) => [c.card, c.via]));
  const blocked = new Set(d.blocked.map((b) => b.card));
  if (blocked.size !== d.blocked.length) return 'A card is blocked twice.';
  const sight = [...g.floor, ...(g.players[d.player] as GameState['players'][0]).hand];
  for (const p of g.players) {
    sight.push(...p.helpers, ...p.bench, ...p.sales, ...p.gallery, ...p.giftShop);
    if (!p.taskFaceDown) sight.push(...p.task);
  }
  const odd = sight.find((card) => choosable.has(card) === blocked.has(card));
  return odd === undefined ? null : `Card ${odd} is choosable and blocked, or neither (${d.kind}).`;
};

const overWhenItShould: Check = (g) => {
  if (g.end !== null) return null;
  if (g.deck.length === 0) return 'The deck is empty, and the game goes on.';
  for (let player = 0; player < g.players.length; player++) {
    if (winningWork(g, player) !== undefined) return 'A player has won, and the game goes on.';
    // Go Set counts works in both wings, and Kite may copy it.
    if (WINGS.some((wing) => worksInWing(g, player, wing) >= worksToEnd(g))) {
      return 'A wing is full, and the game goes on.';
    }
  }
  return null;
};

/** Nothing that JSON would drop or change: undefined, functions, instances, NaN, -0. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}

const plainData: Check = (g) => {
  const odd = Object.entries(g).find(([, value]) => !isPlain(value));
  return odd === undefined ? null : `"${odd[0]}" is not plain data.`;
};

const scoresAddUp: Check = (g) => {
  for (const p of score(g).players) {
    const byLine = p.lines.reduce((sum, line) => sum + line.points, 0);
    const byCategory = p.works + p.sales + p.backorders + p.bonuses;
    if (byLine !== p.total || byCategory !== p.total) {
      return `Player ${p.player}: lines ${byLine}, categories ${byCategory}, total ${p.total}.`;
    }
  }
  return null;
};

const CHECKS: Readonly<Record<string, Check>> = {
  everyCardOnce,
  oneTaskEach,
  knowledgeFits,
  somethingToChoose,
  everyCardExplained,
  overWhenItShould,
  plainData,
  scoresAddUp,
};

/** A sentence for the first invariant that is broken. */
export function findBrokenInvariant(g: GameState, d = decision(g)): string | null {
  for (const [name, check] of Object.entries(CHECKS)) {
    const broken = check(g, d);
    if (broken !== null) return `${name}: ${broken}`;
  }
  return null;
}
