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
  works: { up: 'The effects of your works gain by it.', down: 'Your works do less for you.' },
  helpers: { up: 'Your helpers get more done.', down: 'Your helpers get less done.' },
  cover: {
    up: 'More of what you have is covered, or soon will be.',
    down: 'Less of what you have is covered.',
  },
  materials: {
    up: 'Your craft bench is better stocked.',
    down: 'Your craft bench is not as well stocked.',
  },
  sales: { up: 'Your sales are worth more.', down: 'Your sales are worth less.' },
  backorders: {
    up: 'Cards in your hand count as backorders.',
    down: 'Fewer cards in your hand count as backorders.',
  },
  hand: { up: 'Your hand fits together better.', down: 'Your hand fits together less well.' },
  draws: { up: 'You draw more new cards.', down: 'You draw fewer new cards.' },
  floor: { up: 'The floor is better for you.', down: 'It leaves good cards on the floor.' },
  task: {
    up: 'Your task gives the others little.',
    down: 'Your task gives the others a lot to do.',
  },
  theirPoints: {
    up: 'It keeps the points of the others down.',
    down: 'It lets the others lead on points.',
  },
  theirEnd: {
    up: 'It keeps the others from a full wing.',
    down: 'It lets the others come close to a full wing.',
  },
  theirWorks: { up: 'It weakens the works of the others.', down: 'The others keep strong works.' },
  theirHelpers: { up: 'The others have fewer helpers.', down: 'The others have more helpers.' },
  theirMaterials: {
    up: 'The craft benches of the others are poorer.',
    down: 'The craft benches of the others are richer.',
  },
  theirSales: {
    up: 'The others can claim less with their sales.',
    down: 'The others can claim more with their sales.',
  },
  theirHand: { up: 'The others hold fewer cards.', down: 'The others hold more cards.' },
  theirTask: {
    up: 'The tasks of the others suit you.',
    down: 'The tasks of the others do not suit you.',
  },
  deck: { up: 'The length of the deck is on your side.', down: 'The deck runs against you.' },
  turn: { up: 'It gains you time.', down: 'It costs you time.' },
  win: { up: 'It wins the game on the spot.', down: 'It does not win the game on the spot.' },
  loss: { up: 'Anything else would lose the game at once.', down: 'It loses the game at once.' },
  onlyChoice: { up: 'There is nothing else to choose.', down: 'There is nothing else to choose.' },
} as const;
