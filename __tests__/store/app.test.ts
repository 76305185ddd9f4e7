/** The composition root wires game, saves, review and settings. */
import type { World } from '@/store/app';
import { app, createApp, openApp, startApp } from '@/store/app';
import { randomAi, useGame } from '@/store/game';
import { useReview } from '@/store/review';
import { useSaves } from '@/store/saves';
import { useSettings } from '@/store/settings';
import { createSettingsStore } from '@/store/settings/store';
import { ai, person, playOn, quiet, randomPlayer } from './game/support';
import type { Folder } from './saves/support';
import { tempFolder } from './saves/support';

const folders: Folder[] = [];
afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

/** A device with its own SQLite. */
function device(): World {
  const folder = tempFolder();
  folders.push(folder);
  return {
    open: folder.open,
    claim: async () => true,
    canKeep: async () => true,
    now: () => Date.now(),
    ai: randomAi,
    scheduler: { pause: () => new Promise((resolve) => setImmediate(resolve)) },
    freshSeed: () => 'fresh',
  };
}

const participants = [person('Ada'), ai('Ren')];

test('two apps share nothing', async () => {
  const begin = (settings: ReturnType<typeof createSettingsStore>) => ({
    ...createApp(device(), settings),
    settings,
  });
  const one = begin(createSettingsStore());
  const other = begin(createSettingsStore());
  const apps = [one, other];
  for (const each of apps) await each.saves.getState().openAll();
  one.settings.getState().change({ pace: 'instant' });
  await one.game.getState().startGame({ participants, seed: 'one' });
  await one.saves.getState().refresh();
  await other.saves.getState().refresh();
  expect(apps.map((each) => each.saves.getState().games.length)).toEqual([1, 0]);
  expect(apps.map((each) => each.game.getState().status)).toEqual(['playing', 'none']);
  expect(apps.map((each) => each.settings.getState().pace)).toEqual(['instant', 'normal']);
});

test('whoever plays a game to its end is no newcomer, after a restart too', async () => {
  const world = { ...device(), pace: () => 'instant' as const, passing: () => 'always' as const };
  const one = createApp(world, createSettingsStore());
  await one.saves.getState().openAll();
  const { game, learn } = one;
  const id = await game.getState().startGame({ participants, seed: 'to the end' });
  expect(learn.getState().finished).toBe(false);
  await playOn(game, randomPlayer('to the end'));
  expect(learn.getState().finished).toBe(true);

  const again = createApp(world, createSettingsStore());
  await again.saves.getState().openAll();
  expect(again.learn.getState().finished).toBe(true);

  // A game that was over is only looked at.
  again.learn.setState({ finished: false });
  expect(await again.game.getState().resumeGame(id ?? '')).toBe(true);
  await quiet();
  expect(again.game.getState().status).toBe('over');
  expect(again.learn.getState().finished).toBe(false);
});

test('a game that is begun before the saves are open waits for them, and is in the list then', async () => {
  const { game, saves, review } = createApp(device(), createSettingsStore());
  expect(saves.getState().status).toBe('closed');
  const id = await game.getState().startGame({ participants, seed: 'early' });
  expect(saves.getState().status).toBe('ready');
  await saves.getState().refresh();
  expect(saves.getState().games.map((each) => each.id)).toEqual([id]);
  expect(await review.getState().open(id ?? '')).toBe(true);
  expect(review.getState().game?.id).toBe(id);
});

test('the game follows the pace of the settings, which are saved beside the games', async () => {
  const world = device();
  const settings = createSettingsStore();
  const { game, saves } = createApp(world, settings);
  await saves.getState().openAll();
  await game.getState().startGame({ participants, seed: 'pace' });
  expect(game.getState().pending.length).toBeGreaterThan(0);
  settings.getState().change({ pace: 'instant' });
  await game.getState().startGame({ participants, seed: 'pace' });
  expect(game.getState().pending).toEqual([]);
  await quiet();

  const later = createSettingsStore();
  await createApp(world, later).saves.getState().openAll();
  expect(later.getState().pace).toBe('instant');
});

test('the hooks lead to the app that was started last', async () => {
  const first = startApp(device());
  expect(app()).toBe(first);
  useGame.setState({ choices: 7 });
  expect(first.game.getState().choices).toBe(7);

  const second = startApp({ ...device(), pace: () => 'instant' });
  expect(useGame.getState()).toBe(second.game.getState());
  expect(useSaves.getState()).toBe(second.saves.getState());
  expect(useReview.getState()).toBe(second.review.getState());
  expect(first.game.getState().choices).toBe(7);

  const seen: string[] = [];
  const stop = useSaves.subscribe(({ status }) => seen.push(status));
  await openApp();
  stop();
  expect(seen).toEqual(expect.arrayContaining(['opening', 'ready']));
  expect(first.saves.getState().status).toBe('closed');
  useSettings.getState().change({ sound: 'off' });
  expect(useSettings.getState().sound).toBe('off');
});
