import type { RuleSection } from './types';

/** How a turn goes: its three parts, the number of actions, and each action. */
export const turn: readonly RuleSection[] = [
  {
    id: 'turn',
    title: 'A turn in brief',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Morning: tidy up, use your Morning effects, and choose a new task.',
          'Noon: perform the other players’ tasks one after the other, then your own.',
          'Night: use your Night effects, then take your waiting cards into your hand.',
        ],
      },
      {
        kind: 'text',
        text: 'Then the player on your left has a turn, unless Frog gives you another.',
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
        text: 'Handkerchief, Chopsticks, Sketch and Doll each replace one of these steps. A step can be replaced only once in a Morning.',
      },
      {
        kind: 'text',
        text: 'A work that you complete or copy in the Morning may use its own Morning effect while you are still at the effects. It may also replace a step that is yet to come, but not one that is past.',
      },
      {
        kind: 'text',
        text: 'Your table may put the old task ahead of the effects; see “Variants”.',
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
          'Start with the player on your left and go round clockwise: perform the task of each other player. Pass over players without a task.',
          'Perform your own task. If you have none, pray once instead: exactly one Prayer, which no helper adds to and nobody else shares.',
        ],
      },
      {
        kind: 'text',
        text: 'You perform all tasks in your own temple, with your own helpers, hand and bench. A task that is taken away before you come to it is not performed.',
      },
      {
        kind: 'example',
        title: 'A Noon with three players',
        lines: [
          'Aki, on your left, has a Clerk task. Bo has a Potter task. You have played a Monk. Your helpers are one Clerk and two Potters, none covered.',
          'Aki’s Clerk task: 1 + 1 = 2 actions.',
          'Bo’s Potter task: 1 + 2 = 3 actions.',
          'Your own Monk task: 1 action, as you have no Monk helper yet.',
          'If you hire a Potter with it, that helper will count from your next Potter task on.',
          'In all you have 2 + 3 + 1 = 6 actions this Noon.',
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
          'Take your waiting cards, all of them, into your hand. You may hold more than 5 until your next Morning.',
        ],
      },
    ],
  },
  {
    id: 'counting-actions',
    title: 'How many actions',
    blocks: [
      { kind: 'text', text: 'As you begin a task, yours or another player’s, go through this:' },
      {
        kind: 'steps',
        items: [
          'If its owner is an opponent with Curtain or Tower, reveal a matching card from your hand or skip the whole task.',
          'Use Fountain, Flag or Figurine if you own it and it fits.',
          'Count your actions.',
          'Take them one by one.',
        ],
      },
      { kind: 'text', text: 'The count:' },
      {
        kind: 'list',
        items: [
          'The basic action: 1.',
          'Each of your helpers of this type: 1 more.',
          'If all your helpers of this type are covered: each of them gives 2 instead.',
          'Extras from effects, such as Flag, Figurine and Doll, each as stated there.',
        ],
      },
      {
        kind: 'text',
        text: 'The number is then settled. Nothing that happens during the task changes it: no new helper, no new cover, not even the loss of the task card. What obstructs the task, such as Mask or Bangle, is settled at the start as well.',
      },
      {
        kind: 'example',
        title: 'A Smith task',
        lines: [
          'You have two Smith helpers and nothing to cover them: 1 + 2 = 3 actions.',
          'With Bell (Metal, 3) in your gallery both are covered: 1 + 2 × 2 = 5 actions.',
          'If it is your own task, and Flag lets you reveal a Metal card: 1 + 2 × 2 + 1 = 6 actions.',
        ],
      },
      {
        kind: 'example',
        title: 'The number stays',
        lines: [
          'You have one Monk helper and begin a Monk task: 1 + 1 = 2 actions.',
          'With the first action you hire another Monk. You still have just one action left.',
          'At the next Monk task you will have 1 + 2 = 3 actions.',
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
        text: 'For each action choose one of three ways: what the task says, a Craft, or a Prayer. Mix them as you like, in any order.',
      },
      {
        kind: 'list',
        items: [
          'No action goes to waste. If you find no other use for one, or want none, it is a Prayer.',
          'First say which way you take the action; then you are bound to it. Effects that come before a Tailor action are used between the two.',
          'The effect of a work that you complete is there at once: your very next action can profit from it.',
        ],
      },
      {
        kind: 'example',
        title: 'A Clerk task with three actions',
        lines: [
          'First action, Clerk: you sell Vase (Clay, 3) from your bench.',
          'Second action, Craft: a Craft in a Clerk task makes Paper works. You complete Plane (Paper, 1), which needs no support.',
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
          ['Clerk', 'Sell a card from your bench.'],
          ['Monk', 'Hire a card from the floor.'],
          [
            'Tailor',
            'Return as many cards from your hand as you like, even none. Then draw until your hand and waiting area together have 5 cards.',
          ],
          ['Potter', 'Collect a card from the floor.'],
          ['Smith', 'Complete a work of any material from your hand, with support from your hand.'],
          [
            'Craft',
            'Complete a work from your hand, with support from your bench. It must be of the material of the task.',
          ],
          ['Prayer', 'Draw a card.'],
        ],
      },
      {
        kind: 'list',
        items: [
          'Clerk needs a card on your bench; Monk and Potter need one on the floor. Your works may open other ways.',
          'A Monk may hire any card, and the card then helps with its own task. Hire Vase and you have a Potter.',
          'Tailor: you choose the order of the cards that you return. With 5 cards or more in hand and waiting area together, you draw none. A Tailor action is always possible.',
          'Prayer and Tailor draw to the waiting area, so the new cards are of no use before Night.',
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
