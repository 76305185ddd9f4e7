/**
 * All words of each work, in one record. No other message names a work: it takes the name as a blank.
 *
 * The words of the game, used in these senses only:
 * - return: put on the bottom of the deck.        - draw: top of the deck, face down, to your waiting area.
 * - turn up: top of the deck, face up, to the floor.
 * - sell: move to your sales.                     - collect: move to your bench.
 * - hire: move to your helpers.                   - pray: take a Prayer action.
 * - complete: place a work in a wing; "for free" needs neither support nor an action.
 * - support: the other cards of its material that a work needs, shown and kept.
 * - reveal: show to everybody; the card stays where it is.
 * - match: be of the same material, and so of the same task.
 * - cover: works outweigh the helpers (gallery) or sales (gift shop) of their material.
 * - floor, bench (the craft bench), task, helper, sale, gallery and gift shop (the two wings).
 * - Morning, Noon, Night: the three parts of your own turn. "At the end": when the game is scored.
 */
import type { Act, WorkName } from '../../engine';

/** What the button of an effect can speak of; empty where there is none. */
export interface EffectBlanks {
  readonly card: string;
  readonly player: string;
  readonly material: string;
  readonly side: string;
  /** The work just completed. */
  readonly done: string;
}

/** The card that a question is about, and the task that it would be. */
export interface AskBlanks {
  readonly card: string;
  readonly task: string;
}

export interface AskWords {
  readonly question: string | ((p: AskBlanks) => string);
  readonly detail?: string;
  /** On the button that declines. */
  readonly decline?: string;
}

export interface WorkWords {
  /** The effect as it is read on the card. */
  readonly text: string;
  /** What using it does, on a button after the work's name. */
  readonly label?: (p: EffectBlanks) => string;
  /** The same in a line of its own, where the effect needs a card or a player first. */
  readonly hint?: string;
  /** The question when the work was chosen first, and what it acts on comes next. */
  readonly pick?: string;
  /** The questions that its effect asks, by the act that answers them. */
  readonly asks?: Readonly<Partial<Record<Act, AskWords>>>;
  /** Why the game is over, where this work ended it. */
  readonly ends?: (p: { readonly name: string }) => string;
  /** Short answers to what players ask about this work, the likeliest question first. */
  readonly rulings: readonly string[];
  /** Cards carry no flavour text: what is printed is what happens. */
  readonly flavour?: never;
}

export const works: Readonly<Record<WorkName, WorkWords>> = {
  Amulet: {
    text: 'Whenever you complete a work, Amulet included, you may sell a card from your bench.',
    label: (p) => `sell ${p.card}`,
    hint: 'Sell a card from your bench.',
    pick: 'Which card do you sell?',
    rulings: [
      'One card for each work, and works completed for free count too.',
      'A work that you take, as with Shuriken, has not been completed and sells nothing.',
      'This is no Clerk action, so Bell, Robe and Ring do not join in.',
    ],
  },
  Bangle: {
    text: 'On your tasks, opponents get no actions from their helpers. All your Monk helpers are covered.',
    rulings: [
      'Opponents keep the basic action and the one from Figurine; cards shown for Fountain give them nothing.',
      'Your Monk helpers count double on every Monk task, whatever your gallery holds.',
      'It is settled as the task begins: if Bangle leaves half-way through, that task stays as it was.',
      'In a team game your partner’s helpers work on your tasks as usual.',
    ],
  },
  Bell: {
    text: 'Your Clerk actions may sell the top card of the deck instead of a card from your bench.',
    rulings: [
      'Nobody sees the card before you decide, unless something has already made it known.',
      'It works with an empty bench, and on anybody’s Clerk task.',
      'If that was the last card of the deck, the game is over.',
    ],
  },
  Bench: {
    text: 'At the end, score 2 extra points for each Stone work you own, Bench included.',
    rulings: [
      'Both wings count, and Go Set does not make a Stone work count twice.',
      'The points come on top of what the works are worth themselves.',
      'A Kite that is copying a Stone work as the game ends counts as Stone.',
    ],
  },
  Bowl: {
    text: 'In your Morning, you may collect the top card of the deck.',
    label: () => 'collect the top card',
    rulings: [
      'The card lies on your bench at once and can support a Craft this very Noon.',
      'This is no Potter action, so Plane does not follow.',
      'If that was the last card of the deck, the game is over.',
    ],
  },
  Brick: {
    text: 'When you Smith, face-up tasks can be support as if you held them: everyone’s, and your own too.',
    rulings: [
      'The tasks stay where they are, and one task can support work after work.',
      'You may mix tasks with cards from your hand.',
      'It serves as support only: you cannot complete a task, or show one for Flag or Curtain.',
      'It does nothing for Craft.',
    ],
  },
  Chopsticks: {
    text: 'In your Morning, you may sell your old task instead of putting it on the floor.',
    label: (p) => `sell ${p.card || 'the old task'} instead`,
    rulings: [
      'It works for any task of yours, one taken with Doll or moved by Sketch too.',
      'This is no Clerk action, so Ring does not follow.',
      'A Kite can copy it in time only if effects come before the old task leaves, which is the usual order.',
    ],
  },
  Cloak: {
    text: 'If you hold Metal, you may give up a work you just completed, even Cloak: return it, then complete a Metal work from hand for free.',
    label: (p) => `trade ${p.done} for ${p.card}`,
    hint: 'Trade the new work for a Metal work, for free.',
    pick: 'Which Metal work is completed?',
    rulings: [
      'Without a Metal card in hand you cannot begin.',
      'All other effects of the first work come before it is returned.',
      'The Metal work counts as completed: it has its own effects, and Cloak may follow again.',
      'If the first work ends the game, Cloak comes too late.',
      'Poem and Cloak cannot both return the same work.',
    ],
  },
  Coin: {
    text: 'At the end, the backorders in your hand score one time more.',
    rulings: [
      'Only materials whose backorders you claim are counted again.',
      'Two Coins make it three times in all.',
    ],
  },
  Crane: {
    text: 'When you Smith or Craft, Paper from your bench may stand in for support: return one for each support card you leave out.',
    rulings: [
      'You may replace some or all of the support, but never return more than you need.',
      'Straw is taken off first; what is still missing can be paid in Paper.',
      'The Paper goes before the work is placed, and everyone sees it go.',
    ],
  },
  Cup: {
    text: 'After you pray, you may return Cup. If you do, the game ends at once.',
    label: () => 'return it and end the game',
    ends: (p) => `${p.name} returned Cup and ended the game.`,
    rulings: [
      'Cup is gone before the scoring and is worth nothing to you.',
      'Any Prayer will do: on another player’s task, in place of Pin’s Tailor, or the single one without a task.',
      'Cards drawn by an effect are not a Prayer.',
      'Cards in waiting areas do not reach a hand any more, so they are no backorders.',
    ],
  },
  Curtain: {
    text: 'Opponents skip your Tailor and Smith tasks altogether, unless they reveal a matching card from hand.',
    rulings: [
      'Cloth opens your Tailor task, Metal your Smith task; the card stays in their hand.',
      'One reveal opens the whole task, even against two Curtains. Nobody is forced to reveal.',
      'Whoever skips gets no actions at all from that task, not even a Prayer.',
      'Your partner in a team game walks straight in.',
    ],
  },
  Daitoro: {
    text: 'In your Morning, you may turn up cards from the deck until three lie on the floor.',
    label: () => 'fill the floor up to three',
    rulings: [
      'With three or more cards on the floor, it does nothing.',
      'The cards come one by one; if the deck runs out, the game is over.',
      'By the usual order this comes before your old task joins the floor, so that task is not one of the three.',
    ],
  },
  'Deck of Cards': {
    text: 'After your Smith action completes a Paper work, even Deck of Cards, you may draw a card.',
    label: () => 'draw a card',
    rulings: [
      'Paper works completed by Craft or for free draw nothing.',
      'You draw before Poem or Cloak may return the work.',
    ],
  },
  Dice: {
    text: 'Before your Tailor action, you may reveal the top card of the deck. If its value is the number of cards in your hand, complete it for free.',
    label: () => 'reveal the top card',
    rulings: [
      'Cards in your waiting area are not counted.',
      'If the numbers differ, the card stays on top and everyone knows it.',
      'The Tailor action follows either way; you cannot change your mind about it.',
      'Values run from 1 to 3, so with any other hand size it cannot succeed.',
    ],
  },
  Doll: {
    text: 'In your Morning, instead of playing a task from hand, you may take an opponent’s task as yours. This turn it brings you one action more.',
    label: (p) => `take ${p.card} as your task`,
    hint: 'Take an opponent’s task: one action more on it.',
    pick: 'Whose task do you take?',
    rulings: [
      'You perform it once, as your own task; at Noon you skip the player who lost it.',
      'From now on it is yours: all others perform it on their turns, but only you get the extra action, and only now.',
      'Curtain, Tower, Mask and Bangle of its former owner no longer matter for it. Yours do.',
      'A starting card that is still face down cannot be taken, nor a partner’s task.',
      'An empty hand is no obstacle. You cannot use Sketch in the same turn.',
    ],
  },
  Fan: {
    text: 'Before your Tailor action, you may reveal the top three cards of the deck. Return two of them in any order; the third stays on top.',
    label: () => 'reveal the top three',
    asks: {
      return: {
        question: 'Fan: return one of these',
        detail: 'The last one left stays on top of the deck.',
      },
    },
    ends: () => 'Fan had to reveal more cards than the deck holds.',
    rulings: [
      'Everyone sees all three and knows where each of them goes.',
      'If the deck has fewer than three you may still use it: you reveal what there is, and the game is over.',
    ],
  },
  Figurine: {
    text: 'Before each opponent’s task, you may reveal a matching card from your hand for one extra action on it.',
    label: (p) => `show ${p.card} for one more action`,
    hint: 'Show a matching card for one more action.',
    pick: 'Which card do you show?',
    rulings: [
      'The card stays in your hand and may be shown again for another task.',
      'A card shown to pass Curtain or Tower may be shown for Figurine as well.',
      'Bangle does not stop it.',
      'A partner’s task is no opponent’s task and gives you nothing extra.',
    ],
  },
  Flag: {
    text: 'Before your own task, you may reveal a matching card from your hand for one extra action on it.',
    label: (p) => `show ${p.card} for one more action`,
    hint: 'Show a matching card for one more action.',
    pick: 'Which card do you show?',
    rulings: [
      'The task itself does not count: you need another card of its material in hand.',
      'The card stays in your hand. Two Flags may both use it.',
      'Without a task there is nothing to match, so your single Prayer stays single.',
    ],
  },
  Flute: {
    text: 'Your Monk and Potter actions may turn to an opponent instead of the floor: take their face-up task or one of their Paper works.',
    rulings: [
      'Monk makes it your helper, Potter puts it on your bench; a work taken so has no effect any more.',
      'A task that is gone is performed by nobody after you. If you are performing it now, you finish all its actions.',
      'In a team game your partner is safe from it.',
    ],
  },
  Fountain: {
    text: 'Before you perform a Clerk task, you may reveal any number of Stone cards you hold. For that task they are your Clerk helpers.',
    label: (p) => `show ${p.card} as a helper`,
    hint: 'Monk cards you show are Clerk helpers for now.',
    pick: 'Which Monk card do you show?',
    asks: {
      reveal: {
        question: 'Show another Monk card?',
        detail: 'Each is one more Clerk helper for this task.',
        decline: 'That is all',
      },
    },
    rulings: [
      'Any player’s Clerk task will do, but a Bangle there makes these helpers useless too.',
      'They are part of the cover test: your Paper works must cover them along with your real Clerks, or none is covered.',
      'The cards stay in your hand. If the game ends during that task, Haniwa counts them.',
    ],
  },
  Frog: {
    text: 'When you complete Frog, if every opponent has at least as many works as you, you may take another turn after this one.',
    label: () => 'take another turn',
    rulings: [
      'Frog counts as one of your works; having equally few is enough.',
      'It is settled on the spot, whatever happens to the works later.',
      'Several extra turns add up.',
      'Your partner’s works do not matter in a team game.',
    ],
  },
  'Go Set': {
    text: 'Your Stone works stand in both wings at once.',
    rulings: [
      'Go Set is Stone, so it does too.',
      'Stone works then cover in both wings, fill both wings towards the end of the game, and count for Tapestry.',
      'Each is still one work: its value scores once, and comparisons of works count it once.',
      'You cannot choose to leave it out, not even to put off the end.',
    ],
  },
  Gong: {
    text: 'After you pray, you may draw three cards. If you do, move Gong to your waiting area.',
    label: () => 'draw three and give it up',
    rulings: [
      'Gong goes to your hand at Night with the rest, and everyone knows that it is there.',
      'If the draws empty the deck, the game is over and Gong still scores as a work.',
      'These draws are not Prayers and set off nothing.',
    ],
  },
  Handkerchief: {
    text: 'In your Morning, instead of checking your hand limit, you may put one card from your hand on the floor.',
    label: (p) => `discard ${p.card} instead`,
    hint: 'Discard one card, and keep all the others.',
    pick: 'Which card do you discard?',
    rulings: [
      'The whole check is skipped: you may keep more than five cards until your next Morning.',
      'You may do it with five cards or fewer, as long as you have one.',
      'Kite always copies it too late, for the hand limit comes first.',
    ],
  },
  Haniwa: {
    text: 'At the end, score 3 extra points for each helper of your most numerous type.',
    rulings: [
      'Only one type scores; if two are equally numerous, it makes no difference which.',
      'Covered or not, each helper counts once.',
      'Stone cards shown for Fountain are Clerk helpers here if the game ends during that Clerk task.',
    ],
  },
  Jar: {
    text: 'When you complete Jar, you may name a material. All cards of it in your opponents’ hands go face down to your waiting area.',
    label: (p) => `name ${p.material}`,
    hint: 'The others give you all they hold of a material.',
    pick: 'Which material do you name?',
    rulings: [
      'You see them at Night. Until then all know how many they are and of which material.',
      'Cards in waiting areas are safe, and so is your partner’s hand.',
      'If the game ends before Night, they are in nobody’s hand and are no backorders.',
    ],
  },
  Kite: {
    text: 'In your Morning, you may give a card from your hand to anyone’s bench, even yours. Until your turn ends, Kite copies a work of that player.',
    label: (p) => `put ${p.card} on a bench`,
    hint: 'Give a card to a bench: Kite copies a work there.',
    pick: 'Which card goes to a bench?',
    asks: {
      bench: {
        question: (p) => `Whose bench gets ${p.card}?`,
        detail: 'Kite then copies one of that player’s works.',
      },
      copy: { question: 'Which work does Kite become?' },
    },
    rulings: [
      'The copy has that work’s material, value and effect, but stays in Kite’s wing. If you copy another Kite, you copy what it is just then.',
      'If there is a work to copy you must copy one. If there is none, the card still moves, and Kite remains itself.',
      'A copied Morning effect can be used this Morning; a step of the Morning that is over cannot be replaced.',
      'A copy was never completed, so as Frog, Jar, Shuriken, Statue, Tablet or Vase it does nothing. As Cup, Gong or Puppet it is Kite that leaves.',
      'The copy outlives its original and counts if the game ends. It stops after you take your waiting cards at Night, or when Kite leaves your wings.',
    ],
  },
  Lampshade: {
    text: 'At the end, being tied for most Clay or Metal sales is enough for you to claim those backorders.',
    rulings: [
      'A tie at nothing counts: if nobody has Clay sales, you claim your Clay cards.',
      'If anyone has more sales of the material than you, you claim nothing in it.',
      'Others in the tie claim nothing, unless they own a Lampshade too.',
    ],
  },
  Mask: {
    text: 'On your tasks, opponents can neither Craft nor pray. Actions they do not use are lost.',
    rulings: [
      'The task’s own action keeps everything that improves it, such as Bell or Socks.',
      'A lost action sets off nothing: no Cup, no Gong.',
      'It is settled as the task begins: if Mask leaves half-way through, that task stays as it was.',
      'Your partner may Craft and pray on your tasks as usual.',
    ],
  },
  Pillar: {
    text: 'At the end, all your sales of the material you have sold most of are covered.',
    rulings: [
      'The number of cards decides, not their value.',
      'If materials are tied, it covers the one that gains you most, after all your other cover.',
      'It needs no work of that material.',
    ],
  },
  Pin: {
    text: 'In your Morning, you may take one Tailor action.',
    label: () => 'take a Tailor action',
    rulings: [
      'It is a full action: you may take it as a Prayer, or as a Craft of a Cloth work.',
      'Dice, Fan and Puppet may come before it, as before any Tailor action.',
      'Helpers add nothing to it.',
      'A work completed this way may use its own Morning effect at once.',
    ],
  },
  Pinwheel: {
    text: 'At Night, you may return a card from your hand. If you do, you may draw a card.',
    label: (p) => `return ${p.card}`,
    hint: 'Return a card from hand; then you may draw one.',
    pick: 'Which card do you return?',
    asks: {
      draw: {
        question: 'Draw a card for it?',
        detail: 'In place of the one you returned.',
        decline: 'Draw none',
      },
    },
    rulings: [
      'The card you draw reaches your hand this same Night.',
      'The cards in your waiting area are still out of reach: you return a card that you held before.',
    ],
  },
  Plane: {
    text: 'After your Potter action collects a card, you may switch a work of yours to the other wing.',
    label: (p) => `move ${p.card} to the other wing`,
    hint: 'Move one of your works to your other wing.',
    pick: 'Which work changes its wing?',
    rulings: [
      'It does not matter where the card came from: the floor, the deck or an opponent.',
      'Any work of yours may move, even Plane.',
      'If the move fills a wing, the game is over.',
      'An action taken as Craft or Prayer collects nothing and moves nothing.',
    ],
  },
  Poem: {
    text: 'You may give up a Paper work you just completed, even Poem: return it, then complete the top card of the deck for free.',
    label: (p) => `trade ${p.done} for the top card`,
    rulings: [
      'You must take what comes, but you choose its wing.',
      'All other effects of the Paper work come before it is returned.',
      'The new work counts as completed; if it is Paper and you still have Poem, you may go on.',
      'If the Paper work ends the game, Poem comes too late.',
      'Poem and Cloak cannot both return the same work.',
    ],
  },
  Puppet: {
    text: 'Before your Tailor action, you may return Puppet and trade hands with an opponent. Their cards go to your waiting area, yours to their hand.',
    label: (p) => `trade hands with ${p.player}`,
    hint: 'Return Puppet and trade hands with an opponent.',
    pick: 'With whom do you trade hands?',
    rulings: [
      'Your Tailor then starts from an empty hand; the cards you got count towards its five.',
      'You see the new cards at Night. Each of you still knows the cards you gave away.',
      'Either hand may be empty. Waiting areas are not traded.',
      'You cannot trade with a partner.',
    ],
  },
  Quilt: {
    text: 'At the end, your Paper, Stone and Cloth sales are covered, and being tied for most of them is enough to claim those backorders.',
    rulings: [
      'No works of these materials are needed to cover the sales.',
      'Each material is judged by itself, and a tie at nothing counts.',
      'If anyone has more sales of a material than you, you do not claim it, but yours are still covered.',
      'Others in the tie claim nothing, unless they own a Quilt too.',
    ],
  },
  Ring: {
    text: 'After your Clerk action sells something, you may take a sale from an opponent who has more sales than you.',
    label: (p) => `take the sale ${p.card}`,
    hint: 'Take a sale from somebody who has more of them.',
    pick: 'Which sale do you take?',
    rulings: [
      'All sales are counted, of every material, after your own have been added.',
      'Once for each action, even if Robe sold many cards.',
      'Selling in other ways, as with Amulet or Vase, does not set it off.',
      'A partner’s sales are out of reach.',
    ],
  },
  Robe: {
    text: 'Your Clerk actions may sell all the cards of one material from your bench.',
    rulings: [
      'All of them or just the usual one; nothing in between.',
      'It is still one action, so Ring follows it once.',
    ],
  },
  Scroll: {
    text: 'At the end, score 3 extra points.',
    rulings: [
      'Either wing will do, and Scroll’s own value of 1 comes on top.',
      'A Kite that is copying Scroll as the game ends scores the 3 points too.',
    ],
  },
  Shuriken: {
    text: 'When you complete Shuriken, you may take a work from an opponent who has more works than you, into either of your wings.',
    label: (p) => `take the work ${p.card}`,
    hint: 'Take a work from somebody who has more of them.',
    pick: 'Which work do you take?',
    rulings: [
      'Shuriken counts as one of your works.',
      'Taking is not completing: what the taken work does on completion does not happen. Its other effects are yours at once.',
      'If it is the last work your wing needs, the game is over.',
      'A partner’s works are out of reach.',
    ],
  },
  Sketch: {
    text: 'In your Morning, instead of playing a task from hand, you may make one of your helpers your task.',
    label: (p) => `make helper ${p.card} your task`,
    hint: 'A helper becomes your task, not a card from hand.',
    pick: 'Which helper becomes your task?',
    rulings: [
      'It is a helper no more, not even for the task that it has become.',
      'An empty hand is no obstacle. You cannot use Doll in the same turn.',
      'Next Morning it leaves like any other task.',
    ],
  },
  Socks: {
    text: 'Your Potter actions may collect the top card of the deck instead of a card from the floor.',
    rulings: [
      'It works with an empty floor, and on anybody’s Potter task.',
      'You see the card only once it lies on your bench.',
      'If that was the last card of the deck, the game is over.',
    ],
  },
  Statue: {
    text: 'When you complete Statue, you may collect two cards from the floor.',
    label: (p) => `collect ${p.card}`,
    hint: 'Collect two cards from the floor.',
    pick: 'Which card do you collect first?',
    asks: {
      collect: { question: 'And a second card from the floor' },
    },
    rulings: [
      'If there is only one, you take that one.',
      'The two may be of different materials.',
      'This is no Potter action, so Plane does not follow.',
    ],
  },
  Stool: {
    text: 'After you complete a Stone, Clay or Metal work, even Stool, you may draw a card.',
    label: () => 'draw a card',
    rulings: [
      'Works completed for free count; works that you take do not.',
      'You draw before Poem or Cloak may return the work.',
    ],
  },
  Straw: {
    text: 'Your Smith actions need one support card fewer for Cloth and Clay works.',
    rulings: [
      'Cloth then needs none, Clay just one.',
      'With two Straws, Clay needs none either.',
      'It does nothing for Craft.',
    ],
  },
  Sword: {
    text: 'Your Monk actions may take a helper from an opponent with more helpers than you; your Potter actions, a card from a fuller bench.',
    rulings: [
      'All helpers, or all bench cards, are counted, of whatever material.',
      'The comparison is made anew before each action.',
      'The card you take may be of any material. A partner is safe from it.',
    ],
  },
  Tablet: {
    text: 'When you complete Tablet, you may either return all cards of the floor, or turn up cards until it has both Stone and Metal.',
    label: (p) => (p.side === 'returnAll' ? 'return the whole floor' : 'turn up cards'),
    hint: 'Return the floor, or turn up Stone and Metal.',
    pick: 'Which side of Tablet?',
    asks: {
      return: {
        question: 'Return the floor, card by card',
        detail: 'The last one ends up at the very bottom.',
      },
    },
    rulings: [
      'You choose the order in which the cards are returned, and everyone sees it.',
      'If the floor has both materials already, nothing is turned up.',
      'The search may use up the deck, and then the game is over.',
    ],
  },
  Tapestry: {
    text: 'At the end, score 1 extra point for each work in the same wing as Tapestry, itself included.',
    rulings: [
      'With Go Set, all your Stone works are in that wing too.',
      'The other wing adds nothing.',
    ],
  },
  Teapot: {
    text: 'At the end, score 3 extra points for each card of your most numerous bench material.',
    rulings: [
      'Only one material scores; if two are equally numerous, it makes no difference which.',
      'What the cards are worth elsewhere does not matter: each is 3 points here.',
    ],
  },
  Tower: {
    text: 'Opponents skip your Clerk, Monk and Potter tasks altogether, unless they reveal a matching card from hand.',
    rulings: [
      'Paper opens your Clerk task, Stone your Monk task, Clay your Potter task; the card stays in their hand.',
      'One reveal opens the whole task, even against two Towers. Nobody is forced to reveal.',
      'Whoever skips gets no actions at all from that task, not even a Prayer.',
      'Your partner in a team game walks straight in.',
    ],
  },
  Turtle: {
    text: 'You win the game the moment your works include all five materials.',
    ends: (p) => `${p.name} owns Turtle and works of all five materials: that wins at once.`,
    rulings: [
      'Turtle itself is your Metal work, so you need Paper, Stone, Cloth and Clay besides.',
      'It comes before any other end of the game, and points do not matter.',
      'A copying Kite counts as the material that it copies.',
      'In a team game you need all five yourself, but your whole team wins.',
    ],
  },
  Umbrella: {
    text: 'In your Morning, you may turn up the top card of the deck. If you do, you may sell one of your helpers that matches it.',
    label: () => 'turn up the top card',
    asks: {
      sell: {
        question: (p) => `${p.card} was turned up. Sell a ${p.task} helper?`,
        decline: 'Keep the helpers',
      },
    },
    rulings: [
      'The card that was turned up stays on the floor.',
      'If it was the last of the deck, the game is over and nothing is sold.',
      'This is no Clerk action, so Ring does not follow.',
    ],
  },
  Vase: {
    text: 'When you complete Vase, you may sell two cards from the floor.',
    label: (p) => `sell ${p.card}`,
    hint: 'Sell two cards from the floor.',
    pick: 'Which card do you sell first?',
    asks: {
      sell: { question: 'And a second card from the floor' },
    },
    rulings: [
      'If there is only one, you sell that one.',
      'The two may be of different materials.',
      'This is no Clerk action, so Ring does not follow.',
    ],
  },
};
