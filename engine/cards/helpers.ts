/** Phrases that several works share. */
import type { FrameOf } from '../program';
import {
  faceUpTask,
  isOpponent,
  materialAs,
  opponents,
  locationOnMat,
  playerState,
} from '../queries';
import { materialOf } from '../registry';
import type { Act, CardId, Choice, GameState, MatLocation, PlayerId, TaskInfo } from '../types';
import { revealFromHand, takeFrom } from '../verbs';
import type { EffectVars, Occasion } from '../work';

// --- Choices

export function mayUse(self: CardId): Choice[] {
  return [{ do: 'use', via: self }];
}

/** Use the work on one of these cards. */
export function mayUseOn(self: CardId, cards: readonly CardId[]): Choice[] {
  return cards.map((card): Choice => ({ do: 'use', via: self, card }));
}

export function actOn(act: Act, cards: readonly CardId[], via?: CardId): Choice[] {
  return cards.map((card): Choice =>
    via === undefined ? { do: act, card } : { do: act, card, via },
  );
}

// --- Reading a frame

type EffectFrame = FrameOf<EffectVars>;

export function selfOf(f: EffectFrame): CardId {
  return f.vars.self;
}

/** The card that the latest choice named. */
export function pickedCard(f: Pick<EffectFrame, 'answer'>): CardId {
  return f.answer?.card as CardId;
}

/** The work just completed. */
export function doneOf(at: Occasion): CardId {
  return at.done as CardId;
}

// --- The table

export function isPaper(g: GameState, card: CardId): boolean {
  return materialAs(g, card) === 'paper';
}

export function ownWorks(g: GameState, player: PlayerId): CardId[] {
  return [...playerState(g, player).gallery, ...playerState(g, player).giftShop];
}

export function opponentsTasks(g: GameState, me: PlayerId): CardId[] {
  const tasks: CardId[] = [];
  for (const other of opponents(g, me)) {
    const task = faceUpTask(g, other);
    if (task !== undefined) tasks.push(task);
  }
  return tasks;
}

/** All cards in this zone of opponents who have more there than I have. */
export function cardsOfRicher(
  g: GameState,
  me: PlayerId,
  zone: 'helpers' | 'bench' | 'sales',
): CardId[] {
  const mine = playerState(g, me)[zone].length;
  const cards: CardId[] = [];
  for (let other = 0; other < g.players.length; other++) {
    const theirs = playerState(g, other)[zone];
    if (theirs.length > mine && isOpponent(g, me, other)) cards.push(...theirs);
  }
  return cards;
}

/** Cards in hand that match the task about to be performed. */
export function matchingHand(g: GameState, me: PlayerId): CardId[] {
  const { material } = g.task as TaskInfo;
  return playerState(g, me).hand.filter((card) => materialOf(card) === material);
}

/** The size of the largest group of one material, counting `extraPaper` more Paper cards. */
export function mostFrequent(cards: readonly CardId[], extraPaper = 0): number {
  const counts = { paper: extraPaper, stone: 0, cloth: 0, clay: 0, metal: 0 };
  for (const card of cards) counts[materialOf(card)]++;
  return Math.max(counts.paper, counts.stone, counts.cloth, counts.clay, counts.metal);
}

// --- Moves

/** Moves the chosen open card of another player to the player of this frame. */
export function take(g: GameState, f: EffectFrame, to: 'task' | 'sales'): void {
  const card = pickedCard(f);
  takeFrom(g, card, locationOnMat(g, card) as MatLocation, to, f.player);
}

/** Shows the chosen card for one more action of the task. */
export function revealForAction(g: GameState, f: EffectFrame): void {
  revealFromHand(g, f.player, pickedCard(f), 'extra');
  const task = g.task as TaskInfo;
  task.extras = [...task.extras, selfOf(f)];
}
