/** Phone features: on-screen keyboard, Back, app switching, modals, drawing load. */
import { expect, PHONE, scenario, type Scenario } from '../driver';
import { playOn, sitDown, toTheTable } from './table';
import { pause, until } from './wait';

/** What a cheap phone can draw in one frame. */
const MOST_VIEWS = 500;
const MOST_DRAWINGS = 5;

export const phone: readonly Scenario[] = [
  scenario({
    name: 'on a phone: half out of sight, the hand is covered',
    needs: ['tappables', 'tapNow', 'halfAway'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person'], seed: 'switching' });
      await toTheTable(app);
      await app.halfAway(true);
      await app.see('curtain-title');
      await app.halfAway(false);
    },
  }),
  scenario({
    name: 'on a phone: Back leads from a page to the one before it',
    needs: ['back'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-about');
      await app.see('about');
      await app.back();
      await app.see('start');
      await app.notSee('about');
    },
  }),
  scenario({
    name: 'on a phone: the Back key closes a sheet, and the table stays',
    needs: ['backKey', 'tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'back' });
      await toTheTable(app);
      await app.tap('open-log');
      await app.see('log');
      await app.backKey();
      await app.notSee('log');
      await app.see('game');
    },
  }),
  scenario({
    name: 'on a phone: Back at the table opens the menu, and does not leave',
    needs: ['back', 'tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'back' });
      await toTheTable(app);
      await app.back();
      await app.see('menu-leave');
      await app.see('game');
    },
  }),
  scenario({
    name: 'on a phone: with a keyboard of glass the field stays in sight, and the first tap on a button acts',
    needs: ['glassKeyboard', 'isAboveKeyboard'],
    async run(app) {
      await app.glassKeyboard(true);
      await app.launch();
      await app.tap('start-saved');
      await app.type('shared-code', 'Dear diary,');
      expect(await app.isAboveKeyboard('shared-code'), 'The keyboard lies over the field');
      await app.tap('shared-open');
      await app.see('shared-told');
    },
  }),
  scenario({
    name: 'on a phone: a sheet that replaces another never shares a moment with it',
    needs: ['tappables', 'tapNow', 'modalsAtOnce'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'one sheet' });
      await toTheTable(app);
      await app.tap('open-menu');
      await app.tap('menu-describe-table');
      await app.see('describe');
      await pause(1_000);
      const together = await app.modalsAtOnce();
      expect(together.length === 0, `In one moment there were ${together.join(', ')}`);
    },
  }),
  scenario({
    name: 'on a phone: a table of five is a light load to draw',
    needs: ['tappables', 'tapNow', 'load'],
    async run(app) {
      const players = ['person', 'novice', 'novice', 'novice', 'novice'] as const;
      await sitDown(app, { players, seed: 'load' });
      const { over } = await playOn(app, { seed: 3, most: 24, size: PHONE });
      expect(!over, 'The game is over before the table is full');
      await toTheTable(app);
      const { views, drawings } = await app.load();
      expect(
        views <= MOST_VIEWS && drawings <= MOST_DRAWINGS,
        `The table is ${views} native views with ${drawings} drawings`,
      );
    },
  }),
  scenario({
    name: 'on a phone: what one is asked is told before what the others have',
    needs: ['tappables', 'tapNow', 'spoken'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice', 'novice'], seed: 'order' });
      await toTheTable(app);
      const question = await app.readText('question');
      const others = (await app.tappables()).filter((c) => c.testID.startsWith('seat-'));
      const told = (await app.spoken()).map((s) => s.name);
      const at = (words: string) => told.findIndex((name) => name.includes(words));
      for (const { label } of others) {
        expect(at(question) < at(label), `"${label}" is told before "${question}"`);
      }
    },
  }),
  scenario({
    name: 'on a phone: a glide ends where its card is to be tapped',
    needs: ['tappables', 'tapNow', 'moving', 'glides'],
    async run(app) {
      await app.launch();
      // With the default pace.
      await app.tap('start-quick');
      await until(async () => (await app.moving()) > 0, 'Nothing glides');
      await until(
        async () => (await app.tappables()).some((c) => c.label.includes('can be chosen')),
        'No card can be chosen',
      );
      await until(async () => (await app.moving()) === 0, 'The cards never come to rest');
      const apart = await app.glides();
      expect(apart.length === 0, apart.slice(0, 3).join('; '));
    },
  }),
];
