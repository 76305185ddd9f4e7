import type { GameEvent, GameState } from '../../engine';
import { newGame, viewFor, WORK_NAMES, WORKS_PER_DECK } from '../../engine';
import { table } from './support/table';

const PLAYER_COUNTS = [2, 3, 4, 5];

/** Who turned which card onto the floor, in order. */
function turnedCards(events: readonly GameEvent[]): { player: number; name: string }[] {
  return events.flatMap((event) =>
    event.type === 'move' && event.reason === 'turn'
      ? [{ player: event.player, name: WORK_NAMES[event.card % WORKS_PER_DECK] as string }]
      : [],
  );
}

function start(
  players: number,
  seed: string,
): { g: GameState; turned: ReturnType<typeof turnedCards> } {
  const events: GameEvent[] = [];
  const g = newGame({ players, seed }, events);
  return { g, turned: turnedCards(events) };
}

/** The first matching games, by seed. */
function search(players: number, fits: (s: ReturnType<typeof start>) => boolean, most = 4000) {
  for (let i = 0; i < most; i++) {
    const s = start(players, `search ${i}`);
    if (fits(s)) return s;
  }
  throw new Error('No seed fits.');
}

/** The first in the alphabet starts; those with the same work turn again. */
function whoStarts(turned: readonly { player: number; name: string }[], players: number): number {
  let candidates = Array.from({ length: players }, (_, player) => player);
  let rest = [...turned];
  for (;;) {
    const now = rest.slice(0, candidates.length);
    rest = rest.slice(candidates.length);
    expect(now.map((t) => t.player)).toEqual(candidates);
    const names = now.map((t) => t.name.toLowerCase());
    const first = names.reduce((a, b) => (b < a ? b : a));
    candidates = candidates.filter((_, i) => names[i] === first);
    if (candidates.length === 1) {
      expect(rest).toEqual([]);
      return candidates[0] as number;
    }
  }
}

describe('Setup', () => {
  test.each([
    [2, 40],
    [3, 33],
    [4, 80],
    [5, 73],
  ])('%i players: the deck has %i cards after a setup without ties', (players, deck) => {
    const { g } = search(players, (s) => s.turned.length === players);
    expect(g.deck).toHaveLength(deck);
    // The start player's face-down card has just joined the turned ones.
    expect(g.floor).toHaveLength(players + 1);
  });

  test.each(PLAYER_COUNTS)(
    '%i players: each has 5 cards in hand and one in the task slot, the start player too',
    (players) => {
      const { g } = start(players, 'deal');
      for (const p of g.players) {
        expect(p.hand).toHaveLength(5);
        for (const zone of [p.waiting, p.helpers, p.bench, p.sales, p.gallery, p.giftShop]) {
          expect(zone).toEqual([]);
        }
      }
      // By the first question the start player's card has gone to the floor.
      const others = g.players.filter((_, player) => player !== g.start);
      for (const p of others) {
        expect(p.task).toHaveLength(1);
        expect(p.taskFaceDown).toBe(true);
      }
      expect(g.floor.length + g.deck.length).toBe((players < 4 ? 54 : 108) - 6 * players + 1);
    },
  );

  test.each(PLAYER_COUNTS)(
    '%i players: nobody knows a face-down task, its owner included',
    (players) => {
      const { g } = start(players, 'unknown');
      g.players.forEach((p, owner) => {
        if (owner === g.start) return;
        const [card] = p.task;
        expect(g.known[card as number]).toBe(0);
        for (let viewer = 0; viewer < players; viewer++) {
          const seen = viewFor(g, viewer).players[owner];
          expect(seen?.task).toEqual([]);
          expect(seen?.taskFaceDown).toBe(true);
        }
      });
    },
  );

  test('hands are known to their owners only', () => {
    const { g } = start(3, 'hands');
    g.players.forEach((p, owner) => {
      for (let viewer = 0; viewer < 3; viewer++) {
        const seen = viewFor(g, viewer).players[owner];
        expect(seen?.hand.count).toBe(5);
        const own = [...p.hand].sort((a, b) => a - b);
        expect(seen?.hand.known).toEqual(viewer === owner ? own : []);
      }
    });
  });

  test('nobody knows any card of the deck', () => {
    const { g } = start(5, 'deck');
    for (let viewer = 0; viewer < 5; viewer++) {
      expect(viewFor(g, viewer).deck).toEqual(g.deck.map(() => null));
    }
  });

  test.each(PLAYER_COUNTS)(
    '%i players: the one whose card comes first in the alphabet starts',
    (players) => {
      const starters = new Set<number>();
      for (let i = 0; i < 60; i++) {
        const { g, turned } = start(players, `start ${i}`);
        expect(g.start).toBe(whoStarts(turned, players));
        expect(g.current).toBe(g.start);
        starters.add(g.start);
      }
      expect(starters.size).toBe(players);
    },
  );

  test('a space comes before any letter: Go Set starts before Gong', () => {
    const { g, turned } = search(2, (s) =>
      ['Go Set', 'Gong'].every((name) => s.turned.some((t) => t.name === name)),
    );
    expect(g.start).toBe(turned.find((t) => t.name === 'Go Set')?.player);
  });

  test.each([4, 5])(
    '%i players: those who share the first name turn another card each; all stay on the floor',
    (players) => {
      const { g, turned } = search(players, (s) => s.turned.length > players);
      expect(turned).toHaveLength(players + 2);
      expect(g.start).toBe(whoStarts(turned, players));
      // The start player's face-down card has just joined them.
      expect(g.floor).toHaveLength(turned.length + 1);
      expect(g.deck).toHaveLength(108 - 6 * players - players - 2);
    },
  );

  test('only the first name decides: others who share a later name turn no more', () => {
    const { turned, g } = search(5, (s) => {
      const names = s.turned.slice(0, 5).map((t) => t.name);
      const first = [...names].sort()[0];
      const twice = names.filter((name, i) => names.indexOf(name) !== i);
      return twice.length > 0 && !twice.includes(first as string);
    });
    expect(turned).toHaveLength(5);
    expect(g.start).toBe(whoStarts(turned, 5));
  });

  test('ties go on until they are settled', () => {
    const { g, turned } = search(5, (s) => s.turned.length > 7, 60000);
    expect(g.start).toBe(whoStarts(turned, 5));
  });

  test('one deck knows no ties', () => {
    for (let i = 0; i < 200; i++) expect(start(3, `one deck ${i}`).turned).toHaveLength(3);
  });

  test('the same seed deals the same game, another seed another one', () => {
    expect(newGame({ players: 4, seed: 'a' })).toEqual(newGame({ players: 4, seed: 'a' }));
    expect(newGame({ players: 4, seed: 'a' }).deck).not.toEqual(
      newGame({ players: 4, seed: 'b' }).deck,
    );
  });
});

describe('The face-down card of the setup', () => {
  test('is skipped at noon', () => {
    const t = table({
      left: { task: ['Vase'], taskFaceDown: true, hand: ['Poem'] },
      floor: ['Crane'],
    });
    // Neither left nor you have a task: one Prayer, and the turn is over.
    expect(t.you.bench).toEqual([]);
    expect(t.you.hand).toHaveLength(1);
    expect(t.whoseTurn).toBe('left');
  });

  test('goes to the floor, face up, on its owner’s first morning', () => {
    const t = table({
      you: { task: ['Vase'], taskFaceDown: true, hand: ['Crane'] },
      at: 'morning',
    });
    expect(t.floor).toEqual(['Vase']);
    expect(t.you.task).toEqual([]);
    expect(t.knows('left', 'Vase')).toBe(true);
    expect(t.decision.kind).toBe('newTask');
  });

  test('is not there to be sold by Chopsticks', () => {
    const t = table({
      you: { task: ['Vase'], taskFaceDown: true, gallery: ['Chopsticks'], hand: ['Crane'] },
      at: 'morning',
    });
    expect(t.floor).toEqual(['Vase']);
    expect(t.you.sales).toEqual([]);
  });

  test('cannot be taken by Doll', () => {
    const t = table({
      you: { gallery: ['Doll'], hand: ['Crane'] },
      left: { task: ['Vase'], taskFaceDown: true },
      at: 'newTask',
    });
    expect(t.choices).toEqual(['task Crane', 'pass']);
  });

  test('cannot be taken by Flute', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { task: ['Vase'], taskFaceDown: true },
      doing: 'Monk',
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('does not support Smith through Brick', () => {
    const t = table({
      you: { gallery: ['Brick'], hand: ['Amulet'] },
      left: { task: ['Tower'], taskFaceDown: true },
      doing: 'Smith',
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('is not in sight: no reason is given for it', () => {
    const t = table({
      you: { hand: ['Amulet'] },
      left: { task: ['Tower'], taskFaceDown: true },
      doing: 'Smith',
    });
    expect(t.whyNot('Tower')).toBeNull();
    expect(JSON.stringify(t.viewOf('you'))).not.toContain(`"card":${WORK_NAMES.indexOf('Tower')}`);
  });

  test('every later task is played face up', () => {
    const t = table({ you: { hand: ['Crane'] }, at: 'newTask' });
    t.task('Crane');
    expect(t.viewOf('left').players[0]?.task).toEqual([WORK_NAMES.indexOf('Crane')]);
    expect(t.viewOf('left').players[0]?.taskFaceDown).toBe(false);
  });
});
