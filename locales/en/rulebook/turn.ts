import type { WrittenSection } from './types';

/** How a turn goes: its three parts, the number of actions, and each action. */
export const turn: readonly WrittenSection[] = [
  {
    id: 'turn',
    title: 'A turn in brief',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Morning: return cards if you hold more than five, use your Morning effects, choose a new task.',
          'Noon: do the other players’ tasks one by one, then your own.',
          'Night: use your Night effects, then take your waiting cards into your hand.',
        ],
      },
      {
        kind: 'text',
        text: 'Then it is the turn of the player on your left, unless Frog gives you another one.',
      },
    ],
  },
  {
    id: 'morning',
    title: 'Morning',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Hand limit: if you hold more than 5 cards, return cards until you hold 5. You choose which, and in what order.',
          'Effects: use the Morning effects of your works in any order, each once at most.',
          'Old task: put your task on the floor, if you have one.',
          'New task: you may play one card from your hand as your task, face up.',
        ],
      },
      {
        kind: 'text',
        text: 'Handkerchief, Chopsticks, Sketch and Doll each replace one of these steps. You can replace a step only once in a Morning.',
      },
      {
        kind: 'text',
        text: 'If you complete or copy a work in the Morning, you can use its Morning effect too, as long as you are still at the effects. It can also replace a later step, but not an earlier one.',
      },
      {
        kind: 'text',
        text: 'With the “Old task first” variant the old task goes before the effects; see “Variants”.',
      },
    ],
  },
  {
    id: 'noon',
    title: 'Noon',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Start with the player on your left and go round clockwise: do each other player’s task. Skip players who have none. So the oldest task comes first: they were chosen in this order.',
          'Do your own task. If you have none, pray once instead. Helpers add nothing to this Prayer, and nobody else gets it.',
        ],
      },
      {
        kind: 'text',
        text: 'You do every task in your own temple, with your own helpers, hand and craft bench. If a task is taken away before you get to it, you do not do it.',
      },
      {
        kind: 'example',
        title: 'A Noon with three players',
        lines: [
          'Aki, on your left, has a Clerk task. Bo has a Potter task. You have played a Monk. Your helpers are one Clerk and two Potters, none covered.',
          'Aki’s Clerk task: 1 + 1 = 2 actions.',
          'Bo’s Potter task: 1 + 2 = 3 actions.',
          'Your own Monk task: 1 action, as you have no Monk helper yet.',
          'If you hire a Potter with it, that helper counts from your next Potter task on.',
          'That makes 2 + 3 + 1 = 6 actions this Noon.',
        ],
      },
    ],
  },
  {
    id: 'night',
    title: 'Night',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Use the Night effects of your works in any order, each once at most.',
          'Take all your waiting cards into your hand. You may hold more than 5 until your next Morning.',
        ],
      },
    ],
  },
  {
    id: 'counting-actions',
    title: 'How many actions',
    blocks: [
      { kind: 'text', text: 'When you begin a task, yours or another player’s:' },
      {
        kind: 'steps',
        items: [
          'If its owner is an opponent with Curtain or Tower, reveal a matching card from your hand or skip the whole task.',
          'Use Fountain, Flag or Figurine if you have it and it fits.',
          'Count your actions.',
          'Take them one by one.',
        ],
      },
      { kind: 'text', text: 'The count:' },
      {
        kind: 'list',
        items: [
          'The task itself: 1.',
          '1 more for each of your helpers of this kind.',
          '2 for each instead, if your helpers of this kind are covered.',
          'Extra actions from effects such as Flag, Figurine and Doll.',
        ],
      },
      {
        kind: 'text',
        text: 'Now the number is fixed. Nothing that happens during the task changes it: no new helper, no new cover, not even losing the task card. What obstructs the task, such as Mask or Bangle, is fixed at the start too.',
      },
      {
        kind: 'example',
        title: 'A Smith task',
        lines: [
          'You have two Smith helpers, not covered: 1 + 2 = 3 actions.',
          'With Bell (Metal, 3) in your gallery both are covered: 1 + 2 × 2 = 5 actions.',
          'If it is your own task and you reveal a Metal card with Flag: 1 + 2 × 2 + 1 = 6 actions.',
        ],
      },
      {
        kind: 'example',
        title: 'The number stays',
        lines: [
          'You have one Monk helper and begin a Monk task: 1 + 1 = 2 actions.',
          'With your first action you hire another Monk. You still have just one action left.',
          'On the next Monk task you have 1 + 2 = 3 actions.',
        ],
      },
    ],
  },
  {
    id: 'using-actions',
    title: 'Using your actions',
    blocks: [
      {
        kind: 'text',
        text: 'Use each action in one of three ways: as the task says, to Craft, or to pray. Mix them as you like, in any order.',
      },
      {
        kind: 'list',
        items: [
          'No action goes to waste. If you have no other use for one, pray.',
          'First say how you use the action; then you cannot change it. Effects that come before a Tailor action come right after you said so.',
          'You have the effect of a completed work at once: your very next action can use it.',
        ],
      },
      {
        kind: 'example',
        title: 'A Clerk task with three actions',
        lines: [
          'First action, Clerk: you sell Vase (Clay, 3) from your craft bench.',
          'Second action, Craft: in a Clerk task you Craft Paper works. You complete Plane (Paper, 1), which needs no support.',
          'Third action, Prayer: you draw a card to your waiting area.',
        ],
      },
    ],
  },
  {
    id: 'actions',
    title: 'The seven actions',
    blocks: [
      {
        kind: 'table',
        head: ['Action', 'What you do'],
        rows: [
          ['Clerk', 'Sell a card from your craft bench.'],
          ['Monk', 'Hire a card from the floor.'],
          [
            'Tailor',
            'Return any cards from your hand, or none. Then draw until your hand and waiting area together have 5 cards.',
          ],
          ['Potter', 'Collect a card from the floor.'],
          ['Smith', 'Complete a work of any material from your hand, with support from your hand.'],
          [
            'Craft',
            'Complete a work of the task’s material from your hand, with support from your craft bench.',
          ],
          ['Prayer', 'Draw a card.'],
        ],
      },
      {
        kind: 'list',
        items: [
          'Clerk needs a card on your craft bench; Monk and Potter need one on the floor. Your works may let you take cards from elsewhere.',
          'With Monk you can hire any card. It then helps with its own task: hire Vase and you have a Potter.',
          'Tailor: you choose the order of the cards you return. If your hand and waiting area together have 5 cards or more, you draw none. You can always use a Tailor action.',
          'Prayer and Tailor draw to your waiting area, so you cannot use the new cards before Night.',
        ],
      },
      {
        kind: 'example',
        title: 'A Tailor action',
        lines: [
          'You hold 4 cards, and 2 cards from Prayers are in your waiting area: 4 + 2 = 6.',
          'You return 3 cards. Now you hold 1, and 1 + 2 = 3.',
          'You draw 2 cards, because 3 + 2 = 5. They wait with the others until Night.',
        ],
      },
    ],
  },
];
