/**
 * The complete game engine, without dependencies. `newGame` deals, `decision` lists the legal choices,
 * `apply` returns a new state and events. A state is plain JSON at every decision. Only the setup is
 * random, so `replay(options, choices)` gives the same game. `advance` is `apply` without clone, check and
 * events, for searches.
 */
import type { WorkName } from './cards';
import { WORKS } from './cards';
import { clone } from './clone';
import { checkedChoice } from './decision';
import { endingWork as workThatEnded } from './end';
import type { GameEvent } from './events';
import { collectEvents } from './events';
import { registerFlow } from './flow';
import { answer } from './flow/run';
import { registerWorks } from './registry';
import type { NewGameOptions } from './setup';
import { completeOptions, setUp } from './setup';
import type { Choice, End, GameState } from './types';

registerFlow();
registerWorks(WORKS);

/** Deals a game, up to its first decision. */
export function newGame(options: NewGameOptions, events?: GameEvent[]): GameState {
  const full = completeOptions(options);
  return collectEvents(events ?? null, () => setUp(full));
}

/** Carries out a choice of the current decision; returns the new state and the events. */
export function apply(g: GameState, choice: Choice): { state: GameState; events: GameEvent[] } {
  const found = checkedChoice(g, choice);
  const state = clone(g);
  const events: GameEvent[] = [];
  collectEvents(events, () => answer(state, found));
  return { state, events };
}

/**
 * For a search: changes `g` itself, trusts that `choice` is legal, makes no events, and returns the next
 * legal choices (null: the game is over).
 */
export function advance(g: GameState, choice: Choice): Choice[] | null {
  return answer(g, choice);
}

/** The work that ended the game; null if a rule did. */
export function endingWork(end: End | null): WorkName | null {
  return (workThatEnded(end)?.name ?? null) as WorkName | null;
}

/** The game that these choices lead to from the setup; each choice is checked. */
export function replay(
  options: NewGameOptions,
  choices: readonly Choice[],
  events?: GameEvent[],
): GameState {
  const g = newGame(options, events);
  collectEvents(events ?? null, () => {
    for (const choice of choices) answer(g, checkedChoice(g, choice));
  });
  return g;
}

export type { WorkName } from './cards';
export { WORK_NAMES } from './cards';
export { clone } from './clone';
export type { Decision } from './decision';
export { decision, legalChoices, sameChoice } from './decision';
export type { EngineErrorCode } from './errors';
export { EngineError } from './errors';
export type { GameEvent, MoveReason, RevealReason } from './events';
export { eventFor, HIDDEN } from './events';
export { knowledgeOf, knows, OPEN, PUBLIC } from './knowledge';
export { worksToEnd } from './end';
export type { Period, WorkGroup } from './periods';
export { groupOf, PERIODS, periodsOf } from './periods';
export type { GroupWorth, SupportMissing, TempleWorth, WingPreview } from './preview';
export { creditedWork, missingSupport, previewWing, templeWorth } from './preview';
export type { Blocked, BlockedReason } from './reasons';
export { materialOf, valueOf, workAt, WORKS_PER_DECK } from './registry';
export type { Rng } from './rng';
export { nextInt, seededRng } from './rng';
export type { PlayerScore, Score, ScoreCategory, ScoreLine, ScoreReason } from './scoring';
export { points, score, scoreOf } from './scoring';
export { deserialize, RULES_VERSION, serialize, STATE_VERSION } from './serialize';
export type { NewGameOptions } from './setup';
export { checkOptions, completeOptions, DEFAULT_ROUND_LIMIT } from './setup';
export type { CardName, SeatCards, SeatName, Situation } from './situation';
export { cardNamed, nameOfCard, seatsOf, situation } from './situation';
export type { Step } from './stepwise';
export { applyStepwise } from './stepwise';
export * from './types';
export type { HiddenCards, PlayerView, Sight, View } from './view';
export { SPECTATOR, sightOf, viewFor } from './view';
