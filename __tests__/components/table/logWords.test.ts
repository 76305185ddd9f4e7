import { logLine } from '@/components/table/model/logLine';
import type { GameEvent } from '@/engine';
import { eventFor } from '@/engine';

import type { Table } from '../../engine/support/table';
import { table } from '../../engine/support/table';

/** The lines of one kind of move as the player of seat 0 reads them. */
function lines(t: Table, reason: string): (string | null)[] {
  const names = ['Ada', 'Ren', 'Kei'];
  const seats = names.map((name) => ({ name, kind: 'person' as const, colour: 0 }));
  return t.events
    .map((event) => eventFor(event, 0))
    .filter((event) => event.type === 'move' && event.reason === reason)
    .map((event) => logLine(event, { seats, reader: 0 }));
}

test('with Jar the log names those who give, not the one who named the material', () => {
  const t = table({
    you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'] },
    left: { hand: ['Vase'] },
    right: { hand: ['Dice'] },
  });
  t.smith('Jar').in('gallery').use('Jar', { material: 'clay' });
  expect(lines(t, 'give')).toEqual([
    'Ren: gave a Clay card away (Jar)',
    'Kei: gave a Clay card away (Jar)',
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
  const cast = { seats: [{ name: 'Ada', kind: 'person' as const, colour: 0 }], reader: 0 };
  const line = (event: GameEvent) => logLine(eventFor(event, 0), cast);
  expect(line({ type: 'start', player: 0 })).toBe('You: first in the alphabet, first to play');
  const turn: GameEvent = { type: 'turn', player: 0, turn: 2, round: 1, extra: false };
  expect(line(turn)).toBe('Ada: a new turn begins');
});
