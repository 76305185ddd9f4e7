import { logLine, toldLines } from '@/components/table/model/log-line';
import { nameOf } from '@/components/card/identity';
import type { GameEvent } from '@/engine';
import { eventFor, newGame } from '@/engine';

import type { Table } from '../../../engine/support/table';
import { table } from '../../../engine/support/table';

const SEATS = ['Ada', 'Ren', 'Kei'].map((name) => ({ name, kind: 'person' as const, colour: 0 }));

/** The lines for one kind of move, as seat 0 reads them by default. */
function lines(t: Table, reason: string, viewer = 0): (string | null)[] {
  return t.events
    .map((event) => eventFor(event, viewer))
    .filter((event) => event.type === 'move' && event.reason === reason)
    .map((event) => logLine(event, { participants: SEATS, viewer }));
}

/** The whole log, for its reader. */
function told(t: Table, viewer = 0): string[] {
  const entries = t.events.map((event) => ({ event: eventFor(event, viewer) }));
  return toldLines(entries, { participants: SEATS, viewer }).map((line) => line.text);
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
    'You do Ren’s Clerk task: 1 action',
    'You sell Jar',
    'You do your Monk task: 2 actions',
    'You hire Cup as a Potter',
    'You hire Dice as a Potter',
  ]);
  // The owner reads "your task"; about others' own tasks one reads "their own".
  expect(told(t, 1)[0]).toBe('Ada does your Clerk task: 1 action');
  expect(told(t, 1)[2]).toBe('Ada does their own Monk task: 2 actions');
  expect(told(t, 2)[0]).toBe('Ada does Ren’s Clerk task: 1 action');
});

test('a prayer is told as one, and its card not once more', () => {
  const t = table({
    you: { helpers: ['Amulet'], task: ['Bench'] },
    left: {},
    right: {},
    floor: ['Cup'],
  });
  t.pray().pray();
  const noon = ['Ada does their own Monk task: 2 actions', 'Ada prays twice'];
  expect(told(t, 1).slice(0, 2)).toEqual(noon);
  expect(told(t, 1)[2]).toBe('Ada takes 2 cards into hand');
  expect(told(t)[1]).toBe('You pray twice');
});

test('whoever has no task prays once, and both are told', () => {
  const t = table({ you: {}, left: {}, at: 'newTask' });
  expect(told(t).slice(0, 2)).toEqual(['You choose no task', 'You pray']);
});

test('Tailor is told by its name and by what is returned; what it draws is seen at night', () => {
  const t = table({ you: { hand: ['Fan', 'Poem', 'Jar'], task: ['Robe'] }, left: {} });
  t.tailor().returnCard('Fan').returnCard('Poem').pass();
  expect(told(t, 1).slice(0, 4)).toEqual([
    'Ada does their own Tailor task: 1 action',
    'Ada renews their hand',
    'Ada returns 2 cards',
    'Ada takes 4 cards into hand',
  ]);
});

test('a card that the reader knew on top of the deck is told when it is drawn', () => {
  const t = table({
    you: { gallery: ['Dice'], hand: ['Fan', 'Poem'], task: ['Robe'] },
    left: {},
    deckTop: ['Jar'],
  });
  t.tailor().use('Dice').pass();
  expect(told(t, 1)).toContain('Ada draws Jar');
  expect(told(t, 1)).not.toContain('Ada draws a card');
});

test('what a work lets one draw is told with that work', () => {
  const t = table({
    you: { gallery: ['Gong'], task: ['Bench'] },
    left: {},
    floor: ['Cup'],
  });
  t.pray().use('Gong');
  expect(told(t, 1)).toContain('Ada draws 3 cards with Gong');
  expect(told(t)).toContain('You take Gong into your hand');
  expect(told(t, 1)).toContain('Ada takes Gong into hand');
});

test('with Kite the log says who was given the card, or that it stayed with its owner', () => {
  const kite = () =>
    table({
      you: { gallery: ['Kite'], hand: ['Crane'] },
      left: { gallery: ['Fan'] },
      at: 'morning',
    }).use('Kite', { card: 'Crane' });
  const away = kite().bench('left');
  expect(lines(away, 'give')).toEqual(['You put Crane on Ren’s craft bench with Kite']);
  expect(lines(away, 'give', 1)).toEqual(['Ada puts Crane on your craft bench with Kite']);
  const kept = kite().bench('you');
  expect(lines(kept, 'give')).toEqual(['You put Crane on your craft bench with Kite']);
  expect(lines(kept, 'give', 1)).toEqual(['Ada puts Crane on their craft bench with Kite']);
});

test('who loses a card to another reads from where, with an exclamation mark', () => {
  const t = table({
    you: { gallery: ['Sword'], task: ['Bench'] },
    left: { helpers: ['Crane'] },
  });
  t.hire('Crane');
  expect(lines(t, 'take')).toEqual(['Your Sword takes Crane from Ren’s helpers']);
  expect(lines(t, 'take', 1)).toEqual(['Ada’s Sword takes Crane from your helpers!']);
});

test('a new task is told by its card and its name', () => {
  const t = table({ you: { hand: ['Stool'] }, left: {}, at: 'newTask' }).task('Stool');
  expect(lines(t, 'task')).toEqual(['You choose a Monk task: Stool']);
});

test('cards are received in the deal, by the reader and by the others', () => {
  const events: GameEvent[] = [];
  newGame({ players: 2, seed: 'deal' }, events);
  const deal = events
    .filter((event) => event.type === 'move' && event.reason === 'deal')
    .map((event) => logLine(eventFor(event, 0), { participants: SEATS, viewer: 0 }));
  expect(deal.filter((line) => line === 'Ren is dealt a card').length).toBe(6);
  // You know five of your six: those of the hand.
  expect(deal.filter((line) => /^You are dealt (?!a card)\w/.test(line ?? '')).length).toBe(5);
  expect(deal.length).toBe(12);
});

test('with Jar the log says from whose hand the cards are taken', () => {
  const t = table({
    you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'] },
    left: { hand: ['Vase'] },
    right: { hand: ['Dice'] },
  });
  t.smith('Jar').in('gallery').use('Jar', { material: 'clay' });
  expect(lines(t, 'give')).toEqual([
    'Your Jar takes a Clay card from Ren’s hand',
    'Your Jar takes a Clay card from Kei’s hand',
  ]);
  expect(lines(t, 'give', 1)[0]).toBe('Ada’s Jar takes Vase from your hand!');
});

test('with Puppet the log says whose cards were traded', () => {
  const t = table({
    you: { gallery: ['Puppet'], hand: ['Fan'], task: ['Robe'] },
    left: { hand: ['Vase'] },
    right: {},
  });
  t.tailor().use('Puppet', { player: 'left' });
  expect(lines(t, 'trade')).toEqual([
    'Ren gives a card to you for Puppet',
    'You give Fan to Ren for Puppet',
  ]);
});

test('the log says by which cards a player starts, and whose turn begins', () => {
  const cast = { participants: SEATS, viewer: 0 };
  const events: GameEvent[] = [];
  const { start } = newGame({ players: 3, seed: 'first' }, events);
  const floor = events.flatMap((event) =>
    event.type === 'move' && event.reason === 'turn' ? [nameOf(event.card)] : [],
  );
  const [first, second] = [...floor].sort();
  const line = events.flatMap((event) => (event.type === 'start' ? [logLine(event, cast)] : []));
  const starts = start === 0 ? 'you start' : `${SEATS[start]?.name} starts`;
  expect(line).toEqual([`By name, ${first} comes before ${second}: ${starts}`]);
  const turn = (player: number) =>
    logLine({ type: 'turn', player, turn: 2, round: 1, extra: false }, cast);
  expect([turn(0), turn(1)]).toEqual(['Your turn begins', 'Ren’s turn begins']);
});

test('a person called You is spoken to, whoever looks', () => {
  const cast = { participants: [{ name: 'You', kind: 'person' as const, colour: 0 }], viewer: -1 };
  const line = (event: GameEvent) => logLine(event, cast);
  expect(line({ type: 'turn', player: 0, turn: 2, round: 1, extra: false })).toBe(
    'Your turn begins',
  );
  expect(line({ type: 'noTask', player: 0 })).toBe('You choose no task');
});
