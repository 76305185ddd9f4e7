import { logLine } from '@/components/table/model/logLine';
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
