/** What stands in the pictures of the rulebook, and what they are to those who do not see them. */
export const pictures = {
  'picture.numbered': (p: { title: string; parts: readonly string[] }) =>
    `${p.title}. ${p.parts.map((part, i) => `${i + 1}: ${part}`).join('. ')}.`,
  'picture.list': (p: { title: string; parts: readonly string[] }) =>
    `${p.title} ${p.parts.join(' ')}`,

  'picture.card': (p: { name: string }) => `A card, ${p.name}`,
  'picture.card.name': 'its name as a work',
  'picture.card.task': (p: { task: string }) => `its task, ${p.task}`,
  'picture.card.material': (p: { material: string }) => `its material, ${p.material}`,
  'picture.card.value': (p: { value: number }) => `its value, ${p.value}`,
  'picture.card.art': 'hold it to read its effect',
  'picture.lives': (p: { name: string; places: readonly string[] }) =>
    `${p.name} in each of its places: ${p.places.join(', ')}.`,
  'picture.lives.task': 'Task',
  'picture.lives.work': 'Work',

  'picture.temple': 'A temple',
  'picture.temple.task': 'task: everyone does it',
  'picture.temple.helpers': 'helpers: more actions',
  'picture.temple.bench': 'craft bench: support for Craft',
  'picture.temple.sales': 'sales: points, if covered',
  'picture.temple.gallery': 'gallery: its works cover helpers',
  'picture.temple.giftShop': 'gift shop: its works cover sales',

  'picture.setup.theirs': (p: { n: number }) => `The other player: ${p.n} cards in hand`,
  'picture.setup.shared': (p: { deck: number; mine: string; theirs: string }) =>
    `The deck, ${p.deck} cards. The floor: ${p.mine} is yours, ${p.theirs} is theirs. ${p.mine} comes first in the alphabet, so you start.`,
  'picture.setup.yours': (p: { n: number }) =>
    `You: one card face down at the top edge, and ${p.n} in hand`,
  'picture.setup': 'Setup for two.',

  'picture.cover.before': (p: { works: string }) => `Before: ${p.works} in the gallery.`,
  'picture.cover.after': (p: { works: string }) => `After: ${p.works} in the gallery.`,

  'picture.score': (p: { name: string; points: number; parts: readonly string[] }) =>
    `${p.name}: ${p.points} points. ${p.parts.join(', ')}.`,
  'picture.score.you': 'You',
  'picture.score.other': 'Aki',
} as const;
