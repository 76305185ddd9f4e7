import type { RuleSection } from './types';

export const ending: readonly RuleSection[] = [
  {
    id: 'end',
    title: 'The end of the game',
    blocks: [
      {
        kind: 'text',
        text: 'The game ends the moment one of these is true, whatever is going on:',
      },
      {
        kind: 'list',
        items: [
          'A player has 5 works in one wing, however they got there: completed, taken, moved or copied.',
          'The deck is empty, whoever took the last card and whatever for.',
          'Fan must reveal three cards, and the deck has fewer.',
          'A player returns Cup to end it.',
          'A player with Turtle owns works of all five materials. That player wins, whatever the points; Turtle is looked at before everything else.',
          'The round limit of your table is reached; see “Variants”.',
        ],
      },
      {
        kind: 'list',
        items: [
          'Look for the end after every single card that moves. Cards that are drawn, returned or turned up together move one by one. Revealing a card does not move it.',
          'Nothing more happens then. The last work’s effects on completion are lost, and waiting cards stay out of the hands.',
          'If an effect wants more cards than the deck has, the last ones still move, and that ends the game.',
        ],
      },
      {
        kind: 'example',
        title: 'The fifth work',
        lines: [
          'Your gift shop has four works, and you own Poem. You complete Fan and put it in your gift shop: the game is over. Poem cannot return Fan any more.',
          'Had you put Fan in your gallery, with fewer works, the game would go on and Poem could be used.',
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Scoring',
    blocks: [
      { kind: 'text', text: 'Your score is the sum of four things:' },
      {
        kind: 'list',
        items: [
          'Works: the value of each of your works, in either wing.',
          'Sales: the value of each covered sale.',
          'Backorders: the value of cards in your hand, for the materials that you claim.',
          'Bonuses: extra points from Bench, Scroll, Tapestry, Haniwa and Teapot.',
        ],
      },
      {
        kind: 'example',
        title: 'Aki and you',
        lines: [
          'The deck has run out. Your gallery: Tower (Stone, 2) and Jar (Clay, 3). Your gift shop: Scroll (Paper, 1), Bell (Metal, 3) and Flag (Cloth, 2). Your works: 2 + 3 + 1 + 3 + 2 = 11.',
          'Your sales are two Metal, two Paper, one Cloth and one Clay. Bell covers both Metal sales: 3 + 3 = 6. Flag covers the Cloth: 2. Scroll is too little for two Paper, and your Clay work is in the wrong wing. Your covered sales: 6 + 2 = 8.',
          'Aki’s sales are one Metal, two Paper and three Cloth. So you claim Metal, two against one, and Clay, one against none. Paper is tied and nobody claims it; Cloth is Aki’s; nobody has Stone.',
          'You hold Ring (Metal, 3), Vase (Clay, 3), Poem (Paper, 1) and Robe (Cloth, 2). Ring and Vase count. Your backorders: 3 + 3 = 6.',
          'Scroll brings you 3 points extra. Your score: 11 + 8 + 6 + 3 = 28.',
          'Aki’s gallery: Brick (Clay, 3) and Stool (Stone, 2). Aki’s gift shop: Mask (Cloth, 2), Socks (Cloth, 2), Pin (Metal, 3) and Doll (Paper, 1). Aki’s works: 3 + 2 + 2 + 2 + 3 + 1 = 13.',
          'Mask and Socks cover three Cloth sales: 3 × 2 = 6. Pin covers the Metal: 3. Doll is too little for two Paper. Aki’s covered sales: 6 + 3 = 9.',
          'Aki holds Puppet (Cloth, 2), Fan (Paper, 1) and Cup (Clay, 3). Only Puppet counts. Aki’s backorders: 2.',
          'Aki’s score: 13 + 9 + 2 = 24. You win.',
        ],
      },
    ],
  },
  {
    id: 'backorders',
    title: 'Backorders',
    blocks: [
      {
        kind: 'text',
        text: 'At the end, look at each material by itself. If you have more sales of it than each other player, you claim its backorders: every card of that material in your hand scores its value.',
      },
      {
        kind: 'list',
        items: [
          'All sales count here, covered or not. You need at least one.',
          'If players are tied for the lead, nobody claims the material.',
          'Only your hand counts. Cards in your waiting area are no backorders.',
          'With Quilt (Paper, Stone, Cloth) or Lampshade (Clay, Metal) you claim a material also if you are tied for the lead, even at no sales for anyone. Others in that tie claim nothing, unless they own that work too.',
          'With Coin all backorders that you claim count once more.',
        ],
      },
      {
        kind: 'example',
        title: 'A tie with Lampshade',
        lines: [
          'You and Bo have two Clay sales each, Aki has one. Nobody would claim Clay, but you own Lampshade.',
          'You hold Dice (Clay, 3) and Teapot (Clay, 3): 3 + 3 = 6 points. Bo’s Clay cards score nothing.',
          'If you had Coin as well: 6 + 6 = 12 points.',
        ],
      },
    ],
  },
  {
    id: 'ties',
    title: 'Ties',
    blocks: [
      {
        kind: 'text',
        text: 'If players share the highest score, the one whose turn it is wins. If that player is not among them, it is the tied player who comes next clockwise from there.',
      },
    ],
  },
];
