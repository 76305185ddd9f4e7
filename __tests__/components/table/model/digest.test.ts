import type { Cast } from '@/components/table/model/cast';
import { digestOf } from '@/components/table/model/digest';
import { cardOf, logLine } from '@/components/table/model/log-line';
import type { GameEvent } from '@/engine';
import { HIDDEN, SPECTATOR, WORK_NAMES } from '@/engine';
import type { LogEntry } from '@/store/game';

import { ai, newStore, person, playOn, randomPlayer } from '../../../store/game/support';

const id = (name: (typeof WORK_NAMES)[number]) => WORK_NAMES.indexOf(name);
const cast = (viewer: number): Cast => ({
  participants: [person('Ana'), ai('Ren'), person('Ben')],
  viewer,
});

let entries = 0;
const entry = (event: GameEvent, part: Partial<LogEntry> = {}): LogEntry => ({
  id: entries++,
  choice: 1,
  turn: 2,
  round: 1,
  phase: 'noon',
  player: event.player,
  task: 0,
  action: 1,
  event,
  ...part,
});
const moved = (
  card: string,
  reason: Extract<GameEvent, { type: 'move' }>['reason'],
  from: 'floor' | 'helpers' | 'hand',
  owner: number,
  to: 'helpers' | 'hand',
): GameEvent => ({
  type: 'move',
  player: 0,
  card: id(card as (typeof WORK_NAMES)[number]),
  from: { zone: from, player: owner },
  to: { zone: to, player: 0 },
  reason,
  via: null,
  seenBy: 31,
});
const actions = (owner: number): GameEvent => ({
  type: 'actions',
  player: 0,
  owner,
  material: 'stone',
  helpers: 0,
  covered: false,
  noHelpers: false,
  extras: [],
  total: 2,
});

test('a block per player, a line per task, with what was done in it', () => {
  const { blocks, touched } = digestOf(
    [
      entry(
        { type: 'turn', player: 0, turn: 2, round: 1, extra: false },
        { phase: 'morning', task: null },
      ),
      entry(actions(0)),
      entry(moved('Chopsticks', 'hire', 'floor', -1, 'helpers')),
      entry({ type: 'use', player: 0, work: id('Pinwheel'), as: id('Pinwheel') }),
      entry(actions(2), { task: 2 }),
      entry({ type: 'action', player: 0, form: 'prayer', index: 1, total: 1 }, { task: 2 }),
    ],
    cast(2),
  );
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.player).toBe(0);
  expect(blocks[0]?.lines.map((line) => line.text)).toEqual([
    'Monk: hires Chopsticks as a Smith, uses Pinwheel',
    'Your Monk: prays',
  ]);
  expect(touched).toEqual([]);
});

test('what was taken from the reader comes first, and is told to them alone as theirs', () => {
  const recap = [entry(actions(0)), entry(moved('Coin', 'take', 'helpers', 2, 'helpers'))];
  const { touched } = digestOf(recap, cast(2));
  expect(touched.map(({ event }) => logLine(event, cast(2)))).toEqual([
    'Ana takes Coin from your helpers!',
  ]);
  expect(digestOf(recap, cast(1)).touched).toEqual([]);
  expect(digestOf(recap, cast(SPECTATOR)).touched).toEqual([]);
});

test('nothing is left out: every card that the others played is in some line, over whole games', async () => {
  const store = newStore();
  const participants = [person('Ana'), ai('Ren'), person('Ben')];
  await store.getState().startGame({ participants, seed: 'digest' });
  let told = 0;
  store.subscribe(({ curtain, recap }, before) => {
    if (curtain === null || recap === before.recap || recap.length === 0) return;
    const { blocks } = digestOf(recap, cast(curtain.for));
    const texts = blocks.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    expect(texts).not.toMatch(/undefined|null|: $/);
    for (const { event } of recap) {
      const card = cardOf(event);
      if (card === null || event.type !== 'move' || event.reason === 'gather') continue;
      expect(texts).toContain(WORK_NAMES[card % WORK_NAMES.length]);
      told++;
    }
  });
  await playOn(store, randomPlayer('digest'));
  expect(told).toBeGreaterThan(30);
});

test('what a task did twice is told once', () => {
  const renews = (index: number) =>
    entry({ type: 'action', player: 0, form: 'tailor', index, total: 2 });
  const hidden = { ...moved('Coin', 'return', 'hand', 0, 'hand'), card: HIDDEN } as GameEvent;
  const { blocks } = digestOf(
    [entry(actions(0)), renews(1), entry(hidden), renews(2), entry(hidden)],
    cast(2),
  );
  expect(blocks[0]?.lines.map(({ text }) => text)).toEqual([
    'Monk: renews their hand twice, returns a card twice',
  ]);
});

test('alike moves of several cards are one act, and a work that is used is named once', () => {
  const fan = id('Fan');
  const seen = (card: 'Kite' | 'Straw' | 'Vase'): GameEvent => ({
    type: 'reveal',
    player: 0,
    card: id(card),
    reason: 'look',
    via: fan,
    at: { zone: 'deck', player: -1 },
  });
  const returned = (card: string): GameEvent => ({
    ...moved(card, 'return', 'hand', 0, 'hand'),
    ...({ via: fan } as object),
  });
  const { blocks } = digestOf(
    [
      entry(actions(0)),
      entry({ type: 'use', player: 0, work: fan, as: fan } as GameEvent),
      entry(seen('Kite')),
      entry(seen('Straw')),
      entry(seen('Vase')),
      entry(returned('Vase')),
      entry(returned('Kite')),
      entry(moved('Robe', 'hire', 'floor', -1, 'helpers')),
    ],
    cast(2),
  );
  expect(blocks[0]?.lines.map(({ text }) => text)).toEqual([
    'Monk: uses Fan, reveals Kite, Straw and Vase, returns Vase and Kite, hires Robe as a Tailor',
  ]);
});
