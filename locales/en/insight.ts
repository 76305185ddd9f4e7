/** The words of the look back with the strongest player. Loaded with the review, not with the start. */
import { count } from './count';
import { log } from './log';

const percent = (chance: number) => `${Math.round(chance * 100)}\u00A0%`;

export const insight = {
  open: 'Turning points',
  title: 'Turning points',
  offer:
    'The strongest computer player looks at every choice of this game, knowing only what each player could know then.',
  begin: 'Look at this game',
  goOn: (p: { percent: number }) => `Go on looking · ${p.percent}\u00A0% done`,
  looking: (p: { percent: number }) => `Looking at every choice: ${p.percent}\u00A0%`,
  cancel: 'Stop',
  cancelHelp: 'What was found so far is kept.',

  chart: 'Everybody’s chance to win, turn by turn',
  chartHelp: 'Drag along it to go through the game.',
  atStart: (p: { chances: string }) => `Before the first turn · ${p.chances}`,
  afterTurn: (p: { turn: number; chances: string }) => `After turn ${p.turn} · ${p.chances}`,
  chance: (p: { name: string; chance: number }) => `${p.name}: ${percent(p.chance)}`,

  points: (p: { n: number }) =>
    p.n === 0
      ? 'Nobody lost much by a single choice: a well played game.'
      : `${count(p.n, 'choice')} that mattered most. What would you have done?`,
  point: (p: { turn: number; name: string }) => `Turn ${p.turn} · ${p.name}`,
  pointAsk: 'What would you have done?',
  'answered.loss': (p: { by: number }) => `There was better: ${percent(p.by)} more`,
  'answered.find': (p: { by: number }) => `The best choice, by ${percent(p.by)}`,

  ask: (p: { name: string }) =>
    p.name === log['log.you'] ? 'What would you do?' : `You are ${p.name}. What would you do?`,
  asked: (p: { question: string }) => `The question was: ${p.question}`,
  seeTable: 'See the table',
  toList: 'All turning points',

  'told.found': 'That is the best choice.',
  'told.other': 'There was better.',
  'told.same': 'As it was played, and there was better.',
  better: (p: { what: string; with: number; instead: number }) =>
    `Better: ${p.what}. Chance to win ${percent(p.with)} instead of ${percent(p.instead)}.`,
  best: (p: { name: string; what: string; by: number }) =>
    `${p.name} found it: ${p.what}. The next best would have cost ${percent(p.by)}.`,
  why: (p: { reasons: string }) => `Why: ${p.reasons}`,
  played: (p: { name: string; what: string }) => `${p.name} chose: ${p.what}.`,
  option: (p: { what: string; chance: number }) => `${p.what}: ${percent(p.chance)}`,
  playOn: 'Play on from here',
  playOnAs: 'As a new game; this one stays',
} as const;
