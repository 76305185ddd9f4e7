/** The questions of the game and the acts that answer them. Buttons name the act, never yes or no. */
import type { WorkName } from '../../engine/names';
import { count } from './count';

/** What an effect's button can speak of. */
export interface UseBlanks {
  readonly card: string;
  readonly player: string;
  readonly material: string;
  readonly side: 'returnAll' | 'turn';
  readonly done: string;
}

/** What using a work does, as a button says it after the work's name. */
export const useActs: Readonly<Partial<Record<WorkName, (p: UseBlanks) => string>>> = {
  Handkerchief: (p) => `discard ${p.card} instead`,
  Chopsticks: (p) => `sell ${p.card || 'the old task'} instead`,
  Sketch: (p) => `make helper ${p.card} your task`,
  Doll: (p) => `take ${p.card} as your task`,
  Bowl: () => 'collect the top card',
  Daitoro: () => 'fill the floor up to three',
  Kite: (p) => `put ${p.card} on a bench`,
  Pin: () => 'take a Tailor action',
  Umbrella: () => 'turn up the top card',
  Pinwheel: (p) => `return ${p.card}`,
  Fountain: (p) => `show ${p.card} as a helper`,
  Flag: (p) => `show ${p.card} for one more action`,
  Figurine: (p) => `show ${p.card} for one more action`,
  Dice: () => 'reveal the top card',
  Fan: () => 'reveal the top three',
  Puppet: (p) => `trade hands with ${p.player}`,
  Ring: (p) => `take the sale ${p.card}`,
  Plane: (p) => `move ${p.card} to the other wing`,
  'Deck of Cards': () => 'draw a card',
  Cup: () => 'return it and end the game',
  Gong: () => 'draw three and give it up',
  Frog: () => 'take another turn',
  Jar: (p) => `name ${p.material}`,
  Shuriken: (p) => `take the work ${p.card}`,
  Statue: (p) => `collect ${p.card}`,
  Vase: (p) => `sell ${p.card}`,
  Tablet: (p) => (p.side === 'returnAll' ? 'return the whole floor' : 'turn up cards'),
  Amulet: (p) => `sell ${p.card}`,
  Stool: () => 'draw a card',
  Poem: (p) => `trade ${p.done} for the top card`,
  Cloak: (p) => `trade ${p.done} for ${p.card}`,
};

/** What a work does that needs a card or a player first: its button has no room for that. */
export const useHints: Readonly<Partial<Record<WorkName, string>>> = {
  Handkerchief: 'Discard one card, and keep all the others.',
  Sketch: 'A helper becomes your task, not a card from hand.',
  Doll: 'Take an opponent’s task: one action more on it.',
  Kite: 'Give a card to a bench: Kite copies a work there.',
  Pinwheel: 'Return a card from hand; then you may draw one.',
  Fountain: 'Monk cards you show are Clerk helpers for now.',
  Flag: 'Show a matching card for one more action.',
  Figurine: 'Show a matching card for one more action.',
  Puppet: 'Return Puppet and trade hands with an opponent.',
  Ring: 'Take a sale from somebody who has more of them.',
  Plane: 'Move one of your works to your other wing.',
  Jar: 'The others give you all they hold of a material.',
  Shuriken: 'Take a work from somebody who has more of them.',
  Statue: 'Collect two cards from the floor.',
  Vase: 'Sell two cards from the floor.',
  Tablet: 'Return the floor, or turn up Stone and Metal.',
  Amulet: 'Sell a card from your bench.',
  Cloak: 'Trade the new work for a Metal work, for free.',
};

/** What to choose for a work that was chosen first. */
export const usePicks: Readonly<Partial<Record<WorkName, string>>> = {
  Handkerchief: 'Which card do you discard?',
  Sketch: 'Which helper becomes your task?',
  Doll: 'Whose task do you take?',
  Kite: 'Which card goes to a bench?',
  Pinwheel: 'Which card do you return?',
  Fountain: 'Which Monk card do you show?',
  Flag: 'Which card do you show?',
  Figurine: 'Which card do you show?',
  Puppet: 'With whom do you trade hands?',
  Ring: 'Which sale do you take?',
  Plane: 'Which work changes its wing?',
  Jar: 'Which material do you name?',
  Shuriken: 'Which work do you take?',
  Statue: 'Which card do you collect first?',
  Vase: 'Which card do you sell first?',
  Tablet: 'Which side of Tablet?',
  Amulet: 'Which card do you sell?',
  Cloak: 'Which Metal work is completed?',
};

const left = (n: number, what: string) => `${n} more ${what}`;

export const prompts = {
  'ask.handLimit': 'Return cards until you hold five',
  'ask.handLimit.more': (p: { n: number }) => `${left(p.n, 'to return')}, under the deck`,
  'ask.handLimit.instead': 'Discard a card with Handkerchief?',
  'ask.effects.morning': 'A work for the morning?',
  'ask.effects.night': 'A work for the night?',
  'ask.effects.beforeTask': (p: { owner: string; task: string }) =>
    `Before ${p.owner} ${p.task} task: use a work?`,
  'ask.effects.beforeTailor': 'Before you tailor: use a work?',
  'ask.effects.afterAction': 'After the action: use a work?',
  'ask.effects.afterComplete': (p: { done: string }) => `${p.done} is complete. Use a work?`,
  'ask.effects.afterCompleteLast': (p: { done: string }) => `Return ${p.done} for another work?`,
  'ask.effects.several': 'Hold a work to read what it does.',
  'ask.discard': (p: { card: string }) => `Your old task, ${p.card}, must go`,
  'ask.newTask': 'Choose your task for today',
  'ask.newTask.detail': 'Tap a card. The others will do its task too.',
  'ask.obstruction': (p: { owner: string; task: string; work: string }) =>
    `${p.work} bars ${p.owner} ${p.task} task`,
  'ask.obstruction.detail': (p: { material: string }) => `Show a ${p.material} card to do it.`,
  'ask.action.clerk': 'Sell a card from your bench',
  'ask.action.monk': 'Hire a helper from the floor',
  'ask.action.tailor': 'Renew your hand',
  'ask.action.potter': 'Collect a card from the floor',
  'ask.action.smith': 'Complete a work from your hand',
  'ask.action.works.clerk': 'Sell with the help of a work',
  'ask.action.works.monk': 'Hire with the help of a work',
  'ask.action.works.potter': 'Collect with the help of a work',
  'ask.action.none.clerk': 'Nothing on your bench to sell',
  'ask.action.none.monk': 'Nobody on the floor to hire',
  'ask.action.none.potter': 'Nothing on the floor to collect',
  'ask.action.none.smith': 'No work can be completed',
  'ask.action.orCraft': (p: { material: string }) => `or craft a ${p.material} work, or pray`,
  'ask.action.tapOrCraft': (p: { material: string }) =>
    `Tap a marked card, craft a ${p.material} work, or pray`,
  'ask.action.tapOrPray': 'Tap a marked card, or pray: draw one for the night',
  'ask.action.orPray': 'or pray: draw a card for the night',
  'ask.action.onlyCraft': (p: { material: string }) =>
    `Tap a marked ${p.material} card to craft it, or pray`,
  'ask.action.onlyPray': 'Pray: draw a card for the night',
  'ask.action.noConversion': 'Mask: no Craft and no Prayer here',
  'ask.tailor': 'Return any, then draw up to five',
  'ask.tailor.draw': (p: { n: number }) =>
    p.n === 0 ? 'As it stands you draw none.' : `As it stands you draw ${p.n}.`,
  'ask.tailor.drawWaiting': (p: { n: number; waiting: number }) =>
    `You draw ${p.n === 0 ? 'none' : p.n}: what waits counts too, ${count(p.waiting, 'card')}.`,
  'ask.crane': 'Return Paper in place of support?',
  'ask.support': (p: { work: string; material: string }) =>
    `Which ${p.material} card supports ${p.work}?`,
  'ask.support.detail': 'It is shown to all and stays where it is.',
  'ask.wing': (p: { work: string }) => `Where does ${p.work} stand?`,
  'ask.fan': 'Fan: return one of these',
  'ask.fan.detail': 'The last one left stays on top of the deck.',
  'ask.umbrella': (p: { card: string; task: string }) =>
    `${p.card} was turned up. Sell a ${p.task} helper?`,
  'ask.pinwheel': 'Draw a card for it?',
  'ask.pinwheel.detail': 'In place of the one you returned.',
  'ask.fountain': 'Show another Monk card?',
  'ask.kiteBench': (p: { card: string }) => `Whose bench gets ${p.card}?`,
  'ask.kiteCopy': 'Which work does Kite become?',
  'ask.secondCard': 'And a second card from the floor',
  'ask.fountain.detail': 'Each is one more Clerk helper for this task.',
  'ask.tablet': 'Return the floor, card by card',
  'ask.tablet.detail': 'The last one ends up at the very bottom.',
  'ask.tapCard': 'Tap a marked card.',
  'ask.elsewhere': (p: { n: number }) => (p.n === 1 ? 'See the card' : `See all ${p.n} cards`),

  'act.return': (p: { card: string }) => `Return ${p.card}`,
  'act.discard': (p: { card: string }) => `Discard ${p.card} to the floor`,
  'act.reveal': (p: { card: string }) => `Show ${p.card}`,
  'act.show': (p: { card: string }) => `Show ${p.card}`,
  'act.draw': 'Draw a card',
  'act.task': (p: { card: string; task: string }) => `Make ${p.card} your ${p.task} task`,
  'act.sell': (p: { card: string }) => `Sell ${p.card}`,
  'act.sellTop': 'Sell the top card of the deck',
  'act.sellAll': (p: { material: string }) => `Sell all ${p.material}`,
  'act.hire': (p: { card: string; task: string }) => `Hire ${p.card} as ${p.task} helper`,
  'act.collect': (p: { card: string }) => `Collect ${p.card}`,
  'act.collectTop': 'Collect the top card of the deck',
  'act.smith': (p: { card: string }) => `Complete ${p.card}`,
  'act.craft': (p: { card: string }) => `Craft ${p.card}`,
  'act.tailor': 'Tailor',
  'act.pray': 'Pray',
  'act.prayRest': (p: { n: number }) => `Pray all ${p.n}`,
  'act.bench.yours': 'Your bench',
  'act.bench.of': (p: { name: string }) => `${p.name}’s bench`,
  'act.copy': (p: { card: string }) => `Become ${p.card}`,
  'act.use': (p: { work: string; act: string }) => `${p.work}: ${p.act}`,
  'act.useWork': (p: { work: string }) => `Use ${p.work}`,
  'act.via': (p: { work: string; act: string }) => `${p.act} (${p.work})`,
  'act.wing.gallery': 'Gallery',
  'act.wing.giftShop': 'Gift shop',
  'act.cancel': 'Choose another',
  'act.read': 'Read it',

  'pass.handLimit': 'Keep your hand',
  'pass.effects.morning': 'Go on with the morning',
  'pass.effects.night': 'End the day',
  'pass.effects.beforeTask': 'Begin the task',
  'pass.effects.beforeTailor': 'Tailor now',
  'pass.effects.afterAction': 'Go on',
  'pass.effects.afterComplete': 'Go on',
  'pass.effects.afterCompleteLast': (p: { done: string }) => `Keep ${p.done}`,
  'pass.newTask': 'No task: pray once',
  'pass.obstruction': 'Skip this task',
  'pass.action': 'Let the action go',
  'pass.tailor': (p: { n: number }) => (p.n === 0 ? 'Done, draw none' : `Done, draw ${p.n}`),
  'pass.crane': 'Show support instead',
  'pass.umbrella': 'Keep the helpers',
  'pass.pinwheel': 'Draw none',
  'pass.fountain': 'That is all',
  'pass.other': 'Go on',

  'task.does.clerk': 'Clerk: sell from the bench',
  'task.does.monk': 'Monk: hire from the floor',
  'task.does.tailor': 'Tailor: renew the hand',
  'task.does.potter': 'Potter: collect from the floor',
  'task.does.smith': 'Smith: complete a work',
  'task.card': (p: { material: string; value: number }) => `${p.material}, value ${p.value}`,
  'task.else': 'Instead of any of these: craft a work of that material, or pray.',

  'support.needs': (p: { need: number; material: string }) =>
    p.need === 0
      ? 'Needs no support.'
      : `Shows ${count(p.need, `more ${p.material} card`)} in support.`,

  'why.otherZone': (p: { card: string }) => `${p.card} plays no part in this question.`,
  'why.notYours': (p: { card: string }) => `${p.card} is not yours to use now.`,
  'why.partner': (p: { card: string }) => `${p.card} is your partner’s.`,
  'why.ownerNotAhead': (p: { card: string }) =>
    `${p.card}: its owner does not have more of these than you.`,
  'why.wrongMaterial': (p: { card: string; material: string }) =>
    `${p.card} will not do: only ${p.material} fits here.`,
  'why.needsSupport': (p: { card: string; material: string; need: number; have: number }) =>
    `${p.card} needs ${count(p.need, `other ${p.material} card`)} in hand; you have ${p.have}.`,
  'why.needsBenchSupport': (p: { card: string; material: string; need: number; have: number }) =>
    `${p.card} needs ${count(p.need, `${p.material} card`)} on your bench; you have ${p.have}.`,
  'why.noConversion': (p: { card: string }) => `${p.card}: Mask forbids Craft on this task.`,
  'why.alreadyChosen': (p: { card: string }) => `${p.card} has been chosen already.`,
  'why.notThisMoment': (p: { card: string }) => `${p.card} has no effect at this moment.`,
  'why.nothingToDo': (p: { card: string }) => `${p.card} would have nothing to do now.`,
  'why.effectUsed': (p: { card: string }) => `${p.card} has been used already.`,
  'why.notYourTurn': (p: { card: string }) => `${p.card}: it is not your choice just now.`,
  'why.deck': (p: { n: number }) =>
    `${count(p.n, 'card')} in the deck. Nothing to take from it now.`,

  'cover.preview.helpers': (p: { of: string; n: number }) =>
    `covers ${count(p.n, `${p.of} helper`)}`,
  'cover.preview.sales': (p: { of: string; n: number }) => `covers ${count(p.n, `${p.of} sale`)}`,
  'cover.preview.short.helpers': (p: { of: string; cover: number; n: number }) =>
    `${p.cover} of ${count(p.n, `${p.of} helper`)}: not covered yet`,
  'cover.preview.short.sales': (p: { of: string; cover: number; n: number }) =>
    `${p.cover} of ${count(p.n, `${p.of} sale`)}: not covered yet`,
  'cover.preview.gain': (p: { points: number }) => `+${count(p.points, 'point')}`,
  'cover.preview.actions': (p: { n: number }) => `+${count(p.n, 'action')}`,
  'cover.preview.nothing': 'covers nothing yet',
  'cover.preview.already': 'covered already',
  'cover.preview.ends': 'ends the game',
} as const;
