/**
 * One action: the task's own, Craft or Prayer. The choice names the form and what it is done with; only
 * Tailor is declared first, since effects may come before it.
 */
import { sink } from '../events';
import type { FrameOf, Values } from '../program';
import { aCard, aFlag, aMaterial, aPlayer, DONE, oneOf, optional, program } from '../program';
import { locationOnMat, playerState, workOf } from '../queries';
import { materialOf } from '../registry';
import type {
  ActionForm,
  CardId,
  Choice,
  GameState,
  Material,
  MatLocation,
  PlayerId,
} from '../types';
import { ACTION_FORMS, HAND_LIMIT, TASK_OF, WINGS } from '../types';
import {
  collectFromFloor,
  collectTop,
  draw,
  hireFromFloor,
  returnFromHand,
  sellFromBench,
  sellTop,
  takeFrom,
} from '../verbs';
import type { Source } from '../work';
import { canComplete, completeProgram } from './complete';
import { openTiming, PASS } from './timing';
import { call } from './run';

const VARIABLES = {
  owner: aPlayer,
  material: aMaterial,
  noConversion: optional(aFlag),
  form: optional(oneOf(...ACTION_FORMS)),
  /** The work that the action is taken with. */
  self: optional(aCard),
} as const;
type Action = Values<typeof VARIABLES>;

const PRAY: Choice = { do: 'pray' };
const TAILOR: Choice = { do: 'tailor' };

function addFromWorks(
  g: GameState,
  me: PlayerId,
  hook: 'clerk' | 'monk' | 'potter',
  list: Choice[],
): void {
  const p = playerState(g, me);
  for (const wing of WINGS) {
    for (const card of p[wing]) {
      const source: Source | undefined = workOf(g, card)[hook];
      if (source !== undefined) list.push(...source(g, me, card));
    }
  }
}

/** The task's own action, in every way in which it can be done. */
function ownAction(g: GameState, me: PlayerId, material: Material, list: Choice[]): void {
  switch (material) {
    case 'paper':
      for (const card of playerState(g, me).bench) list.push({ do: 'sell', card });
      return addFromWorks(g, me, 'clerk', list);
    case 'stone':
      for (const card of g.floor) list.push({ do: 'hire', card });
      return addFromWorks(g, me, 'monk', list);
    case 'cloth':
      list.push(TAILOR);
      return;
    case 'clay':
      for (const card of g.floor) list.push({ do: 'collect', card });
      return addFromWorks(g, me, 'potter', list);
    case 'metal':
      for (const card of playerState(g, me).hand) {
        if (canComplete(g, me, card, 'smith')) list.push({ do: 'smith', card });
      }
  }
}

function actionChoices(g: GameState, f: FrameOf<Action>): Choice[] {
  const list: Choice[] = [];
  const { material } = f.vars;
  ownAction(g, f.player, material, list);
  if (f.vars.noConversion) {
    // An unused action is lost.
    if (list.length > 0) list.push(PASS);
    return list;
  }
  for (const card of playerState(g, f.player).hand) {
    if (materialOf(card) === material && canComplete(g, f.player, card, 'craft')) {
      list.push({ do: 'craft', card });
    }
  }
  list.push(PRAY);
  return list;
}

function formOf(choice: Choice, material: Material): ActionForm {
  if (choice.do === 'pray') return 'prayer';
  if (choice.do === 'craft') return 'craft';
  return TASK_OF[material];
}

/** A card for Monk or Potter: from the floor, or from another's mat. */
function takeCard(g: GameState, me: PlayerId, card: CardId, to: 'helpers' | 'bench'): void {
  if (!g.floor.includes(card)) takeFrom(g, card, locationOnMat(g, card) as MatLocation, to, me);
  else if (to === 'helpers') hireFromFloor(g, me, card);
  else collectFromFloor(g, me, card);
}

function sellAll(g: GameState, me: PlayerId, material: Material): void {
  for (const card of playerState(g, me).bench.slice()) {
    if (materialOf(card) === material) sellFromBench(g, me, card);
  }
}

/** All forms except Tailor, Smith and Craft, which ask questions of their own. */
function carryOut(g: GameState, me: PlayerId, choice: Choice): void {
  switch (choice.do) {
    case 'pray':
      return draw(g, me);
    case 'sell':
      return sellFromBench(g, me, choice.card as CardId);
    case 'sellTop':
      return sellTop(g, me);
    case 'sellAll':
      return sellAll(g, me, choice.material as Material);
    case 'hire':
      return takeCard(g, me, choice.card as CardId, 'helpers');
    case 'collect':
      return takeCard(g, me, choice.card as CardId, 'bench');
    case 'collectTop':
      return collectTop(g, me);
  }
}

export const actionProgram = program('action', VARIABLES, {
  choose: { ask: { kind: 'action', pick: 'action' }, choices: actionChoices },
  carryOut: (g, f) => {
    const choice = f.answer;
    const me = f.player;
    const index = g.task?.begun ?? 1;
    const total = g.task?.total ?? 1;
    if (choice === null || choice.do === 'pass') {
      sink?.push({ type: 'actionLost', player: me, index, total });
      return DONE;
    }
    const form = formOf(choice, f.vars.material);
    f.vars.form = form;
    sink?.push({ type: 'action', player: me, form, index, total });
    if (form === 'tailor') {
      openTiming(g, me, { timing: 'beforeTailor' });
      return 'tailor';
    }
    if (form === 'smith' || form === 'craft') {
      call(g, completeProgram, me, { card: choice.card as CardId, mode: form });
    } else {
      if (choice.via !== undefined) f.vars.self = choice.via;
      carryOut(g, me, choice);
    }
    return 'after';
  },
  tailor: {
    ask: { kind: 'tailor', pick: 'hand', act: 'return', may: 'decline' },
    auto: true,
    choices: (g, f) => {
      const list: Choice[] = [];
      for (const card of playerState(g, f.player).hand) list.push({ do: 'return', card });
      list.push(PASS);
      return list;
    },
  },
  returnOrDraw: (g, f) => {
    if (f.answer?.do === 'return') {
      returnFromHand(g, f.player, f.answer.card as CardId);
      return 'tailor';
    }
    const p = playerState(g, f.player);
    while (p.hand.length + p.waiting.length < HAND_LIMIT && g.end === null) draw(g, f.player);
  },
  after: (g, f) => openTiming(g, f.player, { timing: 'afterAction', form: f.vars.form }),
});

/** Exactly one Prayer, for a player without a task. */
export const prayerProgram = program(
  'prayer',
  {},
  {
    pray: (g, f) => {
      sink?.push({ type: 'action', player: f.player, form: 'prayer', index: 1, total: 1 });
      draw(g, f.player);
    },
    after: (g, f) => openTiming(g, f.player, { timing: 'afterAction', form: 'prayer' }),
  },
);
