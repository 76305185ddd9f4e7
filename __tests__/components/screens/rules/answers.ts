/** The paragraphs that answer players' questions; every language has them in the same places. */
import type { Passage } from '@/components/screens/rules/search';
import type { RulePlace } from '@/locales/rulebook';

export const ANSWERS = {
  'waiting cards': ['temple/2/0', 'faq/0/23'],
  'the fifth work': ['end/3/0', 'end/0/0', 'end/1/0'],
  building: ['completing/0/0'],
  support: ['faq/0/3', 'completing/2/3'],
  'discard pile': ['temple/3/0'],
  'first player': ['setup/0/3'],
  'hand limit': ['faq/0/12', 'morning/0/0'],
  cover: ['covering/0/0', 'covering/2/0', 'covering/2/1'],
  'counting actions': [
    'counting-actions/2/0',
    'counting-actions/3/0',
    'counting-actions/4/0',
    'counting-actions/5/0',
    'counting-actions/6/0',
    'faq/0/26',
  ],
  winning: ['win/0/0'],
  backorders: ['backorders/0/0'],
  ties: ['ties/0/0', 'win/1/5'],
  'skipping a task': ['counting-actions/1/0', 'faq/0/18'],
  'declining an effect': ['faq/0/16', 'effects/0/1'],
  'Smith or Craft': ['completing/2/1', 'completing/3/0', 'actions/0/5', 'faq/0/5'],
  'the end': ['end/0/0', 'end/1/0'],
  'an empty deck': ['end/1/1'],
  Prayer: ['actions/0/6'],
  'no task': ['faq/0/1'],
  sales: ['scoring/1/1', 'covering/2/1'],
  wings: ['covering/0/0', 'covering/1/1', 'faq/0/25'],
  drawing: ['actions/0/6'],
  Tailor: ['actions/0/2'],
  stealing: ['faq/0/17', 'effects/0/3'],
  teams: ['teams/0/0', 'variants/0/1'],
  'a longer game': ['variants/0/0'],
  'who shares a task': ['about/2/0', 'noon/0/0', 'faq/0/24'],
  'drawn cards': ['faq/0/2', 'temple/2/0', 'actions/1/3'],
  decks: ['setup/0/0'],
  teaching: ['teaching/0/0'],
  'an uncovered sale': ['covering/2/1', 'faq/0/13', 'covering/1/2'],
  Metal: ['cards/1/4'],
} as const satisfies Readonly<Record<string, readonly RulePlace[]>>;
export type Topic = keyof typeof ANSWERS;

/** What was found first, as places. */
export const placesOf = (found: readonly Passage[]): RulePlace[] =>
  found.slice(0, 3).map(({ section, block, item }) => `${section.id}/${block}/${item}` as const);

/** Terms of the glossary that answer too; each language has its own order of them. */
export type Terms = Partial<Record<Topic, string>>;

export const isAnswered = (topic: Topic, found: readonly Passage[], terms: Terms): boolean => {
  const answers: readonly RulePlace[] = ANSWERS[topic];
  const term = terms[topic];
  const told = found
    .slice(0, 3)
    .some(({ section, text }) => section.id === 'glossary' && text.startsWith(`${term}:`));
  return told || placesOf(found).some((place) => answers.includes(place));
};
