/**
 * Views leak nothing: permuting what a player does not know leaves their view as it was, and a view
 * names only known cards.
 */
import type { CardId, GameState, PlayerId, View } from '../../engine';
import { materialOf, SPECTATOR, viewFor, WORKS_PER_DECK } from '../../engine';
import { bit, knowledgeOf, knowsMaterial, PUBLIC } from '../../engine/knowledge';
import type { Rng } from '../../engine/rng';
import { nextInt, seededRng } from '../../engine/rng';
import { permuteUnseen } from '../../scripts/fuzz/permute';
import { randomGame } from './support/random';
import { cardNamed, table } from './support/table';

// --- Every number in a view is a card, or something else that is named here

const CARD_KEYS = new Set(
  'deck floor helpers bench sales gallery giftShop known revealed ownTaskExtras extras substitutes shown card via self done about hindrance'.split(
    ' ',
  ),
);
const OTHER_KEYS = new Set(
  'viewer players roundLimit count passed returned start current round turn extraTurns player owner total begun need have instead fountain of'.split(
    ' ',
  ),
);

/** All cards that a view names: in zones, stack, decision, choices and reasons. */
function cardsNamed(view: unknown, key = '', into = new Set<CardId>()): Set<CardId> {
  if (typeof view === 'number') {
    if (key === 'used') into.add(Math.floor(view / WORKS_PER_DECK));
    else if (CARD_KEYS.has(key) || key === 'task') into.add(view);
    // `helpers` is also a number in the arithmetic of a task.
    else if (!OTHER_KEYS.has(key)) throw new Error(`What is the number at "${key}"?`);
  } else if (Array.isArray(view)) {
    for (const item of view) cardsNamed(item, key, into);
  } else if (typeof view === 'object' && view !== null) {
    for (const [name, value] of Object.entries(view)) {
      if (name === 'helpers' && typeof value === 'number') continue;
      cardsNamed(value, name, into);
    }
  }
  return into;
}

type Shows = (g: GameState, viewer: PlayerId) => unknown;

/** What is wrong with a view of this position; null if nothing. */
function findLeak(g: GameState, viewer: PlayerId, rng: Rng, shows: Shows = viewFor): string | null {
  const view = shows(g, viewer);
  for (const card of cardsNamed(view)) {
    if ((knowledgeOf(g, card) & bit(viewer)) === 0) {
      return `Player ${viewer} is shown card ${card}, and does not know it.`;
    }
  }
  const text = JSON.stringify(view);
  for (let i = 0; i < 2; i++) {
    if (JSON.stringify(shows(permuteUnseen(g, viewer, rng), viewer)) !== text) {
      return `The view of player ${viewer} changes with what they do not know.`;
    }
  }
  return null;
}

describe('Views', () => {
  const GAMES = 42;

  test(`leak nothing, in positions of ${GAMES} games over all player counts and variants`, () => {
    const rng = seededRng('views');
    const kinds = new Set<string>();
    let positions = 0;
    for (let number = 0; number < GAMES; number++) {
      randomGame(number, (g) => {
        if (nextInt(rng, 8) !== 0) return;
        positions++;
        for (let viewer = 0; viewer < g.players.length; viewer++) {
          const leak = findLeak(g, viewer, rng);
          if (leak !== null) throw new Error(`Game ${number}, turn ${g.turn}: ${leak}`);
        }
        kinds.add(`${g.players.length} ${g.options.teams} ${g.options.morningOrder}`);
      });
    }
    expect(positions).toBeGreaterThan(500);
    expect(kinds.size).toBe(10); // 2, 3, 4, 4 in teams, 5 players; two morning orders
  });

  test('name no card but open and revealed ones to a spectator', () => {
    const rng = seededRng('spectator');
    for (let number = 0; number < 14; number++) {
      randomGame(number, (g) => {
        if (nextInt(rng, 8) !== 0) return;
        const view = viewFor(g, SPECTATOR);
        expect(view.decision).toBeNull();
        expect(view.stack).toBeNull();
        const closed = [...cardsNamed(view)].filter((card) => !(knowledgeOf(g, card) & PUBLIC));
        expect(closed).toEqual([]);
      });
    }
  });

  test('show a decision and its stack to the deciding player alone', () => {
    const t = table({ you: { hand: ['Fan'] }, left: {}, doing: 'Smith' });
    expect(t.viewOf('you').decision).toEqual(t.decision);
    expect(t.viewOf('you').stack).not.toBeNull();
    expect(t.viewOf('left').decision).toBeNull();
    expect(t.viewOf('left').stack).toBeNull();
  });

  test('are copies: changing one does not change the game', () => {
    const { last } = randomGame(3);
    const text = JSON.stringify(last);
    const view = viewFor(last, 0) as View;
    view.floor.push(99);
    view.deck.length = 0;
    view.players[0]?.helpers.push(99);
    view.players[0]?.hand.known.push(99);
    expect(JSON.stringify(last)).toBe(text);
  });

  test('of an ended game still hide the hands', () => {
    const rng = seededRng('ended');
    for (let number = 0; number < 14; number++) {
      const { last } = randomGame(number);
      for (let viewer = 0; viewer < last.players.length; viewer++) {
        expect(findLeak(last, viewer, rng)).toBeNull();
      }
    }
  });
});

describe('Moments in which knowledge is delicate', () => {
  const rng = seededRng('delicate');
  const expectNoLeak = (g: GameState) => {
    for (let viewer = 0; viewer < g.players.length; viewer++) {
      for (let i = 0; i < 20; i++) expect(findLeak(g, viewer, rng)).toBeNull();
    }
  };

  test('after Jar', () => {
    const t = table({
      you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'], helpers: ['Ring'] },
      left: { hand: ['Vase', 'Fan'] },
      right: { hand: ['Dice', 'Haniwa'] },
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'clay' });
    expectNoLeak(t.state);
    t.finishTurn();
    expectNoLeak(t.state);
  });

  test('after Puppet, and after returns that follow it', () => {
    const t = table({
      you: { gallery: ['Puppet'], hand: ['Straw', 'Robe'], task: ['Quilt'], helpers: ['Flag'] },
      left: { hand: ['Vase', 'Bell'], gallery: ['Curtain'] },
      right: { hand: ['Doll'] },
    });
    t.tailor().use('Puppet', { player: 'left' });
    expectNoLeak(t.state);
    t.finishTurn();
    expectNoLeak(t.state);
  });

  test('when a card revealed for Curtain is traded away and back by two Puppets', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Puppet', 'Puppet 2'], hand: ['Robe', 'Fan'], helpers: ['Flag'] },
      left: { gallery: ['Curtain'], task: ['Quilt'], hand: ['Vase'] },
    });
    t.reveal('Robe').tailor().use('Puppet', { player: 'left' });
    expectNoLeak(t.state);
    t.use('Puppet 2', { player: 'left' }); // Robe comes back, face down
    expect(t.you.waiting).toContain('Robe');
    expectNoLeak(t.state);
  });

  test('in the middle of Fan', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: ['Straw'] },
      left: { hand: ['Bell'] },
      doing: 'Tailor',
    });
    t.tailor().use('Fan');
    expectNoLeak(t.state);
    t.choose(t.decision.choices[0] ?? {});
    expectNoLeak(t.state);
  });

  test('in the middle of a Tailor action', () => {
    const t = table({
      you: { hand: ['Straw', 'Fan', 'Vase'] },
      left: { hand: ['Bell'] },
      doing: 'Tailor',
    });
    t.tailor().returnCard('Fan');
    expectNoLeak(t.state);
  });
});

describe('The test of views can fail', () => {
  /** A position with things to hide. */
  const hiding = () =>
    table({
      you: { hand: ['Straw', 'Robe'], task: ['Amulet'] },
      left: { hand: ['Vase', 'Bell'], waiting: ['Doll'] },
      right: { hand: ['Coin'], task: ['Tower'], taskFaceDown: true },
    }).state;
  const leaks = (shows: Shows) => {
    const rng = seededRng('leaks');
    const found = [];
    for (let i = 0; i < 10; i++) found.push(findLeak(hiding(), 0, rng, shows));
    return found.some((leak) => leak !== null);
  };

  test.each<[string, Shows]>([
    ['the whole deck', (g, viewer) => ({ ...viewFor(g, viewer), deck: g.deck })],
    ['another’s hand', (g, viewer) => ({ ...viewFor(g, viewer), revealed: g.players[1]?.hand })],
    ['the face-down task', (g, viewer) => ({ ...viewFor(g, viewer), floor: g.players[2]?.task })],
    [
      'only the material of the top card',
      (g, viewer) => ({ ...viewFor(g, viewer), top: materialOf(g.deck.at(-1) as CardId) }),
    ],
    [
      'only the value of another’s hand',
      (g, viewer) => ({
        ...viewFor(g, viewer),
        worth: `${g.players[1]?.hand.map(materialOf).sort().join()}`,
      }),
    ],
    [
      'only whether another could reveal Clay',
      (g, viewer) => ({
        ...viewFor(g, viewer),
        clay: g.players[1]?.hand.some((card) => materialOf(card) === 'clay'),
      }),
    ],
  ])('it catches a view that shows %s', (_, shows) => {
    expect(leaks(shows)).toBe(true);
  });

  test('it does not cry out at the view itself', () => {
    expect(leaks(viewFor)).toBe(false);
  });

  test('a number of an unknown kind in a view is not overlooked', () => {
    expect(() => cardsNamed({ ...viewFor(hiding(), 0), secret: 7 })).toThrow('secret');
  });
});

describe('The permuting itself', () => {
  const slotsOf = (g: GameState): [string, CardId][] => {
    const slots: [string, CardId][] = [];
    const add = (zone: string, cards: readonly CardId[]) =>
      cards.forEach((card, i) => slots.push([`${zone} ${i}`, card]));
    add('deck', g.deck);
    add('floor', g.floor);
    g.players.forEach((p, player) => {
      for (const [zone, cards] of Object.entries(p)) {
        if (Array.isArray(cards)) add(`${player} ${zone}`, cards);
      }
    });
    return slots;
  };

  test('keeps every card once, what the viewer knows in its place, and the knowledge of each slot', () => {
    const rng = seededRng('permute');
    let moved = 0;
    for (let number = 0; number < 14; number++) {
      randomGame(number, (g) => {
        if (nextInt(rng, 25) !== 0) return;
        const viewer = nextInt(rng, g.players.length);
        const before = slotsOf(g);
        const other = permuteUnseen(g, viewer, rng);
        const after = slotsOf(other);
        expect(after.map(([, card]) => card).sort()).toEqual(before.map(([, card]) => card).sort());
        expect(after.map(([slot]) => slot)).toEqual(before.map(([slot]) => slot));
        const wrong = before.filter(([, card], i) => {
          const [, now] = after[i] as [string, CardId];
          const known = knowledgeOf(g, card);
          if (now !== card) moved++;
          return (
            knowledgeOf(other, now) !== known ||
            ((known & bit(viewer)) !== 0 && now !== card) ||
            (knowsMaterial(g, viewer, card) && materialOf(now) !== materialOf(card))
          );
        });
        expect(wrong).toEqual([]);
      });
    }
    expect(moved).toBeGreaterThan(500);
  });

  test('leaves the state that it was given untouched', () => {
    const { first } = randomGame(2);
    const text = JSON.stringify(first);
    permuteUnseen(first, 1, seededRng('x'));
    expect(JSON.stringify(first)).toBe(text);
  });

  test('exchanges cards of a known material with cards of that material only', () => {
    const t = table({
      you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'], helpers: ['Ring'] },
      left: { hand: ['Vase', 'Fan'] },
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'clay' });
    const rng = seededRng('jar');
    const seen = new Set<CardId>();
    for (let i = 0; i < 40; i++) {
      const [card] = permuteUnseen(t.state, 0, rng).players[0]?.waiting as [CardId];
      expect(materialOf(card)).toBe('clay');
      seen.add(card);
    }
    expect(seen.size).toBeGreaterThan(3);
    expect(seen.has(cardNamed('Bowl'))).toBe(false); // known to lie in your own hand
  });
});
