/** The daily deal: one entry a day, whatever the clock does, and the same for everybody. */
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

import { join } from 'node:path';

import { inOneScope, runOnHermes } from '../../../scripts/bench/hermes';
import { dailyLines } from '../../../scripts/lib/daily-game';
import { dayAt, dayBefore, daysOf, isDay, monthAfter } from '@/store/daily/day';
import { dailySetup, dayOfSeed, seedOfDay } from '@/store/daily/deal';
import { readDays, streakOn } from '@/store/daily/results';
import { createDailyStore } from '@/store/daily/store';
import type { GameStore } from '@/store/game/types';

import { memory } from '../support/memory';

const at = (day: string, hour = 12) =>
  new Date(`${day}T${`${hour}`.padStart(2, '0')}:00:00`).getTime();

/** A game store that records what was started. */
function fakeGames() {
  const started: string[] = [];
  const deleted = new Set<string>();
  const game = createStore(() => ({
    status: 'none',
    game: null,
    result: null,
    view: null,
    startGame: async ({ seed = '' }) => {
      started.push(seed);
      return `game ${started.length}`;
    },
    resumeGame: async (id: string) => !deleted.has(id),
  })) as unknown as StoreApi<GameStore>;
  const finish = (id: string, mine: number, theirs: number) => {
    game.setState({ status: 'playing', result: null });
    game.setState({
      status: 'over',
      game: { id },
      view: { round: 9 },
      result: { players: [{ total: mine }, { total: theirs }], winners: [mine >= theirs ? 0 : 1] },
    } as unknown as Partial<GameStore>);
  };
  return { game, started, deleted, finish };
}

async function daily(clock: { now: number }, kept = memory()) {
  const games = fakeGames();
  const store = createDailyStore({ now: () => clock.now, game: games.game });
  await store.getState().load(kept);
  const play = () => store.getState().play((day) => day);
  return { ...games, store, play, kept, days: () => store.getState().days };
}

test('a game that is begun on a day counts for it, even if it ends on another', async () => {
  const clock = { now: at('2026-11-18', 23) };
  const { play, finish, days, started } = await daily(clock);
  expect(await play()).toBe(true);
  clock.now = at('2026-11-19', 1);
  finish('game 1', 31, 24);
  expect(started).toEqual(['daily-2026-11-18']);
  expect(days()).toEqual({
    '2026-11-18': { game: 'game 1', result: { won: true, points: [31, 24], rounds: 9 } },
  });
});

test('a clock that is set back neither doubles a day nor changes its result', async () => {
  const clock = { now: at('2026-11-18') };
  const { play, finish, days, started } = await daily(clock);
  await play();
  finish('game 1', 20, 30);
  clock.now = at('2026-11-19');
  await play();
  clock.now = at('2026-11-18');
  await play();
  expect(started).toEqual(['daily-2026-11-18', 'daily-2026-11-19']);
  finish('game 1', 99, 0);
  expect(days()['2026-11-18']?.result).toEqual({ won: false, points: [20, 30], rounds: 9 });
  expect(Object.keys(days())).toHaveLength(2);
});

test.each([NaN, Infinity, -Infinity, 8.64e15, -8.64e15, 0])('the clock may say %s', async (now) => {
  const { play, store, days } = await daily({ now });
  expect(isDay(store.getState().today())).toBe(true);
  expect(await play()).toBe(true);
  expect(Object.keys(days())).toHaveLength(1);
  expect(streakOn(days(), store.getState().today())).toBe(0);
});

test('two quick taps deal the day once', async () => {
  const { play, days, started } = await daily({ now: at('2026-11-18') });
  expect(await Promise.all([play(), play()])).toEqual([true, true]);
  expect(started).toEqual(['daily-2026-11-18']);
  expect(Object.keys(days())).toHaveLength(1);
  expect(await play()).toBe(true);
  expect(started).toHaveLength(1);
});

test('a deleted game can be dealt again while it has no result, and not after', async () => {
  const { play, deleted, days, started, finish } = await daily({ now: at('2026-11-18') });
  await play();
  deleted.add('game 1');
  expect(await play()).toBe(true);
  expect(started).toHaveLength(2);
  finish('game 2', 30, 20);
  deleted.add('game 2');
  expect(await play()).toBe(false);
  expect(days()['2026-11-18']?.result?.won).toBe(true);
});

test('the days are there again after a restart, and damage costs only what is damaged', async () => {
  const clock = { now: at('2026-11-18') };
  const first = await daily(clock);
  await first.play();
  first.finish('game 1', 30, 20);
  const again = await daily(clock, first.kept);
  expect(again.days()).toEqual(first.days());
  expect(readDays('no json')).toEqual({});
  expect(readDays(null)).toEqual({});
  const odd = {
    days: { '2026-02-30': { game: 'a' }, x: 1, '2026-02-28': { game: 'b', result: 7 } },
  };
  expect(readDays(JSON.stringify(odd))).toEqual({ '2026-02-28': { game: 'b', result: null } });
});

test('a streak counts days in a row, and today may still be open', () => {
  const entry = { game: 'g', result: { won: false, points: [1, 2] as const, rounds: 3 } };
  const days = { '2026-02-27': entry, '2026-02-28': entry, '2026-03-01': entry };
  expect(streakOn(days, '2026-03-01')).toBe(3);
  expect(streakOn(days, '2026-03-02')).toBe(3);
  expect(streakOn(days, '2026-03-03')).toBe(0);
  expect(streakOn({ ...days, '2026-03-02': { game: 'g', result: null } }, '2026-03-02')).toBe(3);
});

test('the calendar knows its months', () => {
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(daysOf({ year: 2026, month: 11 })).toMatchObject({ first: 6 });
  expect(daysOf({ year: 2028, month: 2 }).days).toHaveLength(29);
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(dayAt(at('2026-01-05', 0))).toBe('2026-01-05');
});

test('a daily deal is known by its seed, and its opponent has no style', () => {
  expect(dayOfSeed(seedOfDay('2026-11-18'))).toBe('2026-11-18');
  expect(dayOfSeed('daily-2026-13-01')).toBeNull();
  expect(dayOfSeed('abc')).toBeNull();
  expect(dailySetup('2026-11-18', 'x').participants[1]).toMatchObject({
    kind: 'ai',
    level: 'prior',
  });
});

test('deal and opponent are the same on V8 and on Hermes', () => {
  const here = dailyLines();
  expect(here.length).toBeGreaterThan(80);
  const there = runOnHermes(
    inOneScope(join(__dirname, '../../../scripts/lib/daily-hermes-main.ts')),
  );
  expect(there).toEqual(here);
}, 120_000);
