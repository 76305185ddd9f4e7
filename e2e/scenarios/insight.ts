/** A finished game, looked at by the strongest player. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, scenario, type App, type Scenario, type Tappable } from '../driver';
import { gameUpTo } from '../../scripts/lib/shared-game';
import { openGame } from './table';
import { find, waitForText } from './wait';

/** One of the recorded games that is long enough to be stopped while it is looked at. */
function longGame(): string {
  const file = join(__dirname, '../../scripts/self-play/games.txt');
  return readFileSync(file, 'utf8').split('\n')[3] as string;
}

const points = async (app: App<'tappables'>): Promise<readonly Tappable[]> =>
  (await app.tappables()).filter(({ testID }) => testID.startsWith('insight-point-'));

async function firstPoint(app: App<'tappables'>): Promise<Tappable> {
  return find(async () => (await points(app))[0], 'There is no turning point');
}

async function openReview(app: App<'tappables'>): Promise<void> {
  const has = (await app.tappables()).some(({ testID }) => testID === 'end-review');
  if (!has) await app.see('end-review');
  await app.tap('end-review');
  await app.tap('review-insight');
}

export const insight: readonly Scenario[] = [
  scenario({
    name: 'a finished game is looked at, stopped, gone on with after a kill; it asks before it tells, and plays on from there',
    needs: ['tappables'],
    async run(app) {
      await app.launch();
      await app.tap('start-saved');
      await app.type('shared-code', longGame());
      await app.tap('shared-open');
      await app.tap('shared-go');
      await openReview(app);
      await app.tap('insight-begin');
      await app.tap('insight-cancel');
      await app.see('insight-begin');
      await app.kill();

      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-saved');
      const game = await find(
        async () => (await app.tappables()).find((c) => /\. Played /.test(c.label)),
        'The game is not in the list',
      );
      await app.tap(game.testID);
      await openReview(app);
      await app.tap('insight-begin');
      await app.see('insight-chart');
      await waitForText(app, 'insight-here', /100\u00A0%/);
      await app.screenshot('insight');

      const point = await firstPoint(app);
      expect(/What would you have done\?/.test(point.label), `It tells "${point.label}"`);
      await app.tap(point.testID);
      await app.see('insight-option-1');
      await app.notSee('insight-better');
      await app.tap('insight-option-1');
      await waitForText(app, 'insight-better', /%/);
      await app.screenshot('insight-told');
      await app.tap('insight-list');
      const told = await firstPoint(app);
      expect(!/What would you/.test(told.label), `After the answer it says "${told.label}"`);

      // It is kept: the next time it is there at once.
      await app.tap('insight-close');
      await app.tap('review-leave');
      await openReview(app);
      await app.tap((await firstPoint(app)).testID);
      await app.tap('insight-option-0');
      await app.tap('insight-play');
      await app.see('game');
    },
  }),
  scenario({
    name: 'a game that goes on is not looked at by the strongest player',
    needs: ['tappables'],
    async run(app) {
      await openGame(
        app,
        gameUpTo('running', ({ kind }) => kind === 'wing'),
      );
      await app.kill();
      await app.relaunch();
      await app.see('start-ready');
      await app.tap('start-saved');
      const more = await find(
        async () => (await app.tappables()).find((c) => c.testID.startsWith('saved-more-')),
        'The game is not in the list',
      );
      await app.tap(more.testID);
      await app.tap('saved-review');
      await app.see('review-how');
      await app.notSee('review-insight');
    },
  }),
];
