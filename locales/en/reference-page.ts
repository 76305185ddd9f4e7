/** The reference card: the whole game on one page. */
import { count } from './count';

export const referencePage = {
  'page.title': 'The game on one page',
  'page.more': 'Rulebook',
  'page.moreOf': (p: { title: string }) => `${p.title} in the rulebook`,
  'page.turn': 'Your turn',
  'page.tasks': 'Tasks and actions',
  'page.cover': 'Cover and support',
  'page.end': 'The end',
  'page.scoring': 'Points',
  'page.turn.morning': (p: { n: number }) =>
    `Morning: keep ${count(p.n, 'card')} in hand at most. Your old task goes to the floor; play a new one or none.`,
  'page.turn.noon': 'Noon: do the other players’ tasks one by one, then your own.',
  'page.turn.night': 'Night: your waiting cards join your hand.',
  'page.task': (p: { does: string; card: string }) => `${p.does} (${p.card})`,
  'page.actions':
    'A task gives 1 action, and 1 more for each helper of its kind; 2 more if they are covered.',
  'page.cover.wings':
    'Works in the gallery cover helpers, works in the gift shop cover sales, always of their own material.',
  'page.cover.all':
    'Their values must reach the number of cards beside them: then all are covered, else none.',
  'page.support':
    'A work needs one card fewer than its value as support: in hand for Smith, on the bench for Craft. You only show it.',
  'page.end.works': (p: { n: number }) => `${count(p.n, 'work')} in one wing end the game at once.`,
  'page.end.deck': (p: { n: number }) => `So does an empty deck; it has ${count(p.n, 'card')} now.`,
  'page.end.rounds': (p: { n: number; round: number }) =>
    `So does the end of round ${p.n}; this is round ${p.round}.`,
  'page.scoring.works': 'Each work: its value, in either wing.',
  'page.scoring.sales': 'Each covered sale: its value. Others score nothing.',
  'page.scoring.backorders':
    'Most sales of a material, with no tie: cards of it in your hand score their value too.',
} as const;
