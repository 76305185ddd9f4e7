import {
  feelingOf,
  feelingOfAll,
  soundOf,
  soundOfAll,
  type Sound,
} from '@/components/senses/sound-of';
import type { CardId, GameEvent, MoveReason, Location, Zone } from '@/engine';
import {
  apply,
  eventFor,
  HIDDEN,
  legalChoices,
  MATERIALS,
  materialOf,
  newGame,
  SPECTATOR,
  WORKS_PER_DECK,
} from '@/engine';

import { dice } from '../table/support/views';

const ME = 0;
const THEY = 1;
const at = (zone: Zone, player = ME): Location => ({ zone, player });
const cardOf = (material: string) =>
  Array.from({ length: WORKS_PER_DECK }, (_, card) => card).find(
    (card) => materialOf(card) === material,
  ) as CardId;

function move(reason: MoveReason, to: Zone, card: CardId = 0, player = ME): GameEvent {
  return {
    type: 'move',
    player,
    card,
    from: at('hand', player),
    to: at(to, player),
    reason,
    via: null,
    seenBy: 0,
  };
}

test('paper slides over the table, and goes under the edge of the mat', () => {
  expect(soundOf(move('return', 'floor'), ME)).toBe('slide');
  expect(soundOf(move('draw', 'hand'), ME)).toBe('slide');
  expect(soundOf(move('wait', 'waiting'), ME)).toBe('slide');
  for (const zone of ['task', 'helpers', 'bench', 'sales'] as const) {
    expect(soundOf(move('hire', zone), ME)).toBe('tuck');
  }
  expect(soundOf(move('turn', 'task'), ME)).toBe('flip');
  const shown: GameEvent = {
    type: 'reveal',
    player: THEY,
    card: 3,
    at: at('hand', THEY),
    reason: 'support',
    via: null,
  };
  expect(soundOf(shown, ME)).toBe('flip');
});

test('a work sounds like what it is made of', () => {
  for (const material of MATERIALS) {
    const card = cardOf(material);
    const done: GameEvent = { type: 'completed', player: THEY, card, wing: 'gallery', via: null };
    expect(soundOf(done, ME)).toBe(material);
  }
});

test('the day has three bowls, the end has its own, a prayer a little bell', () => {
  for (const phase of ['morning', 'noon', 'night'] as const) {
    expect(soundOf({ type: 'phase', player: THEY, phase }, ME)).toBe(phase);
  }
  expect(soundOf({ type: 'end', player: THEY, reason: 'deck' }, ME)).toBe('end');
  const action = { type: 'action', player: ME, index: 1, total: 2 } as const;
  expect(soundOf({ ...action, form: 'prayer' }, ME)).toBe('pray');
  expect(soundOf({ ...action, form: 'smith' }, ME)).toBeNull();
});

test('only my own turn calls me, and only my own luck is felt', () => {
  const turn = { type: 'turn', turn: 4, round: 2, extra: false } as const;
  expect(soundOf({ ...turn, player: ME }, ME)).toBe('turn');
  expect(soundOf({ ...turn, player: THEY }, ME)).toBeNull();
  expect(soundOf({ ...turn, player: THEY }, SPECTATOR)).toBeNull();
  expect(feelingOf({ ...turn, player: ME }, ME)).toBe('turn');
  expect(feelingOf({ ...turn, player: THEY }, ME)).toBeNull();
  const done = { type: 'completed', card: 0, wing: 'gallery', via: null } as const;
  expect(feelingOf({ ...done, player: ME }, ME)).toBe('completed');
  expect(feelingOf({ ...done, player: THEY }, ME)).toBeNull();
});

test('my own use of a work has sounded under my finger already', () => {
  const use = { type: 'use', work: 5, as: 5 } as const;
  expect(soundOf({ ...use, player: ME }, ME)).toBeNull();
  expect(soundOf({ ...use, player: THEY }, ME)).toBe('clack');
});

test('of many things at once the weightiest is heard, else the last', () => {
  const done: GameEvent = {
    type: 'completed',
    player: THEY,
    card: cardOf('clay'),
    wing: 'giftShop',
    via: null,
  };
  const mine: GameEvent = { type: 'turn', player: ME, turn: 3, round: 2, extra: false };
  const morning: GameEvent = { type: 'phase', player: ME, phase: 'morning' };
  const over: GameEvent = { type: 'end', player: THEY, reason: 'works' };
  const slid = move('draw', 'hand');
  const tucked = move('sell', 'sales');
  expect(soundOfAll([slid, tucked], ME)).toBe('tuck');
  expect(soundOfAll([tucked, slid, morning], ME)).toBe('slide');
  expect(soundOfAll([done, slid, tucked], ME)).toBe('clay');
  expect(soundOfAll([done, mine, morning], ME)).toBe('turn');
  expect(soundOfAll([done, over, mine], ME)).toBe('end');
  expect(soundOfAll([morning], ME)).toBe('morning');
  expect(soundOfAll([], ME)).toBeNull();
  expect(feelingOfAll([done, mine, slid], ME)).toBe('turn');
  expect(feelingOfAll([slid], ME)).toBeNull();
});

/** Every event of a random game, including those of hidden cards. */
function eventsOfGame(players: number, seed: number): GameEvent[] {
  const roll = dice(seed);
  const events: GameEvent[] = [];
  let g = newGame({ players, seed: `heard-${seed}` }, events);
  for (let i = 0; i < 3000; i++) {
    const choices = legalChoices(g);
    if (choices === null) return events;
    const choice = choices[Math.floor(roll() * choices.length)] as (typeof choices)[number];
    const next = apply(g, choice);
    g = next.state;
    events.push(...next.events);
  }
  return events;
}

describe.each([
  [2, 1],
  [3, 2],
  [5, 3],
])('in a whole game of %i', (players, seed) => {
  const events = eventsOfGame(players, seed);
  const viewers = [SPECTATOR, ...Array.from({ length: players }, (_, player) => player)];

  test('a card that a viewer may not know sounds the same, whatever it is', () => {
    let hidden = 0;
    for (const event of events) {
      if (event.type !== 'move') continue;
      for (const viewer of viewers) {
        const seen = eventFor(event, viewer);
        if (seen.type !== 'move' || seen.card !== HIDDEN) continue;
        hidden++;
        const heard = new Set<Sound | null>();
        for (const material of MATERIALS) {
          heard.add(soundOf({ ...event, card: cardOf(material) }, viewer));
          heard.add(soundOf({ ...seen, material }, viewer));
        }
        expect([...heard]).toEqual([soundOf(seen, viewer)]);
      }
    }
    expect(hidden).toBeGreaterThan(100);
  });

  test('a material is heard only of a work that everybody has seen come into a wing', () => {
    let works = 0;
    events.forEach((event, i) => {
      const sound = soundOf(event, SPECTATOR);
      if (!(MATERIALS as readonly unknown[]).includes(sound)) return;
      works++;
      expect(event.type).toBe('completed');
      const card = event.type === 'completed' ? event.card : HIDDEN;
      const goes = events.slice(i).find((next) => next.type === 'move') as GameEvent;
      const publicly = eventFor(goes, SPECTATOR);
      expect(publicly).toMatchObject({ type: 'move', card, reason: 'complete' });
    });
    expect(works).toBeGreaterThan(0);
  });
});
