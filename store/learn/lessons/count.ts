/** Helpers add actions, and cover doubles them: all or nothing. Cards are only counted here, not read. */
import type { CardName, GameState, Situation } from '@/engine';
import type { Lesson, Prediction } from '../lesson';

const total = (g: GameState) => g.task?.total ?? 0;

const MONKS: readonly CardName[] = ['Frog', 'Stool', 'Pillar'];

const withMonks = (n: number): Situation => ({
  you: { gallery: ['Tower'], helpers: MONKS.slice(0, n), hand: ['Crane'] },
  doing: 'Monk',
});

const count = (id: string, situation: Situation, answers: readonly number[]): Prediction => ({
  type: 'predict',
  id,
  situation,
  answers,
  right: total,
  hidesActions: true,
});

export const counting: Lesson = {
  id: 'count',
  stages: [
    { type: 'tell', id: 'temple', situation: withMonks(1), hidesActions: true },
    { type: 'tell', id: 'task', situation: withMonks(1), hidesActions: true },
    count('none', withMonks(0), [1, 2, 3]),
    count('one', withMonks(1), [1, 2, 3]),
    count('two', withMonks(2), [3, 4, 5]),
    count('three', withMonks(3), [3, 4, 5, 7]),
  ],
  twin: [
    count(
      'twinThree',
      {
        you: { gallery: ['Vase'], helpers: ['Bowl', 'Jar', 'Dice'], hand: ['Coin'] },
        doing: 'Potter',
      },
      [3, 4, 6, 7],
    ),
    count(
      'twinFour',
      {
        you: { gallery: ['Vase'], helpers: ['Bowl', 'Jar', 'Dice', 'Cup'], hand: ['Coin'] },
        doing: 'Potter',
      },
      [4, 5, 7, 9],
    ),
  ],
};
