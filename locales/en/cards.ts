/** The card browser. The works' own words are in works.ts. */
import { count } from './count';

export const cards = {
  'cards.title': 'The works',
  'cards.short': 'Cards',
  'cards.back': 'Back',
  'cards.search': 'Search the works',
  'cards.clear': 'Clear the search',
  'cards.filters': 'Show filters',
  'cards.lessFilters': 'Hide filters',
  'cards.material': 'Material',
  'cards.period': 'When it acts',
  'cards.any': 'Any',
  'cards.found': (p: { n: number; of: number }) =>
    p.n === p.of ? `All ${p.of} works` : `${count(p.n, 'work')} of ${p.of}`,
  'cards.nothing': 'No work fits. Try another word or fewer filters.',
  'cards.facts': (p: { material: string; task: string; value: number; periods: string }) =>
    `${p.material} ${p.value} · ${p.task} · ${p.periods}`,
  'cards.spoken': (p: { name: string; facts: string; text: string }) =>
    `${p.name}. ${p.facts}. ${p.text}`,
  'cards.costs': (p: { n: number; material: string }) =>
    p.n === 0
      ? 'Needs no support.'
      : `Needs ${p.n} more ${p.material} ${p.n === 1 ? 'card' : 'cards'} as support.`,
  'cards.effects': 'How effects work',

  'period.morning': 'Morning',
  'period.task': 'Before a task',
  'period.action': 'With an action',
  'period.completing': 'On completing',
  'period.night': 'Night',
  'period.theirTurn': 'Opponents’ turns',
  'period.always': 'Always',
  'period.end': 'Final count',
} as const;
