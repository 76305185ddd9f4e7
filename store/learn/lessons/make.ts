/** Smith with support in the hand, Craft with support on the bench; support is shown, not spent. */
import type { CardName, GameState, Situation } from '@/engine';
import { cardNamed, decision } from '@/engine';
import type { Lesson, Progress } from '../lesson';

const works = (g: GameState) =>
  (g.players[0]?.gallery.length ?? 0) + (g.players[0]?.giftShop.length ?? 0);
const hasMade = ({ g, start }: Progress) => works(g) > works(start);
const hasPrayed = ({ made }: Progress) =>
  made.some(({ do: act }) => act === 'pray') ? 'prayed' : null;
/** Three answers, so that a wrong one does not tell the right one. */
const HOW = ['smith', 'craft', 'no'] as const;
const howToMake =
  (card: CardName) =>
  (g: GameState): (typeof HOW)[number] =>
    HOW.find((act) =>
      decision(g)?.choices.some((choice) => choice.do === act && choice.card === cardNamed(card)),
    ) ?? 'no';

const METAL: Situation = { you: { hand: ['Coin', 'Bell', 'Ring', 'Crane'] }, doing: 'Smith' };

const EITHER_WING = { take: [{ do: 'wing' as const }] };

export const making: Lesson = {
  id: 'make',
  stages: [
    { type: 'tell', id: 'support', situation: METAL },
    {
      type: 'play',
      id: 'smith',
      situation: METAL,
      guide: [
        {
          take: [
            { do: 'smith', card: 'Coin' },
            { do: 'smith', card: 'Bell' },
            { do: 'smith', card: 'Ring' },
          ],
          otherwise: { pray: 'prayed', smith: 'paper' },
        },
        EITHER_WING,
      ],
      isReached: hasMade,
      solution: [
        { do: 'smith', card: 'Coin' },
        { do: 'wing', wing: 'gallery' },
      ],
    },
    {
      type: 'play',
      id: 'craft',
      situation: {
        you: { hand: ['Vase', 'Quilt'], bench: ['Bowl', 'Jar'] },
        floor: ['Frog'],
        doing: 'Potter',
      },
      guide: [
        {
          take: [{ do: 'craft', card: 'Vase' }],
          otherwise: { pray: 'prayed', collect: 'collected' },
        },
        EITHER_WING,
      ],
      isReached: hasMade,
      solution: [
        { do: 'craft', card: 'Vase' },
        { do: 'wing', wing: 'giftShop' },
      ],
    },
    {
      type: 'predict',
      id: 'trap',
      situation: {
        you: { hand: ['Pillar', 'Crane'], bench: ['Frog', 'Stool'] },
        floor: ['Coin'],
        doing: 'Potter',
      },
      answers: HOW,
      right: howToMake('Pillar'),
      otherwise: { smith: 'smith' },
    },
  ],
  twin: [
    {
      type: 'play',
      id: 'twinCraft',
      situation: {
        you: { hand: ['Tower', 'Coin'], bench: ['Pillar', 'Cup'] },
        floor: ['Robe'],
        doing: 'Monk',
      },
      isReached: hasMade,
      missed: (progress) =>
        progress.made.some(({ do: act }) => act === 'hire') ? 'hired' : hasPrayed(progress),
      solution: [
        { do: 'craft', card: 'Tower' },
        { do: 'wing', wing: 'gallery' },
      ],
    },
    {
      type: 'predict',
      id: 'twinTrap',
      situation: {
        you: { hand: ['Bell', 'Coin', 'Robe'], bench: ['Ring', 'Gong'] },
        doing: 'Smith',
      },
      answers: HOW,
      right: howToMake('Bell'),
      otherwise: { smith: 'smith' },
    },
  ],
};
