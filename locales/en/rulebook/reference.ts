import type { RuleSection } from './types';

/** To look things up in: the words of the game and the questions that come up at the table. */
export const reference: readonly RuleSection[] = [
  {
    id: 'glossary',
    title: 'Glossary',
    blocks: [
      {
        kind: 'terms',
        items: [
          {
            term: 'Action',
            meaning: 'One step of a task, taken as the task says, as a Craft or as a Prayer.',
          },
          {
            term: 'Backorder',
            meaning: 'A card in your hand that scores at the end, because you claim its material.',
          },
          {
            term: 'Bench',
            meaning:
              'Your craft bench: the materials tucked under the bottom edge of your temple. With a capital inside a sentence it is the work of that name.',
          },
          { term: 'Collect', meaning: 'Move a card to your bench.' },
          { term: 'Complete', meaning: 'Place a work in one of your wings.' },
          {
            term: 'Cover',
            meaning:
              'Works of a material cover all your helpers (gallery) or all your sales (gift shop) of that material, if their values add up to at least that many cards.',
          },
          { term: 'Deck', meaning: 'The face-down cards. When it is empty, the game is over.' },
          { term: 'Draw', meaning: 'Move the top card of the deck, unseen, to your waiting area.' },
          { term: 'Floor', meaning: 'The face-up cards that belong to nobody.' },
          { term: 'For free', meaning: 'With neither support nor an action.' },
          { term: 'Gallery', meaning: 'The left wing. Its works cover helpers.' },
          { term: 'Gift shop', meaning: 'The right wing. Its works cover sales.' },
          {
            term: 'Helper',
            meaning:
              'A card under the left edge of your temple. It gives you extra actions on its task.',
          },
          { term: 'Hire', meaning: 'Move a card to your helpers.' },
          { term: 'Match', meaning: 'Be of the same material, and so of the same task.' },
          {
            term: 'Morning, Noon, Night',
            meaning: 'The three parts of a turn. On your works they mean your own turn.',
          },
          {
            term: 'Opponent',
            meaning: 'Any other player; in a team game, a player of the other team.',
          },
          { term: 'Pray', meaning: 'Take a Prayer action.' },
          { term: 'Return', meaning: 'Put a card on the bottom of the deck.' },
          { term: 'Reveal', meaning: 'Show a card to everyone. It stays where it is.' },
          { term: 'Round', meaning: 'As many turns as it takes for everyone to have had one.' },
          { term: 'Sale', meaning: 'A card under the right edge of your temple.' },
          { term: 'Sell', meaning: 'Move a card to your sales.' },
          {
            term: 'Support',
            meaning: 'The other cards of its material that you show to complete a work.',
          },
          {
            term: 'Task',
            meaning:
              'The card under the top edge of a temple. Every player performs it on their turn.',
          },
          { term: 'Turn up', meaning: 'Move the top card of the deck to the floor, face up.' },
          { term: 'Value', meaning: '1 for Paper, 2 for Stone and Cloth, 3 for Clay and Metal.' },
          { term: 'Waiting area', meaning: 'Where your drawn cards lie face down until Night.' },
          { term: 'Wing', meaning: 'A place for completed works: the gallery or the gift shop.' },
          {
            term: 'Work',
            meaning: 'A card as a thing you make. Completed, it scores, covers and has an effect.',
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
              'No. An action that you do not use in another way is a Prayer, and you draw a card. Only on the task of an opponent with Mask is an unused action lost.',
          },
          {
            question: 'Must I play a task?',
            answer:
              'No. Without one you pray once instead, and the others have one task fewer to perform. Your old task leaves in any case.',
          },
          {
            question: 'Why can I not use the card that I have just drawn?',
            answer:
              'Drawn cards lie in your waiting area until Night. Until then only a Tailor action counts them, towards its five.',
          },
          {
            question: 'Do I lose the cards that I show as support?',
            answer:
              'No. They stay in your hand or on your bench, and can support the next work too. Only Crane gives up cards, and only Paper from your bench.',
          },
          {
            question: 'Can I Craft without support?',
            answer:
              'A Paper work needs none, so in a Clerk task you can Craft it with an empty bench. Straw helps Smith only. Crane can stand in for support as long as you have Paper on your bench.',
          },
          {
            question: 'Can I Smith some support from my hand and some from my bench?',
            answer:
              'No. Smith looks at your hand only, Craft at your bench only. Brick lets tasks support a Smith action, and Crane lets Paper from your bench stand in for either.',
          },
          {
            question: 'Does the work itself count as support?',
            answer: 'No. A work of value 3 needs two other cards of its material.',
          },
          {
            question: 'I hired one helper too many, and my actions went down. Is that right?',
            answer:
              'Yes. If the works in your gallery cannot cover all helpers of a type, they cover none of them.',
          },
          {
            question: 'Does a helper that I hire during a task give me an action at once?',
            answer: 'No. The number of actions is settled as the task begins.',
          },
          {
            question: 'And a work that I complete during a task?',
            answer:
              'Its effect is there from the next action on. But the number of actions stays, even if the work covers your helpers.',
          },
          {
            question: 'Somebody took the task that I am performing. What now?',
            answer:
              'Only you act on your turn, so it was you, perhaps with Flute. You still take all the actions that you counted. Those who come after you do not perform it.',
          },
          {
            question: 'Can I move a work to the other wing later?',
            answer: 'Only with Plane. Choose well.',
          },
          {
            question: 'Is there a limit to my hand?',
            answer:
              'Only in your Morning, when you return cards down to five. At Night you may take as many as are waiting.',
          },
          {
            question: 'Does it matter that my sales are not covered?',
            answer:
              'They score nothing, but they still count for the most sales, and so for backorders.',
          },
          {
            question: 'What happens to cards in the waiting areas when the game ends?',
            answer: 'Nothing. They score for nobody.',
          },
          {
            question: 'Is the game over after the round, or at once?',
            answer:
              'At once, in the middle of a task or an effect if need be. Players need not have had equally many turns.',
          },
          {
            question: 'Must I use the effect of a work?',
            answer:
              'You may decline what an effect would do, but once you have begun it you finish it. Works that obstruct, that always apply or that count at the end apply on their own.',
          },
          {
            question: 'I took a work from an opponent. Do I use what it does on completion?',
            answer: 'No. Taking is not completing. From now on you have its other effects.',
          },
          {
            question: 'If I skip a task because of Curtain or Tower, may I pray?',
            answer:
              'No. You get nothing from that task. To perform it, reveal a matching card from your hand at its start; you keep the card.',
          },
          {
            question: 'Can one card be revealed more than once?',
            answer:
              'Yes, as often as you like: for Curtain or Tower, for Figurine or Flag, for Fountain, and as support.',
          },
          {
            question:
              'Do I perform my own task with my own Curtain, Tower, Mask or Bangle in place?',
            answer: 'They hinder opponents only. You perform it as usual.',
          },
          {
            question: 'What does an extra turn from Frog look like?',
            answer:
              'It is a whole turn of yours, Morning to Night, right after this one. You perform the others’ tasks once more, and you choose a new task.',
          },
          {
            question: 'How long does a Kite copy last?',
            answer:
              'Until you have taken your waiting cards at Night. If Kite leaves your wings before that, it is Kite again at once.',
          },
        ],
      },
    ],
  },
];
