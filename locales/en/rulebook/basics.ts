import type { RuleSection } from './types';

export const basics: readonly RuleSection[] = [
  {
    id: 'about',
    title: 'What it is about',
    blocks: [
      {
        kind: 'text',
        text: 'You look after a small temple where nothing goes to waste. Scraps and leftovers pass from player to player, and what one of you lays aside is just what another was looking for.',
      },
      {
        kind: 'text',
        text: 'You score with works: things you have made and put on show. They are worth points themselves, they bring effects of their own, and they give worth to what you have sold.',
      },
      {
        kind: 'text',
        text: 'The task that you choose is also performed by everyone else on their own turns. So each turn you do what the others have chosen, and then what you have chosen yourself.',
      },
      {
        kind: 'text',
        text: 'The game is for 2 to 5 players. When it ends, the most points win.',
      },
    ],
  },
  {
    id: 'cards',
    title: 'The cards',
    blocks: [
      {
        kind: 'text',
        text: 'A deck has 54 cards, each of them a different work. The material of a card tells you its task and its value.',
      },
      {
        kind: 'table',
        head: ['Material', 'Task', 'Value', 'Cards', 'Works'],
        rows: [
          [
            'Paper',
            'Clerk',
            '1',
            '12',
            'Crane, Curtain, Deck of Cards, Doll, Fan, Lampshade, Pinwheel, Plane, Poem, Scroll, Sketch, Straw',
          ],
          [
            'Stone',
            'Monk',
            '2',
            '11',
            'Amulet, Bench, Daitoro, Fountain, Frog, Go Set, Pillar, Statue, Stool, Tablet, Tower',
          ],
          [
            'Cloth',
            'Tailor',
            '2',
            '11',
            'Cloak, Flag, Handkerchief, Kite, Mask, Puppet, Quilt, Robe, Socks, Tapestry, Umbrella',
          ],
          [
            'Clay',
            'Potter',
            '3',
            '10',
            'Bangle, Bowl, Brick, Cup, Dice, Figurine, Haniwa, Jar, Teapot, Vase',
          ],
          [
            'Metal',
            'Smith',
            '3',
            '10',
            'Bell, Chopsticks, Coin, Flute, Gong, Pin, Ring, Shuriken, Sword, Turtle',
          ],
        ],
      },
      {
        kind: 'text',
        text: 'Cards match if they share a material. They then share a task too, so a Stone card, a Monk task and a Monk helper all match.',
      },
      { kind: 'text', text: 'One card can play five parts, and it plays one at a time:' },
      {
        kind: 'list',
        items: [
          'As a task it says what is done at Noon.',
          'As a helper it gives you more actions on tasks of its type.',
          'As a material on your bench it supports the works that you Craft.',
          'As a sale it scores if it is covered, and it helps you to claim backorders.',
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
          ['Top edge', 'Your task: one card or none', 'All players perform it, you and the others'],
          ['Left edge', 'Your helpers', 'More actions on tasks of their type'],
          ['Bottom edge', 'Your craft bench, or bench for short', 'Support for Craft'],
          ['Right edge', 'Your sales', 'Points if covered; the most sales claim backorders'],
          ['Left wing', 'Your gallery', 'Works here cover your helpers'],
          ['Right wing', 'Your gift shop', 'Works here cover your sales'],
        ],
      },
      {
        kind: 'text',
        text: 'You also have a hand, which only you see, and a waiting area. Cards that you draw go face down to the waiting area. They join your hand at Night; before that nobody may look at them or use them, you included.',
      },
      {
        kind: 'text',
        text: 'All players share the deck, which lies face down, and the floor, where cards lie face up in no order.',
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
          'Each player turns up the top card of the deck on the floor. The player whose card is first in the alphabet starts.',
        ],
      },
      {
        kind: 'list',
        items: [
          'Alphabet: the English names decide, and a space comes before any letter, so Go Set is ahead of Gong.',
          'If players share the first name, which takes two decks, each of them turns up another card until one is ahead. All these cards stay on the floor.',
          'The face-down card is not a task yet. Nobody looks at it, no effect reaches it, and at Noon the others pass it over. Its owner puts it on the floor, face up, in their first Morning. All later tasks are played face up.',
        ],
      },
      {
        kind: 'table',
        head: ['Players', 'Cards in all', 'Left in the deck after setup'],
        rows: [
          ['2', '54', '40'],
          ['3', '54', '33'],
          ['4', '108', '80'],
          ['5', '108', '73'],
        ],
      },
      {
        kind: 'text',
        text: 'Each player uses up 7 cards: 5 in hand, 1 face down, 1 on the floor. A shared first name takes a few more.',
      },
    ],
  },
];
