/**
 * Why a player would make one choice rather than another: `up` speaks for the choice, `down` against
 * it. The keys are the topics of the AI (engine/ai/layout.ts) and its plain cases.
 */
export const reasons = {
  points: { up: 'It puts you ahead on points.', down: 'It costs points.' },
  end: {
    up: 'It brings you closer to a full wing.',
    down: 'It takes you further from a full wing.',
  },
  works: { up: 'Your works do more for you.', down: 'Your works do less for you.' },
  helpers: { up: 'Your helpers get more done.', down: 'Your helpers get less done.' },
  cover: {
    up: 'It covers more of your helpers or sales, now or soon.',
    down: 'It covers less of your helpers and sales.',
  },
  materials: {
    up: 'Your craft bench has more to work with.',
    down: 'Your craft bench has less to work with.',
  },
  sales: { up: 'Your sales are worth more.', down: 'Your sales are worth less.' },
  backorders: {
    up: 'More cards in your hand score as backorders.',
    down: 'Fewer cards in your hand score as backorders.',
  },
  hand: { up: 'Your hand fits together better.', down: 'Your hand fits together less well.' },
  draws: { up: 'You draw more new cards.', down: 'You draw fewer new cards.' },
  floor: { up: 'The floor is better for you.', down: 'It leaves good cards on the floor.' },
  task: {
    up: 'Your task gives the others little.',
    down: 'Your task gives the others a lot to do.',
  },
  theirPoints: {
    up: 'It keeps the others’ points down.',
    down: 'It lets the others get ahead on points.',
  },
  theirEnd: {
    up: 'It keeps the others from a full wing.',
    down: 'It lets the others get close to a full wing.',
  },
  theirWorks: {
    up: 'It makes the others’ works do less.',
    down: 'The others’ works keep doing a lot.',
  },
  theirHelpers: { up: 'The others have fewer helpers.', down: 'The others have more helpers.' },
  theirMaterials: {
    up: 'The others have less on their craft benches.',
    down: 'The others have more on their craft benches.',
  },
  theirSales: {
    up: 'The others get less from their sales.',
    down: 'The others get more from their sales.',
  },
  theirHand: { up: 'The others hold fewer cards.', down: 'The others hold more cards.' },
  theirTask: {
    up: 'The others’ tasks help you.',
    down: 'The others’ tasks do not help you.',
  },
  deck: {
    up: 'The deck will last as long as you need.',
    down: 'The deck will run out at a bad time for you.',
  },
  turn: { up: 'It saves you time.', down: 'It costs you time.' },
  win: { up: 'It wins the game at once.', down: 'It does not win the game at once.' },
  loss: { up: 'Anything else would lose the game at once.', down: 'It loses the game at once.' },
  onlyChoice: { up: 'It is your only choice.', down: 'It is your only choice.' },
} as const;
