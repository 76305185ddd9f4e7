/** The turn: Morning, Noon, Night, and on to the next player. */
import { sink } from '../events';
import type { FrameOf, Values } from '../program';
import { aCount, DONE, optional, program } from '../program';
import { faceUpTask, playerState, workOf } from '../queries';
import type { Choice, GameState, MorningPart, Phase, PlayerId } from '../types';
import { HAND_LIMIT, WINGS } from '../types';
import { discardTask, endCopies, gatherWaiting, playTask, returnFromHand } from '../verbs';
import { endGame } from '../end';
import { prayerProgram } from './action';
import { beginEffect, openTiming, PASS } from './timing';
import { call } from './run';
import { taskProgram } from './task';

/** Adds the choices that let a work replace a part of the morning. */
function addReplacements(g: GameState, me: PlayerId, part: MorningPart, list: Choice[]): void {
  const p = playerState(g, me);
  for (const wing of WINGS) {
    for (const card of p[wing]) {
      const effect = workOf(g, card).insteadOf;
      if (effect?.part === part) list.push(...effect.choices(g, me, card, {}));
    }
  }
}

function enterPhase(g: GameState, phase: Phase): void {
  g.phase = phase;
  sink?.push({ type: 'phase', player: g.current, phase });
}

// --- Morning

const HAND_LIMIT_VARIABLES = { returned: optional(aCount) } as const;

function handLimitChoices(g: GameState, f: FrameOf<Values<typeof HAND_LIMIT_VARIABLES>>): Choice[] {
  const { hand } = playerState(g, f.player);
  const list: Choice[] = [];
  if (hand.length > HAND_LIMIT) for (const card of hand) list.push({ do: 'return', card });
  // Once a card has been returned the check is under way and can no longer be replaced.
  if (f.vars.returned === undefined) addReplacements(g, f.player, 'handLimit', list);
  if (list.length > 0 && hand.length <= HAND_LIMIT) list.push(PASS);
  return list;
}

export const handLimitProgram = program('handLimit', HAND_LIMIT_VARIABLES, {
  choose: { ask: { kind: 'handLimit', pick: 'hand', act: 'return' }, choices: handLimitChoices },
  carryOut: (g, f) => {
    const choice = f.answer;
    if (choice === null || choice.do === 'pass') return DONE;
    if (choice.do === 'use') {
      beginEffect(g, f.player, choice, 'insteadOf', {});
      return DONE;
    }
    returnFromHand(g, f.player, choice.card as number);
    f.vars.returned = (f.vars.returned ?? 0) + 1;
    return 'choose';
  },
});

export const discardProgram = program(
  'discard',
  {},
  {
    choose: {
      ask: { kind: 'discard', pick: 'task', act: 'discard' },
      auto: true,
      choices: (g, f) => {
        const p = playerState(g, f.player);
        if (p.task.length === 0) return [];
        // The face-down card of the setup is nobody's task: no work can use it.
        if (p.taskFaceDown) return [{ do: 'discard' }];
        const list: Choice[] = [];
        addReplacements(g, f.player, 'discard', list);
        list.push({ do: 'discard', card: p.task[0] });
        return list;
      },
    },
    carryOut: (g, f) => {
      if (f.answer?.do === 'use') beginEffect(g, f.player, f.answer, 'insteadOf', {});
      else if (f.answer !== null) discardTask(g, f.player);
    },
  },
);

export const newTaskProgram = program(
  'newTask',
  {},
  {
    choose: {
      ask: { kind: 'newTask', pick: 'hand', act: 'task', may: 'decline' },
      auto: true,
      choices: (g, f) => {
        const list: Choice[] = [];
        for (const card of playerState(g, f.player).hand) list.push({ do: 'task', card });
        addReplacements(g, f.player, 'newTask', list);
        list.push(PASS);
        return list;
      },
    },
    carryOut: (g, f) => {
      const choice = f.answer as Choice;
      if (choice.do === 'use') beginEffect(g, f.player, choice, 'insteadOf', {});
      else if (choice.do === 'task') playTask(g, f.player, choice.card as number);
    },
  },
);

function morningEffects(g: GameState, player: PlayerId): void {
  openTiming(g, player, { timing: 'morning' });
}

// --- The whole turn

/** `passed`: how many other players' tasks have been handled at noon. */
export const turnProgram = program(
  'turn',
  { passed: optional(aCount) },
  {
    morning: (g, f) => {
      g.ownTaskExtras = [];
      enterPhase(g, 'morning');
      call(g, handLimitProgram, f.player, {});
    },
    effectsOrDiscard: (g, f) => {
      if (g.options.morningOrder === 'effectsFirst') morningEffects(g, f.player);
      else call(g, discardProgram, f.player, {});
    },
    discardOrEffects: (g, f) => {
      if (g.options.morningOrder === 'effectsFirst') call(g, discardProgram, f.player, {});
      else morningEffects(g, f.player);
    },
    newTask: (g, f) => call(g, newTaskProgram, f.player, {}),
    noon: (g, f) => {
      enterPhase(g, 'noon');
      f.vars.passed = 0;
    },
    // Clockwise from the left, each other player's task that is there when its time comes.
    othersTasks: (g, f) => {
      const passed = (f.vars.passed as number) + 1;
      if (passed >= g.players.length) return;
      f.vars.passed = passed;
      const owner = (f.player + passed) % g.players.length;
      if (faceUpTask(g, owner) !== undefined) call(g, taskProgram, f.player, { owner });
      return 'othersTasks';
    },
    ownTask: (g, f) => {
      if (faceUpTask(g, f.player) !== undefined) {
        call(g, taskProgram, f.player, { owner: f.player });
      } else {
        sink?.push({ type: 'noTask', player: f.player });
        call(g, prayerProgram, f.player, {});
      }
    },
    night: (g, f) => {
      enterPhase(g, 'night');
      openTiming(g, f.player, { timing: 'night' });
    },
    gather: (g, f) => {
      gatherWaiting(g, f.player);
      endCopies(g);
    },
    nextPlayer: (g, f) => {
      passTurn(g);
      f.player = g.current;
      f.vars = {};
      return 'morning';
    },
  },
);

function passTurn(g: GameState): void {
  if (g.end !== null) return;
  const extra = g.extraTurns > 0;
  if (extra) {
    g.extraTurns--;
  } else {
    const next = (g.current + 1) % g.players.length;
    if (next === g.start) {
      const { roundLimit } = g.options;
      if (roundLimit !== null && g.round >= roundLimit) return endGame(g, 'rounds', g.current);
      g.round++;
    }
    g.current = next;
  }
  g.turn++;
  // Before the event, which is shown with this phase.
  g.phase = 'morning';
  sink?.push({ type: 'turn', player: g.current, turn: g.turn, round: g.round, extra });
}
