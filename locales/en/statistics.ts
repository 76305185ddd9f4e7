/** The words of the statistics. Loaded with their screen, not with the start. */
import { count } from './count';

const games = (n: number) => count(n, 'game');
const wins = (n: number) => count(n, 'win');
const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

export const statistics = {
  title: 'Statistics',
  back: 'Back to the start',
  counting: (p: { percent: number }) => `Adding up your games: ${p.percent} %`,
  failed: 'Your games could not be added up just now.',
  retry: 'Try again',
  empty: 'No finished game yet. Play one to the end, and this page begins to fill.',
  emptyKind: 'No game of this kind yet.',
  cleared: (p: { n: number }) =>
    p.n === 1
      ? 'You started anew: one earlier game is not counted.'
      : `You started anew: ${p.n} earlier games are not counted.`,
  unclear: 'Count them again',
  clear: 'Start anew from here',
  clearHelp: 'Your games stay in the list. You can count them again at any time.',
  footnote:
    'Lessons are never counted, deleted games no longer. A game that you continued from a point of another one, or that came as a code, stands apart.',

  which: 'Which games',
  'which.own': (p: { n: number }) => `Played here · ${p.n}`,
  'which.played': (p: { n: number }) => `Without hints · ${p.n}`,
  'which.hinted': (p: { n: number }) => `With hints · ${p.n}`,
  'which.continued': (p: { n: number }) => `Continued · ${p.n}`,
  'which.shared': (p: { n: number }) => `From a code · ${p.n}`,

  series: 'Between you',
  seriesLine: (p: { parts: readonly { names: string; wins: number }[] }) =>
    p.parts.map(({ names, wins: n }) => `${names}: ${wins(n)}`).join(', '),
  seriesGames: (p: { n: number; computers: number }) =>
    p.computers === 0 ? games(p.n) : `${games(p.n)} · computers won ${p.computers}`,

  person: 'Whose figures',
  summary: (p: { name: string; games: number; wins: number }) =>
    `${p.name}: ${games(p.games)}, ${wins(p.wins)}`,
  games: 'games',
  wins: (p: { percent: number }) => `wins · ${p.percent} %`,
  decimal: (p: { value: number }) => p.value.toFixed(1),
  average: 'points a game',
  best: 'points at best',
  streak: 'wins in a row now',
  longest: 'wins in a row at best',

  levels: 'Against computers',
  levelLine: (p: { level: string; games: number; wins: number }) =>
    `${p.level}: won ${p.wins} of ${p.games}`,
  of: (p: { wins: number; games: number }) => `${p.wins} of ${p.games}`,

  course: (p: { n: number }) => (p.n === 1 ? 'The last game' : `The last ${p.n} games`),
  courseHelp: 'Points of each game; a full column is a win.',
  courseSpoken: (p: { points: readonly { points: number; won: boolean }[] }) =>
    `Points, the oldest first: ${p.points.map(({ points, won }) => `${points}${won ? ', won' : ''}`).join('; ')}`,

  parts: 'Where the points come from',
  'parts.works': 'Works',
  'parts.sales': 'Sales',
  'parts.backorders': 'Backorders',
  'parts.bonuses': 'Bonuses',
  partLine: (p: { part: string; points: string }) => `${p.part}: ${p.points} points a game`,

  ends: 'How the games ended',
  'ends.works': 'A wing was full',
  'ends.deck': 'The deck ran out',
  'ends.rounds': 'The round limit',
  'ends.work': (p: { work: string }) => `${p.work} ended it`,
  endLine: (p: { end: string; n: number }) => `${p.end}: ${times(p.n)}`,
  ended: (p: { name: string; n: number; of: number }) =>
    `${p.name} ended ${p.n} of ${games(p.of)}.`,

  works: 'Favourite works',
  workLine: (p: { work: string; n: number }) => `${p.work}, completed ${times(p.n)}`,
  noWorks: 'No work completed yet.',
} as const;
