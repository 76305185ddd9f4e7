/** Hints: first the idea behind the move, whose numbers come from the engine, then the two best moves. */
import { count } from './count';

const actions = (n: number) => count(n, 'action');

export const hints = {
  'hint.task': (p: { task: string; n: number }) =>
    `A ${p.task} task would give you ${actions(p.n)}.`,
  'hint.task.helpers': (p: { task: string; helpers: number; covered: boolean; n: number }) =>
    `${count(p.helpers, `${p.covered ? 'covered ' : ''}${p.task} helper`)}: your ${p.task} task would give ${actions(p.n)}.`,
  'hint.noTask': (p: { name: string }) =>
    `A task would give ${p.name} actions too. You may do without one.`,
  'hint.noTask.all': 'A task would give the others actions too. You may do without one.',
  'hint.noTask.why': (p: { name: string }) => `${p.name} gets nothing from you; you draw a card.`,
  'hint.noTask.whyAll': 'The others get nothing from you; you draw a card.',
  'hint.make': (p: { material: string }) =>
    `You have all the support that a ${p.material} work needs.`,
  'hint.make.free': (p: { material: string }) => `A ${p.material} work needs no support at all.`,
  'hint.make.covers': (p: { material: string; n: number }) =>
    `A ${p.material} work now would bring ${count(p.n, 'more point')} from your sales.`,
  'hint.make.helps': (p: { material: string; n: number }) =>
    `A ${p.material} work now would bring ${count(p.n, 'more action')} from your helpers.`,
  'hint.wing.points': (p: { n: number }) =>
    `One of the wings makes your sales count ${count(p.n, 'more point')}.`,
  'hint.wing.actions': (p: { n: number }) =>
    `One of the wings gives you ${count(p.n, 'more action')} from your helpers.`,
  'hint.wing.ends': 'Mind which wing is nearly full: a full one ends the game.',
  'hint.wing': 'Think of which edge you want to cover later: helpers or sales.',
  'hint.hire': (p: { task: string; n: number }) =>
    `With one more ${p.task} helper, a ${p.task} task gives you ${actions(p.n)}.`,
  'hint.collect.support': (p: { material: string }) =>
    `${p.material} on your bench would support a ${p.material} work that you hold.`,
  'hint.collect': 'A good card on your bench can be sold, or support a Craft, later.',
  'hint.sell.points': (p: { n: number }) =>
    `A sale now would count at once: ${count(p.n, 'point')}.`,
  'hint.sell': 'Whoever has sold most of a material may count such cards in hand, too.',
  'hint.tailor': (p: { n: number }) =>
    `Your hand can be renewed: as it is, you would draw ${count(p.n, 'card')}.`,
  'hint.return': 'Some card in your hand helps you less than a new one would.',
  'hint.keep': 'What you hold may be worth more than new cards.',
  'hint.pray': 'A new card may be worth more than anything else you could do now.',
  'hint.show': 'Showing a card costs nothing: it stays in your hand.',
  'hint.use': (p: { work: string }) => `Read your ${p.work} again: this is its moment.`,
  'hint.pass': 'You need not do anything here. What would it cost you?',
  'hint.ask': 'Hint',
  'hint.askMove': 'Show the moves',
  'hint.close': 'Put the hint away',
  'hint.seeking': 'Thinking it over…',
  'hint.move': (p: { n: number; move: string; why: string }) => `${p.n} · ${p.move}. ${p.why}`,
  'hint.with': (p: { act: string; card: string }) => `${p.act} with ${p.card}`,
  'hint.renew': (p: { cards: string }) => `Renew hand, return ${p.cards}`,
  'hint.best': 'best move',
  'hint.second': 'second best',
  'hint.other': 'Compare what each answer leaves you with at the end of your turn.',
} as const;
