import type { WrittenSection } from './types';

/** What differs from table to table, and what each player may know. */
export const tables: readonly WrittenSection[] = [
  {
    id: 'teams',
    title: 'Team game',
    blocks: [
      {
        kind: 'text',
        text: 'Four players make two teams. Partners sit opposite each other and add up their scores.',
      },
      {
        kind: 'list',
        items: [
          '“Opponent” on a card always means a player of the other team.',
          'You do your partner’s task at Noon like anyone else’s, but Figurine adds nothing to it.',
          'Your partner’s Curtain, Tower, Mask and Bangle do not get in your way.',
          'Doll, Flute, Jar, Puppet, Ring, Shuriken and Sword cannot touch a partner.',
          'Frog counts the works of the other team only. Kite may use any craft bench, your partner’s too.',
          'Each player claims backorders alone: you also need more sales than your partner.',
          'Partners do not see each other’s hands.',
          'Turtle wins for the whole team, but the works of all five materials must be your own.',
          'If the teams tie, the team whose player has the turn wins.',
        ],
      },
    ],
  },
  {
    id: 'variants',
    title: 'Variants',
    blocks: [
      {
        kind: 'table',
        head: ['Variant', 'What changes'],
        rows: [
          [
            'Extended game',
            'A wing needs 6 works, not 5, to end the game. Suggested with 4 or 5 players.',
          ],
          ['Team game', 'Two against two, with 4 players only.'],
          [
            'Old task first',
            'Usually you use your Morning effects before your old task leaves. Here the old task goes first: it is already on the floor when you use them, and Kite is too late to copy Chopsticks.',
          ],
          [
            'Round limit',
            'If nobody ends it, a game could go on for ever. So it ends after 60 full rounds and you count the points. You can set another limit, or none.',
          ],
        ],
      },
    ],
  },
  {
    id: 'knowledge',
    title: 'Who knows what',
    blocks: [
      {
        kind: 'text',
        text: 'The app shows you everything you are allowed to know, and nothing else. The computer players know no more than you would in their seat.',
      },
      {
        kind: 'list',
        items: [
          'Everyone sees the floor, tasks, helpers, craft benches, sales and works, and how many cards are in the deck, in each hand and in each waiting area.',
          'Only you see your hand. Nobody sees the starting card under your mat, or the cards you draw. You see those at Night.',
          'A card that everyone saw stays known when it moves out of sight. So everyone knows about Gong in a waiting area, or a returned Puppet at the bottom of the deck.',
          'Everyone knows the cards that Fan, Poem, Cloak, Crane or Tablet return, and their order. When you return cards from your hand, only you know which they are and where.',
          'When the deck’s top card is revealed, those who saw it still know it in the waiting area of the player who draws it.',
          'When you reveal a card from your hand, everyone knows it as long as it stays there. But once any card leaves your hand unseen, the others can no longer be sure, and the app forgets for them.',
          'Jar: everyone knows the material and how many cards there are. Each giver knows their own cards; the receiver sees them all at Night.',
          'Puppet: both players still know the cards they gave away.',
        ],
      },
    ],
  },
  {
    id: 'teaching',
    title: 'Teaching others',
    blocks: [
      {
        kind: 'text',
        text: 'The lessons in this app teach the game in a little over ten minutes. If you would rather explain it yourself, this order works well.',
      },
      {
        kind: 'steps',
        items: [
          'Play with two at first. Leave teams and the extended game for later.',
          'Show a half-built temple and count actions aloud: with no helper, with one, with a covered one.',
          'Play a first turn each with open hands: choose a task, do the other player’s task, do your own, pray.',
          'Do not read the works’ effects yet. Read one when somebody completes it.',
          'Say early that a full wing ends the game, and show everyone’s points.',
          'In the first game anyone may take back anything.',
        ],
      },
    ],
  },
];
