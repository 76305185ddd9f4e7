/** The gallery makes helpers stronger, the gift shop makes sales count; selling, and selling too much. */
import type { GameState } from '@/engine';
import { scoreOf } from '@/engine';
import type { Lesson, Progress } from '../lesson';

const points = (g: GameState) => scoreOf(g, 0).total;
const gained = ({ g, start }: Progress) => points(g) - points(start);
const has = ({ made }: Progress, act: string) => made.some((choice) => choice.do === act);

export const wings: Lesson = {
  id: 'wings',
  stages: [
    {
      type: 'tell',
      id: 'look',
      situation: {
        you: { hand: ['Flag', 'Socks'], sales: ['Robe', 'Quilt'], helpers: ['Mask'] },
        left: { sales: ['Puppet', 'Tapestry'] },
        doing: 'Smith',
      },
    },
    {
      type: 'play',
      id: 'giftShop',
      situation: {
        you: { hand: ['Flag', 'Socks'], sales: ['Robe', 'Quilt'], helpers: ['Mask'] },
        left: { sales: ['Puppet', 'Tapestry'] },
        doing: 'Smith',
      },
      guide: [
        { take: [{ do: 'smith' }], otherwise: { pray: 'prayed' } },
        { take: [{ do: 'wing', wing: 'giftShop' }], otherwise: { wing: 'gallery' } },
      ],
      isReached: (progress) => gained(progress) > 0,
      solution: [
        { do: 'smith', card: 'Flag' },
        { do: 'wing', wing: 'giftShop' },
      ],
    },
    {
      type: 'play',
      id: 'sell',
      situation: {
        you: {
          giftShop: ['Flag', 'Vase'],
          sales: ['Robe', 'Quilt'],
          bench: ['Bowl', 'Mask'],
          hand: ['Coin'],
        },
        left: { sales: ['Puppet', 'Tapestry'] },
        doing: 'Clerk',
      },
      guide: [
        {
          take: [{ do: 'sell', card: 'Bowl' }],
          otherwise: { pray: 'prayed', sell: 'uncovers' },
        },
      ],
      isReached: (progress) => gained(progress) > 0,
      solution: [{ do: 'sell', card: 'Bowl' }],
    },
  ],
  twin: [
    {
      type: 'play',
      id: 'twin',
      situation: {
        you: {
          hand: ['Gong', 'Bell', 'Ring'],
          sales: ['Coin', 'Pin'],
          helpers: ['Sword'],
          bench: ['Turtle'],
        },
        left: { sales: ['Flute', 'Chopsticks'] },
        doing: 'Smith',
      },
      isReached: ({ g }) => scoreOf(g, 0).sales > 0,
      missed: (progress) => {
        if (has(progress, 'pray')) return 'prayed';
        const inGallery = progress.made.some((choice) => choice.wing === 'gallery');
        return inGallery ? 'gallery' : null;
      },
      solution: [
        { do: 'smith', card: 'Gong' },
        { do: 'wing', wing: 'giftShop' },
      ],
    },
  ],
};
