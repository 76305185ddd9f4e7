/** Coach marks: one sentence each, shown once, at the moment at which it helps. */
export const coach = {
  'coach.tasks':
    'Choose a card as your task. Its material says what you do: Paper sells, Stone hires, Cloth renews your hand, Clay collects, Metal makes works.',
  'coach.hold': 'Hold any card to read it. You can also drag it to its place.',
  'coach.theirTask':
    'Older tasks come first: the others chose theirs before you. Your own helpers help you with each.',
  'coach.rivalEnd': (p: { name: string; wing: 'gallery' | 'giftShop'; works: number; n: number }) =>
    `${p.name} has ${p.works} of ${p.n} works in the ${p.wing === 'gallery' ? 'gallery' : 'gift shop'}. A full wing ends the game at once, perhaps during a task of yours. Tap the name to see that temple.`,
  'coach.waiting':
    'Cards you draw wait here, face down. They join your hand at Night. In the Morning you keep five.',
  'coach.wings': 'Gallery: covers helpers, for more actions. Gift shop: covers sales, for points.',
  'coach.support': 'Support is only shown. These cards stay where they are.',
  'coach.craft':
    'Craft makes a work of the task’s material, with support from your bench. Smith takes any material, with support from your hand.',
  'coach.selling':
    'Sold cards count points if a work of their material stands in your gift shop. And most sales of a material make such cards in your hand count.',
  'coach.prayer': 'Nothing else to do? Any action can be a Prayer: draw a card.',
  'coach.cover':
    'Cover is all or nothing: works of the same material beside it must be worth at least as many as the cards here.',
  'coach.noTask': 'Mind whom your task helps. Some days no task is the best task.',
  'coach.end': (p: { n: number }) =>
    `This wing fills up. ${p.n} works in one wing end the game at once: be ahead by then.`,
  'coach.backorders':
    'You have sold most of a material: such cards in your hand count points at the end. These are backorders.',
  'coach.points': 'Your points so far. Tap them to see where they come from.',
  'coach.text': 'What a card says counts only once you have completed it as a work.',
  'coach.gotIt': 'Got it',
} as const;
