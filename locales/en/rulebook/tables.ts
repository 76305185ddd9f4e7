import type { RuleSection } from './types';

/** What differs from table to table, and what each player may know. */
export const tables: readonly RuleSection[] = [
  {
    id: 'teams',
    title: 'Team game',
    blocks: [
      {
        kind: 'text',
        text: 'Four players form two teams. Partners sit opposite each other, and their scores are added together.',
      },
      {
        kind: 'list',
        items: [
          '“Opponent” on a card always means a player of the other team.',
          'You perform your partner’s task at Noon like anyone else’s, but Figurine adds nothing to it.',
          'Partners are not bound by each other’s Curtain, Tower, Mask or Bangle.',
          'Doll, Flute, Jar, Puppet, Ring, Shuriken and Sword cannot touch a partner.',
          'Frog looks at the works of the other team only. Kite may use any bench, a partner’s too.',
          'Backorders are claimed by each player alone: you compete with your partner for the most sales.',
          'Partners do not see each other’s hands.',
          'If Turtle wins, it wins for the whole team. The five materials must all be yours.',
          'If the scores are tied, the team of the player whose turn it is wins.',
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
            'Morning order',
            'Usually you use your Morning effects before your old task leaves. Here the old task goes first, so it lies on the floor already when you use them, and a Kite comes too late to copy Chopsticks.',
          ],
          [
            'Round limit',
            'If nobody wants to end it, a game could last for ever. So it ends after 60 full rounds and is scored, unless your table has switched the limit off.',
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
        text: 'The app shows you all that you are entitled to know and nothing else. The same goes for the players that it plays itself.',
      },
      {
        kind: 'list',
        items: [
          'Open to all: the floor, tasks, helpers, benches, sales and works, and how many cards there are in the deck, in each hand and in each waiting area.',
          'Your hand is yours alone. The starting card under your mat and a drawn card are seen by nobody. You see drawn cards at Night.',
          'A card that all could see stays known when it moves openly into hiding. So everyone knows about Gong in a waiting area, or a returned Puppet at the bottom of the deck.',
          'Cards returned by Fan, Poem, Cloak, Crane or Tablet are known to all, in their order. If you return cards from your hand, only you know which they are and where.',
          'A top card that was revealed stays known to all who saw it, even in the waiting area of the player who draws it.',
          'If you reveal a card from your hand, all players know it for as long as it stays there. But once any cards slip out of your hand unseen, the others can be sure of none of it, and the app forgets for them.',
          'Jar: all know the material and how many cards there are; each giver knows their own; the receiver sees them at Night.',
          'Puppet: both players still know the cards that they gave away.',
        ],
      },
    ],
  },
];
