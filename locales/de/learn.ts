/** Around the lessons. */
import type { learn as english } from '../en/learn';
import type { Said } from '../language';

export const learn: Said<typeof english> = {
  'learn.you': 'Du',
  'learn.rival': 'Aiko',
  'learn.title': 'Spielen lernen',
  'learn.back': 'Zurück zum Start',
  'learn.lead':
    'Acht Lektionen am Tisch: sieben kurze, dann eine erste Partie. Die Reihenfolge bestimmst du.',
  'learn.offer': 'In zehn Minuten lernen',
  'learn.short': 'Lernen',
  'learn.done': 'Fertig.',
  'learn.open': 'Mach da weiter, wo du warst.',
  'learn.row': (p) =>
    `Lektion ${p.number}: ${p.title}. ${p.about}${p.state === '' ? '' : ` ${p.state}`}`,
  'learn.firstGame': 'Eine erste Partie spielen',
  'learn.firstGameOffer': 'Leichter Gegner und gute Karten zum Lernen',
  'learn.firstGameHelp': 'Gegen einen leichten Gegner und mit Karten, die das Spiel gut zeigen.',
  'lesson.heading': (p) => `${p.title} · ${p.at} von ${p.of}`,
  'lesson.goal': (p) => `Ziel: ${p.goal}`,
  'lesson.missed': 'Noch nicht',
  'lesson.next': 'Weiter',
  'lesson.again': 'Noch einmal',
  'lesson.follow': (p) => `Weiter: ${p.title}`,
  'lesson.finish': 'Zurück zu den Lektionen',
  'lesson.answer.smith': 'Als Schmied',
  'lesson.answer.craft': 'Durch Fertigen',
  'lesson.answer.no': 'Nein',
  'lesson.answer.both': 'Beide',
  'lesson.answer.you': 'Du',
};
