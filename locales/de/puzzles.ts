/** Puzzles: their list, their goals, help with them. */
import type { puzzles as english } from '../en/puzzles';
import type { Said } from '../language';
import { count } from './grammar';

const steps = (n: number) => count(n, 'Schritt', 'Schritte');

export const puzzles: Said<typeof english> = {
  'puzzles.title': 'Rätsel',
  'puzzles.back': 'Zurück zum Start',
  'puzzles.lead':
    'Ein Zug, ein Ziel, ein Weg dorthin. Nur was du siehst, ist wichtig: Was du ziehst, hilft nie.',
  'puzzles.grade1': 'Leicht',
  'puzzles.grade2': 'Knifflig',
  'puzzles.grade3': 'Schwer',
  'puzzles.score': 'Punkte in diesem Zug',
  'puzzles.win': 'Sieg in diesem Zug',
  'puzzles.stop': 'Das Ende verhindern',
  'puzzles.solvedOf': (p) => `${p.solved} von ${p.all} gelöst`,
  'puzzles.chip': (p) => `Rätsel ${p.number}: ${p.goal}${p.solved ? ' Gelöst.' : ''}`,
  'puzzles.loading': 'Die Rätsel werden aufgebaut …',
  'puzzles.goalWin': 'Gewinne in diesem Zug.',
  'puzzles.goalScore': (p) => `Mach in diesem Zug ${count(p.points, 'Punkt', 'Punkte')} mehr.`,
  'puzzles.goalStop': (p) =>
    `${p.rival} kann im nächsten Zug mit Karten, die du siehst, die Partie beenden und gewinnen. Verhindere das.`,
  'puzzles.help': 'Tipp',
  'puzzles.show': 'Zeig mir den Weg',
  'puzzles.hint': (p) => `Denk an ${p.card}. Noch ${steps(p.count)}.`,
  'puzzles.hintCount': (p) => `Noch ${steps(p.count)}.`,
  'puzzles.solved': 'Gelöst!',
  'puzzles.finish': 'Zurück zu den Rätseln',
  'puzzles.showing': 'Schau zu: Das ist der Weg.',
  'puzzles.shown': 'Das war der Weg. Jetzt du.',
  'puzzles.made': (p) => `Du hast ${p.made} von ${p.all} nötigen Schritten gemacht.`,
  'puzzles.missedScore': (p) =>
    `Dein Zug ist zu Ende, mit ${p.points} von ${p.wanted === 1 ? '1 Punkt' : `${p.wanted} Punkten`}.`,
  'puzzles.missedWin': 'Dein Zug ist zu Ende, und die Partie geht weiter.',
  'puzzles.missedLost': 'Die Partie ist vorbei, und dein Sieg ist nicht sicher.',
  'puzzles.missedStop': (p) => `${p.rival} kann die Partie immer noch beenden und gewinnen.`,
};
