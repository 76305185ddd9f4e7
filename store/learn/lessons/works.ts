/** Reading a card: when it acts, what it does, whether one must; and a work of the opponent in the way. */
import type { Lesson, Progress } from '../lesson';

const has = ({ made }: Progress, act: string) => made.some((choice) => choice.do === act);

/** The first pass is at the obstruction; a later one declines the night effect. */
function missedUse({ g, made }: Progress): string | null {
  if (made[0]?.do === 'pass') return 'skipped';
  const used = made.some(({ do: act }) => act === 'use');
  return g.turn > 1 && !used ? 'unused' : null;
}

export const reading: Lesson = {
  id: 'works',
  stages: [
    {
      type: 'play',
      id: 'yours',
      names: ['Bowl', 'Amulet', 'Tower'],
      situation: {
        you: {
          gallery: ['Bowl', 'Amulet'],
          hand: ['Coin', 'Crane', 'Frog'],
          bench: ['Cup'],
        },
        left: { gallery: ['Tower'], task: ['Stool'], hand: ['Robe', 'Pin', 'Jar'] },
        floor: ['Quilt'],
        deckTop: ['Vase', 'Socks'],
        at: 'morning',
      },
      guide: [
        { take: [{ do: 'use', via: 'Bowl' }], otherwise: { pass: 'unused' } },
        { take: [{ do: 'task', card: 'Coin' }], otherwise: { task: 'otherTask', pass: 'noTask' } },
        { take: [{ do: 'reveal' }, { do: 'show' }], otherwise: { pass: 'skipped' } },
        { take: [{ do: 'hire' }], otherwise: { pray: 'prayed' } },
        { take: [{ do: 'smith', card: 'Crane' }], otherwise: { pray: 'prayed' } },
        { take: [{ do: 'wing' }] },
        { take: [{ do: 'use', via: 'Amulet' }], otherwise: { pass: 'unused' } },
      ],
      isReached: (progress) => has(progress, 'wing') && progress.g.turn > 1,
      solution: [
        { do: 'use', via: 'Bowl' },
        { do: 'task', card: 'Coin' },
        { do: 'reveal' },
        { do: 'hire', card: 'Quilt' },
        { do: 'smith', card: 'Crane' },
        { do: 'wing', wing: 'gallery' },
        { do: 'use', via: 'Amulet', card: 'Vase' },
      ],
    },
  ],
  twin: [
    {
      type: 'play',
      id: 'twin',
      names: ['Pinwheel', 'Curtain'],
      situation: {
        you: { gallery: ['Pinwheel'], hand: ['Bell', 'Crane', 'Robe'] },
        left: { gallery: ['Curtain'], task: ['Coin'], hand: ['Jar', 'Pin', 'Sword'] },
        deckTop: ['Vase', 'Socks'],
      },
      isReached: (progress) => progress.g.turn > 1 && missedUse(progress) === null,
      missed: missedUse,
      solution: [
        { do: 'reveal', card: 'Bell' },
        { do: 'smith', card: 'Crane' },
        { do: 'wing', wing: 'gallery' },
        { do: 'use', via: 'Pinwheel', card: 'Robe' },
        { do: 'draw' },
      ],
    },
  ],
};
