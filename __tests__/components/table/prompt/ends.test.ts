import { nameOf } from '@/components/card/identity';
import { promptFor } from '@/components/table/prompt/model';
import type { CardName, Choice, Decision, Situation } from '@/engine';
import { cardNamed, situation, viewFor } from '@/engine';

import { question } from './support';

const SEATS = ['Ada', 'Ren'].map((name, colour) => ({ name, kind: 'person' as const, colour }));
const ENDS = 'ends the game';
const HAND: readonly CardName[] = ['Coin', 'Cup', 'Crane', 'Robe', 'Frog'];

/** What the buttons say below their words with this many cards in the deck. */
function details(deck: number, of: Partial<Decision>, hand = 5): (string | undefined)[] {
  const view = viewFor(
    situation({ you: { hand: HAND.slice(0, hand) }, restOfDeck: deck, at: 'newTask' }),
    0,
  );
  const prompt = promptFor(
    { decision: question(of), view, cast: { viewer: 0, participants: SEATS } },
    null,
  );
  for (const button of prompt.buttons)
    if (button.detail === ENDS) expect(button.detailGood).not.toBe(true);
  return prompt.buttons.map((button) => button.detail);
}

const PRAY: Choice = { do: 'pray' };
const task = { material: 'stone', begun: 1, total: 3 } as Decision['task'];

test('praying for the last card of the deck says that the game ends', () => {
  expect(details(2, { choices: [PRAY] })).toEqual([undefined]);
  expect(details(1, { choices: [PRAY] })).toEqual([ENDS]);
  expect(details(1, { choices: [{ do: 'sellTop' }, { do: 'collectTop' }] })).toEqual([ENDS, ENDS]);
});

test('praying for all actions says so when they empty the deck together', () => {
  expect(details(4, { choices: [PRAY], task })).toEqual([undefined, undefined]);
  expect(details(3, { choices: [PRAY], task })).toEqual([undefined, ENDS]);
});

test('going without a task, which prays once, says it too; keeping a hand does not', () => {
  expect(details(1, { kind: 'newTask', choices: [{ do: 'pass' }] })).toEqual([ENDS]);
  expect(details(2, { kind: 'newTask', choices: [{ do: 'pass' }] })).toEqual([undefined]);
  expect(details(1, { kind: 'handLimit', choices: [{ do: 'pass' }] })).toEqual([undefined]);
});

test('renewing a hand of two says it when three cards are all that is left', () => {
  const done: Partial<Decision> = { kind: 'tailor', choices: [{ do: 'pass' }] };
  expect(details(3, done, 2)).toEqual([ENDS]);
  expect(details(4, done, 2)).toEqual([undefined]);
});

test('Fan with fewer than three cards to reveal ends the game', () => {
  const fan = Array.from({ length: 54 }, (_, card) => card).find((card) => nameOf(card) === 'Fan');
  const use: Choice = { do: 'use', via: fan };
  expect(details(3, { kind: 'effects', timing: 'beforeTailor', choices: [use] })).toEqual([
    undefined,
  ]);
  expect(details(2, { kind: 'effects', timing: 'beforeTailor', choices: [use] })).toEqual([ENDS]);
});

/** What both wings say of Flag, the fifth work beside four in the gallery. */
function flagIn(others: Situation): (string | undefined)[] {
  const g = situation({
    you: { hand: ['Flag', 'Socks'], gallery: ['Vase', 'Bowl', 'Jar', 'Cup'] },
    doing: 'Smith',
    ...others,
  });
  const view = viewFor(g, 0);
  const names = ['Ada', 'Ren', 'Chie', 'Daigo'].slice(0, view.players.length);
  const participants = names.map((name, colour) => ({ name, kind: 'person' as const, colour }));
  const asking = { decision: view.decision as Decision, view, cast: { viewer: 0, participants } };
  return promptFor(asking, cardNamed('Flag')).buttons.map(({ detail }) => detail);
}

test('a wing that ends the game says with how many points', () => {
  const [gallery, giftShop] = flagIn({ left: { giftShop: ['Bell', 'Tower'] } });
  expect(gallery).toBe('ends the game: you 14, Ren\u00A05');
  expect(giftShop).not.toMatch(/ends/);
});

test('what others may count of an unseen hand is "or more", never told', () => {
  const left = { giftShop: ['Bell'], sales: ['Crane'], hand: ['Fan', 'Poem'] } as const;
  expect(flagIn({ left })[0]).toBe('ends the game: you 14, Ren\u00A03+');
  expect(flagIn({ left: { ...left, shown: ['Fan', 'Poem'] } })[0]).toBe(
    'ends the game: you 14, Ren\u00A05',
  );
  // A hand does not count for whoever has the fewest sales.
  expect(flagIn({ left: { ...left, sales: [] } })[0]).toBe('ends the game: you 14, Ren\u00A03');
});

test('of several others it names the best, and partners count together', () => {
  const others = { left: { giftShop: ['Bell'] }, right: { giftShop: ['Tower', 'Ring'] } } as const;
  expect(flagIn({ players: 3, ...others })[0]).toBe('ends the game: you 14, best other\u00A05');
  expect(flagIn({ teams: true, across: { giftShop: ['Fan'] }, ...others })[0]).toMatch(
    /^ends the game: your team 15, the other 8$/,
  );
});
