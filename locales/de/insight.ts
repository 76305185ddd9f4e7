/** The words of the look back with the strongest player. */
import type { insight as english } from '../en/insight';
import type { Said } from '../language';
import { verb, YOU } from './grammar';

const percent = (chance: number) => `${Math.round(chance * 100)}\u00A0%`;

export const insight: Said<typeof english> = {
  open: 'Wendepunkte',
  title: 'Wendepunkte',
  offer:
    'Der stärkste Computer prüft jede Entscheidung dieser Partie und weiß dabei nur, was man damals wissen konnte.',
  begin: 'Diese Partie prüfen',
  goOn: (p) => `Weiter prüfen · ${p.percent}\u00A0% fertig`,
  looking: (p) => `Jede Entscheidung wird geprüft: ${p.percent}\u00A0%`,
  cancel: 'Anhalten',
  cancelHelp: 'Was bis jetzt gefunden ist, bleibt.',

  chart: 'Die Siegchancen aller, Zug für Zug',
  chartHelp: 'Zieh darüber, um durch die Partie zu gehen.',
  atStart: (p) => `Vor dem ersten Zug · ${p.chances}`,
  afterTurn: (p) => `Nach Zug ${p.turn} · ${p.chances}`,
  chance: (p) => `${p.name}: ${percent(p.chance)}`,

  points: (p) =>
    p.n === 0
      ? 'Niemand hat durch eine einzelne Entscheidung viel verloren: eine gut gespielte Partie.'
      : `${p.n === 1 ? 'Die Entscheidung, die' : `${p.n} Entscheidungen, die`} am meisten ausgemacht ${p.n === 1 ? 'hat' : 'haben'}. Was hättest du getan?`,
  point: (p) => `Zug ${p.turn} · ${p.name}`,
  pointAsk: 'Was hättest du getan?',
  'answered.loss': (p) => `Es gab Besseres: ${percent(p.by)} mehr`,
  'answered.find': (p) => `Die beste Wahl, ${percent(p.by)} vor der nächsten`,

  ask: (p) => (p.name === YOU ? 'Was würdest du tun?' : `Du bist ${p.name}. Was würdest du tun?`),
  asked: (p) => `Die Frage war: ${p.question}`,
  seeTable: 'Tisch ansehen',
  toList: 'Alle Wendepunkte',

  'told.found': 'Das ist die beste Wahl.',
  'told.other': 'Es gab Besseres.',
  'told.same': 'So wurde gespielt, und es gab Besseres.',
  better: (p) => `Besser: ${p.what}. Siegchance ${percent(p.with)} statt ${percent(p.instead)}.`,
  best: (p) =>
    `${verb(p.name, 'hast', 'hat')} es gefunden: ${p.what}. Die nächstbeste Wahl hätte ${percent(p.by)} gekostet.`,
  why: (p) => `Warum: ${p.reasons}`,
  played: (p) => `${verb(p.name, 'wählst', 'wählt')}: ${p.what}.`,
  option: (p) => `${p.what}: ${percent(p.chance)}`,
  playOn: 'Von hier weiterspielen',
  playOnAs: 'Als neue Partie; diese bleibt',
};
