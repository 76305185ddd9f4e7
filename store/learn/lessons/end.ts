/** The fifth work ends the game at once; backorders and ties. */
import type { Situation } from '@/engine';
import { score } from '@/engine';
import type { Lesson, Progress } from '../lesson';

const isWon = ({ g }: Progress) => g.end !== null && score(g).winners.includes(0);

/** Your second turn: the opponent's lies between. */
const LAST_TURN = 3;

/** Why the goal is missed: lost, prayed, or too late for the work that the next turn needs. */
function missedEnd({ g, made }: Progress): string | null {
  if (g.end !== null && !score(g).winners.includes(0)) return 'lost';
  if (made.some(({ do: act }) => act === 'pray')) return 'prayed';
  const isLate = g.turn > LAST_TURN || made.some(({ do: act }) => act === 'pass');
  return isLate ? 'waited' : null;
}

const SOLD: Situation = {
  you: { sales: ['Coin'], hand: ['Bell', 'Ring', 'Crane'], gallery: ['Tower'] },
  left: { gallery: ['Poem'] },
  doing: 'Monk',
};

export const theEnd: Lesson = {
  id: 'end',
  stages: [
    { type: 'tell', id: 'counted', situation: SOLD },
    { type: 'tell', id: 'claims', situation: SOLD },
    {
      type: 'predict',
      id: 'backorders',
      situation: SOLD,
      answers: [0, 2, 3, 6],
      right: (g) => score(g).players[0]?.backorders ?? 0,
    },
    {
      type: 'play',
      id: 'fifth',
      situation: {
        you: {
          gallery: ['Plane', 'Curtain', 'Doll', 'Tower'],
          sales: ['Coin', 'Pin'],
          hand: ['Bell', 'Ring', 'Gong', 'Crane', 'Fan'],
        },
        left: {
          giftShop: ['Vase', 'Cup', 'Jar'],
          sales: ['Sword', 'Flute'],
          hand: ['Frog', 'Robe', 'Turtle'],
        },
        deckTop: ['Socks', 'Kite', 'Mask', 'Straw'],
        doing: 'Smith',
      },
      isReached: isWon,
      missed: missedEnd,
      solution: [
        { do: 'smith', card: 'Bell' },
        { do: 'wing', wing: 'giftShop' },
        { do: 'task', card: 'Gong' },
        { do: 'smith', card: 'Crane' },
        { do: 'wing', wing: 'gallery' },
      ],
    },
    {
      type: 'predict',
      id: 'tie',
      situation: {
        you: { gallery: ['Tower', 'Plane'] },
        left: { giftShop: ['Vase'] },
        floor: ['Coin'],
        doing: 'Monk',
      },
      answers: ['you', 'rival', 'both'],
      right: (g) => (score(g).winners.includes(0) ? 'you' : 'rival'),
    },
  ],
  twin: [
    {
      type: 'play',
      id: 'twin',
      situation: {
        you: {
          giftShop: ['Plane', 'Curtain', 'Doll', 'Crane'],
          sales: ['Bowl', 'Jar'],
          hand: ['Vase', 'Dice', 'Cup', 'Fan'],
          helpers: ['Ring'],
        },
        left: { gallery: ['Bell', 'Coin', 'Robe', 'Frog'], sales: ['Brick', 'Figurine'] },
        deckTop: ['Socks', 'Kite', 'Mask', 'Straw'],
        doing: 'Smith',
      },
      isReached: isWon,
      missed: missedEnd,
      solution: [
        { do: 'smith', card: 'Vase' },
        { do: 'wing', wing: 'giftShop' },
      ],
    },
  ],
};
