/** The words of the statistics. */
import type { statistics as english } from '../en/statistics';
import type { Said } from '../language';
import { count, games, times } from './grammar';

const wins = (n: number) => count(n, 'Sieg', 'Siege');

export const statistics: Said<typeof english> = {
  title: 'Statistik',
  back: 'Zurück zum Start',
  counting: (p) => `Deine Partien werden gezählt: ${p.percent} %`,
  failed: 'Deine Partien konnten gerade nicht gezählt werden.',
  retry: 'Noch einmal versuchen',
  empty: 'Noch keine Partie beendet. Spiel eine zu Ende, dann füllt sich diese Seite.',
  emptyKind: 'Noch keine solche Partie.',
  cleared: (p) =>
    p.n === 1
      ? 'Du hast neu angefangen: Eine frühere Partie zählt nicht mit.'
      : `Du hast neu angefangen: ${p.n} frühere Partien zählen nicht mit.`,
  unclear: 'Wieder mitzählen',
  clear: 'Ab jetzt neu zählen',
  clearHelp: 'Deine Partien bleiben in der Liste. Du kannst sie jederzeit wieder mitzählen.',
  footnote:
    'Lektionen zählen nie, gelöschte Partien nicht mehr. Getrennt gezählt werden Partien, die du aus einer anderen heraus weitergespielt hast oder die als Code kamen.',

  which: 'Welche Partien',
  'which.own': (p) => `Hier gespielt · ${p.n}`,
  'which.played': (p) => `Ohne Tipps · ${p.n}`,
  'which.hinted': (p) => `Mit Tipps · ${p.n}`,
  'which.continued': (p) => `Weitergespielt · ${p.n}`,
  'which.shared': (p) => `Aus einem Code · ${p.n}`,

  series: 'Zwischen euch',
  seriesLine: (p) => p.parts.map(({ names, wins: n }) => `${names}: ${wins(n)}`).join(', '),
  seriesGames: (p) =>
    p.computers === 0 ? games(p.n) : `${games(p.n)} · ${wins(p.computers)} für den Computer`,

  person: 'Wessen Zahlen',
  summary: (p) => `${p.name}: ${games(p.games)}, ${wins(p.wins)}`,
  games: 'gespielt',
  wins: (p) => `gewonnen · ${p.percent} %`,
  decimal: (p) => p.value.toFixed(1).replace('.', ','),
  average: 'Punkte pro Partie',
  best: 'beste Punktzahl',
  streak: 'aktuelle Siegesserie',
  longest: 'längste Siegesserie',

  levels: 'Gegen Computer',
  levelLine: (p) => `${p.level}: ${p.wins} von ${p.games} gewonnen`,
  of: (p) => `${p.wins} von ${p.games}`,

  course: (p) => (p.n === 1 ? 'Die letzte Partie' : `Die letzten ${p.n} Partien`),
  courseHelp: 'Punkte jeder Partie; eine volle Säule ist ein Sieg.',
  courseSpoken: (p) =>
    `Punkte, die älteste zuerst: ${p.points.map(({ points, won }) => `${points}${won ? ', gewonnen' : ''}`).join('; ')}`,

  parts: 'Woher die Punkte kommen',
  'parts.works': 'Werke',
  'parts.sales': 'Verkäufe',
  'parts.backorders': 'Nachbestellungen',
  'parts.bonuses': 'Boni',
  partLine: (p) => `${p.part}: ${p.points} Punkte pro Partie`,

  ends: 'Wie die Partien endeten',
  'ends.works': 'Ein Flügel war voll',
  'ends.deck': 'Der Stapel war leer',
  'ends.rounds': 'Die Rundengrenze',
  'ends.work': (p) => `Durch ${p.work}`,
  endLine: (p) => `${p.end}: ${times(p.n)}`,
  ended: (p) => `${p.name}: ${p.n} von ${games(p.of)} selbst beendet.`,

  works: 'Lieblingswerke',
  workLine: (p) => `${p.work}, ${times(p.n)} vollendet`,
  noWorks: 'Noch kein Werk vollendet.',
};
