import type { CardId, GameEvent, GameState, Location } from '../../engine';
import { eventFor, HIDDEN, newGame } from '../../engine';
import { bit, EVERYBODY } from '../../engine/knowledge';
import { randomGame } from './support/random';
import { cardNamed, table } from './support/table';

type MoveEvent = Extract<GameEvent, { type: 'move' }>;
type Zones = Map<string, CardId[]>;

const key = (place: Location) => `${place.zone} ${place.player}`;

function zonesOf(g: GameState): Zones {
  const zones: Zones = new Map([
    ['deck -1', [...g.deck]],
    ['floor -1', [...g.floor]],
  ]);
  g.players.forEach((p, player) => {
    for (const [zone, cards] of Object.entries(p)) {
      if (Array.isArray(cards)) zones.set(`${zone} ${player}`, [...cards]);
    }
  });
  return zones;
}

/** A card joins at the end of a zone; the bottom of the deck is its first. */
function replayMoves(zones: Zones, events: readonly GameEvent[]): Zones {
  for (const event of events) {
    if (event.type !== 'move') continue;
    const from = zones.get(key(event.from)) as CardId[];
    const at = from.indexOf(event.card);
    if (at < 0) throw new Error(`Card ${event.card} is not in ${key(event.from)}.`);
    from.splice(at, 1);
    const to = zones.get(key(event.to)) as CardId[];
    if (event.to.zone === 'deck') to.unshift(event.card);
    else to.push(event.card);
  }
  return zones;
}

const GAMES = [0, 1, 2, 3, 4, 5, 6, 9, 10, 13, 17, 18, 24, 30];

describe('The moves in the events', () => {
  test('replayed over the starting zones give the final zones exactly', () => {
    for (const number of GAMES) {
      const game = randomGame(number);
      expect(replayMoves(zonesOf(game.first), game.events)).toEqual(zonesOf(game.last));
    }
  });

  test.each([2, 3, 4, 5])(
    'of the setup account for every card that left the deck (%i players)',
    (players) => {
      const events: GameEvent[] = [];
      const g = newGame({ players, seed: 'setup' }, events);
      const all = players < 4 ? 54 : 108;
      const zones: Zones = zonesOf(g);
      for (const cards of zones.values()) cards.length = 0;
      zones.set(
        'deck -1',
        Array.from({ length: all }, (_, card) => card),
      );
      replayMoves(zones, events);
      const sorted = (from: Zones) => [...from].map(([zone, cards]) => [zone, [...cards].sort()]);
      expect(sorted(zones)).toEqual(sorted(zonesOf(g)));
    },
  );

  test('of the setup show the face-down cards to nobody', () => {
    const events: GameEvent[] = [];
    newGame({ players: 3, seed: 'setup' }, events);
    const toSlots = events.filter(
      (e): e is MoveEvent => e.type === 'move' && e.reason === 'deal' && e.to.zone === 'task',
    );
    expect(toSlots).toHaveLength(3);
    for (const event of toSlots) expect(event.seenBy).toBe(0);
  });

  test('name places that exist, and one player at most', () => {
    for (const number of GAMES.slice(0, 5)) {
      const { events, first } = randomGame(number);
      const shared = (place: Location) => place.zone === 'deck' || place.zone === 'floor';
      const wrong = events.filter(
        (e) =>
          e.type === 'move' &&
          [e.from, e.to].some((place) =>
            shared(place)
              ? place.player !== -1
              : place.player < 0 || place.player >= first.players.length,
          ),
      );
      expect(wrong).toEqual([]);
    }
  });
});

describe('What a player sees of the events', () => {
  test('a card that they do not see is HIDDEN, and so is who else sees it; nothing else is changed', () => {
    for (const number of GAMES.slice(0, 7)) {
      const { events, first } = randomGame(number);
      const wrong = events.filter((event) => {
        for (let viewer = 0; viewer < first.players.length; viewer++) {
          const seen = eventFor(event, viewer);
          if (event.type !== 'move' || event.seenBy === EVERYBODY) {
            if (seen !== event) return true;
          } else {
            const own = event.seenBy & bit(viewer);
            const { card, seenBy, ...rest } = seen as MoveEvent;
            const { card: _, seenBy: __, ...same } = event;
            if (card !== (own === 0 ? HIDDEN : event.card) || seenBy !== own) return true;
            if (JSON.stringify(rest) !== JSON.stringify(same)) return true;
          }
        }
        return false;
      });
      expect(wrong).toEqual([]);
    }
  });

  test('is a card that they knew before, or know afterwards', () => {
    let seen = 0;
    let unseen = 0;
    for (const number of [0, 1, 2, 3, 4, 9, 10, 17, 18]) {
      randomGame(number, (g, before, events) => {
        const shown = new Set(events.flatMap((e) => (e.type === 'reveal' ? [e.card] : [])));
        const moved = new Map<CardId, MoveEvent>();
        for (const event of events) if (event.type === 'move') moved.set(event.card, event);
        for (const event of events) {
          if (event.type !== 'move') continue;
          for (let viewer = 0; viewer < g.players.length; viewer++) {
            const knew = ((before?.known[event.card] ?? 0) & bit(viewer)) !== 0;
            const knows = ((g.known[event.card] ?? 0) & bit(viewer)) !== 0;
            const sees = (event.seenBy & bit(viewer)) !== 0;
            if (sees) seen++;
            else unseen++;
            if (sees && !knew && !knows && !shown.has(event.card)) {
              throw new Error(`Game ${number}: player ${viewer} sees card ${event.card}.`);
            }
            // Whoever knows it in the end has seen where it went.
            if (knows && !sees && moved.get(event.card) === event && !shown.has(event.card)) {
              throw new Error(`Game ${number}: player ${viewer} did not see card ${event.card}.`);
            }
          }
        }
      });
    }
    expect(seen).toBeGreaterThan(1000);
    expect(unseen).toBeGreaterThan(1000);
  });

  test('open zones are seen by all', () => {
    const open = new Set(['floor', 'helpers', 'bench', 'sales', 'gallery', 'giftShop', 'task']);
    for (const number of GAMES.slice(0, 5)) {
      const { events } = randomGame(number);
      const closed = events.filter(
        (e) => e.type === 'move' && open.has(e.to.zone) && e.seenBy !== EVERYBODY,
      );
      expect(closed).toEqual([]);
    }
  });
});

describe('The stream of events', () => {
  test('tells the turn, its phases, the task, its actions and the end', () => {
    const t = table({
      you: { gallery: ['Cup'], helpers: ['Fan'], task: ['Straw'], hand: ['Vase'] },
      left: { hand: ['Poem'] },
    });
    t.pray().use('Cup');
    expect(t.events.map((event) => event.type)).toEqual([
      'phase',
      'task',
      'actions',
      'action',
      'move',
      'use',
      'move',
      'end',
    ]);
    expect(t.events[2]).toEqual({
      type: 'actions',
      player: 0,
      owner: 0,
      material: 'paper',
      helpers: 1,
      covered: false,
      noHelpers: false,
      extras: [],
      total: 2,
    });
    expect(t.events[3]).toEqual({ type: 'action', player: 0, form: 'prayer', index: 1, total: 2 });
    expect(t.events[6]).toMatchObject({ reason: 'return', via: cardNamed('Cup') });
    expect(t.events.at(-1)).toEqual({ type: 'end', reason: 'cup', player: 0 });
  });

  test('a whole turn begins with a turn event and goes through three phases', () => {
    const t = table({ you: { hand: ['Vase'] }, left: { hand: ['Poem'] }, at: 'night' });
    t.pass();
    const turns = t.events.filter((event) => event.type === 'turn');
    expect(turns[0]).toEqual({ type: 'turn', player: 1, turn: 2, round: 1, extra: false });
    const phases = t.events.filter((event) => event.type === 'phase' && event.player === 1);
    expect(phases.map((event) => (event as { phase: string }).phase)).toEqual([
      'morning',
      'noon',
      'night',
    ]);
  });

  test('tells of a lost action, a skipped task, a name, a copy, an extra turn', () => {
    const mask = table({ left: { task: ['Amulet'], gallery: ['Mask'] } });
    expect(mask.events).toContainEqual({ type: 'actionLost', player: 0, index: 1, total: 1 });
    const jar = table({ you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'] } });
    jar.smith('Jar').in('gallery').use('Jar', { material: 'metal' });
    expect(jar.events).toContainEqual({
      type: 'named',
      player: 0,
      material: 'metal',
      via: cardNamed('Jar'),
    });
    expect(jar.events).toContainEqual({
      type: 'completed',
      player: 0,
      card: cardNamed('Jar'),
      wing: 'gallery',
      via: null,
    });
    const kite = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Crane'] },
      left: { gallery: ['Bell'], hand: ['Poem'] },
      at: 'morning',
    });
    kite.use('Kite', { card: 'Fan' }).bench('left').finishTurn();
    expect(kite.events).toContainEqual({
      type: 'copy',
      player: 0,
      card: cardNamed('Kite'),
      of: cardNamed('Bell'),
    });
    expect(kite.events).toContainEqual({ type: 'copyEnds', player: 0, card: cardNamed('Kite') });
    const frog = table({
      you: { hand: ['Frog', 'Tower'], task: ['Bell'] },
      left: { gallery: ['Fan'] },
    });
    frog.smith('Frog').in('gallery').use('Frog');
    expect(frog.events).toContainEqual({ type: 'extraTurn', player: 0, via: cardNamed('Frog') });
  });

  test('ends with the end, once', () => {
    for (const number of GAMES.slice(0, 7)) {
      const { events, last } = randomGame(number);
      expect(events.at(-1)).toEqual({ type: 'end', ...last.end });
      expect(events.filter((event) => event.type === 'end')).toHaveLength(1);
    }
  });

  test('a spectator sees what is open to all', () => {
    const t = table({ floor: ['Vase'], left: { hand: ['Poem'] }, doing: 'Monk' });
    t.hire('Vase');
    const hire = t.events.find((event) => event.type === 'move' && event.reason === 'hire');
    expect(eventFor(hire as GameEvent, -1)).toEqual(hire);
  });
});
