import { condensed, logLine } from '@/components/table/model/log-line';
import type { GameEvent } from '@/engine';
import { eventFor, newGame } from '@/engine';

import type { Table } from '../../../engine/support/table';
import { table } from '../../../engine/support/table';

const SEATS = ['Ada', 'Ren', 'Kei'].map((name) => ({ name, kind: 'person' as const, colour: 0 }));

/** The lines of one kind of move; the player of seat 0 reads them, unless another does. */
function lines(t: Table, reason: string, viewer = 0): (string | null)[] {
  return t.events
    .map((event) => eventFor(event, viewer))
    .filter((event) => event.type === 'move' && event.reason === reason)
    .map((event) => logLine(event, { participants: SEATS, viewer }));
}

/** All that the log tells so far, to the one who reads. */
function told(t: Table, viewer = 0): string[] {
  const texts = t.events.flatMap(
    (event) => logLine(eventFor(event, viewer), { participants: SEATS, viewer }) ?? [],
  );
  return condensed(texts.map((text) => ({ text }))).map((line) => line.text);
}

test('a task begins with whose it is, which, and how many actions it gives', () => {
  const t = table({
    you: { helpers: ['Amulet'], bench: ['Jar'], task: ['Bench'] },
    left: { task: ['Crane'] },
    right: {},
    floor: ['Cup', 'Dice'],
  });
  t.sell('Jar').hire('Cup').hire('Dice');
  expect(told(t).slice(0, 5)).toEqual([
    'You: Ren’s Clerk, 1 action',
    'You: sold Jar',
    'You: your Monk, 2 actions',
    'You: hired Cup as Potter',
    'You: hired Dice as Potter',
  ]);
  // The owner of a task reads of it as theirs; of one's own task others read "own".
  expect(told(t, 1)[0]).toBe('Ada: your Clerk, 1 action');
  expect(told(t, 1)[2]).toBe('Ada: own Monk, 2 actions');
  expect(told(t, 2)[0]).toBe('Ada: Ren’s Clerk, 1 action');
});

test('a prayer is told as one, and its card not once more', () => {
  const t = table({
    you: { helpers: ['Amulet'], task: ['Bench'] },
    left: {},
    right: {},
    floor: ['Cup'],
  });
  t.pray().pray();
  const noon = ['Ada: own Monk, 2 actions', 'Ada: prayed ×2'];
  expect(told(t, 1).slice(0, 2)).toEqual(noon);
  expect(told(t, 1)[2]).toBe('Ada: took a card into hand ×2');
  expect(told(t)[1]).toBe('You: prayed ×2');
});

test('whoever has no task prays once, and both are told', () => {
  const t = table({ you: {}, left: {}, at: 'newTask' });
  expect(told(t).slice(0, 2)).toEqual(['You: no task today', 'You: prayed']);
});

test('Tailor is told by its name and by what is returned; what it draws is seen at night', () => {
  const t = table({ you: { hand: ['Fan', 'Poem', 'Jar'], task: ['Robe'] }, left: {} });
  t.tailor().returnCard('Fan').returnCard('Poem').pass();
  expect(told(t, 1).slice(0, 4)).toEqual([
    'Ada: own Tailor, 1 action',
    'Ada: tailored',
    'Ada: returned a card ×2',
    'Ada: took a card into hand ×4',
  ]);
});

test('a card that the reader knew on top of the deck is told when it is drawn', () => {
  const t = table({
    you: { gallery: ['Dice'], hand: ['Fan', 'Poem'], task: ['Robe'] },
    left: {},
    deckTop: ['Jar'],
  });
  t.tailor().use('Dice').pass();
  expect(told(t, 1)).toContain('Ada: drew Jar');
  expect(told(t, 1)).not.toContain('Ada: drew a card');
});

test('what a work lets one draw is told with that work', () => {
  const t = table({
    you: { gallery: ['Gong'], task: ['Bench'] },
    left: {},
    floor: ['Cup'],
  });
  t.pray().use('Gong');
  expect(told(t, 1)).toContain('Ada: drew a card (Gong) ×3');
  expect(told(t)).toContain('You: took Gong into your hand');
  expect(told(t, 1)).toContain('Ada: took Gong into hand');
});

test('with Kite the log says who was given the card, or that it stayed with its owner', () => {
  const kite = () =>
    table({
      you: { gallery: ['Kite'], hand: ['Crane'] },
      left: { gallery: ['Fan'] },
      at: 'morning',
    }).use('Kite', { card: 'Crane' });
  const away = kite().bench('left');
  expect(lines(away, 'give')).toEqual(['You: gave Crane to Ren (Kite)']);
  expect(lines(away, 'give', 1)).toEqual(['Ada: gave Crane to you (Kite)']);
  const kept = kite().bench('you');
  expect(lines(kept, 'give')).toEqual(['You: put Crane on your bench (Kite)']);
  expect(lines(kept, 'give', 1)).toEqual(['Ada: put Crane on own bench (Kite)']);
});

test('who loses a card to another reads “from you”', () => {
  const t = table({
    you: { gallery: ['Sword'], task: ['Bench'] },
    left: { helpers: ['Crane'] },
  });
  t.hire('Crane');
  expect(lines(t, 'take')).toEqual(['You: took Crane from Ren (Sword)']);
  expect(lines(t, 'take', 1)).toEqual(['Ada: took Crane from you (Sword)']);
});

test('a new task is told by its card and its name', () => {
  const t = table({ you: { hand: ['Stool'] }, left: {}, at: 'newTask' }).task('Stool');
  expect(lines(t, 'task')).toEqual(['You: chose Stool as Monk task']);
});

test('cards are received in the deal, by the reader and by the others', () => {
  const events: GameEvent[] = [];
  newGame({ players: 2, seed: 'deal' }, events);
  const deal = events
    .filter((event) => event.type === 'move' && event.reason === 'deal')
    .map((event) => logLine(eventFor(event, 0), { participants: SEATS, viewer: 0 }));
  expect(deal.filter((line) => line === 'Ren: received a card').length).toBe(6);
  // Of the own six one knows the five of the hand.
  expect(deal.filter((line) => /^You: received (?!a card)\w/.test(line ?? '')).length).toBe(5);
  expect(deal.length).toBe(12);
});

test('with Jar the log names those who give, not the one who named the material', () => {
  const t = table({
    you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'] },
    left: { hand: ['Vase'] },
    right: { hand: ['Dice'] },
  });
  t.smith('Jar').in('gallery').use('Jar', { material: 'clay' });
  expect(lines(t, 'give')).toEqual([
    'Ren: gave a Clay card to you (Jar)',
    'Kei: gave a Clay card to you (Jar)',
  ]);
});

test('with Puppet the log says whose cards were traded', () => {
  const t = table({
    you: { gallery: ['Puppet'], hand: ['Fan'], task: ['Robe'] },
    left: { hand: ['Vase'] },
    right: {},
  });
  t.tailor().use('Puppet', { player: 'left' });
  expect(lines(t, 'trade')).toEqual(['Ren: traded a card (Puppet)', 'You: traded Fan (Puppet)']);
});

test('who starts reads well of oneself too, and a turn is not counted beside its round', () => {
  const cast = { participants: [{ name: 'Ada', kind: 'person' as const, colour: 0 }], viewer: 0 };
  const line = (event: GameEvent) => logLine(eventFor(event, 0), cast);
  expect(line({ type: 'start', player: 0 })).toBe('You: first in the alphabet, first to play');
  const turn: GameEvent = { type: 'turn', player: 0, turn: 2, round: 1, extra: false };
  expect(line(turn)).toBe('Ada: a new turn begins');
});
