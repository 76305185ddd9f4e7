import { createContext, Script } from 'node:vm';
import type { Choice, Decision, EngineErrorCode, GameState, NewGameOptions } from '../../engine';
import {
  apply,
  decision,
  deserialize,
  EngineError,
  legalChoices,
  newGame,
  replay,
  RULES_VERSION,
  score,
  serialize,
  STATE_VERSION,
  viewFor,
} from '../../engine';
import { nextInt, seededRng } from '../../engine/rng';
import { checksum } from '../../engine/serialize';
import { randomGame } from './support/random';
import { cardNamed, table } from './support/table';

/** Refused with this code and a sentence; nothing else may be thrown. */
function expectRefusal(deed: () => unknown, ...codes: EngineErrorCode[]): void {
  let caught: unknown = null;
  try {
    deed();
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(EngineError);
  const { code, message } = caught as EngineError;
  expect(codes).toContain(code);
  expect(message).toMatch(/^[A-Z].{8,}\.$/s);
}

describe('newGame refuses', () => {
  const base = { players: 2, seed: 'x' };
  test.each<[string, unknown]>([
    ['no options', undefined],
    ['null', null],
    ['a text', 'two players'],
    ['one player', { ...base, players: 1 }],
    ['six players', { ...base, players: 6 }],
    ['two and a half players', { ...base, players: 2.5 }],
    ['players as a text', { ...base, players: '2' }],
    ['NaN players', { ...base, players: NaN }],
    ['no seed', { players: 2 }],
    ['a seed that is a number', { ...base, seed: 7 }],
    ['a seed that is null', { ...base, seed: null }],
    ['teams of three', { ...base, players: 3, teams: true }],
    ['teams as a number', { ...base, players: 4, teams: 1 }],
    ['extended as a text', { ...base, extended: 'yes' }],
    ['an unknown morning order', { ...base, morningOrder: 'sleepLate' }],
    ['a round limit of 0', { ...base, roundLimit: 0 }],
    ['half a round', { ...base, roundLimit: 0.5 }],
    ['a round limit as a text', { ...base, roundLimit: '60' }],
    ['an endless round limit', { ...base, roundLimit: Infinity }],
  ])('%s', (_, options) => {
    expectRefusal(() => newGame(options as NewGameOptions), 'bad-options');
    expectRefusal(() => replay(options as NewGameOptions, []), 'bad-options');
  });
});

describe('apply refuses', () => {
  const loop: Record<string, unknown> = { do: 'task' };
  loop.card = loop;
  test.each<[string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a number', 3],
    ['a text', 'pass'],
    ['a list', []],
    ['an empty object', {}],
    ['an act that does not exist', { do: 'fly' }],
    ['an act of another question', { do: 'smith', card: cardNamed('Fan') }],
    ['a card that is not in hand', { do: 'task', card: cardNamed('Bell') }],
    ['a card that does not exist', { do: 'task', card: 999 }],
    ['a card as a text', { do: 'task', card: String(cardNamed('Fan')) }],
    ['no card where one is needed', { do: 'task' }],
    ['a card where none belongs', { do: 'pass', card: cardNamed('Fan') }],
    ['a work that is not there', { do: 'task', card: cardNamed('Fan'), via: cardNamed('Doll') }],
    ['a null card', { do: 'task', card: null }],
    ['something that goes round in circles', loop],
    ['something with a bigint', { do: 'task', card: BigInt(3) }],
  ])('%s, and leaves the state untouched', (_, choice) => {
    const t = table({ you: { hand: ['Fan', 'Vase'] }, left: { hand: ['Bell'] }, at: 'newTask' });
    const text = serialize(t.state);
    expectRefusal(() => apply(t.state, choice as Choice), 'illegal-choice');
    expect(serialize(t.state)).toBe(text);
  });

  test('any choice when the game is over', () => {
    const { last, choices } = randomGame(1);
    const text = serialize(last);
    for (const choice of [choices.at(-1), { do: 'pass' }, { do: 'pray' }]) {
      expectRefusal(() => apply(last, choice as Choice), 'game-over');
    }
    expect(serialize(last)).toBe(text);
  });

  test('in random games: every choice of another position that is not legal in this one', () => {
    const seen: Choice[] = [];
    let refused = 0;
    randomGame(9, (g) => {
      const legal = legalChoices(g) ?? [];
      const texts = new Set(legal.map((choice) => JSON.stringify(choice)));
      if (g.end === null && g.turn % 5 === 0) {
        for (const choice of seen.slice(-40)) {
          if (texts.has(JSON.stringify(choice))) continue;
          expectRefusal(() => apply(g, choice), 'illegal-choice');
          refused++;
        }
      }
      seen.push(...legal);
    });
    expect(refused).toBeGreaterThan(100);
  });

  test('a choice that names what was asked and what was wanted', () => {
    const t = table({ you: { hand: ['Fan'] }, at: 'newTask' });
    expect(() => apply(t.state, { do: 'smith', card: 999 })).toThrow(/newTask.*999/);
  });
});

describe('replay refuses', () => {
  test('an illegal choice among the choices', () => {
    const game = randomGame(2);
    const choices = [...game.choices.slice(0, 5), { do: 'copy', card: 0 } as Choice];
    expectRefusal(() => replay(game.options, choices), 'illegal-choice');
  });

  test('choices beyond the end', () => {
    const game = randomGame(2);
    expectRefusal(() => replay(game.options, [...game.choices, { do: 'pass' }]), 'game-over');
  });

  test('the choices of another game', () => {
    const game = randomGame(2);
    expectRefusal(
      () => replay({ ...game.options, seed: 'another' }, game.choices),
      'illegal-choice',
      'game-over',
    );
  });
});

describe('deserialize refuses', () => {
  const saved = serialize(newGame({ players: 3, seed: 'save' }));

  test('text that is no JSON', () => {
    for (const text of ['', ' ', 'hello', '{', '[1,2', 'undefined', '\u0000', '<xml/>']) {
      expectRefusal(() => deserialize(text), 'not-json');
    }
  });

  test('a save that was cut off, anywhere', () => {
    for (let length = 0; length < saved.length; length += 7) {
      expectRefusal(() => deserialize(saved.slice(0, length)), 'not-json');
    }
  });

  test('other JSON', () => {
    const others = ['null', 'true', '7', '"mottainai"', '[]', '{}', '{"state":{}}'];
    others.push('{"format":"chess","version":1}', JSON.stringify([JSON.parse(saved)]));
    for (const text of others) expectRefusal(() => deserialize(text), 'foreign');
  });

  test('something that is not even a text', () => {
    for (const value of [undefined, null, 7, {}, []]) {
      expectRefusal(() => deserialize(value as unknown as string), 'not-json', 'foreign');
    }
  });

  test.each([
    ['version', STATE_VERSION + 1],
    ['rules', RULES_VERSION + 1],
  ])('another %s', (field, next) => {
    for (const value of [0, next, 99, '1', null, undefined, {}]) {
      const text = JSON.stringify({ ...(JSON.parse(saved) as object), [field]: value });
      expectRefusal(() => deserialize(text), 'wrong-version');
    }
  });

  type Saved = { state: GameState; check: number };
  /** With a valid checksum, so that the damage itself must be found. */
  const damagedBy = (change: (g: GameState) => void): string => {
    const data = JSON.parse(saved) as Saved;
    change(data.state);
    data.check = checksum(JSON.stringify(data.state));
    return JSON.stringify(data);
  };

  test('a save that was altered, though it could be played', () => {
    const data = JSON.parse(saved) as Saved;
    data.state.deck.reverse();
    expectRefusal(() => deserialize(JSON.stringify(data)), 'damaged');
  });

  test.each<[string, (g: GameState) => void]>([
    ['a card twice', (g) => g.floor.push(g.deck[0] as number)],
    ['a card missing', (g) => g.deck.pop()],
    ['a card of another game', (g) => (g.deck[0] = 54)],
    ['a card that is no number', (g) => (g.deck[0] = 'Vase' as unknown as number)],
    ['two tasks', (g) => g.players[0]?.task.push(...g.deck.splice(0, 2))],
    ['a player too few', (g) => g.players.pop()],
    ['an unknown program', (g) => Object.assign(g.stack[0] as object, { program: 'cheat' })],
    [
      'a program of the language',
      (g) => Object.assign(g.stack[0] as object, { program: 'toString' }),
    ],
    [
      'a step that does not exist',
      (g) => Object.assign(g.stack.at(-1) as object, { step: 'dance' }),
    ],
    ['a step by number', (g) => Object.assign(g.stack.at(-1) as object, { step: 0 })],
    [
      'a step of the language',
      (g) => Object.assign(g.stack.at(-1) as object, { step: 'toString' }),
    ],
    ['an answer of the wrong type', (g) => Object.assign(g.stack[0] as object, { answer: 'yes' })],
    ['an empty stack', (g) => (g.stack = [])],
    ['a current player who is not there', (g) => (g.current = 3)],
    ['a negative round', (g) => (g.round = -1)],
    ['a time of day that does not exist', (g) => Object.assign(g, { phase: 'dusk' })],
    ['no knowledge', (g) => (g.known = [])],
    ['an end with a stack', (g) => (g.end = { reason: 'deck', player: 0 })],
    ['an end for no reason', (g) => ((g.stack = []), Object.assign(g, { end: { player: 0 } }))],
    ['no players', (g) => Object.assign(g, { players: null })],
    ['no state', (g) => Object.keys(g).forEach((key) => delete (g as never)[key])],
    ['a copy of no work', (g) => (g.copies = [{ card: 3, of: 54 }])],
    ['a task of no material', (g) => Object.assign(g, { task: { owner: 0, material: 'gold' } })],
    ['six players', (g) => (g.options.players = 6)],
    ['a team of three', (g) => (g.options.teams = true)],
    ['a round limit of minus one', (g) => (g.options.roundLimit = -1)],
    ['no seed', (g) => Object.assign(g.options, { seed: null })],
    ['options that are a list', (g) => Object.assign(g, { options: [] })],
  ])('a save with %s', (_, change) => {
    expectRefusal(() => deserialize(damagedBy(change)), 'damaged');
  });

  test('but not the save itself', () => {
    expect(deserialize(damagedBy(() => undefined))).toEqual((JSON.parse(saved) as Saved).state);
  });
});

// --- Every field of real games, damaged in many ways

const DAMAGES: readonly unknown[] = [
  null,
  undefined,
  -1,
  3,
  107,
  1e9,
  0.5,
  'x',
  true,
  [],
  {},
  [null],
];

type Path = (string | number)[];

/** All paths in a value; of long lists the first, middle and last. */
function pathsOf(value: unknown, at: Path = [], into: Path[] = []): Path[] {
  if (at.length > 0) into.push(at);
  if (Array.isArray(value)) {
    const wanted = new Set([0, Math.floor(value.length / 2), value.length - 1]);
    value.forEach((item, i) => {
      if (wanted.has(i)) pathsOf(item, [...at, i], into);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) pathsOf(item, [...at, key], into);
  }
  return into;
}

function withDamage(text: string, path: Path, damage: unknown): string {
  const data = JSON.parse(text) as { state: unknown };
  let holder = data.state as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  const last = path.at(-1) as string | number;
  if (damage === undefined) delete holder[last];
  else holder[last] = damage;
  return JSON.stringify(data);
}

/** A damaged state could also make the engine loop: that counts after a minute. */
function withoutHanging(deed: () => string | null): string | null {
  const box: { deed: () => string | null; result: string | null } = { deed, result: null };
  try {
    RUN.runInContext(createContext(box), { timeout: 60_000 });
    return box.result;
  } catch (error) {
    return String(error);
  }
}
const RUN = new Script('result = deed()');

/** Plays on at random and looks at everything; null, or what went wrong. */
function playsOn(g: GameState, seed: string): string | null {
  const rng = seededRng(seed);
  let state = g;
  try {
    for (let i = 0; i < 10; i++) {
      const d = decision(state);
      score(state);
      for (let viewer = 0; viewer < state.players.length; viewer++) viewFor(state, viewer);
      serialize(state);
      if (d === null) return null;
      if (d.choices.length === 0) return `nothing to choose at ${d.kind}`;
      state = apply(state, d.choices[nextInt(rng, d.choices.length)] as Choice).state;
    }
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Null if a damaged save is refused or plays on. */
function trouble(text: string): string | null {
  let g: GameState;
  try {
    g = deserialize(text);
  } catch (error) {
    if (!(error instanceof EngineError)) return `deserialize: ${String(error)}`;
    return error.code === 'damaged' ? null : `refused as ${error.code}`;
  }
  return playsOn(g, text.slice(-40));
}

function questionOf({ kind, timing, ask }: Decision): string {
  if (kind === 'effects') return `effects ${timing}`;
  return kind === 'work' ? `work ${ask.pick} ${ask.act}` : kind;
}

/** A position for every kind of question, with its deepest stack. */
function positions(): Map<string, string> {
  const found = new Map<string, GameState>();
  for (let number = 0; number < 28; number++) {
    randomGame(number, (g) => {
      const d = g.end === null ? decision(g) : null;
      const kind = d === null ? 'over' : questionOf(d);
      const best = found.get(kind);
      if (best === undefined || g.stack.length > best.stack.length) found.set(kind, g);
    });
  }
  return new Map([...found].map(([kind, g]) => [kind, serialize(g)]));
}

describe('A damaged save is refused, or plays on', () => {
  const all = positions();

  test('positions of nearly every kind of question are at hand', () => {
    expect(all.size).toBeGreaterThan(18);
  });

  /** Zones and options are alike everywhere: two positions are enough. */
  const EVERYWHERE = ['stack', 'task', 'copies', 'ownTaskExtras', 'end', 'current', 'phase'];

  test.each([...all.keys()])('every field, at %s', (kind) => {
    const text = all.get(kind) as string;
    const { state } = JSON.parse(text) as { state: Record<string, unknown> };
    const whole = kind === 'action' || kind === 'over';
    const troubles = new Set<string>();
    for (const path of pathsOf(state)) {
      if (!whole && !EVERYWHERE.includes(path[0] as string)) continue;
      const what = withoutHanging(() => {
        for (const damage of DAMAGES) {
          const found = trouble(withDamage(text, path, damage));
          if (found !== null)
            troubles.add(`${path.join('.')} = ${JSON.stringify(damage)}: ${found}`);
        }
        return null;
      });
      if (what !== null) troubles.add(`${path.join('.')}: ${what}`);
    }
    expect([...troubles]).toEqual([]);
  });
});
