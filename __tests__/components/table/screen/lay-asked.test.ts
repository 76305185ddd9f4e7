import type { PromptButton, PromptModel } from '@/components/table/prompt/model';
import { promptNeed } from '@/components/table/prompt/room';
import { layAsked } from '@/components/table/screen/lay-asked';
import { viewFor } from '@/engine';

import { randomStates, SIZES } from '../support/views';

const button = (label: string, kind: PromptButton['kind'], detail?: string): PromptButton => ({
  id: label,
  label,
  kind,
  does: { type: 'prayRest' },
  final: false,
  ...(detail !== undefined && { detail }),
});
const read = button('Read card', 'plain');

const QUESTIONS = [
  {
    question: 'Deck of Cards is complete. Use a work?',
    detail: null,
    buttons: [button('Swap it for the deck’s top card', 'primary'), read],
  },
  {
    question: 'Use a work before Benkei’s Tailor task?',
    detail: 'Show a matching card for one more action.',
    buttons: [button('Use Figurine', 'secondary'), button('Start the task', 'secondary')],
  },
  {
    question: 'Handkerchief is complete. Use a work?',
    detail: 'Sell a card from your craft bench.',
    buttons: [button('Use Amulet', 'secondary'), button('Go on', 'secondary')],
  },
  {
    question: 'Which wing for Lampshade?',
    detail: null,
    buttons: [
      button('Gallery', 'secondary', 'covers 2 Cloth helpers · +2 actions'),
      button('Gift shop', 'secondary', 'covers 1 of 2 Cloth sales: not enough'),
    ],
  },
  {
    question: 'Craft a Cloth work',
    detail: null,
    buttons: [
      button(
        'Craft Umbrella',
        'primary',
        'Gallery: covers 2 Cloth helpers · +2 actions; Gift shop: covers 2 Cloth sales · +4 points',
      ),
      read,
    ],
  },
];

/** How many points each question's panel lacks on a new table of two. */
function lacking(text: number): string[] {
  const [begun] = randomStates(2, 1, 1);
  const view = viewFor(begun as NonNullable<typeof begun>, 0);
  return SIZES.flatMap(([width, height]) => {
    const insets = { top: 0, right: 0, bottom: 0, left: 0 };
    const viewport = { width, height, insets, text };
    return QUESTIONS.flatMap((words) => {
      const prompt: PromptModel = { ...words, choosable: new Set(), selected: 3 };
      const panel = layAsked(view, viewport, 0, words, prompt).layout.bands.prompt;
      const less = promptNeed(words, panel?.w ?? 0, text) - (panel?.h ?? 0);
      return less > 0 ? [`${width}×${height} ${words.question} lacks ${Math.round(less)}`] : [];
    });
  });
}

test('the panel has room for all of its question, at every size', () => {
  expect(lacking(1)).toEqual([]);
});

test('so it has with text at twice its size', () => {
  expect(lacking(2)).toEqual([]);
});
