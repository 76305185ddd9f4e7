/** Updates states of earlier versions. What is written here about them never changes. */
import { DONE } from './program';
import { damaged, isRecord } from './errors';

/** Version 1 numbered the steps; these are their names, by program. A number past the last meant done. */
export const STEPS_OF_1: Readonly<Record<string, readonly string[]>> = {
  turn: [
    'morning',
    'effectsOrDiscard',
    'discardOrEffects',
    'newTask',
    'noon',
    'othersTasks',
    'ownTask',
    'night',
    'gather',
    'nextPlayer',
  ],
  handLimit: ['choose', 'carryOut'],
  discard: ['choose', 'carryOut'],
  newTask: ['choose', 'carryOut'],
  task: ['begin', 'obstruction', 'enterOrSkip', 'beforeTask', 'count', 'act'],
  action: ['choose', 'carryOut', 'tailor', 'returnOrDraw', 'after'],
  prayer: ['pray', 'after'],
  complete: [
    'begin',
    'replaceSupport',
    'replaced',
    'support',
    'supported',
    'wing',
    'place',
    'afterAll',
  ],
  moment: ['choose', 'use'],
  'Amulet.afterComplete': ['sell'],
  'Bowl.morning': ['collect'],
  'Chopsticks.insteadOf': ['sell'],
  'Cloak.afterCompleteLast': ['returnWork', 'complete'],
  'Cup.afterAction': ['returnSelf', 'end'],
  'Daitoro.morning': ['fillFloor'],
  'Deck of Cards.afterComplete': ['draw'],
  'Dice.beforeTailor': ['reveal'],
  'Doll.insteadOf': ['take', 'addAction'],
  'Fan.beforeTailor': ['reveal', 'first', 'returnFirst', 'second', 'returnSecond'],
  'Figurine.beforeTask': ['reveal'],
  'Flag.beforeTask': ['reveal'],
  'Fountain.beforeTask': ['reveal', 'another', 'again'],
  'Frog.afterCompleteThis': ['addTurn'],
  'Gong.afterAction': ['draw', 'moveSelf'],
  'Handkerchief.insteadOf': ['discard'],
  'Jar.afterCompleteThis': ['take'],
  'Kite.morning': ['remember', 'bench', 'give', 'original', 'copy'],
  'Pin.morning': ['act'],
  'Pinwheel.night': ['returnCard', 'offer', 'draw'],
  'Plane.afterAction': ['move'],
  'Poem.afterCompleteLast': ['returnWork', 'complete'],
  'Puppet.beforeTailor': ['returnSelf', 'trade'],
  'Ring.afterAction': ['take'],
  'Shuriken.afterCompleteThis': ['remember', 'wing', 'take'],
  'Sketch.insteadOf': ['move'],
  'Statue.afterCompleteThis': ['collectFirst', 'second', 'collectSecond'],
  'Stool.afterComplete': ['draw'],
  'Tablet.afterCompleteThis': ['turn', 'next', 'returnNext'],
  'Umbrella.morning': ['turn', 'choose', 'sell'],
  'Vase.afterCompleteThis': ['sellFirst', 'second', 'sellSecond'],
};

const VARS_OF_1: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  turn: { count: 'passed' },
  handLimit: { count: 'returned' },
  complete: { papers: 'substitutes' },
  moment: { moment: 'timing' },
};

export const PROGRAMS_OF_1: Readonly<Record<string, string>> = { moment: 'timing' };

function frameOf1(frame: unknown): unknown {
  if (!isRecord(frame) || !isRecord(frame.vars)) throw damaged('something half done is missing');
  const program = String(frame.program);
  const steps = Object.hasOwn(STEPS_OF_1, program) ? STEPS_OF_1[program] : undefined;
  if (steps === undefined || !Number.isInteger(frame.step) || (frame.step as number) < 0) {
    throw damaged('something half done cannot be understood');
  }
  const renamed = VARS_OF_1[program] ?? {};
  const vars = Object.entries(frame.vars).map(([name, value]) => [renamed[name] ?? name, value]);
  return {
    ...frame,
    program: PROGRAMS_OF_1[program] ?? program,
    step: steps[frame.step as number] ?? DONE,
    vars: Object.fromEntries(vars) as unknown,
  };
}

/** From version 1: frames name their step, and a few names have changed. */
export function migrateFrom1(state: unknown): unknown {
  if (!isRecord(state) || !Array.isArray(state.stack)) throw damaged('there is no game in it');
  return { ...state, stack: state.stack.map(frameOf1) };
}
