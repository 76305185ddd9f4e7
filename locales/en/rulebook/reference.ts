import type { WrittenSection } from './types';

/** To look things up in: the words of the game and the questions that come up at the table. */
export const reference: readonly WrittenSection[] = [
  {
    id: 'glossary',
    title: 'Glossary',
    blocks: [
      {
        kind: 'terms',
        items: [
          {
            term: 'Action',
            meaning: 'One step of a task. You use it as the task says, to Craft or to pray.',
          },
          {
            term: 'Backorder',
            meaning: 'A card in your hand that scores at the end, because you claim its material.',
          },
          { term: 'Collect', meaning: 'Move a card to your craft bench.' },
          { term: 'Complete', meaning: 'Put a work in one of your wings.' },
          {
            term: 'Cover',
            meaning:
              'Works of a material cover all your helpers (gallery) or all your sales (gift shop) of that material, if their values add up to at least that many cards.',
          },
          {
            term: 'Craft bench',
            meaning:
              'The cards tucked under the bottom edge of your temple. “The Bench” is a work.',
          },
          { term: 'Deck', meaning: 'The face-down cards. When it is empty, the game is over.' },
          { term: 'Draw', meaning: 'Move the top card of the deck, unseen, to your waiting area.' },
          { term: 'Final count', meaning: 'The scoring, once the game is over.' },
          { term: 'Floor', meaning: 'The face-up cards that belong to nobody.' },
          { term: 'For free', meaning: 'Without support and without using an action.' },
          { term: 'Gallery', meaning: 'The left wing. Its works cover helpers.' },
          { term: 'Gift shop', meaning: 'The right wing. Its works cover sales.' },
          {
            term: 'Helper',
            meaning:
              'A card under the left edge of your temple. It gives you more actions on its kind of task.',
          },
          { term: 'Hire', meaning: 'Move a card to your helpers.' },
          { term: 'Match', meaning: 'Be of the same material, and so of the same task.' },
          {
            term: 'Morning, Noon, Night',
            meaning: 'The three parts of a turn. On your works they mean those of your own turn.',
          },
          {
            term: 'Opponent',
            meaning: 'Any other player; in a team game, a player of the other team.',
          },
          { term: 'Pray', meaning: 'Take a Prayer action.' },
          { term: 'Renew your hand', meaning: 'Take a Tailor action.' },
          { term: 'Return', meaning: 'Put a card on the bottom of the deck.' },
          { term: 'Reveal', meaning: 'Show a card to everyone. It stays where it is.' },
          { term: 'Round', meaning: 'One turn for every player.' },
          { term: 'Sale', meaning: 'A card under the right edge of your temple.' },
          { term: 'Sell', meaning: 'Move a card to your sales.' },
          {
            term: 'Support',
            meaning: 'The other cards of its material that you show when you complete a work.',
          },
          {
            term: 'Task',
            meaning:
              'The card under the top edge of a temple. Every player does it on their own turn.',
          },
          { term: 'Turn up', meaning: 'Move the top card of the deck to the floor, face up.' },
          { term: 'Value', meaning: '1 for Paper, 2 for Stone and Cloth, 3 for Clay and Metal.' },
          { term: 'Waiting area', meaning: 'Where your drawn cards lie face down until Night.' },
          { term: 'Wing', meaning: 'A place for completed works: the gallery or the gift shop.' },
          {
            term: 'Work',
            meaning:
              'A card as a thing you make. Once completed, it scores, covers and has an effect.',
          },
        ],
      },
    ],
  },
  {
    id: 'faq',
    title: 'Questions and answers',
    blocks: [
      {
        kind: 'questions',
        items: [
          {
            question: 'Can I do nothing with an action?',
            answer:
              'No. An action you do not use is a Prayer: you draw a card. You lose an unused action only when you do the task of an opponent who has Mask.',
          },
          {
            question: 'Must I play a task?',
            answer:
              'No. Without a task you pray once, and the others have one task fewer to do. Your old task leaves either way.',
          },
          {
            question: 'Why can’t I use the card I just drew?',
            answer:
              'Cards you draw stay in your waiting area until Night. Until then they only count towards the five of a Tailor action.',
          },
          {
            question: 'Do I lose the cards I show as support?',
            answer:
              'No. They stay in your hand or on your craft bench and can support the next work too. Only Crane uses cards up, and only Paper from your craft bench.',
          },
          {
            question: 'Can I Craft without support?',
            answer:
              'Paper works need none, so in a Clerk task you can Craft one with an empty craft bench. Straw helps with Smith only. Crane can replace support as long as you have Paper on your craft bench.',
          },
          {
            question: 'Can I use support from both my hand and my craft bench?',
            answer:
              'No. Smith uses your hand only, Craft your craft bench only. Brick lets tasks support a Smith action, and Crane lets Paper from your craft bench replace support for either.',
          },
          {
            question: 'Does the work itself count as support?',
            answer: 'No. A work of value 3 needs two other cards of its material.',
          },
          {
            question: 'I hired one more helper and now I have fewer actions. Is that right?',
            answer:
              'Yes. If the works in your gallery cannot cover all your helpers of a kind, they cover none of them.',
          },
          {
            question: 'Does a helper I hire during a task give me an action at once?',
            answer: 'No. The number of actions is fixed when the task begins.',
          },
          {
            question: 'And a work I complete during a task?',
            answer:
              'You have its effect from your next action on. But the number of actions stays the same, even if the work covers your helpers.',
          },
          {
            question: 'The task I am doing was taken away. What now?',
            answer:
              'Only you act on your turn, so it was you, perhaps with Flute. You still get all the actions you counted. The players after you do not do it.',
          },
          {
            question: 'Can I move a work to the other wing later?',
            answer: 'Only with Plane. Choose well.',
          },
          {
            question: 'Is there a limit to my hand?',
            answer:
              'Only in your Morning, when you return cards until you have five. At Night you take all your waiting cards, however many.',
          },
          {
            question: 'Does it matter that my sales are not covered?',
            answer:
              'They score nothing, but they still count when you compare sales for backorders.',
          },
          {
            question: 'What happens to cards in the waiting areas when the game ends?',
            answer: 'Nothing. They score no points.',
          },
          {
            question: 'Is the game over after the round, or at once?',
            answer:
              'At once, even in the middle of a task or an effect. Some players may have had more turns than others.',
          },
          {
            question: 'Must I use the effect of a work?',
            answer:
              'No, but once you start an effect you finish it. Works that obstruct, that always apply or that count at the end do so by themselves.',
          },
          {
            question: 'I took a work from an opponent. Do I get what it does on completion?',
            answer: 'No. Taking is not completing. From now on you do have its other effects.',
          },
          {
            question: 'If I skip a task because of Curtain or Tower, may I pray?',
            answer:
              'No. You get nothing from that task. To do it, reveal a matching card from your hand when it starts; you keep the card.',
          },
          {
            question: 'Can one card be revealed more than once?',
            answer:
              'Yes, as often as you like: for Curtain or Tower, for Figurine or Flag, for Fountain, and as support.',
          },
          {
            question: 'Do my own Curtain, Tower, Mask or Bangle get in my way?',
            answer: 'No. They get in the way of your opponents only. You do your task as usual.',
          },
          {
            question: 'What does an extra turn from Frog look like?',
            answer:
              'You get another whole turn, Morning to Night, right after this one. You do the others’ tasks once more and choose a new task.',
          },
          {
            question: 'How long does a Kite copy last?',
            answer:
              'Until you have taken your waiting cards at Night. If Kite leaves your wings before that, it is Kite again at once.',
          },
          {
            question: 'May I look at my waiting cards?',
            answer: 'No, and nobody else may. They join your hand at Night.',
          },
          {
            question: 'Does anybody else do my task?',
            answer:
              'Yes: each of the others does it on their own turn, with their own helpers, before their own task.',
          },
          {
            question: 'Gallery or gift shop: which wing is better?',
            answer:
              'The gallery if it covers helpers: you get more actions. The gift shop if it covers sales: they score. And count the works there: a full wing ends the game.',
          },
          {
            question: 'How many actions does a task give me?',
            answer:
              'One, and one more for each of your helpers for it. If all those helpers are covered, each gives two.',
          },
        ],
      },
    ],
  },
];
