/** The question at which the game is waiting. */
import { EngineError } from './errors';
import { cause } from './events';
import { currentAsk, topFrame } from './flow/run';
import type { Blocked } from './reasons';
import { blockedCards, hindranceOf } from './reasons';
import type { Ask } from './program';
import type {
  Asked,
  CardId,
  Choice,
  DecisionKind,
  Frame,
  GameState,
  PlayerId,
  TaskInfo,
  Timing,
  Vars,
} from './types';

export interface Decision {
  player: PlayerId;
  kind: DecisionKind;
  /** What is asked; words, marks and reasons follow from it. */
  ask: Asked;
  /** For `effects`: the timing. */
  timing: Timing | null;
  /** Every legal choice, as data; locales/ turns it into a sentence. */
  choices: Choice[];
  /** The work that asks, or null where a plain rule does. */
  via: CardId | null;
  /** The card it is about: the work to be placed, or the one just completed. */
  about: CardId | null;
  /** The task being performed, once its actions are counted. */
  task: TaskInfo | null;
  /** The opponent's work that closes the task, or forbids turning its actions into others. */
  hindrance: CardId | null;
  /** Cards in sight that cannot be chosen now, and why. */
  blocked: Blocked[];
}

/** Only the legal choices, for a search. Null when the game is over. */
export function legalChoices(g: GameState): Choice[] | null {
  const ask = currentAsk(g);
  return ask === undefined ? null : ask.choices(g, topFrame(g));
}

function askedBy(g: GameState, { ask }: Ask<Vars>, frame: Frame): Asked {
  const asked: Asked = { pick: ask.pick };
  if (ask.act !== undefined) asked.act = ask.act;
  if (ask.material !== undefined) asked.material = ask.material(g, frame);
  if (ask.may !== undefined) asked.may = ask.may;
  return asked;
}

/** Null when the game is over. */
export function decision(g: GameState): Decision | null {
  const current = currentAsk(g);
  if (current === undefined) return null;
  const frame = topFrame(g);
  const choices = current.choices(g, frame);
  const { kind = 'work' } = current.ask;
  const ask = askedBy(g, current, frame);
  const hindrance = hindranceOf(g, kind);
  return {
    player: frame.player,
    kind,
    ask,
    timing: kind === 'effects' ? (frame.vars.timing ?? null) : null,
    choices,
    // At a timing for effects no single work asks.
    via: kind === 'effects' ? null : cause(g),
    about: frame.vars.card ?? frame.vars.done ?? null,
    task: g.task === null || g.task.total === 0 ? null : { ...g.task },
    hindrance,
    blocked: blockedCards(g, { kind, ask, choices, hindrance }),
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

/** For error messages; must not throw itself, whatever it is given. */
function describe(choice: unknown): string {
  try {
    return JSON.stringify(choice) ?? String(choice);
  } catch {
    return String(choice);
  }
}

/** The matching legal choice; throws an EngineError if there is none. */
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
