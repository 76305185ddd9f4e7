/**
 * The questions of the game and the buttons that answer them. Buttons name the action and what it
 * brings, never yes or no.
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
  'ask.handLimit': (p: { n: number }) => `Return ${count(p.n, 'card')}: five is the limit`,
  'ask.handLimit.more': (p: { n: number }) =>
    `${p.n === 1 ? 'It goes' : 'They go'} to the bottom of the deck.`,
  'ask.handLimit.instead': (p: { work: string }) => `Use ${p.work}?`,
  'ask.effects.morning': 'Use a work this morning?',
  'ask.effects.night': 'Use a work tonight?',
  'ask.effects.beforeTask': (p: { owner: string; task: string }) =>
    `Use a work before ${p.owner} ${p.task} task?`,
  'ask.effects.beforeTailor': 'Use a work before you renew your hand?',
  'ask.effects.afterAction': 'Use a work after this action?',
  'ask.effects.afterComplete': (p: { done: string }) => `${p.done} is complete. Use a work?`,
  'ask.effects.afterCompleteLast': (p: { done: string }) => `Swap ${p.done} for another work?`,
  'ask.effects.several': 'Hold a work to read it.',
  'ask.discard': (p: { card: string }) => `What happens to ${p.card}, your old task?`,
  'ask.newTask': 'Choose today’s task',
  /** `name`: the only other player; else empty. */
  'ask.newTask.one': (p: { owner: string; task: string; name: string }) =>
    `First you do ${p.owner} ${p.task} task, then your own. ` +
    (p.name === '' ? 'The others do yours later.' : `${p.name} does yours on their turn.`),
  'ask.newTask.several': (p: { n: number }) =>
    `First you do the others’ ${count(p.n, 'task')}, then your own. They do yours later.`,
  'ask.newTask.none': 'You do it at Noon; the others do it too.',
  'ask.obstruction': (p: { owner: string; task: string; work: string }) =>
    `${p.work} blocks ${p.owner} ${p.task} task`,
  'ask.obstruction.detail': (p: { material: string }) =>
    `Show a ${p.material} card to do it anyway.`,
  'ask.action.clerk': 'Sell a card from your craft bench',
  'ask.action.monk': 'Hire a helper from the floor',
  'ask.action.tailor': 'Swap cards, then draw up to five',
  'ask.action.potter': 'Collect a card from the floor',
  'ask.action.smith': 'Complete a work from your hand',
  'ask.action.works.clerk': 'Sell with one of your works',
  'ask.action.works.monk': 'Hire with one of your works',
  'ask.action.works.potter': 'Collect with one of your works',
  'ask.action.craft': (p: { material: string }) => `Craft a ${p.material} work, or pray`,
  'ask.completeIn': (p: { act: string }) => `${p.act} in which wing?`,
  'ask.action.pray': 'Pray: draw a card',
  'ask.action.lost': 'You cannot use this action',
  'ask.action.none.clerk': 'Your craft bench has nothing to sell.',
  'ask.action.none.monk': 'The floor has nobody to hire.',
  'ask.action.none.potter': 'The floor has nothing to collect.',
  'ask.action.none.smith': 'No work in your hand has enough support.',
  'ask.action.tailorOrCraft': (p: { material: string }) =>
    `Tap cards to return, craft ${p.material}, or pray.`,
  'ask.action.tailorOrPray': 'Tap cards to return, or pray.',
  'ask.action.renewOrCraft': (p: { material: string }) =>
    `Renew your hand, craft ${p.material}, or pray.`,
  'ask.action.renewOrPray': 'Renew your hand, or pray.',
  'ask.action.orCraft': (p: { material: string }) => `Or craft a ${p.material} work, or pray.`,
  'ask.action.tapOrCraft': (p: { material: string }) =>
    `Tap a marked card, craft a ${p.material} work, or pray.`,
  'ask.action.tapOrPray': 'Tap a marked card, or pray.',
  'ask.action.orPray': 'Or pray: draw a card; it joins your hand at Night.',
  'ask.action.onlyPray': (p: { none: string }) => `${p.none} The card joins your hand at Night.`,
  'ask.action.noConversion': (p: { work: string }) =>
    p.work === '' ? 'No Craft and no Prayer here.' : `${p.work}: no Craft and no Prayer here.`,
  'ask.tailor': 'Return cards, draw up to five',
  'ask.tailor.draw': (p: { n: number }) => `You will draw ${p.n === 0 ? 'none' : p.n}.`,
  'ask.tailor.drawWaiting': (p: { n: number; waiting: number }) =>
    `${p.waiting === 1 ? 'Your waiting card counts' : `Your ${p.waiting} waiting cards count`} too: you will draw ${p.n === 0 ? 'none' : p.n}.`,
  'ask.replaceSupport': (p: { material: string }) =>
    `Return ${p.material} instead of showing support?`,
  'ask.support': (p: { work: string; material: string }) =>
    `Which ${p.material} card supports ${p.work}?`,
  'ask.support.detail': 'Everyone sees it. You keep it.',
  'ask.wing': (p: { work: string }) => `Which wing for ${p.work}?`,
  'ask.pick.hand': 'Choose a card from your hand',
  'ask.pick.helpers': 'Choose one of your helpers',
  'ask.pick.bench': 'Choose a card on your craft bench',
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

  'act.yield': (p: { act: string; gain: string }) => `${p.act} · ${p.gain}`,
  'act.return': (p: { card: string }) => `Return ${p.card}`,
  'act.returnSeveral': (p: { n: number }) => `Return ${p.n}`,
  'act.returnSeveral.left': (p: { n: number }) => `then ${p.n} more`,
  'act.returnAndDraw': (p: { n: number; draws: number }) =>
    `${p.n === 0 ? 'Renew ·' : `Return ${p.n},`} draw ${p.draws === 0 ? 'none' : p.draws}`,
  'act.discard': (p: { card: string }) => `Put ${p.card} on the floor`,
  'act.reveal': (p: { card: string }) => `Show ${p.card}`,
  'act.show': (p: { card: string }) => `Show ${p.card}`,
  'act.draw': 'Draw a card',
  'act.task': (p: { task: string }) => `${p.task} task`,
  'act.sell': (p: { card: string }) => `Sell ${p.card}`,
  'act.sellTop': 'Sell the deck’s top card',
  'act.sellAll': (p: { material: string }) => `Sell all ${p.material}`,
  'act.hire': (p: { card: string }) => `Hire ${p.card}`,
  'act.collect': (p: { card: string }) => `Collect ${p.card}`,
  'act.collectTop': 'Collect the deck’s top card',
  'act.smith': (p: { card: string }) => `Complete ${p.card}`,
  'act.craft': (p: { card: string }) => `Craft ${p.card}`,
  'act.tailor': 'Renew hand',
  'act.pray': 'Pray',
  'act.prayAll': (p: { n: number }) => (p.n === 2 ? 'Pray twice' : `Pray ${p.n} times`),
  'act.prayRest': (p: { n: number }) => `Pray with the last ${p.n}`,
  'act.bench.yours': 'Your craft bench',
  'act.bench.of': (p: { name: string }) => `${p.name}’s craft bench`,
  'act.copy': (p: { card: string }) => `Become ${p.card}`,
  'act.use': (p: { work: string; act: string }) => `${p.work}: ${p.act}`,
  'act.useWork': (p: { work: string }) => `Use ${p.work}`,
  'act.via': (p: { work: string; act: string }) => `${p.act} with ${p.work}`,
  'act.wingBy': (p: { act: string; wing: string }) => `${p.act} · ${p.wing}`,
  'act.wing.gallery': 'Gallery',
  'act.wing.giftShop': 'Gift shop',
  'act.cancel': 'Go back',
  'act.read': 'Read card',
  'act.readNamed': (p: { card: string }) => `Read ${p.card}`,
  'act.letGo': 'Put the card back',

  'yield.draw': 'draw 1',
  'yield.drawCard': 'draw 1 card',
  'yield.task': (p: { does: string; n: number }) => `${p.does} · ${count(p.n, 'action')}`,
  'yield.hire': (p: { task: string }) => `helps ${p.task} tasks`,
  'yield.collect': (p: { material: string }) => `for ${p.material} works`,
  'yield.sell': (p: { value: number }) => `${count(p.value, 'point')} if covered`,

  'pass.handLimit': 'Keep your hand',
  'pass.effects.morning': 'Go on',
  'pass.effects.night': 'Go on',
  'pass.effects.beforeTask': 'Start the task',
  'pass.effects.beforeTailor': 'Renew hand now',
  'pass.effects.afterAction': 'Go on',
  'pass.effects.afterComplete': 'Go on',
  'pass.effects.afterCompleteLast': (p: { done: string }) => `Keep ${p.done}`,
  'pass.newTask': 'No task',
  'pass.obstruction': 'Skip this task',
  'pass.action': 'Lose the action',
  'pass.tailor': (p: { n: number }) => (p.n === 0 ? 'Draw none' : `Draw ${p.n}`),
  'pass.replaceSupport': 'Show support instead',
  'pass.other': 'Go on',

  'task.act.clerk': 'sell from your craft bench',
  'task.act.monk': 'hire from the floor',
  'task.act.tailor': 'renew your hand',
  'task.act.potter': 'collect from the floor',
  'task.act.smith': 'complete a work',
  'task.does': (p: { task: string; act: string }) => `${p.task}: ${p.act}`,
  'task.card': (p: { material: string; value: number }) => `${p.material}, value ${p.value}`,
  'task.else': 'Instead of any of these: craft a work of that material, or pray.',

  'why.about.wing': (p: { card: string }) => `Choose a wing for ${p.card}.`,
  'why.about.support': (p: { card: string }) =>
    `You are completing ${p.card}: choose a card to support it.`,
  'why.about.player': (p: { card: string }) => `Choose who gets ${p.card}.`,
  'why.about.other': (p: { card: string }) =>
    `This is about ${p.card}: answer with a marked card or a button.`,
  'why.asks': (p: { card: string }) =>
    `${p.card} is being used: answer with a marked card or a button.`,
  'why.from': (p: { card: string; from: string }) => `${p.card} does not fit. ${p.from}`,
  'why.from.handLimit': 'Return cards from your hand.',
  'why.from.newTask': 'Your task comes from your hand.',
  'why.from.action.clerk':
    'Sell a card from your craft bench, or craft a Paper work from your hand.',
  'why.from.action.monk': 'Hire a card from the floor, or craft a Stone work from your hand.',
  'why.from.action.tailor': 'Renew your hand, or craft a Cloth work from it.',
  'why.from.action.potter': 'Collect a card from the floor, or craft a Clay work from your hand.',
  'why.from.action.smith': 'Complete a work from your hand.',
  'why.from.noCraft.clerk': 'Sell a card from your craft bench.',
  'why.from.noCraft.monk': 'Hire a card from the floor.',
  'why.from.noCraft.tailor': 'Renew your hand.',
  'why.from.noCraft.potter': 'Collect a card from the floor.',
  'why.from.pick.hand': 'Choose a card from your hand.',
  'why.from.pick.helpers': 'Choose one of your helpers.',
  'why.from.pick.bench': 'Choose a card on your craft bench.',
  'why.from.pick.floor': 'Choose a card from the floor.',
  'why.from.pick.works': 'Choose a marked work.',
  'why.from.pick.task': 'This is about your old task.',
  'why.from.pick.deckTop': 'Choose one of the revealed cards.',
  'why.from.pick.player': 'Choose a player.',
  'why.from.pick.wing': 'Choose a wing.',
  'why.from.pick.effect': 'Use a marked work, or what it acts on.',
  'why.from.pick.action': 'Choose an action first.',
  'why.from.pick.nothing': 'Answer with a button.',
  'why.notYours': (p: { card: string }) => `${p.card} is not yours. Choose a marked card.`,
  'why.partner': (p: { card: string }) =>
    `${p.card} is your partner’s. Only an opponent’s card can be taken.`,
  'why.ownerNotAhead': (p: { card: string }) =>
    `The owner of ${p.card} must have more of these than you.`,
  'why.wrongMaterial': (p: { card: string; its: string; material: string }) =>
    `Only ${p.material} fits here; ${p.card} is ${p.its}.`,
  'why.wrongCraft': (p: { card: string; its: string; material: string; task: string }) =>
    `A ${p.task} task crafts ${p.material} only; ${p.card} is ${p.its}.`,
  'why.or': (p: { one: string; other: string }) => `${p.one} or ${p.other}`,
  'why.needsSupport': (p: Lacking) =>
    `${p.card} needs ${count(p.need, `other ${p.material} card`)} in hand; you have ${p.have}${standIns(p)}.`,
  'why.needsBenchSupport': (p: Lacking) =>
    `${p.card} needs ${count(p.need, `${p.material} card`)} on your craft bench; you have ${p.have}${standIns(p)}.`,
  'why.noConversion': (p: { card: string; work: string }) =>
    p.work === ''
      ? `You cannot craft ${p.card}: this task allows no Craft.`
      : `You cannot craft ${p.card}: ${p.work} allows no Craft on this task.`,
  'why.alreadyChosen': (p: { card: string }) => `${p.card} is chosen already. Choose another.`,
  'why.notThisMoment': (p: { card: string }) =>
    `${p.card} does nothing at this point. Use a marked work.`,
  'why.nothingToDo': (p: { card: string }) => `${p.card} has nothing to do now.`,
  'why.effectUsed': (p: { card: string }) => `You have used ${p.card} already.`,
  'why.notYourTurn': (p: { card: string }) => `Nothing to choose now: ${p.card} has to wait.`,
  'why.deck': (p: { n: number }) =>
    `The deck has ${count(p.n, 'card')}. Pray or renew your hand to draw.`,

  'cover.preview.helpers': (p: { of: string; n: number }) =>
    `covers ${count(p.n, `${p.of} helper`)}`,
  'cover.preview.sales': (p: { of: string; n: number }) => `covers ${count(p.n, `${p.of} sale`)}`,
  'cover.preview.short.helpers': (p: { of: string; cover: number; n: number }) =>
    `covers ${p.cover} of ${count(p.n, `${p.of} helper`)}: not enough`,
  'cover.preview.short.sales': (p: { of: string; cover: number; n: number }) =>
    `covers ${p.cover} of ${count(p.n, `${p.of} sale`)}: not enough`,
  'cover.preview.gain': (p: { points: number }) => `+${count(p.points, 'point')}`,
  'cover.preview.actions': (p: { n: number }) => `+${count(p.n, 'action')}`,
  'cover.preview.nothing.helpers': (p: { of: string }) => `will cover ${p.of} helpers`,
  'cover.preview.nothing.sales': (p: { of: string }) => `will cover ${p.of} sales`,
  'cover.preview.already': 'adds no cover now',
  'cover.preview.ends': 'ends the game',
  'cover.preview.endsWith': (p: { you: string; name: string; theirs: string }) =>
    `ends the game: you ${p.you}, ${p.name}\u00A0${p.theirs}`,
  'cover.preview.endsMany': (p: { you: string; best: string }) =>
    `ends the game: you ${p.you}, best other\u00A0${p.best}`,
  'cover.preview.endsTeams': (p: { ours: string; theirs: string }) =>
    `ends the game: your team ${p.ours}, the other ${p.theirs}`,
} as const;
