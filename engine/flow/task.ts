/** Performing a task: (a) obstructions, (b) what works add before it, (c) the count, (d) the actions. */
import { sink } from '../events';
import { aPlayer, DONE, program } from '../program';
import {
  cardsOf,
  countNaming,
  countOf,
  countWith,
  faceUpTask,
  helpersCovered,
  isOpponent,
  playerState,
} from '../queries';
import { materialOf } from '../registry';
import type { Choice, GameState, PlayerId, TaskInfo } from '../types';
import { SHOWN_HELPERS } from '../types';
import { revealFromHand } from '../verbs';
import { actionProgram } from './action';
import { openTiming, PASS } from './timing';
import { call } from './run';

function beginTask(g: GameState, me: PlayerId, owner: PlayerId): void {
  const material = materialOf(faceUpTask(g, owner) as number);
  const hostile = isOpponent(g, me, owner);
  g.task = {
    owner,
    material,
    noConversion: hostile && countWith(g, owner, 'forbidsConversion') > 0,
    noHelpers: hostile && countWith(g, owner, 'forbidsHelpers') > 0,
    [SHOWN_HELPERS]: 0,
    extras: owner === me ? g.ownTaskExtras : [],
    helpers: 0,
    covered: false,
    total: 0,
    begun: 0,
  };
  sink?.push({ type: 'task', player: me, owner, material });
}

function isClosed(g: GameState, me: PlayerId, task: TaskInfo): boolean {
  return (
    isOpponent(g, me, task.owner) && countNaming(g, task.owner, 'closesTasks', task.material) > 0
  );
}

/** Fixed for the whole task; it is never recounted. */
function countActions(g: GameState, me: PlayerId, task: TaskInfo): void {
  const { material } = task;
  task.helpers = countOf(playerState(g, me).helpers, material) + task[SHOWN_HELPERS];
  task.covered = helpersCovered(g, me, material, task.helpers);
  const fromHelpers = task.noHelpers ? 0 : task.helpers * (task.covered ? 2 : 1);
  task.total = 1 + fromHelpers + task.extras.length;
  const { owner, helpers, covered, noHelpers, extras, total } = task;
  sink?.push({
    type: 'actions',
    player: me,
    owner,
    material,
    helpers,
    covered,
    noHelpers,
    extras,
    total,
  });
}

export const taskProgram = program(
  'task',
  { owner: aPlayer },
  {
    begin: (g, f) => {
      beginTask(g, f.player, f.vars.owner);
      if (!isClosed(g, f.player, g.task as TaskInfo)) return 'beforeTask';
    },
    // (a) A closed task opens to one matching card from the hand.
    obstruction: {
      ask: {
        kind: 'obstruction',
        pick: 'hand',
        act: 'reveal',
        may: 'decline',
        material: (g) => (g.task as TaskInfo).material,
      },
      choices: (g, f) => {
        const matching = cardsOf(playerState(g, f.player).hand, (g.task as TaskInfo).material);
        if (matching.length === 0) return [];
        return [...matching.map((card): Choice => ({ do: 'reveal', card })), PASS];
      },
    },
    enterOrSkip: (g, f) => {
      if (f.answer?.do === 'reveal') {
        revealFromHand(g, f.player, f.answer.card as number, 'obstruction');
        return;
      }
      const { owner, material } = g.task as TaskInfo;
      sink?.push({ type: 'taskSkipped', player: f.player, owner, material });
      g.task = null;
      return DONE;
    },
    // (b)
    beforeTask: (g, f) => openTiming(g, f.player, { timing: 'beforeTask' }),
    // (c)
    count: (g, f) => countActions(g, f.player, g.task as TaskInfo),
    // (d)
    act: (g, f) => {
      const task = g.task as TaskInfo;
      if (task.begun === task.total) {
        g.task = null;
        return DONE;
      }
      task.begun++;
      const { owner, material, noConversion } = task;
      call(g, actionProgram, f.player, { owner, material, noConversion });
      return 'act';
    },
  },
);
