/** What the statistics keep of a finished game: worked out once from its journal. */
import type { End, GameEvent, PlayerId, ScoreCategory } from '@/engine';
import { apply, replay, score, WORKS_PER_DECK } from '@/engine';
import type { LoadedGame } from '../game/deps';

/** Raised when more is kept of a game, so that all are computed again. */
export const FACTS_VERSION = 1;

export const CATEGORIES: readonly ScoreCategory[] = ['works', 'sales', 'backorders', 'bonuses'];

export interface GameFacts {
  /** Of each player, by `CATEGORIES`. */
  readonly points: readonly (readonly number[])[];
  readonly winners: readonly PlayerId[];
  readonly end: End;
  readonly rounds: number;
  /** What each player completed, as indexes of works. */
  readonly completed: readonly (readonly number[])[];
}

type Course = Pick<LoadedGame, 'options' | 'base' | 'choices' | 'state'>;

function eventsOf({ options, base, choices }: Course): GameEvent[] {
  const events: GameEvent[] = [];
  if (base === null) replay(options, choices, events);
  else
    choices.reduce((g, choice) => {
      const next = apply(g, choice);
      events.push(...next.events);
      return next.state;
    }, base);
  return events;
}

/** Null while the game goes on. */
export function factsOf(course: Course): GameFacts | null {
  const { state } = course;
  if (state.end === null) return null;
  const { players, winners } = score(state);
  const completed: number[][] = players.map(() => []);
  for (const event of eventsOf(course)) {
    if (event.type === 'completed') completed[event.player]?.push(event.card % WORKS_PER_DECK);
  }
  return {
    points: players.map((each) => CATEGORIES.map((category) => each[category])),
    winners,
    end: state.end,
    rounds: state.round,
    completed,
  };
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

/** Null for what was not written by `factsOf`. */
export function readFacts(text: string): GameFacts | null {
  try {
    const facts = JSON.parse(text) as Partial<GameFacts> | null;
    if (facts === null || !Array.isArray(facts.points) || !Array.isArray(facts.completed)) {
      return null;
    }
    const sound =
      facts.points.every(isNumbers) &&
      facts.completed.every(isNumbers) &&
      isNumbers(facts.winners) &&
      typeof facts.end?.reason === 'string';
    return sound ? (facts as GameFacts) : null;
  } catch {
    return null;
  }
}
