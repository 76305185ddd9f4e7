/** The daily deal. */
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const daily = {
  'daily.title': 'Daily deal',
  'daily.back': 'Back to the start',
  'daily.lead':
    'One deal a day. Everybody who plays today gets these cards and this opponent, without a network.',
  'daily.rival': 'Kenji',
  'daily.today': (p: { date: string }) => `Today, ${p.date}`,
  'daily.game': (p: { date: string }) => `Daily deal, ${p.date}`,
  'daily.play': 'Play today’s deal',
  'daily.goOn': 'Go on with today’s deal',
  'daily.look': 'Look at the table again',
  'daily.gone': 'The game of today was deleted. Its result stays.',
  'daily.won': (p: { mine: number; theirs: number }) => `You won, ${p.mine} to ${p.theirs}.`,
  'daily.lost': (p: { mine: number; theirs: number }) => `You lost, ${p.mine} to ${p.theirs}.`,
  'daily.begun': 'You have begun it.',
  'daily.streak': (p: { days: number }) => `${counted(p.days, 'day', 'days')} in a row`,
  'daily.noStreak': 'Play today to begin a streak.',
  'daily.copy': 'Copy the result',
  'daily.copied': 'Copied. It tells nothing about the cards.',
  'daily.copyFailed': 'Copying is not allowed here. Select the text below instead.',
  'daily.text': (p: {
    date: string;
    won: boolean;
    mine: number;
    theirs: number;
    rounds: number;
    streak: number;
  }) =>
    [
      `Mottainai daily deal, ${p.date}`,
      `${p.won ? 'Won' : 'Lost'} ${p.mine} : ${p.theirs} in ${counted(p.rounds, 'round', 'rounds')}`,
      ...(p.streak > 1 ? [`${p.streak} days in a row`] : []),
    ].join('\n'),
  'daily.month': (p: { month: string; year: number }) => `${p.month} ${p.year}`,
  'daily.before': 'Month before',
  'daily.after': 'Next month',
  'daily.mark.won': 'Won',
  'daily.mark.lost': 'Lost',
  'daily.mark.begun': 'Not finished',
  'daily.dayWon': (p: { date: string; mine: number; theirs: number }) =>
    `${p.date}: won, ${p.mine} to ${p.theirs}`,
  'daily.dayLost': (p: { date: string; mine: number; theirs: number }) =>
    `${p.date}: lost, ${p.mine} to ${p.theirs}`,
  'daily.dayBegun': (p: { date: string }) => `${p.date}: not finished`,
  'daily.dayNone': (p: { date: string }) => `${p.date}: not played`,
} as const;
