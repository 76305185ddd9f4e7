/**
 * The questions of the game and the buttons that answer them. Buttons name the action, never yes or
 * no.
 */
import { count } from './count';

/** A work that lacks support; `instead` cards may stand in for it by `work`. */
interface Lacking {
  readonly card: string;
  readonly material: string;
  readonly need: number;
  readonly have: number;
  readonly instead: number;
  readonly work: string;
}

const standIns = (p: Lacking) =>
  p.instead === 0 ? '' : `, and ${p.work} can replace only ${p.instead}`;

export const prompts = {
  'ask.handLimit': 'Return cards until you hold five',
  'ask.handLimit.more': (p: { n: number }) =>
    `${count(p.n, 'card')} too many; ${p.n === 1 ? 'it goes' : 'they go'} under the deck.`,
  'ask.handLimit.instead': (p: { work: string }) => `Use ${p.work}?`,
  'ask.effects.morning': 'A work for the morning?',
  'ask.effects.night': 'A work for the night?',
  'ask.effects.beforeTask': (p: { owner: string; task: string }) =>
    `Before ${p.owner} ${p.task}: use a work?`,
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
  'ask.action.noConversion': (p: { work: string }) =>
    p.work === '' ? 'No Craft and no Prayer here' : `${p.work}: no Craft and no Prayer here`,
  'ask.tailor': 'Return any, then draw up to five',
  'ask.tailor.draw': (p: { n: number }) =>
    p.n === 0 ? 'As it stands you draw none.' : `As it stands you draw ${p.n}.`,
  'ask.tailor.drawWaiting': (p: { n: number; waiting: number }) =>
    `Your ${p.waiting === 1 ? 'waiting card counts' : `${p.waiting} waiting cards count`} too, so you draw ${p.n === 0 ? 'none' : p.n}.`,
  'ask.replaceSupport': (p: { material: string }) => `Return ${p.material} in place of support?`,
  'ask.support': (p: { work: string; material: string }) =>
    `Which ${p.material} card supports ${p.work}?`,
  'ask.support.detail': 'It is shown to all and stays where it is.',
  'ask.wing': (p: { work: string }) => `Which wing gets ${p.work}?`,
  'ask.pick.hand': 'Choose a card from your hand',
  'ask.pick.helpers': 'Choose one of your helpers',
  'ask.pick.bench': 'Choose a card from your bench',
  'ask.pick.floor': 'Choose a card from the floor',
  'ask.pick.works': 'Choose a work',
  'ask.pick.task': 'Choose a task',
  'ask.pick.deckTop': 'Choose one of the revealed cards',
  'ask.pick.player': 'Choose a player',
  'ask.pick.wing': 'Choose a wing',
  'ask.pick.effect': 'Use a work?',
  'ask.pick.action': 'Choose an action',
  'ask.pick.nothing': (p: { work: string }) => `Go on with ${p.work}?`,
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
  'act.prayAll': (p: { n: number }) => `Pray all ${p.n}`,
  'act.prayRest': (p: { n: number }) => `Pray last ${p.n}`,
  'act.bench.yours': 'Your bench',
  'act.bench.of': (p: { name: string }) => `${p.name}’s bench`,
  'act.copy': (p: { card: string }) => `Become ${p.card}`,
  'act.use': (p: { work: string; act: string }) => `${p.work}: ${p.act}`,
  'act.useWork': (p: { work: string }) => `Use ${p.work}`,
  'act.via': (p: { work: string; act: string }) => `${p.act} (${p.work})`,
  'act.wing.gallery': 'Gallery',
  'act.wing.giftShop': 'Gift shop',
  'act.cancel': 'Go back',
  'act.read': 'Read it',
  'act.letGo': 'Put the card back',

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
  'pass.replaceSupport': 'Show support instead',
  'pass.other': 'Go on',

  'task.does.clerk': 'Clerk: sell from the bench',
  'task.does.monk': 'Monk: hire from the floor',
  'task.does.tailor': 'Tailor: renew the hand',
  'task.does.potter': 'Potter: collect from the floor',
  'task.does.smith': 'Smith: complete a work',
  'task.card': (p: { material: string; value: number }) => `${p.material}, value ${p.value}`,
  'task.else': 'Instead of any of these: craft a work of that material, or pray.',

  'why.about.wing': (p: { card: string }) => `${p.card} is the work to place: choose its wing.`,
  'why.about.support': (p: { card: string }) => `${p.card} is the work that needs the support.`,
  'why.about.player': (p: { card: string }) =>
    `${p.card} is the card that goes to a player: choose who.`,
  'why.about.other': (p: { card: string }) => `This question is about ${p.card}.`,
  'why.asks': (p: { card: string }) => `${p.card} is the work that asks this.`,
  'why.from': (p: { card: string; from: string }) => `Not ${p.card}: ${p.from}`,
  'why.from.handLimit': 'only cards in your hand are returned now.',
  'why.from.newTask': 'a task comes from your hand.',
  'why.from.action.clerk': 'Clerk sells from your bench; Craft completes from your hand.',
  'why.from.action.monk': 'Monk hires from the floor; Craft completes from your hand.',
  'why.from.action.tailor': 'Tailor renews your hand; Craft completes from it.',
  'why.from.action.potter': 'Potter collects from the floor; Craft completes from your hand.',
  'why.from.action.smith': 'Smith completes a work from your hand.',
  'why.from.noCraft.clerk': 'Clerk sells from your bench.',
  'why.from.noCraft.monk': 'Monk hires from the floor.',
  'why.from.noCraft.tailor': 'Tailor renews your hand.',
  'why.from.noCraft.potter': 'Potter collects from the floor.',
  'why.from.pick.hand': 'the card comes from your hand.',
  'why.from.pick.helpers': 'only one of your helpers can be chosen now.',
  'why.from.pick.bench': 'the card comes from your bench.',
  'why.from.pick.floor': 'the card comes from the floor.',
  'why.from.pick.works': 'only the marked works can be chosen now.',
  'why.from.pick.task': 'only your old task goes now.',
  'why.from.pick.deckTop': 'only the revealed cards can be chosen now.',
  'why.from.pick.player': 'no card is chosen now, only a player.',
  'why.from.pick.wing': 'no card is chosen now, only a wing.',
  'why.from.pick.effect': 'only a work can be used now, or what it acts on.',
  'why.from.pick.action': 'an action comes first.',
  'why.from.pick.nothing': 'no card is chosen now.',
  'why.notYours': (p: { card: string }) => `${p.card} is not yours to use now.`,
  'why.partner': (p: { card: string }) => `${p.card} is your partner’s.`,
  'why.ownerNotAhead': (p: { card: string }) =>
    `${p.card}: its owner does not have more of these than you.`,
  'why.wrongMaterial': (p: { card: string; material: string }) =>
    `${p.card} will not do: only ${p.material} fits here.`,
  'why.or': (p: { one: string; other: string }) => `${p.one} or ${p.other}`,
  'why.needsSupport': (p: Lacking) =>
    `${p.card} needs ${count(p.need, `other ${p.material} card`)} in hand; you have ${p.have}${standIns(p)}.`,
  'why.needsBenchSupport': (p: Lacking) =>
    `${p.card} needs ${count(p.need, `${p.material} card`)} on your bench; you have ${p.have}${standIns(p)}.`,
  'why.noConversion': (p: { card: string; work: string }) =>
    p.work === ''
      ? `${p.card}: this task allows no Craft.`
      : `${p.card}: ${p.work} forbids Craft on this task.`,
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
  'cover.preview.in': (p: { wing: string; gain: string }) => `${p.wing}: ${p.gain}`,
  'cover.preview.either': (p: { gain: string }) => `In either wing: ${p.gain}`,
} as const;
