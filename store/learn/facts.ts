/** What a lesson's sentences may say about the table, counted by the engine. */
import type { GameState, PlayerState, TaskInfo } from '@/engine';
import { materialOf, scoreOf, templeWorth, viewFor } from '@/engine';
import type { LessonFacts } from '@/locales/lessons';

const YOU = 0;
const RIVAL = 1;

/** Actions that the opponent would take on the task in your slot: helpers and cover counted. */
export function sharedActions(g: GameState): number {
  const card = g.players[YOU]?.task[0];
  if (card === undefined) return 0;
  const { helpers } = templeWorth(viewFor(g, RIVAL), RIVAL);
  const group = helpers.find(({ material }) => material === materialOf(card));
  return 1 + (group?.worth ?? 0);
}

type OfTask = Pick<LessonFacts, 'actions' | 'left' | 'helpers' | 'covered' | 'cover'>;
const NO_TASK: OfTask = { actions: 0, left: 0, helpers: 0, covered: false, cover: 0 };

function taskFacts(g: GameState, { material, total, begun }: TaskInfo): OfTask {
  const { helpers } = templeWorth(viewFor(g, YOU), YOU);
  const group = helpers.find((each) => each.material === material);
  const actions = { actions: total, left: total - begun + 1 };
  if (group === undefined) return { ...NO_TASK, ...actions };
  return { ...actions, helpers: group.count, covered: group.covered, cover: group.cover };
}

/** `names`: what the works of the stage are called. */
export function factsOf(g: GameState, rival: string, names: readonly string[]): LessonFacts {
  const { gallery, giftShop, end } = templeWorth(viewFor(g, YOU), YOU);
  const { total, sales, backorders } = scoreOf(g, YOU);
  const { hand, waiting } = g.players[YOU] as PlayerState;
  return {
    rival,
    names,
    ...(g.task === null ? NO_TASK : taskFacts(g, g.task)),
    points: total,
    rivalPoints: scoreOf(g, RIVAL).total,
    sales,
    backorders,
    shared: sharedActions(g),
    works: { gallery, giftShop, end },
    waiting: waiting.length,
    hand: hand.length,
    deck: g.deck.length,
  };
}
