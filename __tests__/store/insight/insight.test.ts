/**
 * Insight is fair to what could be known, finds a blunder, is kept, and never looks at a running
 * game.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice } from '@/engine';
import { legalChoices, replay, sameChoice, viewFor } from '@/engine';
import { keepAllWeights } from '@/engine/ai/weights/all';
import { seededRng } from '@/engine/rng';
import type { NewSave } from '@/store/game/deps';
import { judging, NOTABLE } from '@/store/insight/judge';
import type { Looked, Looking } from '@/store/insight/look';
import {
  courseOf,
  INSIGHT_VERSION,
  lookThrough,
  lossOf,
  NOT_LOOKED,
  readLooked,
  tableBefore,
  turningPoints,
} from '@/store/insight/look';
import { createInsightStore } from '@/store/insight/store';
import { createGames } from '@/store/saves/games';
import { openSaves } from '@/store/saves/open';
import { decodeGame } from '@/store/share/code';
import { permuteUnseen } from '../../../scripts/fuzz/permute';
import { tempFolder } from '../../../scripts/lib/node-sqlite';
import { selfPlayedGames } from '../../../scripts/self-play/games';

keepAllWeights();

const GAMES = selfPlayedGames();
type Game = (typeof GAMES)[number];
/** A short game for two, so that a whole look is quick. */
const SHORT = GAMES.filter(
  ({ options, choices }) => options.players === 2 && choices.length > 40,
).sort((x, y) => x.choices.length - y.choices.length)[0] as Game;
const scheduler = { pause: async () => undefined };
const LOOKING: Looking = { scheduler, isWanted: () => true, onLooked: () => undefined };
const courseOfGame = (game: Game) => ({ ...game, base: null });
const lookAt = (game: Game) => lookThrough(courseOfGame(game), NOT_LOOKED, LOOKING);

function judged(view: Parameters<typeof judging>[0], legal: readonly Choice[], made: Choice) {
  const thought = judging(view, legal, made);
  while (!thought.step(Infinity));
  return thought.result();
}

test('a choice is judged the same whatever the unseen cards are', () => {
  let notable = 0;
  for (const [i, game] of GAMES.slice(0, 12).entries()) {
    const rng = seededRng(`unseen ${i}`);
    for (const share of [0.3, 0.6, 0.9]) {
      const at = Math.floor(share * game.choices.length);
      const g = tableBefore(courseOfGame(game), at);
      const legal = legalChoices(g) ?? [];
      const made = game.choices[at] as Choice;
      const here = judged(viewFor(g, g.current), legal, made);
      const other = permuteUnseen(g, g.current, rng);
      expect(judged(viewFor(other, g.current), legalChoices(other) ?? [], made)).toEqual(here);
      notable += Number(here.options.length > 0);
    }
  }
  expect(notable).toBeGreaterThan(3);
});

test('cover is no reason where there is neither a helper nor a sale', () => {
  const game = GAMES[2] as Game;
  const at = game.choices.findIndex(({ do: act }, i) => act === 'wing' && i > 5);
  const g = tableBefore(courseOfGame(game), at);
  const [me] = g.players;
  expect([g.current, me?.helpers, me?.sales]).toEqual([0, [], []]);
  const { reasons, options } = judged(viewFor(g, 0), legalChoices(g) ?? [], {
    do: 'wing',
    wing: 'gallery',
  });
  expect(options).toHaveLength(2);
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons).not.toContain('cover');
});

describe('planted blunders', () => {
  const PLANTED = readFileSync(join(__dirname, '../../../scripts/self-play/planted.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [at = '', code = ''] = line.split(' ');
      return { at: Number(at), game: decodeGame(code) };
    });

  test('there are twenty of them', () => expect(PLANTED).toHaveLength(20));

  test.each(PLANTED.map((planted, i) => [i + 1, planted] as const))(
    'game %d: found among the turning points, with what was better',
    async (_, { at, game }) => {
      const looked = await lookAt(game);
      const points = turningPoints(looked, [...game.participants.keys()]);
      const found = points.find((move) => move.at === at);
      expect(found?.better).toBeTruthy();
      expect(found === undefined ? 0 : lossOf(found)).toBeGreaterThanOrEqual(NOTABLE);
      expect(found?.reasons.length).toBeGreaterThan(0);
      expect(found?.options.some(({ choice }) => sameChoice(choice, found.better as Choice))).toBe(
        true,
      );
    },
    60_000,
  );
});

describe('a whole game', () => {
  let whole: Looked;
  beforeAll(async () => {
    whole = await lookAt(SHORT);
  }, 60_000);

  test('stopped and gone on with, it comes to the same', async () => {
    let until = 0;
    const stopped = await lookThrough(courseOfGame(SHORT), NOT_LOOKED, {
      ...LOOKING,
      isWanted: () => until < 20,
      onLooked: (looked) => {
        until = looked.until;
      },
    });
    expect(stopped.until).toBeGreaterThanOrEqual(20);
    expect(stopped.until).toBeLessThan(SHORT.choices.length);
    const kept = readLooked(JSON.stringify(stopped), SHORT.choices.length);
    expect(await lookThrough(courseOfGame(SHORT), kept ?? NOT_LOOKED, LOOKING)).toEqual(whole);
  }, 60_000);

  test('the chances after each turn are one together, and at the end the winner has it all', () => {
    const end = replay(SHORT.options, SHORT.choices);
    const course = courseOf(end, whole);
    expect(course).toHaveLength(end.turn + 1);
    for (const { chances } of course) {
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
    }
    expect(course.map(({ at }) => at)).toEqual(
      [...course.map(({ at }) => at)].sort((a, b) => a - b),
    );
    expect(course.at(-1)).toMatchObject({ at: SHORT.choices.length });
    expect(Math.max(...(course.at(-1)?.chances ?? []))).toBe(1);
  });

  test('at most three losses and two finds of each player are turning points', () => {
    const points = turningPoints(whole, [0, 1]);
    for (const player of [0, 1]) {
      const own = points.filter((move) => move.player === player);
      expect(own.filter(({ better }) => better !== null).length).toBeLessThanOrEqual(3);
      expect(own.filter(({ better }) => better === null).length).toBeLessThanOrEqual(2);
    }
    for (const { options } of points) expect(options.length).toBeGreaterThan(1);
  });

  test('what was written otherwise is not taken for it', () => {
    for (const text of [
      null,
      '',
      '{',
      '{}',
      '{"until":9999,"moves":[]}',
      '{"until":3,"moves":[{"at":9}]}',
    ]) {
      expect(readLooked(text, 50)).toBeNull();
    }
  });
});

describe('the store', () => {
  async function saved(choices: number) {
    const folder = tempFolder();
    const { connection } = await openSaves(folder.open);
    const games = createGames(connection, () => 1);
    const save: NewSave = { ...SHORT, name: 'A game', base: null };
    const made = SHORT.choices.slice(0, choices);
    const id = await games.add({ ...save, choices: made }, replay(SHORT.options, made));
    const storeOf = (load?: () => Promise<void>) =>
      createInsightStore({ withGames: (work) => work(games), scheduler, load });
    const end = async () => {
      await connection.close();
      folder.remove();
    };
    return { games, id, storeOf, end };
  }

  test('a running game is never looked at', async () => {
    const { games, id, storeOf, end } = await saved(SHORT.choices.length - 1);
    const store = storeOf();
    await store.getState().open(id);
    expect(store.getState().status).toBe('none');
    expect(await store.getState().look()).toBe(false);
    expect(store.getState()).toMatchObject({ status: 'none', course: [], points: [] });
    expect(store.getState().questionAt(0)).toBeNull();
    expect(await games.insights.read(id, INSIGHT_VERSION)).toBeNull();
    await end();
  });

  test('what it is looked at by is not loaded: that is said, and it can be begun again', async () => {
    const { id, storeOf, end } = await saved(SHORT.choices.length);
    let isThere = false;
    const load = async () => {
      if (!isThere) throw new Error('Loading module failed');
    };
    const store = storeOf(load);
    await store.getState().open(id);
    expect(await store.getState().look()).toBe(false);
    expect(store.getState()).toMatchObject({ status: 'open', isLost: true });
    isThere = true;
    const looking = store.getState().look();
    expect(store.getState()).toMatchObject({ status: 'looking', isLost: false });
    store.getState().cancel();
    await looking;
    await end();
  });

  test('cancelled half-way it is kept, goes on after a restart, and is there at once from then on', async () => {
    const { games, id, storeOf, end } = await saved(SHORT.choices.length);
    const first = storeOf();
    await first.getState().open(id);
    expect(first.getState().status).toBe('open');
    first.subscribe(({ part, cancel }) => {
      if (part > 0.4) cancel();
    });
    expect(await first.getState().look()).toBe(false);
    const { part } = first.getState();
    expect(first.getState().status).toBe('open');
    expect(part).toBeGreaterThan(0.4);
    expect(part).toBeLessThan(1);
    // What cancelling wrote comes after the calls before this one.
    expect(readLooked(await games.insights.read(id, INSIGHT_VERSION), 999)?.until).toBeGreaterThan(
      0,
    );

    const second = storeOf();
    await second.getState().open(id);
    expect(second.getState()).toMatchObject({ status: 'open', part });
    expect(await second.getState().look()).toBe(true);
    expect(second.getState()).toMatchObject({ status: 'ready', part: 1 });

    const third = storeOf();
    await third.getState().open(id);
    expect(third.getState()).toMatchObject({
      status: 'ready',
      course: second.getState().course,
      points: second.getState().points,
    });
    const [point] = third.getState().points;
    const asked = third.getState().questionAt(point?.at ?? 0);
    expect(asked?.decision.player).toBe(point?.player);
    expect(asked?.view.viewer).toBe(point?.player);
    await end();
  }, 60_000);
});
