/** Is this really a state? Everything that the engine relies on is looked at, before it is relied on. */
import { DONE } from './work';
import { EngineError } from './errors';
import { currentAsk, topFrame } from './flow/run';
import { KNOWLEDGE_LIMIT } from './knowledge';
import { programNamed, WORKS_PER_DECK } from './registry';
import { checkOptions, deckSize } from './setup';
import type { ActionForm, EndReason, GameState, Material, Timing, Vars } from './types';
import { MATERIALS, OWN_ZONES } from './types';

const MOMENTS: readonly Timing[] = [
  'morning',
  'night',
  'beforeTask',
  'beforeTailor',
  'afterAction',
  'afterComplete',
  'afterCompleteLast',
];
const FORMS: readonly ActionForm[] = [
  'clerk',
  'monk',
  'tailor',
  'potter',
  'smith',
  'craft',
  'prayer',
];
const END_REASONS: readonly EndReason[] = ['works', 'deck', 'fan', 'cup', 'turtle', 'rounds'];

export function damaged(what: string): EngineError {
  return new EngineError('damaged', `The saved game is damaged: ${what}.`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWholeNumber(value: unknown, below: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;
}

/** All that the engine relies on; gives the same object back, as a state. */
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
  for (const seat of [g.start, g.current]) {
    if (!isWholeNumber(seat, n)) throw damaged('it names a player who is not there');
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
    [task.fountain, task.helpers, task.total, task.begun].every((k) => isWholeNumber(k, 1e6)) &&
    [task.noConversion, task.noHelpers, task.covered].every((k) => typeof k === 'boolean') &&
    isCardList(task.extras, size) &&
    (task.begun as number) <= (task.total as number);
  if (!sound) throw damaged('the task in progress is incomplete');
}

function isOneOf(list: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && list.includes(value);
}

/** What each variable of a frame may hold. */
function varChecks(n: number): Record<keyof Vars, (value: unknown) => boolean> {
  const size = deckSize(n);
  const card = (value: unknown) => isWholeNumber(value, size);
  const flag = (value: unknown) => typeof value === 'boolean';
  const cards = (value: unknown) => isCardList(value, size);
  return {
    self: card,
    done: card,
    card,
    owner: (value) => isWholeNumber(value, n),
    moment: (value) => isOneOf(MOMENTS, value),
    used: (value) => isCardList(value, size * WORKS_PER_DECK),
    smith: flag,
    noConversion: flag,
    material: (value) => isOneOf(MATERIALS, value),
    form: (value) => isOneOf(FORMS, value),
    mode: (value) => isOneOf(['smith', 'craft', 'free'], value),
    need: (value) => isWholeNumber(value, 3),
    papers: cards,
    shown: cards,
    count: (value) => isWholeNumber(value, size),
  };
}

/** What the programs of the plain game cannot do without. */
const NEEDED: Readonly<Record<string, readonly (keyof Vars)[]>> = {
  task: ['owner'],
  action: ['owner', 'material'],
  complete: ['card', 'mode'],
  moment: ['moment'],
};

function checkFrame(g: GameState, frame: unknown, checks: ReturnType<typeof varChecks>): void {
  const incomprehensible = () => damaged('something half done cannot be understood');
  if (!isRecord(frame) || typeof frame.program !== 'string') throw incomprehensible();
  const { program, step, player, vars, answer } = frame;
  const steps = programNamed(program);
  if (steps === undefined || !isWholeNumber(step, DONE + 1)) throw incomprehensible();
  // Only the current player ever decides, and an answer is used before the next question comes.
  if (player !== g.current || answer !== null || !isRecord(vars)) throw incomprehensible();
  for (const [name, value] of Object.entries(vars)) {
    if (!(name in checks) || !checks[name as keyof Vars](value)) throw incomprehensible();
  }
  const needed = program.includes('.') ? (['self'] as const) : (NEEDED[program] ?? []);
  if (needed.some((name) => !(name in vars))) throw incomprehensible();
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
  const checks = varChecks(n);
  for (const frame of g.stack) checkFrame(g, frame, checks);
  if (g.stack.some((frame) => frame.program === 'task') && g.task === null) {
    throw damaged('the task in progress is missing');
  }
  if (g.end === null) return checkQuestion(g);
  const sound =
    isRecord(g.end) &&
    isOneOf(END_REASONS, g.end.reason) &&
    isWholeNumber(g.end.player, n) &&
    g.stack.length === 0;
  if (!sound) throw damaged('it is over and not over');
}
