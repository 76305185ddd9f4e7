/** Around the lessons: their list, the buttons, what they are about. The lessons' own words are in lessons/. */
export const learn = {
  'learn.you': 'You',
  'learn.rival': 'Aiko',
  'learn.title': 'Learn to play',
  'learn.back': 'Back to the start',
  'learn.lead':
    'Eight lessons at the table: seven short ones, then a first game. Take them in any order.',
  'learn.offer': 'Learn in ten minutes',
  'learn.short': 'Learn',
  'learn.done': 'Done.',
  'learn.open': 'Go on where you left.',
  'learn.row': (p: { number: number; title: string; about: string; state: string }) =>
    `Lesson ${p.number}: ${p.title}. ${p.about}${p.state === '' ? '' : ` ${p.state}`}`,
  'learn.firstGame': 'Play a first game',
  'learn.firstGameOffer': 'An easy opponent, a deal that shows it all',
  'learn.firstGameHelp': 'Against an easy opponent, with a deal that shows the game well.',
  'lesson.heading': (p: { title: string; at: number; of: number }) =>
    `${p.title} · ${p.at} of ${p.of}`,
  'lesson.goal': (p: { goal: string }) => `Goal: ${p.goal}`,
  'lesson.missed': 'Not yet',
  'lesson.next': 'Next',
  'lesson.again': 'Try again',
  'lesson.follow': (p: { title: string }) => `Next: ${p.title}`,
  'lesson.finish': 'Back to the lessons',
  'lesson.answer.smith': 'By Smith',
  'lesson.answer.craft': 'By Craft',
  'lesson.answer.no': 'No',
  'lesson.answer.both': 'Both',
  'lesson.answer.you': 'You',
} as const;
