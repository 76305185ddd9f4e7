/** The daily deal. */
import type { daily as english } from '../en/daily';
import type { Said } from '../language';
import { count } from './grammar';

const rounds = (n: number) => count(n, 'Runde', 'Runden');

export const daily: Said<typeof english> = {
  'daily.title': 'Tagespartie',
  'daily.back': 'Zurück zum Start',
  'daily.lead':
    'Jeden Tag eine Partie. Alle, die heute spielen, bekommen diese Karten und diesen Gegner, ganz ohne Netz.',
  'daily.rival': 'Kenji',
  'daily.today': (p) => `Heute, ${p.date}`,
  'daily.game': (p) => `Tagespartie, ${p.date}`,
  'daily.play': 'Heutige Partie spielen',
  'daily.goOn': 'Heutige Partie weiterspielen',
  'daily.look': 'Tisch noch einmal ansehen',
  'daily.gone': 'Die heutige Partie wurde gelöscht. Ihr Ergebnis bleibt.',
  'daily.won': (p) => `Du hast gewonnen, ${p.mine} zu ${p.theirs}.`,
  'daily.lost': (p) => `Du hast verloren, ${p.mine} zu ${p.theirs}.`,
  'daily.begun': 'Du hast sie angefangen.',
  'daily.streak': (p) => `${count(p.days, 'Tag', 'Tage')} in Folge`,
  'daily.noStreak': 'Spiel heute, um eine Serie zu beginnen.',
  'daily.copy': 'Ergebnis kopieren',
  'daily.copied': 'Kopiert. Es verrät nichts über die Karten.',
  'daily.copyFailed': 'Kopieren ist hier nicht erlaubt. Markiere stattdessen den Text unten.',
  'daily.text': (p) =>
    [
      `Mottainai-Tagespartie, ${p.date}`,
      `${p.won ? 'Gewonnen' : 'Verloren'}, ${p.mine} : ${p.theirs} in ${rounds(p.rounds)}`,
      ...(p.streak > 1 ? [`${p.streak} Tage in Folge`] : []),
    ].join('\n'),
  'daily.month': (p) => `${p.month} ${p.year}`,
  'daily.before': 'Voriger Monat',
  'daily.after': 'Nächster Monat',
  'daily.mark.won': 'Gewonnen',
  'daily.mark.lost': 'Verloren',
  'daily.mark.begun': 'Nicht beendet',
  'daily.dayWon': (p) => `${p.date}: gewonnen, ${p.mine} zu ${p.theirs}`,
  'daily.dayLost': (p) => `${p.date}: verloren, ${p.mine} zu ${p.theirs}`,
  'daily.dayBegun': (p) => `${p.date}: nicht beendet`,
  'daily.dayNone': (p) => `${p.date}: nicht gespielt`,
};
