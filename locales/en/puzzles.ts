/** Puzzles: their list, their goals, help with them. */
import { count } from './count';

export const puzzles = {
  'puzzles.title': 'Puzzles',
  'puzzles.back': 'Back to the start',
  'puzzles.lead':
    'One turn, one goal, one way to reach it. Only what you can see matters: what you draw never helps.',
  'puzzles.grade1': 'Easy',
  'puzzles.grade2': 'Tricky',
  'puzzles.grade3': 'Hard',
  'puzzles.score': 'Score this turn',
  'puzzles.win': 'Win this turn',
  'puzzles.stop': 'Take the end away',
  'puzzles.solvedOf': (p: { solved: number; all: number }) => `${p.solved} of ${p.all} solved`,
  'puzzles.chip': (p: { number: number; goal: string; solved: boolean }) =>
    `Puzzle ${p.number}: ${p.goal}${p.solved ? ' Solved.' : ''}`,
  'puzzles.loading': 'Setting up the puzzles …',
  'puzzles.goalWin': 'Win this turn.',
  'puzzles.goalScore': (p: { points: number }) => `Score ${p.points} more this turn.`,
  'puzzles.goalStop': (p: { rival: string }) =>
    `${p.rival} can end the game and win next turn with cards you see. Stop that.`,
  'puzzles.help': 'Hint',
  'puzzles.show': 'Show me the way',
  'puzzles.hint': (p: { card: string; count: number }) =>
    `Think of ${p.card}. ${count(p.count, 'move')} to go.`,
  'puzzles.hintCount': (p: { count: number }) => `${count(p.count, 'move')} to go.`,
  'puzzles.solved': 'Solved!',
  'puzzles.finish': 'Back to the puzzles',
  'puzzles.showing': 'Watch: this is the way.',
  'puzzles.shown': 'That was the way. Now you.',
  'puzzles.made': (p: { made: number; all: number }) =>
    `You made ${p.made} of the ${count(p.all, 'move')} it takes.`,
  'puzzles.missedScore': (p: { points: number; wanted: number }) =>
    `Your turn is over with ${p.points} of ${count(p.wanted, 'point')}.`,
  'puzzles.missedWin': 'Your turn is over, and the game goes on.',
  'puzzles.missedLost': 'The game is over, and you cannot be sure to have won.',
  'puzzles.missedStop': (p: { rival: string }) => `${p.rival} can still end the game and win.`,
} as const;
