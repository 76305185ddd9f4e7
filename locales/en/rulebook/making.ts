import type { RuleSection } from './types';

/** Works: how they are completed, what they cover, and how their effects behave. */
export const making: readonly RuleSection[] = [
  {
    id: 'completing',
    title: 'Completing works',
    blocks: [
      {
        kind: 'text',
        text: 'A work is a card from your hand. To complete it you must show support: other cards of the same material, one fewer than its value.',
      },
      {
        kind: 'table',
        head: ['Value', 'Materials', 'Support'],
        rows: [
          ['1', 'Paper', 'none'],
          ['2', 'Stone, Cloth', '1 card'],
          ['3', 'Clay, Metal', '2 cards'],
        ],
      },
      {
        kind: 'list',
        items: [
          'With Smith all support is in your hand, and the work may be of any material.',
          'With Craft all support is on your bench, and the work is of the material of the task you are performing: Paper in a Clerk task, Stone in a Monk task, Cloth in a Tailor task, Clay in a Potter task, Metal in a Smith task.',
          'You cannot mix hand and bench.',
          'Support is shown, never spent. Show exactly as many cards as you need; you choose which. The same cards can support work after work.',
          'Support shown from your hand stays known to all until it moves on.',
          'Put the work in the wing of your choice, gallery or gift shop. It stays there unless an effect moves it.',
        ],
      },
      {
        kind: 'example',
        title: 'Smith and Craft',
        lines: [
          'With a Smith action you complete Vase (Clay, 3). You need 3 − 1 = 2 more Clay cards in hand, and show Cup and Bowl. Both stay in your hand.',
          'In a Monk task you take an action as a Craft and complete Tower (Stone, 2). You need 2 − 1 = 1 Stone card on your bench. It stays there.',
          'In the same Monk task you could not Craft Vase: it is not Stone.',
        ],
      },
      {
        kind: 'text',
        text: 'Some effects complete a work for free. That takes neither support nor an action. The work is completed all the same, so effects that follow a completed work do apply; those that follow a Smith action do not.',
      },
    ],
  },
  {
    id: 'covering',
    title: 'Covering',
    blocks: [
      {
        kind: 'text',
        text: 'This is the rule that takes most getting used to. Your gallery covers your helpers, your gift shop covers your sales, and each material is looked at by itself.',
      },
      {
        kind: 'steps',
        items: [
          'Take one wing and one material. Add up the values of your works of that material in that wing.',
          'Count the cards of that material tucked next to it: helpers beside the gallery, sales beside the gift shop.',
          'If the sum is at least as great as the count, all these cards are covered. If it falls short, even by one, none of them is.',
        ],
      },
      {
        kind: 'list',
        items: [
          'A covered helper gives 2 extra actions; an uncovered one gives 1.',
          'A covered sale scores its value at the end; an uncovered one scores nothing.',
          'Cover is never fixed: one more helper or sale can undo it, one more work can restore it.',
          'What is left over for one material is no use to another.',
        ],
      },
      {
        kind: 'example',
        title: 'Covering helpers',
        lines: [
          'You have three Potter helpers, and Vase (Clay, 3) in your gallery. 3 is enough for three, so all are covered. A Potter task gives you 1 + 3 × 2 = 7 actions.',
          'You hire a fourth Potter. 3 is too little for four, and now none is covered: 1 + 4 = 5 actions, fewer than before.',
          'You complete Jar (Clay, 3) and put it in your gallery. 3 + 3 = 6 is enough for four: 1 + 4 × 2 = 9 actions.',
          'Had you put Jar in your gift shop, it would have done nothing for your helpers.',
        ],
      },
      {
        kind: 'example',
        title: 'Covering sales',
        lines: [
          'Your sales are three Cloth, two Paper and one Metal. In your gift shop are Robe (Cloth, 2), Poem (Paper, 1) and Gong (Metal, 3).',
          'Cloth: 2 is too little for three sales. They score nothing.',
          'Paper: 1 is too little for two sales. They score nothing.',
          'Metal: 3 is enough for one sale. It scores 3. What Gong has left over does not help the others.',
          'Now you add Socks (Cloth, 2) to your gift shop. 2 + 2 = 4 is enough for three Cloth sales, and they score 3 × 2 = 6.',
          'Your sales were worth 3 points and are now worth 3 + 6 = 9.',
        ],
      },
      {
        kind: 'text',
        text: 'Some works cover in ways of their own: Bangle covers your Monk helpers; Quilt and Pillar cover sales at the end; Go Set lets Stone works cover in both wings.',
      },
    ],
  },
  {
    id: 'effects',
    title: 'Effects of works',
    blocks: [
      {
        kind: 'list',
        items: [
          'A work has its effect while it stands in one of your wings. In any other place the card has none.',
          'What an effect does, you may always decline, each time it comes up. Once you begin, carry it out in full, as far as you can.',
          'Works that obstruct, that always apply or that count at the end cannot be declined, and neither can Bangle’s cover.',
          '“An opponent” is one that fits, chosen by you; that player has no say. “Every opponent” and “no opponent” mean all of them.',
          'If an effect compares helpers, bench cards, sales or works, all of them count, of every material.',
          'What an effect requires is checked once more as it is carried out.',
          'If several of your effects come at the same moment, you choose the order; only Poem and Cloak wait until last.',
          'With two copies of a work, both apply. Two Straws take off two support cards. Two Coins count your backorders three times. One reveal gets you past two Curtains or two Towers.',
        ],
      },
      { kind: 'text', text: 'These are the moments at which works take effect:' },
      {
        kind: 'table',
        head: ['When', 'Works'],
        rows: [
          ['In place of a step of your Morning', 'Handkerchief, Chopsticks, Sketch, Doll'],
          ['In your Morning', 'Bowl, Daitoro, Kite, Pin, Umbrella'],
          ['At Night', 'Pinwheel'],
          ['Before you perform a task', 'Fountain, Flag, Figurine'],
          ['Before your Tailor action', 'Dice, Fan, Puppet'],
          ['As part of an action', 'Bell, Robe, Socks, Flute, Sword, Brick, Straw, Crane'],
          ['After an action', 'Ring, Plane, Deck of Cards, Cup, Gong'],
          ['When you complete that very work', 'Frog, Jar, Shuriken, Statue, Vase, Tablet'],
          ['When you complete a work', 'Amulet, Stool, Poem, Cloak'],
          ['While an opponent performs your task', 'Curtain, Tower, Mask, Bangle'],
          ['All the time', 'Go Set, Turtle'],
          ['At the end', 'Bench, Scroll, Tapestry, Haniwa, Teapot, Pillar, Quilt, Lampshade, Coin'],
        ],
      },
    ],
  },
];
