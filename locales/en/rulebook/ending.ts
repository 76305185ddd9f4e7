import type { WrittenSection } from './types';

export const ending: readonly WrittenSection[] = [
  {
    id: 'end',
    title: 'The end of the game',
    blocks: [
      {
        kind: 'text',
        text: 'The game ends at once, whatever is going on, when one of these happens:',
      },
      {
        kind: 'list',
        items: [
          'A player has 5 works in one wing: completed, taken, moved or copied, it does not matter.',
          'The deck is empty, no matter who took the last card or why.',
          'Fan must reveal three cards, and the deck has fewer.',
          'A player returns Cup to end the game.',
          'A player with Turtle has works of all five materials. That player wins, whatever the points. Turtle is checked before everything else.',
          'Your table reaches its round limit; see “Variants”.',
        ],
      },
      {
        kind: 'list',
        items: [
          'The end is checked after every single card that moves. Cards that are drawn, returned or turned up together move one by one. Revealing a card does not move it.',
          'Nothing more happens after that. The last work does not get its effect on completion, and waiting cards do not join anyone’s hand.',
          'If an effect needs more cards than the deck has, the last ones still move, and that ends the game.',
        ],
      },
      {
        kind: 'example',
        title: 'The fifth work',
        lines: [
          'Your gift shop has four works, and you own Poem. You complete Fan and put it in your gift shop: the game is over. It is too late for Poem to return Fan.',
          'If you put Fan in your gallery instead, which has fewer works, the game goes on and you can use Poem.',
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Scoring',
    blocks: [
      { kind: 'text', text: 'Add up four things:' },
      {
        kind: 'list',
        items: [
          'Works: the value of each of your works, in either wing.',
          'Sales: the value of each covered sale.',
          'Backorders: the value of the cards in your hand of each material you claim.',
          'Bonuses: extra points from Bench, Scroll, Tapestry, Haniwa and Teapot.',
        ],
      },
      {
        kind: 'example',
        title: 'Aki and you',
        lines: [
          'The deck has run out. Your gallery: Tower (Stone, 2) and Jar (Clay, 3). Your gift shop: Scroll (Paper, 1), Bell (Metal, 3) and Flag (Cloth, 2). Your works: 2 + 3 + 1 + 3 + 2 = 11.',
          'Your sales are two Metal, two Paper, one Cloth and one Clay. Bell covers both Metal sales: 3 + 3 = 6. Flag covers the Cloth: 2. Scroll’s 1 is not enough for two Paper, and your Clay work is in the wrong wing. Your covered sales: 6 + 2 = 8.',
          'Aki’s sales are one Metal, two Paper and three Cloth. So you claim Metal, two to one, and Clay, one to none. Paper is a tie, so nobody claims it. Aki claims Cloth. Nobody has Stone.',
          'You hold Ring (Metal, 3), Vase (Clay, 3), Poem (Paper, 1) and Robe (Cloth, 2). Ring and Vase count. Your backorders: 3 + 3 = 6.',
          'Scroll gives you 3 extra points. Your score: 11 + 8 + 6 + 3 = 28.',
          'Aki’s gallery: Brick (Clay, 3) and Stool (Stone, 2). Aki’s gift shop: Mask (Cloth, 2), Socks (Cloth, 2), Pin (Metal, 3) and Doll (Paper, 1). Aki’s works: 3 + 2 + 2 + 2 + 3 + 1 = 13.',
          'Mask and Socks cover three Cloth sales: 3 × 2 = 6. Pin covers the Metal: 3. Doll’s 1 is not enough for two Paper. Aki’s covered sales: 6 + 3 = 9.',
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
        text: 'At the end, take one material at a time. If you have more sales of it than anyone else, you claim its backorders: every card of that material in your hand scores its value.',
      },
      {
        kind: 'list',
        items: [
          'All sales count for this, covered or not. You need at least one.',
          'If players tie for the most, nobody claims the material.',
          'Only your hand counts, not your waiting area.',
          'With Quilt (Paper, Stone, Cloth) or Lampshade (Clay, Metal) you also claim a material when you tie for the most, even if nobody has a sale of it. The others in the tie claim nothing, unless they have that work too.',
          'With Coin all your backorders score once more.',
        ],
      },
      {
        kind: 'example',
        title: 'A tie with Lampshade',
        lines: [
          'You and Bo have two Clay sales each, Aki has one. Nobody would claim Clay, but you have Lampshade.',
          'You hold Dice (Clay, 3) and Teapot (Clay, 3): 3 + 3 = 6 points. Bo’s Clay cards score nothing.',
          'With Coin as well: 6 + 6 = 12 points.',
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
        text: 'If players tie for the most points, the one whose turn it is wins. If it is nobody’s turn among them, the next of them clockwise wins.',
      },
    ],
  },
];
