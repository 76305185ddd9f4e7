/** The words of the lessons. Works are not named up to the last one: there only their materials matter. */
import { count } from '../count';
import type { LessonFacts, LessonWords } from './types';

const actions = (n: number) => count(n, 'action');
const helpers = (n: number) => count(n, 'helper');

/** "1 + 2 helpers × 2 = 5 actions" */
const sum = ({ helpers: n, covered, actions: all }: LessonFacts): string => {
  if (n === 0) return `1 = ${actions(all)}`;
  return `1 + ${covered ? `2 × ${helpers(n)}` : helpers(n)} = ${actions(all)}`;
};

export const lessons = {
  count: {
    title: 'Count',
    about: 'See how many actions a task gives you.',
    stages: {
      temple: {
        says: [
          'The most points win. Points come from works, and you make works in your temple: the dark mat.',
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'Now count with me.',
      },
      task: {
        says: [
          'Making takes actions. Your task gives them: the card at the top of the mat. Helpers on its left add more.',
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'Now count with me.',
      },
      none: {
        says: [
          'Your Stone card is a Monk task. A task gives 1 action, and more with helpers. You have none. How many actions?',
        ],
        wrong: { else: 'Without helpers there is just the one action that every task gives.' },
        done: (f) => `Right: ${actions(f.actions)}. Every task gives at least that.`,
      },
      one: {
        says: [
          'One Monk helper, a Stone card. It adds 1 action, or 2 if it is covered: by a Stone work in the gallery, as here. How many actions?',
        ],
        wrong: { else: (f) => `1 for the task, 2 for the covered helper: ${sum(f)}.` },
        done: (f) => `Right: ${sum(f)}. See the ticked box on the helper: covered.`,
      },
      two: {
        says: [
          (f) =>
            `Two Monk helpers. Your Stone work has value ${f.cover}, so it covers up to ${f.cover}. How many actions?`,
        ],
        wrong: { else: (f) => `Both are covered, so each adds 2: ${sum(f)}.` },
        done: (f) => `Right: ${sum(f)}.`,
      },
      three: {
        says: [
          (f) =>
            `Three Monk helpers, but your work covers ${f.cover}. All or nothing: if one is left out, none is covered. How many actions?`,
        ],
        wrong: { else: (f) => `Not all ${f.helpers} can be covered, so none is: ${sum(f)}.` },
        done: (f) =>
          `Right: ${sum(f)}. One helper more, one action fewer! The empty box means: not covered.`,
      },
      twinThree: {
        says: [
          'Another table: a Potter task, Clay helpers, and a Clay work beside them. How many actions now?',
        ],
        wrong: {
          else: (f) =>
            `A Clay work covers up to ${f.cover} helpers. You have ${f.helpers}: ${sum(f)}.`,
        },
        done: (f) => `Right: ${sum(f)}.`,
      },
      twinFour: {
        says: ['A fourth Clay helper joins. And now?'],
        wrong: {
          else: (f) =>
            `The work covers ${f.cover}, and you have ${f.helpers}: none is covered. ${sum(f)}.`,
        },
        done: (f) => `Right: ${sum(f)}. You can count a task now.`,
      },
    },
  },

  day: {
    title: 'A day',
    about: 'Play a turn: Morning, Noon and Night.',
    stages: {
      tasks: {
        says: [
          'In the morning you choose a task. Paper is Clerk and sells, Stone is Monk and hires, Cloth is Tailor and swaps cards, Clay is Potter and collects, Metal is Smith and makes works.',
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'Now choose one.',
      },
      guided: {
        says: [
          'Morning: the green Stone card becomes your task. Tap it, or drag it to the top of your mat.',
          (f) =>
            `Noon. ${f.rival}'s task comes first: Potter. Take a card from the floor to your craft bench, below the mat.`,
          (f) =>
            `Now your own Monk task: ${actions(f.actions)}, with your helpers. Hire the card on the floor.`,
          'The floor is empty. An action that you cannot use becomes a Prayer: draw a card.',
          'There it waits, face down beside your task. Nobody may look before Night, not even you. Pray once more.',
        ],
        wrong: {
          otherTask: 'Paper would sell from your bench, and that is empty. Take the Stone card.',
          noTask: 'Without a task you would only draw one card. Take the Stone card.',
          prayed: 'You may always pray, but here there is something better to do.',
          else: 'Not now: do what it says above first.',
        },
        done: (f) =>
          `Night: what waited is in your hand now, ${count(f.hand, 'card')} in all. On ${f.rival}'s turn ${f.rival} does your task too.`,
      },
      alone: {
        says: [
          (f) =>
            `Now alone, and without praying: choose your task, do ${f.rival}'s Monk task, then your own.`,
        ],
        goal: 'Play a whole turn without praying.',
        wrong: {
          noTask: 'Without a task your day is one Prayer. Choose a card as your task.',
          prayedFirst: 'You prayed although a card lay there to be taken. Try it without praying.',
          else: 'Try again from the morning.',
        },
        done: 'A whole day, all by yourself. Next morning your old task goes to the floor, and you choose a new one.',
      },
    },
  },

  make: {
    title: 'Make',
    about: 'Complete works, by Smith and by Craft.',
    stages: {
      support: {
        says: [
          'A Smith task makes a work of any material from your hand. It needs support in your hand: cards of its material, one fewer than its value.',
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'Now make one.',
      },
      smith: {
        says: [
          'Metal has value 3, so it needs 2 other Metal cards in your hand. Choose a Metal card.',
          'Choose a wing, and it is complete. Here either will do.',
        ],
        wrong: {
          prayed: 'You could draw a card, but you have all that a Metal work needs.',
          paper: 'A Paper work needs no support at all. True, but make a Metal work now.',
          else: 'Choose one of the Metal cards.',
        },
        done: 'Look at your hand: the two cards of support are still there. They were shown, not spent.',
      },
      craft: {
        says: [
          'Any task can craft, too: a work of the task’s material, with support on your bench. This task is Clay: choose the Clay card.',
          'Which wing? Here, too, either will do.',
        ],
        wrong: {
          prayed: 'You could draw a card, but everything for a Clay work is there.',
          collected: 'You could collect that card, but make a work first.',
          else: 'Craft the Clay card from your hand.',
        },
        done: 'Again nothing was spent. So: Smith makes any material with your hand, Craft the task’s material with your bench.',
      },
      trap: {
        says: [
          'A Clay task again. You hold a Stone work, and Stone lies on your bench. Can you make it now?',
        ],
        wrong: {
          smith: 'Smith needs a Smith task, and this one is Potter.',
          else: 'Craft makes only the task’s material. This task crafts Clay, not Stone.',
        },
        done: 'Right. For Stone you would need a Stone task, or Smith with Stone in your hand.',
      },
      twinCraft: {
        says: ['Your task is Monk. Make a work.'],
        goal: 'Make a work.',
        wrong: {
          hired: 'You hired. There is a work that you can make with what lies on your bench.',
          prayed: 'You prayed. There is a work that you can make with what lies on your bench.',
          else: 'Try again.',
        },
        done: 'Right: a Monk task crafts Stone, with Stone from the bench.',
      },
      twinTrap: {
        says: [
          'Your task is Smith. You hold two Metal cards, and two more lie on your bench. Can you make a Metal work?',
        ],
        wrong: {
          smith:
            'Smith wants the support in your hand: two cards for a Metal work. You have one there.',
          else: 'Smith lacks support in your hand. But a Smith task is Metal: it can craft Metal, and your bench has enough.',
        },
        done: 'Right: not by Smith, but by Craft. A Smith task crafts Metal. Hand and bench never mix.',
      },
    },
  },

  wings: {
    title: 'Wings',
    about: 'Know which wing a work belongs in, and what selling is for.',
    stages: {
      look: {
        says: [
          (f) =>
            `Two wings: the gallery beside your helpers, the gift shop beside your sales. A sale counts only if works in the gift shop cover it. Your points now: ${f.points}.`,
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'Now make them count.',
      },
      giftShop: {
        says: [
          'Make a Cloth work: choose one of your two cards, the other one is its support.',
          'In the gallery it covers your helper, in the gift shop both sales. Which wing brings more points today?',
        ],
        wrong: {
          prayed: 'There is a work to be made first.',
          gallery: 'There it covers your helper, and your sales still count nothing.',
          else: 'Choose a Cloth card.',
        },
        done: (f) =>
          `${count(f.points, 'point')}: ${f.points - f.sales} for the work, as in either wing, and ${f.sales} for the two sales it covers.`,
      },
      sell: {
        says: [
          'A Clerk task sells a card from your bench. Sell the one that brings points. Cover is all or nothing here, too.',
        ],
        wrong: {
          prayed: 'Selling brings more than a card today.',
          uncovers: 'Your Cloth work cannot cover a third Cloth sale: then none of them counts.',
          else: 'Sell a card from your bench.',
        },
        done: (f) => `Sold, and covered at once: your sales count ${f.sales}.`,
      },
      twin: {
        says: [
          'Two Metal sales, a Metal helper. Get as many points as you can from your next work.',
        ],
        goal: 'Get as many points as you can.',
        wrong: {
          prayed: 'You prayed. A work would have brought points at once.',
          gallery: 'In the gallery it covers the helper, and the sales still count nothing.',
          else: 'Try again.',
        },
        done: (f) => `${count(f.points, 'point')}, ${f.sales} of them from your sales.`,
      },
    },
  },

  sharing: {
    title: 'Sharing',
    about: 'Choose a task that serves you more than the others.',
    stages: {
      gives: {
        says: [
          (f) =>
            `${f.rival} does your task too, with ${f.rival}'s own helpers: two of Metal. If you play your Metal card, how many actions does ${f.rival} get?`,
        ],
        wrong: { else: (f) => `1 for the task, and 1 for each of ${f.rival}'s two Metal helpers.` },
        done: (f) => `Right. You do one action, ${f.rival} does more: no good bargain.`,
      },
      choose: {
        says: [(f) => `Choose a task that gives ${f.rival} no more than one action.`],
        wrong: {
          gives: (f) =>
            `That would give ${f.rival} an action more for each Metal helper. Take the other card.`,
          noTask:
            'That gives nothing away, but you would only draw a card. One of your cards is safe.',
          else: 'Choose one of your two cards.',
        },
        done: (f) => `${f.rival} gets ${actions(f.shared)} from it.`,
      },
      tailor: {
        says: [
          'A Tailor task renews your hand: tap what you do not need. It goes under the deck, and you draw until you have five.',
          'Tap the cards that you want to return.',
          'More? Or draw now.',
          'More? Or draw now.',
        ],
        wrong: {
          prayed: 'That draws one card. Tailor draws up to five.',
          keptAll: 'Return at least one: let us see it work.',
          else: 'Return a card, or draw.',
        },
        done: (f) => `At Night the new cards joined your hand: ${count(f.hand, 'card')}.`,
      },
      none: {
        says: [
          (f) =>
            `${f.rival} leads, with four works in the gallery: the fifth ends the game. You hold only Metal, and a Smith task lets ${f.rival} make it. What now?`,
        ],
        wrong: {
          helpsThem: (f) => `Then ${f.rival} does your Smith task, makes the last work and wins.`,
          else: 'Think of what your task would let the other one do.',
        },
        done: 'Right. Sometimes the best task is none: you draw a card, and nobody else gets anything.',
      },
      twin: {
        says: [(f) => `Choose a task that gives ${f.rival} just one action.`],
        goal: (f) => `Give ${f.rival} just one action.`,
        wrong: {
          noTask: 'Safe, but there is a card that gives away only one action.',
          gives: (f) =>
            `Look at ${f.rival}'s helpers: they match that task, so it would give more than one action.`,
          else: 'Try again.',
        },
        done: (f) => `Right: ${actions(f.shared)} for ${f.rival}.`,
      },
    },
  },

  end: {
    title: 'The end',
    about: 'End the game at the right moment.',
    stages: {
      counted: {
        says: [
          (f) =>
            `${count(f.works.end, 'work')} in one wing, or an empty deck, end the game at once. Works and covered sales count their value. Some works add a bonus: their text says so.`,
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'That is not all.',
      },
      claims: {
        says: [
          'And backorders: if you alone have the most sales of a material, covered or not, the cards of it in your hand count too.',
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'Try it.',
      },
      backorders: {
        says: [
          (f) =>
            `You alone have sold Metal, and you hold two Metal cards. Of your ${count(f.points, 'point')}, how many are backorders?`,
        ],
        wrong: {
          else: (f) =>
            `${f.points - f.backorders} for the Stone work, 0 for the uncovered sale. The rest comes from your hand.`,
        },
        done: (f) =>
          `Right: ${f.backorders}. You have the most Metal sales, so the Metal in your hand counts.`,
      },
      fifth: {
        says: [
          (f) =>
            `${f.points} points to ${f.rivalPoints}, and four works in your gallery: the fifth there ends the game. Win on this turn or the next.`,
        ],
        goal: (f) => `Win within two turns. It is ${f.points} to ${f.rivalPoints}.`,
        wrong: {
          lost: (f) =>
            `That ended the game, and ${f.rival} has more points: ${f.rivalPoints} to ${f.points}. Lead first, then end it.`,
          prayed: 'A Prayer makes no work, and you need one on each of your two turns.',
          waited:
            'That was too slow. First take the lead, then end the game with the fifth work in your gallery.',
          else: 'Try again.',
        },
        done: (f) => `Won, ${f.points} to ${f.rivalPoints}: first the points, then the end.`,
      },
      tie: {
        says: [
          (f) =>
            `A tie goes to the player whose turn it is. It is your turn, and ${f.points} to ${f.rivalPoints}. If the game ended now, who would win?`,
        ],
        wrong: { else: 'A tie goes to the player whose turn it is.' },
        done: 'Right: it is your turn, so the tie is yours.',
      },
      twin: {
        says: [
          (f) =>
            `${f.points} to ${f.rivalPoints}, four works in your gift shop. Win the game this turn or the next.`,
        ],
        goal: (f) => `Win within two turns. It is ${f.points} to ${f.rivalPoints}.`,
        wrong: {
          lost: (f) =>
            `The game is over, ${f.points} to ${f.rivalPoints}. Which work would also make your sales count?`,
          prayed: 'A Prayer makes no work. You need the fifth one in your gift shop.',
          waited: 'That was too slow. The fifth work in your gift shop ends the game.',
          else: 'Try again.',
        },
        done: (f) => `Won, ${f.points} to ${f.rivalPoints}.`,
      },
    },
  },

  works: {
    title: 'Works',
    about: 'Read a card: when it acts, and what it does.',
    stages: {
      yours: {
        says: [
          (f) =>
            `A work acts only once it is complete. Your ${f.names[0]} acts in the morning: hold it to read it, then use it.`,
          'The card lies on your bench now. Choose your task: the Metal card, Smith.',
          (f) =>
            `${f.names[2]} in ${f.rival}'s gallery (tap the name ${f.rival} to see it) bars this Monk task, unless you show a Stone card from hand. You keep it.`,
          'Now you may do the task: hire the card on the floor.',
          'Your Smith task: make the Paper work. It needs no support.',
          'Which wing?',
          (f) =>
            `You completed a work: now ${f.names[1]} acts. Use it, and tap a card on your bench to sell it.`,
        ],
        wrong: {
          unused: 'It is a choice. Use it this time.',
          otherTask: 'Take the Metal card: you want to make a work today.',
          noTask: 'You want to make a work today: take the Metal card.',
          skipped: 'Then the whole task is skipped. Show the card: it costs nothing.',
          prayed: 'Something better can be done with this action.',
          else: 'Not now: do what it says above first.',
        },
        done: (f) =>
          `Every card says when it acts: ${f.names[0]} in the morning, ${f.names[1]} after you made a work. ${f.names[2]} bars a task.`,
      },
      twin: {
        says: [
          (f) =>
            `Read ${f.names[1]} in ${f.rival}'s gallery and your ${f.names[0]}. Then do ${f.rival}'s task, and use ${f.names[0]} when its time comes.`,
        ],
        goal: (f) => `Do ${f.rival}'s task, and use ${f.names[0]}.`,
        wrong: {
          skipped: (f) => `You skipped the task. Read ${f.names[1]}: what would open it?`,
          unused: (f) => `The night is over. Read ${f.names[0]}: when does it act?`,
          else: 'Try again.',
        },
        done: 'You can read the cards. Now play a first game.',
      },
    },
  },
} satisfies Readonly<Record<string, LessonWords>>;

export type { LessonFacts, LessonWords, Line, StageWords } from './types';
