import type { WrittenSection } from './types';

/** Works: how they are completed, what they cover, and how their effects behave. */
export const making: readonly WrittenSection[] = [
  {
    id: 'completing',
    title: 'Completing works',
    blocks: [
      {
        kind: 'text',
        text: 'You make a work from a card in your hand. To complete it, show support: other cards of its material, one fewer than its value.',
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
          'With Smith, all support is in your hand, and the work can be any material.',
          'With Craft, all support is on your craft bench, and the work must be the task’s material: Paper in a Clerk task, Stone in a Monk task, Cloth in a Tailor task, Clay in a Potter task, Metal in a Smith task.',
          'You cannot mix support from hand and craft bench.',
          'You show support, you never spend it. Show exactly as many cards as you need; you choose which. The same cards can support one work after another.',
          'Everyone remembers the cards you show from your hand until those cards move.',
          'Put the work in either wing, gallery or gift shop. It stays there unless an effect moves it.',
        ],
      },
      {
        kind: 'example',
        title: 'Smith and Craft',
        lines: [
          'With a Smith action you complete Vase (Clay, 3). You need 3 − 1 = 2 more Clay cards in hand, so you show Cup and Bowl. Both stay in your hand.',
          'In a Monk task you use an action to Craft, and complete Tower (Stone, 2). You need 2 − 1 = 1 Stone card on your craft bench. It stays there.',
          'You cannot Craft Vase in that Monk task: it is not Stone.',
        ],
      },
      {
        kind: 'text',
        text: 'Some effects complete a work for free: no support, no action. It still counts as completing a work, so effects that follow a completed work apply. Effects that follow a Smith action do not.',
      },
    ],
  },
  {
    id: 'covering',
    title: 'Covering',
    blocks: [
      {
        kind: 'text',
        text: 'This rule takes the most getting used to. Your gallery covers your helpers, your gift shop covers your sales, one material at a time.',
      },
      {
        kind: 'steps',
        items: [
          'Take one wing and one material. Add up the values of your works of that material in that wing.',
          'Count the cards of that material tucked beside it: helpers by the gallery, sales by the gift shop.',
          'If the values add up to at least that many, all these cards are covered. If they are short, even by one, none of them is.',
        ],
      },
      {
        kind: 'list',
        items: [
          'A covered helper gives 2 extra actions; an uncovered one gives 1.',
          'A covered sale scores its value at the end; an uncovered one scores nothing.',
          'Cover can change: one more helper or sale can break it, one more work can bring it back.',
          'What is left over in one material does not help another.',
          'On the table a ticked box stands by cards that are covered, an empty box by those that are not.',
        ],
      },
      {
        kind: 'example',
        title: 'Covering helpers',
        lines: [
          'You have three Potter helpers and Vase (Clay, 3) in your gallery. 3 is enough for three, so all are covered. A Potter task gives you 1 + 3 × 2 = 7 actions.',
          'You hire a fourth Potter. 3 is not enough for four, so now none is covered: 1 + 4 = 5 actions, fewer than before.',
          'You complete Jar (Clay, 3) and put it in your gallery. 3 + 3 = 6 is enough for four: 1 + 4 × 2 = 9 actions.',
          'In your gift shop Jar would do nothing for your helpers.',
        ],
      },
      {
        kind: 'example',
        title: 'Covering sales',
        lines: [
          'Your sales are three Cloth, two Paper and one Metal. In your gift shop are Robe (Cloth, 2), Poem (Paper, 1) and Gong (Metal, 3).',
          'Cloth: 2 is not enough for three sales. They score nothing.',
          'Paper: 1 is not enough for two sales. They score nothing.',
          'Metal: 3 is enough for one sale. It scores 3. The rest of Gong’s value does not help the others.',
          'Now you add Socks (Cloth, 2) to your gift shop. 2 + 2 = 4 is enough for three Cloth sales: they score 3 × 2 = 6.',
          'Your sales were worth 3 points and are now worth 3 + 6 = 9.',
        ],
      },
      {
        kind: 'text',
        text: 'Some works cover in their own way: Bangle covers your Monk helpers, Quilt and Pillar cover sales at the end, and Go Set lets Stone works cover in both wings.',
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
          'A work has its effect while it is in one of your wings. Anywhere else the card has no effect.',
          'You may say no to an effect each time it comes up. Once you start, do all of it, as far as you can.',
          'You cannot say no to works that obstruct, that always apply or that count at the end, nor to Bangle’s cover.',
          '“An opponent” is any one that fits: you choose, and that player has no say. “Every opponent” and “no opponent” mean all of them.',
          'If an effect compares helpers, cards on the bench, sales or works, count all of them, of every material.',
          'What an effect needs is checked again when you use it.',
          'If several of your effects come at the same time, you choose the order. Only Poem and Cloak always come last.',
          'Two copies of a work both apply. Two Straws save you two support cards. Two Coins score your backorders three times. One revealed card gets you past two Curtains or two Towers.',
        ],
      },
      { kind: 'text', text: 'This is when each work has its effect:' },
      {
        kind: 'table',
        head: ['When', 'Works'],
        rows: [
          ['Instead of a Morning step', { kind: 'names', id: 'insteadOf' }],
          ['In your Morning', { kind: 'names', id: 'morning' }],
          ['At Night', { kind: 'names', id: 'night' }],
          ['Before you do a task', { kind: 'names', id: 'beforeTask' }],
          ['Before you renew your hand', { kind: 'names', id: 'beforeTailor' }],
          ['As part of an action', { kind: 'names', id: 'inAction' }],
          ['After an action', { kind: 'names', id: 'afterAction' }],
          ['When you complete that work itself', { kind: 'names', id: 'itself' }],
          ['When you complete any work', { kind: 'names', id: 'anyWork' }],
          ['While an opponent does your task', { kind: 'names', id: 'obstruction' }],
          ['All the time', { kind: 'names', id: 'always' }],
          ['In the final count', { kind: 'names', id: 'finalCount' }],
        ],
      },
    ],
  },
];
