/** The question that the game stands at. */
import { EngineError } from './errors';
import { cause } from './events';
import { currentAsk, topFrame } from './flow/run';
import type { Blocked } from './reasons';
import { blockedCards } from './reasons';
import type {
  CardId,
  Choice,
  DecisionKind,
  GameState,
  Material,
  Timing,
  PlayerId,
  Task,
} from './types';
import { TASK_OF } from './types';

/** Which action of how many, and the arithmetic of that number. */
export interface ActionQueue {
  owner: PlayerId;
  task: Task;
  material: Material;
  index: number;
  total: number;
  helpers: number;
  covered: boolean;
  noHelpers: boolean;
  noConversion: boolean;
  fountain: number;
  extras: readonly CardId[];
}

export interface Decision {
  player: PlayerId;
  kind: DecisionKind;
  /** For `effects`: the moment. */
  moment: Timing | null;
  /** Every legal choice, structured; a sentence is made of it in locales/. */
  choices: Choice[];
  /** The work that asks, or null where a plain rule does. */
  via: CardId | null;
  /** The card that it is about: the work to be placed, or the one just completed. */
  about: CardId | null;
  /** The task being performed, once its actions are counted. */
  queue: ActionQueue | null;
  /** Cards that lie in sight and cannot be chosen now, and why not. */
  blocked: Blocked[];
}

/** The legal choices alone: what a search needs. Null when the game is over. */
export function legalChoices(g: GameState): Choice[] | null {
  const ask = currentAsk(g);
  return ask === undefined ? null : ask.choices(g, topFrame(g));
}

export function actionQueue(g: GameState): ActionQueue | null {
  const { task } = g;
  if (task === null || task.total === 0) return null;
  return {
    owner: task.owner,
    task: TASK_OF[task.material],
    material: task.material,
    index: task.begun,
    total: task.total,
    helpers: task.helpers,
    covered: task.covered,
    noHelpers: task.noHelpers,
    noConversion: task.noConversion,
    fountain: task.fountain,
    extras: task.extras,
  };
}

/** Null when the game is over. */
export function decision(g: GameState): Decision | null {
  const ask = currentAsk(g);
  if (ask === undefined) return null;
  const frame = topFrame(g);
  const choices = ask.choices(g, frame);
  return {
    player: frame.player,
    kind: ask.kind,
    moment: ask.kind === 'effects' ? (frame.vars.moment ?? null) : null,
    choices,
    // At a moment for effects no single work asks.
    via: ask.kind === 'effects' ? null : cause(g),
    about: frame.vars.card ?? frame.vars.done ?? null,
    queue: actionQueue(g),
    blocked: blockedCards(g, ask.kind, choices),
  };
}

export function sameChoice(a: Choice, b: Choice): boolean {
  return (
    a.do === b.do &&
    a.card === b.card &&
    a.via === b.via &&
    a.player === b.player &&
    a.material === b.material &&
    a.wing === b.wing &&
    a.side === b.side
  );
}

/** For a message; whatever was given, it must not fail in its turn. */
function describe(choice: unknown): string {
  try {
    return JSON.stringify(choice) ?? String(choice);
  } catch {
    return String(choice);
  }
}

/** The legal choice that this is, or an EngineError. */
export function checkedChoice(g: GameState, choice: Choice): Choice {
  const choices = legalChoices(g);
  if (choices === null) throw new EngineError('game-over', 'The game is over.');
  const isObject = typeof choice === 'object' && choice !== null;
  const found = isObject ? choices.find((other) => sameChoice(other, choice)) : undefined;
  if (found === undefined) {
    throw new EngineError(
      'illegal-choice',
      `Not possible now (${decision(g)?.kind}): ${describe(choice)}.`,
    );
  }
  return found;
}
