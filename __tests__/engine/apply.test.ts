import type { Choice, GameEvent, GameState } from '../../engine';
import {
  advance,
  apply,
  clone,
  decision,
  deserialize,
  legalChoices,
  newGame,
  replay,
  RULES_VERSION,
  sameChoice,
  serialize,
  STATE_VERSION,
} from '../../engine';
import * as bus from '../../engine/events';
import { randomGame } from './support/random';

/** Deeply frozen, so that writing fails. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 8, 15, 22];

describe('apply', () => {
  test('leaves its argument untouched, through whole games', () => {
    for (const number of NUMBERS.slice(0, 5)) {
      const game = randomGame(number);
      let g = newGame(game.options);
      for (const choice of game.choices) {
        const text = JSON.stringify(g);
        const { state } = apply(frozen(g), frozen({ ...choice }));
        if (JSON.stringify(g) !== text) throw new Error('apply changed its argument.');
        g = JSON.parse(JSON.stringify(state)) as GameState;
      }
      expect(serialize(g)).toBe(serialize(game.last));
    }
  });

  test('gives a state that shares nothing writable with the old one', () => {
    const { first } = randomGame(4);
    const text = JSON.stringify(first);
    const { state } = apply(first, (legalChoices(first) as Choice[])[0] as Choice);
    state.deck.length = 0;
    state.floor.length = 0;
    state.known.fill(0);
    for (const p of state.players) for (const zone of [p.hand, p.task, p.helpers]) zone.length = 0;
    state.stack.forEach((frame) => {
      frame.step = 'elsewhere';
      frame.vars.card = 99;
    });
    expect(JSON.stringify(first)).toBe(text);
  });

  test('is a function: the same state and choice give the same state and events', () => {
    const g = newGame({ players: 3, seed: 'twice' });
    const [choice] = legalChoices(g) as Choice[];
    expect(apply(g, choice as Choice)).toEqual(apply(g, choice as Choice));
  });

  test('accepts a choice by its content, not by identity', () => {
    const g = newGame({ players: 2, seed: 'equal' });
    const [choice] = legalChoices(g) as Choice[];
    const copy = JSON.parse(JSON.stringify(choice)) as Choice;
    expect(sameChoice(copy, choice as Choice)).toBe(true);
    expect(serialize(apply(g, copy).state)).toBe(serialize(apply(g, choice as Choice).state));
  });

  test('every legal choice of every position can be applied', () => {
    let tried = 0;
    randomGame(11, (g) => {
      for (const choice of legalChoices(g) ?? []) {
        apply(g, choice);
        tried++;
      }
    });
    expect(tried).toBeGreaterThan(200);
  });
});

describe('advance', () => {
  test('goes the same way as apply, in place, and gives the next choices', () => {
    for (const number of NUMBERS.slice(0, 4)) {
      const game = randomGame(number);
      const g = clone(game.first);
      for (const choice of game.choices) {
        const next = advance(g, choice);
        if (JSON.stringify(next) !== JSON.stringify(legalChoices(g))) {
          throw new Error('advance gives other choices than legalChoices.');
        }
      }
      expect(serialize(g)).toBe(serialize(game.last));
    }
  });
});

describe('clone', () => {
  test('is equal, and plays on like the original', () => {
    const game = randomGame(7);
    let a = game.first;
    game.choices.forEach((choice, i) => {
      const b = clone(a);
      if (i % 10 === 0) expect(b).toEqual(a);
      a = apply(b, choice).state;
    });
    expect(serialize(a)).toBe(serialize(game.last));
  });

  test('is independent of its original', () => {
    const { first } = randomGame(9);
    const text = serialize(first);
    const copy = clone(first);
    while (copy.end === null) advance(copy, (legalChoices(copy) as Choice[])[0] as Choice);
    expect(serialize(first)).toBe(text);
  });
});

describe('replay', () => {
  test('equals the original byte for byte', () => {
    for (const number of NUMBERS) {
      const game = randomGame(number);
      expect(serialize(replay(game.options, game.choices))).toBe(serialize(game.last));
    }
  });

  test('equals the original at every moment of a game', () => {
    const game = randomGame(12);
    let i = 0;
    randomGame(12, (g) => {
      if (i % 15 === 0) {
        expect(serialize(replay(game.options, game.choices.slice(0, i)))).toBe(serialize(g));
      }
      i++;
    });
  });

  test('of choices that went through JSON is the same', () => {
    const game = randomGame(13);
    const choices = JSON.parse(JSON.stringify(game.choices)) as Choice[];
    expect(serialize(replay(game.options, choices))).toBe(serialize(game.last));
  });

  test('tells the same events', () => {
    const game = randomGame(5);
    const setup: GameEvent[] = [];
    newGame(game.options, setup);
    const events: GameEvent[] = [];
    replay(game.options, game.choices, events);
    expect(events).toEqual([...setup, ...game.events]);
  });

  test('without choices is a new game', () => {
    const options = { players: 4, seed: 'none', teams: true };
    expect(replay(options, [])).toEqual(newGame(options));
  });
});

describe('serialize and deserialize', () => {
  test('a state is plain JSON at every decision: nothing is lost', () => {
    for (const number of NUMBERS.slice(0, 5)) {
      randomGame(number, (g) => {
        const text = serialize(g);
        if (serialize(deserialize(text)) !== text) throw new Error('The way back differs.');
      });
    }
  });

  test('a loaded game equals the saved one, and asks the same', () => {
    const { first } = randomGame(4);
    const loaded = deserialize(serialize(first));
    expect(loaded).toEqual(first);
    expect(decision(loaded)).toEqual(decision(first));
  });

  test('a game can be saved and loaded before every choice', () => {
    const game = randomGame(10);
    let g = newGame(game.options);
    for (const choice of game.choices) g = apply(deserialize(serialize(g)), choice).state;
    expect(serialize(g)).toBe(serialize(game.last));
  });

  test('a save carries its versions', () => {
    const data = JSON.parse(serialize(newGame({ players: 2, seed: 'v' }))) as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({
      format: 'mottainai',
      version: STATE_VERSION,
      rules: RULES_VERSION,
    });
  });

  test('a finished game can be saved and loaded', () => {
    const { last } = randomGame(1);
    const loaded = deserialize(serialize(last));
    expect(loaded.end).toEqual(last.end);
    expect(decision(loaded)).toBeNull();
  });
});

describe('newGame', () => {
  test('fills in what is left out', () => {
    expect(newGame({ players: 2, seed: 's' }).options).toEqual({
      players: 2,
      seed: 's',
      extended: false,
      teams: false,
      morningOrder: 'effectsFirst',
      roundLimit: 60,
    });
  });

  test('does not keep or change the options that it was given', () => {
    const options = frozen({ players: 2, seed: 's' });
    const g = newGame(options);
    expect(g.options).not.toBe(options);
    expect(options).toEqual({ players: 2, seed: 's' });
  });

  test('deals the same with and without events', () => {
    const events: GameEvent[] = [];
    expect(newGame({ players: 5, seed: 'e' }, events)).toEqual(newGame({ players: 5, seed: 'e' }));
    expect(events.length).toBeGreaterThan(30);
  });
});

describe('Events that nobody asked for', () => {
  /** A choice that records, while it is made, whether events are collected. */
  const spying = (choice: Choice, notes: boolean[]): Choice => ({
    ...choice,
    get do() {
      notes.push(bus.sink !== null);
      return choice.do;
    },
  });

  test('are not made: advance collects none, apply does', () => {
    const game = randomGame(0);
    const choice = game.choices[0] as Choice;
    const advanced: boolean[] = [];
    advance(clone(game.first), spying(choice, advanced));
    expect(advanced.length).toBeGreaterThan(0);
    expect(advanced).not.toContain(true);
    expect(apply(game.first, choice).events.length).toBeGreaterThan(0);
    expect(bus.sink).toBeNull();
  });

  test('a refused choice leaves nobody collecting', () => {
    const g = newGame({ players: 2, seed: 'x' });
    expect(() => apply(g, { do: 'copy', card: 3 })).toThrow();
    expect(bus.sink).toBeNull();
  });

  test('an apply inside another collection keeps its events to itself', () => {
    const g = newGame({ players: 2, seed: 'x' });
    const outer: GameEvent[] = [];
    const inner = bus.collectEvents(outer, () =>
      apply(g, (legalChoices(g) as Choice[])[0] as Choice),
    );
    expect(inner.events.length).toBeGreaterThan(0);
    expect(outer).toEqual([]);
  });
});
