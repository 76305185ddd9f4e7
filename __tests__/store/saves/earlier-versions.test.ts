/** Saves and codes of version 0.1.0 open and go on to the end they had then. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice, GameState } from '@/engine';
import { apply, decision, deserialize, replay, sameChoice } from '@/engine';
import { LEVELS, type Level } from '@/engine/ai';
import { createGames } from '@/store/saves/games';
import { hashText } from '@/store/saves/snapshot';
import { decodeGame } from '@/store/share/code';
import { openKeeper, tempFolder } from './support';

const FIXTURES = join(__dirname, '../../fixtures/0.1.0');

function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as T;
}

/** The table without unfinished effects, whose form may change between versions. */
function tableHash(g: GameState): string {
  return hashText(JSON.stringify({ ...g, stack: [] }));
}

function playOn(state: GameState, choices: readonly Choice[]): GameState {
  let g = state;
  for (const choice of choices) {
    const legal = decision(g)?.choices ?? [];
    expect(legal.some((other) => sameChoice(other, choice))).toBe(true);
    g = apply(g, choice).state;
  }
  return g;
}

interface KeptState {
  at: string;
  saved: string;
  choices: Choice[];
  end: string;
}

describe('states saved half-way through every question', () => {
  test.each(fixture<KeptState[]>('states.json').map((kept) => [kept.at, kept] as const))(
    '%s',
    (_at, { saved, choices, end }) => {
      const last = playOn(deserialize(saved), choices);
      expect(last.end).not.toBeNull();
      expect(tableHash(last)).toBe(end);
    },
  );
});

interface KeptGame {
  id: string;
  name: string;
  made: number;
  rest: Choice[];
  end: string;
}

test('every game of the database resumes without a loss and ends as it did', async () => {
  const folder = tempFolder();
  cpSync(join(FIXTURES, 'mottainai.db'), join(folder.path, 'mottainai.db'));
  const { connection, keeper } = await openKeeper(folder);
  const games = fixture<KeptGame[]>('saves.json');
  expect(games.length).toBeGreaterThan(20);
  for (const { id, name, made, rest, end } of games) {
    const loaded = await keeper.load(id);
    expect(loaded).toMatchObject({ name, notice: null });
    for (const { kind, level } of loaded.participants) {
      expect(kind === 'person' ? level : LEVELS.includes(level as Level)).toBe(
        kind === 'person' ? undefined : true,
      );
    }
    expect(loaded.choices).toHaveLength(made);
    expect(tableHash(playOn(loaded.state, rest))).toBe(end);
  }
  // The monk of 0.1.0 is the prior now, in the list too.
  const listed = (await createGames(connection, () => 0).list()).flatMap(
    (game) => game.participants,
  );
  expect(listed.some(({ level }) => level === 'prior')).toBe(true);
  expect(listed.every(({ level }) => level === undefined || LEVELS.includes(level))).toBe(true);
  await connection.close();
  folder.remove();
});

interface KeptCode {
  name: string;
  code: string;
  choices: number;
  state: string;
}

test.each(
  fixture<KeptCode[]>('codes.json').map((kept) => [kept.name, kept.choices, kept] as const),
)('the code of %s after %i choices leads to the same table', (name, made, { code, state }) => {
  const shared = decodeGame(code);
  expect(shared.name).toBe(name);
  expect(shared.choices).toHaveLength(made);
  expect(tableHash(replay(shared.options, shared.choices))).toBe(state);
});
