/** Your task serves the others too; Tailor renews a hand; sometimes no task is the best one. */
import type { GameState, Situation } from '@/engine';
import { cardNamed } from '@/engine';
import { sharedActions } from '../facts';
import type { Lesson, Progress } from '../lesson';

const SMITHS: Situation = {
  you: { hand: ['Gong', 'Crane'], bench: ['Plane'] },
  left: { helpers: ['Coin', 'Ring'], hand: ['Bell', 'Pin', 'Sword', 'Cup', 'Robe'] },
  floor: ['Frog'],
  at: 'morning',
};

/** What the opponent would take from this card, were it your task. */
const sharedOf = (g: GameState, name: 'Gong'): number =>
  sharedActions({
    ...g,
    players: g.players.map((p, i) => (i === 0 ? { ...p, task: [cardNamed(name)] } : p)),
  });

const hasChosenTask = ({ made }: Progress) => made.length > 0;

const LAST_WORK: Situation = {
  you: { hand: ['Coin', 'Pin'], gallery: ['Tower'] },
  left: {
    gallery: ['Plane', 'Poem', 'Doll', 'Scroll'],
    helpers: ['Ring'],
    hand: ['Crane', 'Fan', 'Cup', 'Robe', 'Vase'],
  },
  at: 'morning',
};

export const sharing: Lesson = {
  id: 'sharing',
  stages: [
    {
      type: 'predict',
      id: 'gives',
      situation: SMITHS,
      answers: [1, 2, 3, 5],
      right: (g) => sharedOf(g, 'Gong'),
    },
    {
      type: 'play',
      id: 'choose',
      situation: SMITHS,
      guide: [
        {
          take: [{ do: 'task', card: 'Crane' }],
          otherwise: { task: 'gives', pass: 'noTask' },
        },
      ],
      isReached: hasChosenTask,
      solution: [{ do: 'task', card: 'Crane' }],
    },
    {
      type: 'play',
      id: 'tailor',
      situation: {
        you: { hand: ['Robe', 'Plane', 'Cup'], gallery: ['Tower'] },
        deckTop: ['Bell', 'Coin', 'Ring', 'Pin', 'Gong'],
        doing: 'Tailor',
      },
      guide: [
        { take: [{ do: 'tailor' }], otherwise: { pray: 'prayed' } },
        { take: [{ do: 'return' }], otherwise: { pass: 'keptAll' } },
        { take: [{ do: 'return' }, { do: 'pass' }] },
        { take: [{ do: 'return' }, { do: 'pass' }] },
      ],
      isReached: ({ g }) => g.turn > 1,
      solution: [{ do: 'tailor' }, { do: 'return', card: 'Cup' }, { do: 'pass' }],
    },
    {
      type: 'play',
      id: 'none',
      situation: LAST_WORK,
      guide: [{ take: [{ do: 'pass' }], otherwise: { task: 'helpsThem' } }],
      isReached: hasChosenTask,
      solution: [{ do: 'pass' }],
    },
  ],
  twin: [
    {
      type: 'play',
      id: 'twin',
      situation: {
        you: { hand: ['Statue', 'Cup', 'Quilt'], bench: ['Bowl'] },
        left: {
          helpers: ['Frog', 'Stool', 'Jar'],
          gallery: ['Tower'],
          hand: ['Bell', 'Pin', 'Sword'],
        },
        floor: ['Coin', 'Plane', 'Robe', 'Vase'],
        at: 'morning',
      },
      isReached: (progress) => hasChosenTask(progress) && sharedActions(progress.g) === 1,
      missed: (progress) => {
        const [choice] = progress.made;
        if (choice?.do === 'pass') return 'noTask';
        return choice !== undefined && sharedActions(progress.g) > 1 ? 'gives' : null;
      },
      solution: [{ do: 'task', card: 'Quilt' }],
    },
  ],
};
