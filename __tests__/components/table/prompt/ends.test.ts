import { nameOf } from '@/components/card/identity';
import { promptFor } from '@/components/table/prompt/model';
import type { Choice, Decision, PlayerView } from '@/engine';
import { newGame, viewFor } from '@/engine';

import { question } from './support';

const SEATS = ['Ada', 'Ren'].map((name, colour) => ({ name, kind: 'person' as const, colour }));
const ENDS = 'ends the game';

/** What the buttons say below their words, with so many cards left in the deck. */
function details(deck: number, of: Partial<Decision>, hand = 5): (string | undefined)[] {
  const view = viewFor(newGame({ players: 2, seed: 'deck' }), 0);
  const me = view.players[0] as PlayerView;
  me.hand = { count: hand, known: [], materials: [] };
  view.deck = Array.from({ length: deck }, () => null);
  const prompt = promptFor(
    { decision: question(of), view, cast: { viewer: 0, participants: SEATS } },
    null,
  );
  for (const act of prompt.acts) if (act.detail === ENDS) expect(act.detailGood).not.toBe(true);
  return prompt.acts.map((act) => act.detail);
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
