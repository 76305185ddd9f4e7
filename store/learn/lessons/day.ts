/** Morning, Noon and Night: a task of one's own, the opponent's task first, Prayer, the waiting area. */
import type { Situation } from '@/engine';
import type { Lesson, Progress } from '../lesson';

const isNextDay = ({ g }: Progress) => g.turn > 1;
const has = (done: Progress, act: string) => done.made.some((choice) => choice.do === act);

/** What kept the day from being a full one, said when the turn is over or as soon as it is plain. */
function missedDay(progress: Progress): string | null {
  const { g, made } = progress;
  const { task } = g.players[0] ?? { task: [] };
  if (made.length > 0 && task.length === 0 && g.phase !== 'morning') return 'noTask';
  if (has(progress, 'pray') && !has(progress, 'hire')) return 'prayedFirst';
  if (has(progress, 'pray') && !has(progress, 'collect')) return 'prayedFirst';
  return null;
}

const MORNING: Situation = {
  you: { hand: ['Bench', 'Crane'], helpers: ['Frog', 'Stool'] },
  left: { task: ['Jar'], hand: ['Coin', 'Cup', 'Robe'] },
  floor: ['Vase', 'Tower'],
  deckTop: ['Socks', 'Fan'],
  at: 'morning',
};

export const aDay: Lesson = {
  id: 'day',
  stages: [
    { type: 'tell', id: 'tasks', situation: MORNING },
    {
      type: 'play',
      id: 'guided',
      situation: MORNING,
      guide: [
        { take: [{ do: 'task', card: 'Bench' }], otherwise: { task: 'otherTask', pass: 'noTask' } },
        { take: [{ do: 'collect' }], otherwise: { pray: 'prayed' } },
        { take: [{ do: 'hire' }], otherwise: { pray: 'prayed' } },
        { take: [{ do: 'pray' }] },
        { take: [{ do: 'pray' }] },
      ],
      isReached: isNextDay,
      solution: [
        { do: 'task', card: 'Bench' },
        { do: 'collect', card: 'Vase' },
        { do: 'hire', card: 'Tower' },
        { do: 'pray' },
        { do: 'pray' },
      ],
    },
  ],
  twin: [
    {
      type: 'play',
      id: 'alone',
      situation: {
        you: { hand: ['Bowl', 'Jar'] },
        left: { task: ['Pillar'], hand: ['Coin', 'Cup', 'Robe'] },
        floor: ['Quilt', 'Plane', 'Bell'],
        deckTop: ['Socks'],
        at: 'morning',
      },
      isReached: (progress) => isNextDay(progress) && missedDay(progress) === null,
      missed: missedDay,
      solution: [
        { do: 'task', card: 'Bowl' },
        { do: 'hire', card: 'Quilt' },
        { do: 'collect', card: 'Bell' },
      ],
    },
  ],
};
