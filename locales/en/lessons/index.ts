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
          'You win with the most points, and points come from works that you make in your temple, the dark mat. Making takes actions, and your task gives them: the card at its top edge. Helpers on its left add more.',
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'Now count with me.',
      },
      none: {
        says: ['A task gives 1 action, and more with helpers. You have none. How many actions?'],
        wrong: { else: 'Without helpers there is just the one action that every task gives.' },
        done: (f) => `Right: ${actions(f.actions)}. Every task gives at least that.`,
      },
      one: {
        says: [
          'Your task is Stone, and so is your one helper: it adds 1 action. But a Stone work in your temple covers it, and covered it adds 2. How many in all?',
        ],
        wrong: {
          else: (f) => `Count 1 for the task, and 2 for a helper that is covered: ${sum(f)}.`,
        },
        done: (f) => `Right: ${sum(f)}. The tick on the helper means: covered.`,
      },
      two: {
        says: [
          (f) =>
            `Two Stone helpers. Your work has value ${f.cover}, so it covers up to ${f.cover} of them. How many actions?`,
        ],
        wrong: { else: (f) => `Both are covered, so each adds 2: ${sum(f)}.` },
        done: (f) => `Right: ${sum(f)}.`,
      },
      three: {
        says: [
          (f) =>
            `Three Stone helpers, but your work covers only ${f.cover}. Cover is all or nothing: if one is left out, none is covered. How many actions?`,
        ],
        wrong: {
          else: (f) =>
            `${f.cover} of ${f.helpers} could be covered: not all, so none is. Each adds 1: ${sum(f)}.`,
        },
        done: (f) =>
          `Right: ${sum(f)}. One helper more, and one action fewer! The roof in place of the tick means: not covered.`,
      },
      twinThree: {
        says: ['Another table: Clay helpers, a Clay work in the gallery. How many actions now?'],
        wrong: {
          else: (f) =>
            `A Clay work has value 3, so it covers up to ${f.cover} helpers. You have ${f.helpers}: ${sum(f)}.`,
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
      guided: {
        says: [
          'Morning: choose a task. Its material says what you do: Paper sells, Stone hires, Cloth renews your hand, Clay collects, Metal makes works. Take the green card: Stone.',
          (f) =>
            `Noon. First you do ${f.rival}'s task: Potter. Take a card from the floor to your craft bench.`,
          (f) =>
            `Now your own Monk task: ${actions(f.actions)}, because you have a helper. Hire the card on the floor.`,
          'The floor is empty. An action you cannot use becomes a Prayer: draw a card. It waits face down until Night.',
        ],
        wrong: {
          otherTask:
            'That one would sell from your bench, and your bench is empty. Take the Stone card.',
          noTask: 'Without a task you would only draw one card today. Take the Stone card.',
          prayed: 'You may always pray and draw a card, but here there is something better to do.',
          else: 'Not now: do what it says above first.',
        },
        done: (f) =>
          `Night: the waiting card has joined your hand, now ${count(f.hand, 'card')}. On the next turn ${f.rival} does your task, too, and then a new one.`,
      },
      alone: {
        says: [
          (f) => `Your turn, without help: a task of your own, ${f.rival}'s Monk task, then yours.`,
        ],
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
      smith: {
        says: [
          'A Smith task completes a work from your hand. It needs support: other cards of its material in your hand, one fewer than its value. Metal has value 3, so 2. Choose a Metal card.',
          'Choose a wing, and it is complete. Here either will do.',
        ],
        wrong: {
          prayed: 'You could draw a card, but you have all it takes to make a Metal work.',
          paper: 'A Paper work needs no support at all. True, but make a Metal work now.',
          else: 'Choose one of the Metal cards.',
        },
        done: 'Look at your hand: the two cards of support are still there. They were shown, not spent.',
      },
      craft: {
        says: [
          'A Potter task can also craft: complete a work of its own material, Clay, with support from your craft bench. There are 2 Clay cards. Craft the one in your hand.',
          'Which wing? Here, too, either will do.',
        ],
        wrong: {
          prayed: 'You could draw a card, but everything for a Clay work is there.',
          collected: 'You could collect that card, but make a work first.',
          else: 'Craft the Clay card from your hand.',
        },
        done: 'Again nothing was spent: the support stays on your bench.',
      },
      trap: {
        says: [
          'A Potter task again. You hold a Stone work, and there is Stone on your bench. Can you make it now?',
        ],
        wrong: {
          else: 'Craft makes only works of the task’s material. A Potter task crafts Clay, not Stone.',
        },
        done: 'Right. A Potter task crafts Clay; for Stone you would need a Monk task, or Smith.',
      },
      twinCraft: {
        says: ['Your task is Monk. Make a work.'],
        wrong: {
          hired:
            'You hired instead. There is a work that you can make with what lies on your bench.',
          prayed: 'You prayed. There is a work that you can make with what lies on your bench.',
          else: 'Try again.',
        },
        done: 'Right: a Monk task crafts Stone, with Stone from the bench.',
      },
      twinTrap: {
        says: [
          'Your task is Smith. You hold two Metal cards, and two more lie on your bench. Can you complete a Metal work?',
        ],
        wrong: {
          else: 'Smith wants its 2 support in your hand, where there is only 1. But this task crafts Metal, and your bench has 2.',
        },
        done: 'Right: not by Smith, but by Craft. All support comes from one place.',
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
            `Two wings: the gallery beside your helpers, the gift shop beside your sales. You have sold two Cloth cards, but a sale counts only if works in the gift shop cover it. Your points now: ${f.points}.`,
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'Now make them count.',
      },
      giftShop: {
        says: [
          'Complete a Cloth work: choose one of your two cards, the other one is its support.',
          'In the gallery it covers your helper: more actions. In the gift shop it covers both sales. Which wing brings points today?',
        ],
        wrong: {
          prayed: 'There is a work to be made first.',
          gallery:
            'There it covers only your helper, and your sales still count nothing. Take the other wing.',
          else: 'Choose a Cloth card.',
        },
        done: (f) =>
          `${count(f.points, 'point')}: ${f.points - f.sales} for the work and ${f.sales} for the two sales it covers.`,
      },
      sell: {
        says: [
          'A Clerk task sells a card from your craft bench. Sell the one that brings points, and mind the cover in your gift shop: all or nothing, here too.',
        ],
        wrong: {
          prayed: 'Selling brings more than a card today.',
          uncovers:
            'A third Cloth sale is more than your Cloth work can cover: then none of them counts. Sell the other card.',
          else: 'Sell a card from your bench.',
        },
        done: (f) => `Sold, and covered at once: your sales count ${f.sales}.`,
      },
      twin: {
        says: [
          'Two Metal sales, a Metal helper. Get as many points as you can from your next work.',
        ],
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
            `On ${f.rival}'s turn your task is done too, with ${f.rival}'s own helpers: two of Metal. If your Metal card is your task, how many actions does ${f.rival} get?`,
        ],
        wrong: { else: (f) => `1 for the task, and 1 for each of ${f.rival}'s two Metal helpers.` },
        done: 'Right. A generous gift.',
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
            `${f.rival} has ${count(f.works.end - 1, 'work')} in one wing; one more ends the game, and you are behind. You hold only Metal: as a Smith task it lets ${f.rival} make that work. What now?`,
        ],
        wrong: {
          helpsThem: (f) => `Then ${f.rival} does your Smith task, makes the last work, and wins.`,
          else: 'Think of what your task would let the other one do.',
        },
        done: 'Right. Sometimes the best task is none: you draw a card, and nobody else gets anything.',
      },
      twin: {
        says: [(f) => `Choose a task that gives ${f.rival} just one action.`],
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
            `The game ends with ${count(f.works.end, 'work')} in one wing, or with the deck. Works and covered sales count their value. If you alone have sold the most of a material, such cards in your hand count too: backorders.`,
        ],
        wrong: { else: 'Take your time, then go on.' },
        done: 'Try it.',
      },
      backorders: {
        says: [
          (f) =>
            `You alone have sold Metal (not covered), and you hold two Metal cards. With your Stone work you have ${count(f.points, 'point')}. How many of them are backorders?`,
        ],
        wrong: {
          else: (f) =>
            `${f.points - f.backorders} for the Stone work and 0 for the uncovered sale. The rest comes from the Metal cards in your hand.`,
        },
        done: (f) =>
          `Right: ${f.backorders}. You have sold most Metal, so each Metal card in your hand counts.`,
      },
      fifth: {
        says: [
          (f) =>
            `You have ${f.points} points, ${f.rival} ${f.rivalPoints}, and there are four works in your gallery. The fifth one there ends the game at once. Win: on this turn or the next.`,
        ],
        wrong: {
          lost: (f) =>
            `That ended the game, and ${f.rival} has more points: ${f.rivalPoints} to ${f.points}. Lead first, then end it.`,
          prayed: 'You have a work to make: praying gives the lead away.',
          waited: 'That was too slow. Make a work on each of your two turns.',
          else: 'Try again.',
        },
        done: (f) => `Won, ${f.points} to ${f.rivalPoints}: first the points, then the end.`,
      },
      tie: {
        says: [
          (f) =>
            `A tie goes to the player whose turn it is. If the game ended now, on your turn, it would be ${f.points} to ${f.rivalPoints}. Who would win?`,
        ],
        wrong: { else: 'A tie goes to the player whose turn it is.' },
        done: 'Right: whoever ends the game on their own turn wins the tie.',
      },
      twin: {
        says: [
          (f) =>
            `${f.points} to ${f.rivalPoints}, four works in your gift shop. Win the game this turn or the next.`,
        ],
        wrong: {
          lost: (f) =>
            `The game is over, ${f.points} to ${f.rivalPoints}. Which work would also make your sales count?`,
          prayed: 'You prayed. A work would have brought you closer.',
          waited: 'That was too slow. Make a work on each of your turns.',
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
            `A work does something only once it is complete. Your ${f.names[0]} acts in the morning: hold it to read it, then use it.`,
          'The card lies on your bench now. Choose your task: the Metal card, Smith.',
          (f) =>
            `${f.rival}'s ${f.names[2]} bars this Monk task. Show a Stone card from your hand, and you may do it all the same. It stays in your hand.`,
          'Now you may do the task: hire the card on the floor.',
          'Your Smith task: make the Paper work. It needs no support.',
          'Which wing?',
          (f) =>
            `You completed a work: now ${f.names[1]} acts. Use it, and tap a card on your bench to sell it.`,
        ],
        wrong: {
          unused: 'You may pass it by: effects are a choice. But use it this time.',
          otherTask: 'Take the Metal card: you want to make a work today.',
          noTask: 'You want to make a work today: take the Metal card.',
          skipped: 'Then the whole task is skipped. Show the card: it costs nothing.',
          prayed: 'Something better can be done with this action.',
          else: 'Not now: do what it says above first.',
        },
        done: 'Every card says when it acts: one in the morning, one after you made a work, and one bars a task.',
      },
      twin: {
        says: [
          (f) =>
            `${f.rival} has ${f.names[1]}, you have ${f.names[0]}: hold them to read them. Do ${f.rival}'s task all the same, and use your own work when its time comes.`,
        ],
        wrong: {
          skipped: (f) => `You skipped the task. Read ${f.names[1]}: what would open it?`,
          unused: (f) => `The night is over. Read ${f.names[0]}: when does it act?`,
          else: 'Try again.',
        },
        done: 'You can read the cards. Now play a game.',
      },
    },
  },
} satisfies Readonly<Record<string, LessonWords>>;

export type { LessonFacts, LessonWords, Line, StageWords } from './types';
