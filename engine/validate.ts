/** Checks everything the engine relies on before a saved state is used. */
import { endingWork } from './end';
import { damaged, isRecord } from './errors';
import { currentAsk, topFrame } from './flow/run';
import { KNOWLEDGE_LIMIT } from './knowledge';
import type { Limits, Program } from './program';
import { DONE, isWholeNumber } from './program';
import { programNamed, WORKS_PER_DECK } from './registry';
import { checkOptions, deckSize } from './setup';
import type { GameState, Material } from './types';
import { MATERIALS, OWN_ZONES, SHOWN_HELPERS } from './types';

const RULE_ENDS: readonly string[] = ['works', 'deck', 'rounds'];

/** Returns the same object, as a state. */
export function checkState(state: unknown): GameState {
  if (!isRecord(state) || !isRecord(state.options)) throw damaged('there is no game in it');
  const g = state as unknown as GameState;
  try {
    checkOptions(g.options);
  } catch {
    throw damaged('there is no such game');
  }
  const n = g.options.players;
  checkCards(g, n);
  for (const player of [g.start, g.current]) {
    if (!isWholeNumber(player, n)) throw damaged('it names a player who is not there');
  }
  for (const count of [g.round, g.turn, g.extraTurns]) {
    if (!isWholeNumber(count, 1e9)) throw damaged('a count is missing');
  }
  if (!['morning', 'noon', 'night'].includes(g.phase)) throw damaged('it is no time of day');
  checkTask(g, n);
  checkStack(g, n);
  return g;
}

function checkCards(g: GameState, n: number): void {
  const size = deckSize(n);
  const seen = new Set<number>();
  const take = (cards: unknown, zone: string) => {
    if (!Array.isArray(cards)) throw damaged(`${zone} is missing`);
    for (const card of cards) {
      if (!isWholeNumber(card, size) || seen.has(card)) {
        throw damaged(`${zone} has a card that cannot be there`);
      }
      seen.add(card);
    }
  };
  take(g.deck, 'the deck');
  take(g.floor, 'the floor');
  if (!Array.isArray(g.players) || g.players.length !== n) throw damaged('players are missing');
  for (const p of g.players) {
    if (!isRecord(p) || typeof p.taskFaceDown !== 'boolean') throw damaged('a player is missing');
    for (const zone of OWN_ZONES) take(p[zone], zone);
    if (p.task.length > 1) throw damaged('a player has two tasks');
  }
  if (seen.size !== size) throw damaged('cards are missing');
  const bits = (value: unknown) => isWholeNumber(value, KNOWLEDGE_LIMIT);
  if (!Array.isArray(g.known) || g.known.length !== size || !g.known.every(bits)) {
    throw damaged('what the players know is missing');
  }
}

function isCardList(value: unknown, size: number): boolean {
  return Array.isArray(value) && value.every((card) => isWholeNumber(card, size));
}

function checkTask(g: GameState, n: number): void {
  const size = deckSize(n);
  if (!isCardList(g.ownTaskExtras, size)) throw damaged('the extra actions are missing');
  const isCopy = (copy: unknown) =>
    isRecord(copy) && isWholeNumber(copy.card, size) && isWholeNumber(copy.of, WORKS_PER_DECK);
  if (!Array.isArray(g.copies) || !g.copies.every(isCopy)) throw damaged('a copy is of no work');
  const { task } = g as { task: unknown };
  if (task === null) return;
  const sound =
    isRecord(task) &&
    isWholeNumber(task.owner, n) &&
    MATERIALS.includes(task.material as Material) &&
    [task[SHOWN_HELPERS], task.helpers, task.total, task.begun].every((k) =>
      isWholeNumber(k, 1e6),
    ) &&
    [task.noConversion, task.noHelpers, task.covered].every((k) => typeof k === 'boolean') &&
    isCardList(task.extras, size) &&
    (task.begun as number) <= (task.total as number);
  if (!sound) throw damaged('the task in progress is incomplete');
}

function checkFrame(g: GameState, frame: unknown, limits: Limits): void {
  const incomprehensible = () => damaged('something half done cannot be understood');
  if (!isRecord(frame) || typeof frame.program !== 'string') throw incomprehensible();
  const { step, player, vars, answer } = frame;
  const program = programNamed(frame.program);
  if (program === undefined || typeof step !== 'string') throw incomprehensible();
  if (step !== DONE && program.steps[step] === undefined) throw incomprehensible();
  // Only the current player ever decides, and an answer is used before the next question comes.
  if (player !== g.current || answer !== null || !isRecord(vars)) throw incomprehensible();
  if (!areVariablesOf(program, vars, limits)) throw incomprehensible();
}

/** All variables the program needs, and none that it does not know. */
function areVariablesOf(
  { variables }: Program,
  vars: Record<string, unknown>,
  limits: Limits,
): boolean {
  const known = Object.entries(vars).every(
    ([name, value]) => Object.hasOwn(variables, name) && variables[name]?.holds(value, limits),
  );
  return known && Object.entries(variables).every(([name, { needed }]) => !needed || name in vars);
}

/** There must be a question, and something to choose. */
function checkQuestion(g: GameState): void {
  let choices = 0;
  try {
    const ask = currentAsk(g);
    if (ask !== undefined) choices = ask.choices(g, topFrame(g)).length;
  } catch {
    // What it asks about is not there: the same as nothing to choose.
  }
  if (choices === 0) throw damaged('there is no question to answer');
}

function checkStack(g: GameState, n: number): void {
  if (!Array.isArray(g.stack)) throw damaged('it does not say what is going on');
  const limits = { players: n, cards: deckSize(n), works: WORKS_PER_DECK };
  for (const frame of g.stack) checkFrame(g, frame, limits);
  if (g.stack.some((frame) => frame.program === 'task') && g.task === null) {
    throw damaged('the task in progress is missing');
  }
  if (g.end === null) return checkQuestion(g);
  const sound =
    isRecord(g.end) &&
    (RULE_ENDS.includes(g.end.reason) || endingWork(g.end) !== undefined) &&
    isWholeNumber(g.end.player, n) &&
    g.stack.length === 0;
  if (!sound) throw damaged('it is over and not over');
}
