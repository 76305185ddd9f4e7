/**
 * All words of each work, in one record. No other message names a work: it takes the name as a blank. Only the prose
 * of the rulebook gives examples with works; its lists of works come from the works themselves.
 *
 * The words of the game, used in these senses only:
 * - return: put on the bottom of the deck.        - draw: top of the deck, face down, to your waiting area.
 * - turn up: top of the deck, face up, to the floor.
 * - sell: move to your sales.                     - collect: move to your craft bench.
 * - hire: move to your helpers.                   - pray: take a Prayer action.
 * - complete: place a work in a wing; "for free" needs neither support nor an action.
 * - support: the other cards of its material that a work needs, shown and kept.
 * - reveal: show to everybody; the card stays where it is.
 * - match: be of the same material, and so of the same task.
 * - cover: works outweigh the helpers (gallery) or sales (gift shop) of their material.
 * - floor, craft bench ("the Bench" is a work), task, helper, sale, gallery and gift shop (the two wings).
 * - Morning, Noon, Night: the three parts of your own turn. "Final count": when the game is scored.
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
  /** What the work is called, if not by its key. */
  readonly name?: string;
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

const all = {
  Amulet: {
    text: 'Each time you finish a work, this one too, sell a card from your craft bench.',
    label: (p) => `sell ${p.card}`,
    hint: 'Sell a card from your craft bench.',
    pick: 'Which card do you sell?',
    rulings: [
      'One card for each work, and works completed for free count too.',
      'A work that you take, as with Shuriken, has not been completed and sells nothing.',
      'This is no Clerk action, so Bell, Robe and Ring do not join in.',
    ],
  },
  Bangle: {
    text: 'On your tasks, opponents get no actions from their helpers. Your own Monk helpers are always covered.',
    rulings: [
      'Opponents keep the basic action and the one from Figurine; cards shown for Fountain give them nothing.',
      'Your Monk helpers count double on every Monk task, whatever your gallery holds.',
      'It is settled as the task begins: if Bangle leaves half-way through, that task stays as it was.',
      'In a team game your partner’s helpers work on your tasks as usual.',
    ],
  },
  Bell: {
    text: 'Clerk: leave your craft bench alone and sell straight off the top of the deck.',
    rulings: [
      'Nobody sees the card before you decide, unless something has already made it known.',
      'It works with an empty craft bench, and on anybody’s Clerk task.',
      'If that was the last card of the deck, the game is over.',
    ],
  },
  Bench: {
    text: 'Final count: every Stone work of yours brings 2 more points, the Bench too.',
    rulings: [
      'Both wings count, and Go Set does not make a Stone work count twice.',
      'The points come on top of what the works are worth themselves.',
      'A Kite that is copying a Stone work as the game ends counts as Stone.',
    ],
  },
  Bowl: {
    text: 'Morning: collect the deck’s top card to your craft bench.',
    label: () => 'collect the deck’s top card',
    rulings: [
      'The card lies on your craft bench at once and can support a Craft this very Noon.',
      'This is no Potter action, so Plane does not follow.',
      'If that was the last card of the deck, the game is over.',
    ],
  },
  Brick: {
    text: 'Smith: any face-up task on the table, yours too, supports like a card in your hand.',
    rulings: [
      'The tasks stay where they are, and one task can support work after work.',
      'You may mix tasks with cards from your hand.',
      'It serves as support only: you cannot complete a task, or show one for Flag or Curtain.',
      'It does nothing for Craft.',
    ],
  },
  Chopsticks: {
    text: 'Morning: sell your old task; it skips the floor.',
    label: (p) => `sell ${p.card || 'the old task'}`,
    rulings: [
      'It works for any task of yours, one taken with Doll or moved by Sketch too.',
      'This is no Clerk action, so Ring does not follow.',
      'A Kite can copy it in time only if effects come before the old task leaves, which is the usual order.',
    ],
  },
  Cloak: {
    text: 'Finished a work, even Cloak, with Metal in hand? Return it, and complete a Metal work from your hand for free.',
    label: (p) => `swap it for ${p.card}`,
    hint: 'Swap the new work for a Metal work, for free.',
    pick: 'Which Metal work do you complete?',
    rulings: [
      'Without a Metal card in hand you cannot begin.',
      'All other effects of the first work come before it is returned.',
      'The Metal work counts as completed: it has its own effects, and Cloak may follow again.',
      'If the first work ends the game, Cloak comes too late.',
      'Poem and Cloak cannot both return the same work.',
    ],
  },
  Coin: {
    text: 'Final count: the backorders in your hand pay once more.',
    rulings: [
      'Only materials whose backorders you claim are counted again.',
      'Two Coins make it three times in all.',
    ],
  },
  Crane: {
    text: 'Smith and Craft: return Paper from your craft bench; each card replaces one support card.',
    rulings: [
      'You may replace some or all of the support, but never return more than you need.',
      'Straw is taken off first; what is still missing can be paid in Paper.',
      'The Paper goes before the work is placed, and everyone sees it go.',
    ],
  },
  Cup: {
    text: 'After a Prayer of yours: return Cup, and the game is over.',
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
    text: 'To do your Tailor or Smith task, opponents must first show a card of its material from hand.',
    rulings: [
      'Cloth opens your Tailor task, Metal your Smith task; the card stays in their hand.',
      'One reveal opens the whole task, even against two Curtains. Nobody is forced to reveal.',
      'Whoever skips gets no actions at all from that task, not even a Prayer.',
      'Your partner in a team game walks straight in.',
    ],
  },
  Daitoro: {
    text: 'Morning: turn up cards until the floor holds three.',
    label: () => 'fill the floor up to three',
    rulings: [
      'With three or more cards on the floor, it does nothing.',
      'The cards come one by one; if the deck runs out, the game is over.',
      'By the usual order this comes before your old task joins the floor, so that task is not one of the three.',
    ],
  },
  'Deck of Cards': {
    text: 'Smith: each Paper work you make, this one too, lets you draw a card.',
    label: () => 'draw a card',
    rulings: [
      'Paper works completed by Craft or for free draw nothing.',
      'You draw before Poem or Cloak may return the work.',
    ],
  },
  Dice: {
    text: 'Before you renew your hand: reveal the deck’s top card. Does its value match how many cards you hold? Complete it for free.',
    label: () => 'reveal the deck’s top card',
    rulings: [
      'Cards in your waiting area are not counted.',
      'If the numbers differ, the card stays on top and everyone knows it.',
      'The Tailor action follows either way; you cannot change your mind about it.',
      'Values run from 1 to 3, so with any other hand size it cannot succeed.',
    ],
  },
  Doll: {
    text: 'Morning: play no task from hand but take over an opponent’s. This turn it gives you 1 more action.',
    label: (p) => `make ${p.card} your task`,
    hint: 'Take an opponent’s task, with 1 more action.',
    pick: 'Whose task do you take?',
    rulings: [
      'You do it once, as your own task; at Noon you skip the player who lost it.',
      'From now on it is yours: everyone else does it on their turns, but only you get the extra action, and only now.',
      'Curtain, Tower, Mask and Bangle of its former owner no longer matter for it. Yours do.',
      'A starting card that is still face down cannot be taken, nor a partner’s task.',
      'An empty hand is no obstacle. You cannot use Sketch in the same turn.',
    ],
  },
  Fan: {
    text: 'Before you renew your hand: reveal three cards off the deck. Two are returned, as you order them; one stays on top.',
    label: () => 'reveal the deck’s top three',
    asks: {
      return: {
        question: 'Return one of these cards',
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
    text: 'Opponent’s task ahead? Show a card of its material from your hand: 1 more action.',
    label: (p) => `show ${p.card} for 1 more action`,
    hint: 'Show a matching card for 1 more action.',
    pick: 'Which card do you show?',
    rulings: [
      'The card stays in your hand and may be shown again for another task.',
      'A card shown to pass Curtain or Tower may be shown for Figurine as well.',
      'Bangle does not stop it.',
      'A partner’s task is no opponent’s task and gives you nothing extra.',
    ],
  },
  Flag: {
    text: 'Own task ahead? Show another card of its material from your hand: 1 more action.',
    label: (p) => `show ${p.card} for 1 more action`,
    hint: 'Show a matching card for 1 more action.',
    pick: 'Which card do you show?',
    rulings: [
      'The task itself does not count: you need another card of its material in hand.',
      'The card stays in your hand. Two Flags may both use it.',
      'Without a task there is nothing to match, so your single Prayer stays single.',
    ],
  },
  Flute: {
    text: 'Monk and Potter: leave the floor alone and take an opponent’s face-up task or Paper work.',
    rulings: [
      'Monk makes it your helper, Potter puts it on your craft bench; a work taken so has no effect any more.',
      'Nobody after you does a task that is gone. If you are doing it right now, you still get all its actions.',
      'In a team game your partner is safe from it.',
    ],
  },
  Fountain: {
    text: 'Before any Clerk task, yours or another’s, show Stone cards from your hand: each one works as a Clerk helper until that task is done.',
    label: (p) => `show ${p.card} as a helper`,
    hint: 'Each Stone card you show is a Clerk helper now.',
    pick: 'Which Stone card do you show?',
    asks: {
      reveal: {
        question: 'Show another Stone card?',
        detail: 'Each is 1 more Clerk helper for this task.',
        decline: 'No more',
      },
    },
    rulings: [
      'Any player’s Clerk task will do, but a Bangle there makes these helpers useless too.',
      'They are part of the cover test: your Paper works must cover them along with your real Clerks, or none is covered.',
      'The cards stay in your hand. If the game ends during that task, Haniwa counts them.',
    ],
  },
  Frog: {
    text: 'Once complete: if none of your opponents has fewer works than you, play another turn right after this one.',
    label: () => 'take another turn',
    rulings: [
      'Frog counts as one of your works; having equally few is enough.',
      'It is settled on the spot, whatever happens to the works later.',
      'Several extra turns add up.',
      'Your partner’s works do not matter in a team game.',
    ],
  },
  'Go Set': {
    text: 'Stone works of yours are in the gallery and in the gift shop, both at once.',
    rulings: [
      'Go Set is Stone, so it does too.',
      'Stone works then cover in both wings, fill both wings towards the end of the game, and count for Tapestry.',
      'Each is still one work: its value scores once, and comparisons of works count it once.',
      'You cannot choose to leave it out, not even to put off the end.',
    ],
  },
  Gong: {
    text: 'After a Prayer of yours: draw three more. Gong then joins them in your waiting area.',
    label: () => 'draw 3, and take it back',
    rulings: [
      'Gong goes to your hand at Night with the rest, and everyone knows that it is there.',
      'If the draws empty the deck, the game is over and Gong still scores as a work.',
      'These draws are not Prayers and set off nothing.',
    ],
  },
  Handkerchief: {
    text: 'Morning: put one hand card on the floor, and nobody checks your hand limit today.',
    label: (p) => `put ${p.card} on the floor`,
    hint: 'Put one card on the floor and keep the rest.',
    pick: 'Which card goes to the floor?',
    rulings: [
      'The whole check is skipped: you may keep more than five cards until your next Morning.',
      'You may do it with five cards or fewer, as long as you have one.',
      'Kite always copies it too late, for the hand limit comes first.',
    ],
  },
  Haniwa: {
    text: 'Final count: take your largest group of like helpers. Each of them brings 3 points.',
    rulings: [
      'Only one type scores; if two are equally numerous, it makes no difference which.',
      'Covered or not, each helper counts once.',
      'Stone cards shown for Fountain are Clerk helpers here if the game ends during that Clerk task.',
    ],
  },
  Jar: {
    text: 'Once complete: name a material. Opponents put all their hand cards of it into your waiting area, face down.',
    label: (p) => `name ${p.material}`,
    hint: 'Opponents give you all they hold of a material.',
    pick: 'Which material do you name?',
    rulings: [
      'You see them at Night. Until then all know how many they are and of which material.',
      'Cards in waiting areas are safe, and so is your partner’s hand.',
      'If the game ends before Night, they are in nobody’s hand and are no backorders.',
    ],
  },
  Kite: {
    text: 'Morning: move a hand card to anyone’s craft bench, yours too. Kite turns into a work of that player until your turn is over.',
    label: (p) => `put ${p.card} on a craft bench`,
    hint: 'Give a player a card, then copy a work there.',
    pick: 'Which card do you give to a craft bench?',
    asks: {
      bench: {
        question: (p) => `Whose craft bench gets ${p.card}?`,
        detail: 'Kite then copies a work from there.',
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
    text: 'Final count: for Clay and for Metal, sharing the lead in sales is enough to claim backorders.',
    rulings: [
      'A tie at nothing counts: if nobody has Clay sales, you claim your Clay cards.',
      'If anyone has more sales of the material than you, you claim nothing in it.',
      'Others in the tie claim nothing, unless they own a Lampshade too.',
    ],
  },
  Mask: {
    text: 'Opponents doing your tasks cannot Craft or pray. Whatever they leave unused is lost.',
    rulings: [
      'The task’s own action keeps everything that improves it, such as Bell or Socks.',
      'A lost action sets off nothing: no Cup, no Gong.',
      'It is settled as the task begins: if Mask leaves half-way through, that task stays as it was.',
      'Your partner may Craft and pray on your tasks as usual.',
    ],
  },
  Pillar: {
    text: 'Final count: the material you sold most often is covered, all of it.',
    rulings: [
      'The number of cards decides, not their value.',
      'If materials are tied, it covers the one that gains you most, after all your other cover.',
      'It needs no work of that material.',
    ],
  },
  Pin: {
    text: 'Morning: renew your hand, as one Tailor action.',
    label: () => 'renew your hand',
    rulings: [
      'It is a full action: you may take it as a Prayer, or as a Craft of a Cloth work.',
      'Dice, Fan and Puppet may come before it, as before any Tailor action.',
      'Helpers add nothing to it.',
      'A work completed this way may use its own Morning effect at once.',
    ],
  },
  Pinwheel: {
    text: 'Night: return a hand card, then draw a new one if you wish.',
    label: (p) => `return ${p.card}`,
    hint: 'Return a card from your hand, then draw one.',
    pick: 'Which card do you return?',
    asks: {
      draw: {
        question: 'Draw a card?',
        detail: 'It joins your hand this Night.',
        decline: 'Draw none',
      },
    },
    rulings: [
      'The card you draw reaches your hand this same Night.',
      'The cards in your waiting area are still out of reach: you return a card that you held before.',
    ],
  },
  Plane: {
    text: 'Potter: each time you collect a card, you may move one of your works to the other wing.',
    label: (p) => `move ${p.card} to the other wing`,
    hint: 'Move one of your works to the other wing.',
    pick: 'Which work moves to the other wing?',
    rulings: [
      'It does not matter where the card came from: the floor, the deck or an opponent.',
      'Any work of yours may move, even Plane.',
      'If the move fills a wing, the game is over.',
      'An action taken as Craft or Prayer collects nothing and moves nothing.',
    ],
  },
  Poem: {
    text: 'Finished a Paper work, even Poem? Return it, and complete the deck’s top card for free.',
    label: () => 'swap it for the deck’s top card',
    rulings: [
      'You must take what comes, but you choose its wing.',
      'All other effects of the Paper work come before it is returned.',
      'The new work counts as completed; if it is Paper and you still have Poem, you may go on.',
      'If the Paper work ends the game, Poem comes too late.',
      'Poem and Cloak cannot both return the same work.',
    ],
  },
  Puppet: {
    text: 'Before you renew your hand: return Puppet and swap hands with an opponent. What you get has to wait until Night.',
    label: (p) => `swap hands with ${p.player}`,
    hint: 'Return Puppet and swap hands with an opponent.',
    pick: 'With whom do you swap hands?',
    rulings: [
      'Your Tailor then starts from an empty hand; the cards you got count towards its five.',
      'You see the new cards at Night. Each of you still knows the cards you gave away.',
      'Either hand may be empty. Waiting areas are not traded.',
      'You cannot trade with a partner.',
    ],
  },
  Quilt: {
    text: 'Final count: Paper, Stone and Cloth sales of yours are covered, and sharing the lead in them is enough to claim backorders.',
    rulings: [
      'No works of these materials are needed to cover the sales.',
      'Each material is judged by itself, and a tie at nothing counts.',
      'If anyone has more sales of a material than you, you do not claim it, but yours are still covered.',
      'Others in the tie claim nothing, unless they own a Quilt too.',
    ],
  },
  Ring: {
    text: 'Clerk: whenever you sold something, also take a sale from an opponent with more sales than you.',
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
    text: 'Clerk: clear one material off your craft bench and sell it all.',
    rulings: [
      'All of them or just the usual one; nothing in between.',
      'It is still one action, so Ring follows it once.',
    ],
  },
  Scroll: {
    text: 'Final count: 3 points, just like that.',
    rulings: [
      'Either wing will do, and Scroll’s own value of 1 comes on top.',
      'A Kite that is copying Scroll as the game ends scores the 3 points too.',
    ],
  },
  Shuriken: {
    text: 'Once complete: find an opponent who owns more works than you. One of them moves to a wing of yours.',
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
    text: 'Morning: play no task from hand but promote a helper of yours to be your task.',
    label: (p) => `make helper ${p.card} your task`,
    hint: 'A helper becomes your task.',
    pick: 'Which helper becomes your task?',
    rulings: [
      'It is a helper no more, not even for the task that it has become.',
      'An empty hand is no obstacle. You cannot use Doll in the same turn.',
      'Next Morning it leaves like any other task.',
    ],
  },
  Socks: {
    text: 'Potter: leave the floor alone and collect straight off the top of the deck.',
    rulings: [
      'It works with an empty floor, and on anybody’s Potter task.',
      'You see the card only once it lies on your craft bench.',
      'If that was the last card of the deck, the game is over.',
    ],
  },
  Statue: {
    text: 'Once complete: collect two cards from the floor.',
    label: (p) => `collect ${p.card}`,
    hint: 'Collect two cards from the floor.',
    pick: 'Which card do you collect first?',
    asks: {
      collect: { question: 'Choose a second card from the floor' },
    },
    rulings: [
      'If there is only one, you take that one.',
      'The two may be of different materials.',
      'This is no Potter action, so Plane does not follow.',
    ],
  },
  Stool: {
    text: 'Each new work of Stone, Clay or Metal, this one too, lets you draw a card.',
    label: () => 'draw a card',
    rulings: [
      'Works completed for free count; works that you take do not.',
      'You draw before Poem or Cloak may return the work.',
    ],
  },
  Straw: {
    text: 'Smith: your Cloth and Clay works get by with 1 support card less.',
    rulings: [
      'Cloth then needs none, Clay just one.',
      'With two Straws, Clay needs none either.',
      'It does nothing for Craft.',
    ],
  },
  Sword: {
    text: 'Monk: take a helper where an opponent has more helpers than you. Potter: take a card where a craft bench holds more than yours.',
    rulings: [
      'All helpers, or all cards on the bench, are counted, of whatever material.',
      'The comparison is made anew before each action.',
      'The card you take may be of any material. A partner is safe from it.',
    ],
  },
  Tablet: {
    text: 'Once complete: return the whole floor, or turn up cards until Stone and Metal both lie there.',
    label: (p) => (p.side === 'returnAll' ? 'return the whole floor' : 'turn up cards'),
    hint: 'Return the floor, or turn up Stone and Metal.',
    pick: 'Clear the floor, or fill it?',
    asks: {
      return: {
        question: 'Return the floor card by card',
        detail: 'The last one ends up lowest.',
      },
    },
    rulings: [
      'You choose the order in which the cards are returned, and everyone sees it.',
      'If the floor has both materials already, nothing is turned up.',
      'The search may use up the deck, and then the game is over.',
    ],
  },
  Tapestry: {
    text: 'Final count: every work that shares a wing with Tapestry brings 1 point, Tapestry too.',
    rulings: [
      'With Go Set, all your Stone works are in that wing too.',
      'The other wing adds nothing.',
    ],
  },
  Teapot: {
    text: 'Final count: see which material fills your craft bench most. Each card of it brings 3 points.',
    rulings: [
      'Only one material scores; if two are equally numerous, it makes no difference which.',
      'What the cards are worth elsewhere does not matter: each is 3 points here.',
    ],
  },
  Tower: {
    text: 'To do your Clerk, Monk or Potter task, opponents must first show a card of its material from hand.',
    rulings: [
      'Paper opens your Clerk task, Stone your Monk task, Clay your Potter task; the card stays in their hand.',
      'One reveal opens the whole task, even against two Towers. Nobody is forced to reveal.',
      'Whoever skips gets no actions at all from that task, not even a Prayer.',
      'Your partner in a team game walks straight in.',
    ],
  },
  Turtle: {
    text: 'Own works of all five materials, and you win on the spot.',
    ends: (p) => `${p.name} owns Turtle and works of all five materials: that wins at once.`,
    rulings: [
      'Turtle itself is your Metal work, so you need Paper, Stone, Cloth and Clay besides.',
      'It comes before any other end of the game, and points do not matter.',
      'A copying Kite counts as the material that it copies.',
      'In a team game you need all five yourself, but your whole team wins.',
    ],
  },
  Umbrella: {
    text: 'Morning: turn up a card. If one of your helpers matches it, that helper can be sold.',
    label: () => 'turn up the deck’s top card',
    asks: {
      sell: {
        question: (p) => `${p.card} is turned up. Sell a ${p.task} helper?`,
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
    text: 'Once complete: sell two cards from the floor.',
    label: (p) => `sell ${p.card}`,
    hint: 'Sell two cards from the floor.',
    pick: 'Which card do you sell first?',
    asks: {
      sell: { question: 'Choose a second card from the floor' },
    },
    rulings: [
      'If there is only one, you sell that one.',
      'The two may be of different materials.',
      'This is no Clerk action, so Ring does not follow.',
    ],
  },
} satisfies Readonly<Record<WorkName, WorkWords>>;

/** Which of its words each work has: every language has the same. */
export type EnglishWorks = typeof all;

export const works: Readonly<Record<WorkName, WorkWords>> = all;
