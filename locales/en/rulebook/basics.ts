import type { WrittenSection } from './types';

export const basics: readonly WrittenSection[] = [
  {
    id: 'about',
    title: 'What it is about',
    blocks: [
      {
        kind: 'text',
        text: 'You run a small temple where nothing goes to waste. Cards pass from player to player, and what one of you puts down is often just what another needs.',
      },
      {
        kind: 'text',
        text: 'You score with works: things you make and put on show. A work is worth points, has an effect of its own, and can make your sales worth points too.',
      },
      {
        kind: 'text',
        text: 'Everyone else also does the task you choose, on their own turns. So each turn you first do the tasks that the others chose, then your own.',
      },
      {
        kind: 'text',
        text: 'Mottainai is for 2 to 5 players. Whoever has the most points at the end wins.',
      },
    ],
  },
  {
    id: 'win',
    title: 'How do I win?',
    blocks: [
      {
        kind: 'text',
        text: 'Have the most points when the game ends. It ends at once when somebody has five works in one wing, or when the deck is empty.',
      },
      {
        kind: 'list',
        items: [
          'Complete works: each counts its value, 1 to 3. That is where most points come from.',
          'Sell cards, and put works of the same material in your gift shop: then the sales score too.',
          'Sell more of a material than anyone else: then cards of it in your hand score as backorders.',
          'Hire helpers early and cover them with works in your gallery: you get more actions on every task.',
          'Choose tasks that help you more than the others, or choose no task at all.',
          'Watch the wings: lead on points first, then end the game before somebody overtakes you. A tie goes to whoever’s turn it is.',
        ],
      },
    ],
  },
  {
    id: 'cards',
    title: 'The cards',
    blocks: [
      {
        kind: 'text',
        text: 'A deck has 54 cards, and each is a different work. A card’s material tells you its task and its value.',
      },
      {
        kind: 'table',
        head: ['Material', 'Task', 'Value', 'Cards', 'Works'],
        rows: [
          ['Paper', 'Clerk', '1', { kind: 'number', id: 'paper' }, { kind: 'names', id: 'paper' }],
          ['Stone', 'Monk', '2', { kind: 'number', id: 'stone' }, { kind: 'names', id: 'stone' }],
          ['Cloth', 'Tailor', '2', { kind: 'number', id: 'cloth' }, { kind: 'names', id: 'cloth' }],
          ['Clay', 'Potter', '3', { kind: 'number', id: 'clay' }, { kind: 'names', id: 'clay' }],
          ['Metal', 'Smith', '3', { kind: 'number', id: 'metal' }, { kind: 'names', id: 'metal' }],
        ],
      },
      {
        kind: 'text',
        text: 'Cards match if they share a material. They then share a task too, so a Stone card, a Monk task and a Monk helper all match.',
      },
      { kind: 'text', text: 'A card can be five things, one at a time:' },
      {
        kind: 'list',
        items: [
          'As a task it says what everyone does at Noon.',
          'As a helper it gives you more actions on its kind of task.',
          'As material on your craft bench it supports the works you Craft.',
          'As a sale it scores if it is covered, and it helps you claim backorders.',
          'As a completed work it scores its value, covers other cards and has an effect.',
        ],
      },
    ],
  },
  {
    id: 'temple',
    title: 'Your temple',
    blocks: [
      {
        kind: 'text',
        text: 'Your temple is a mat. Cards are tucked under its four edges, and your works stand in two wings beside it.',
      },
      {
        kind: 'table',
        head: ['Place', 'Holds', 'What for'],
        rows: [
          ['Top edge', 'Your task: one card or none', 'Everyone does it, you included'],
          ['Left edge', 'Your helpers', 'More actions on their kind of task'],
          ['Bottom edge', 'Your craft bench', 'Support for Craft'],
          ['Right edge', 'Your sales', 'Points if covered; having the most claims backorders'],
          ['Left wing', 'Your gallery', 'Works here cover your helpers'],
          ['Right wing', 'Your gift shop', 'Works here cover your sales'],
        ],
      },
      {
        kind: 'text',
        text: 'You also have a hand, which only you see, and a waiting area. Cards you draw go face down to your waiting area and join your hand at Night. Until then nobody may look at them or use them, not even you.',
      },
      {
        kind: 'text',
        text: 'Everyone shares the deck, which lies face down, and the floor, where cards lie face up in any order.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Setup',
    blocks: [
      {
        kind: 'steps',
        items: [
          'With 2 or 3 players, shuffle one deck. With 4 or 5 players, shuffle two decks together: 108 cards, every work twice.',
          'Deal 5 cards to each hand, and 1 card face down under the top edge of each temple.',
          'Each player turns the deck’s top card face up onto the floor.',
          'The player whose card comes first in the alphabet starts.',
        ],
      },
      {
        kind: 'list',
        items: [
          'Go by the English names. A space comes before any letter, so Go Set comes before Gong.',
          'With two decks, two players may turn up the same first name. They each turn up another card until one comes first. All these cards stay on the floor.',
          'The face-down card is not a task yet. Nobody looks at it, no effect touches it, and the others skip it at Noon. Its owner puts it on the floor, face up, in their first Morning. All later tasks are face up.',
        ],
      },
      {
        kind: 'table',
        head: ['Players', 'Cards in total', 'In the deck after setup'],
        rows: [
          ['2', '54', '40'],
          ['3', '54', '33'],
          ['4', '108', '80'],
          ['5', '108', '73'],
        ],
      },
      {
        kind: 'text',
        text: 'Each player takes 7 cards: 5 in hand, 1 face down, 1 on the floor. The same name twice takes a few more.',
      },
    ],
  },
];
