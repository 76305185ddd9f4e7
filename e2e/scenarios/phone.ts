/** Phone features: on-screen keyboard, Back, app switching, modals, drawing load. */
import { expect, PHONE, scenario, type Scenario } from '../driver';
import { playOn, sitDown, toTheTable } from './table';
import { pause, until, waitForText } from './wait';

/** What a cheap phone can draw in one frame. */
const MOST_VIEWS = 500;
const MOST_DRAWINGS = 5;

export const phone: readonly Scenario[] = [
  scenario({
    name: 'on a phone: half out of sight, the hand is covered',
    needs: ['tappables', 'tapNow', 'halfAway', 'spoken', 'mounted'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person'], seed: 'switching' });
      await toTheTable(app);
      const hand = async () =>
        (await app.spoken()).filter(({ name }) => name.includes('your hand')).map((s) => s.name);
      expect((await hand()).length > 0, 'No hand is there to be covered');
      await app.halfAway(true);
      // At once: the picture in the app switcher is taken now.
      expect((await app.mounted('curtain-title')) === 1, 'The curtain is not down');
      expect((await hand()).length === 0, `${(await hand())[0]} is still there`);
      await app.halfAway(false);
      await app.see('curtain-title');
      expect((await hand()).length === 0, 'The hand is back before the curtain was opened');
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
    name: 'on a phone: Back leaves no page from under a sheet',
    needs: ['back'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await app.tap('start-about');
      await app.tap('about-licences');
      await app.see('licences');
      // An iPhone's edge swipe does nothing here; it has the button.
      await app.back();
      await app.see('about');
      await app.notSee('start');
    },
  }),
  scenario({
    name: 'on a phone: Back at the table opens the menu, and does not leave',
    needs: ['back', 'tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'back' });
      await toTheTable(app);
      // First it puts back a card that was tapped.
      const card = (await app.tappables()).find((c) => c.label.includes('can be chosen'));
      expect(card !== undefined, 'No card can be chosen');
      await app.tap(card.testID);
      const chosen = async () => (await app.tappables()).some((c) => c.label.includes(', chosen'));
      await until(chosen, 'The card is not chosen');
      await app.back();
      await until(async () => !(await chosen()), 'Back does not put the card back');
      await app.notSee('menu-leave');
      await app.back();
      await app.see('menu-leave');
      await app.see('game');
      // The menu is the only way out, and leaving through it works.
      await app.tap('menu-leave');
      await app.see('start-ready');
      await app.notSee('game');
    },
  }),
  scenario({
    name: 'on a phone: Back before the curtain never shows a hand and never leaves',
    needs: ['back', 'tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person'], seed: 'back' });
      await app.see('curtain-title');
      await app.back();
      await app.see('menu-leave');
      const own = (await app.tappables()).filter((c) => c.label.includes('your hand'));
      expect(own.length === 0, `${own[0]?.label ?? ''} can be read`);
      await app.tap('menu-resume');
      await app.notSee('menu-leave');
      await app.back();
      await app.see('curtain-title');
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
    name: 'on a phone: every field can be seen while its keyboard is up',
    needs: ['glassKeyboard', 'isAboveKeyboard', 'rotate', 'tappables', 'tapNow'],
    async run(app) {
      const expectInSight = async (...fields: string[]) => {
        for (const way of ['portrait', 'landscape'] as const) {
          await app.rotate(way);
          for (const field of fields) {
            await app.type(field, `Xenia ${field.slice(-1)}`);
            expect(await app.isAboveKeyboard(field), `The keyboard lies over ${field}, ${way}`);
          }
        }
        await app.rotate('portrait');
      };
      await app.glassKeyboard(true);
      await app.launch('/new');
      for (let seats = 2; seats < 5; seats++) await app.tap('new-add');
      await app.tap('new-plays-4-person');
      await app.tap('new-advanced');
      await expectInSight('new-seed', 'new-name-4', 'new-name-0');
      // The button under the page is above the keyboard, and the first tap on it acts.
      await app.type('new-name-4', 'Yuri');
      await app.tap('new-start');
      await app.see('game');
      await app.relaunch('/rules');
      await expectInSight('rules-search');
      await app.relaunch('/cards');
      await expectInSight('cards-search');
      await app.relaunch();
      await app.tap('start-saved');
      await app.see('saved-row');
      const more = (await app.tappables()).find((c) => c.testID.startsWith('saved-more-'));
      expect(more !== undefined, 'The saved game has no menu');
      await app.tap(more.testID);
      await expectInSight('saved-name');
      // A list of four has a search.
      for (let games = 1; games < 4; games++) {
        await app.tap('saved-duplicate');
        await waitForText(app, 'saved-told', /\S/);
      }
      await app.tap('saved-game-close');
      await app.tap('saved-shared');
      await expectInSight('shared-code', 'saved-search');
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
      for (const seed of [3, 4, 5]) {
        const { over } = await playOn(app, { seed, most: 12, size: PHONE });
        expect(!over, 'The game is over before the table is full');
        await toTheTable(app);
        const { views, drawings, late } = await app.load();
        expect(
          views <= MOST_VIEWS && drawings <= MOST_DRAWINGS,
          `The table is ${views} native views with ${drawings} drawings`,
        );
        expect(late === 0, `${late} frames came late while computers thought`);
      }
    },
  }),
  scenario({
    name: 'on a phone: what one is asked is told before what the others have',
    needs: ['tappables', 'tapNow', 'spoken'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice', 'novice'], seed: 'order' });
      await toTheTable(app);
      const question = await app.readText('question');
      const controls = await app.tappables();
      const labels = (wanted: RegExp) =>
        controls.filter((c) => wanted.test(`${c.testID} ${c.label}`)).map((c) => c.label);
      const told = (await app.spoken()).map((s) => s.name);
      const at = (words: string) => told.findIndex((name) => name.includes(words));
      // In this order wherever they lie: the question, the hand, then the rest.
      const parts = [
        [question],
        labels(/^act-/),
        labels(/^card-.*your hand/),
        labels(/^card-.*the floor/),
        labels(/^seat-/),
      ];
      expect(
        parts.every((part) => part.length > 0),
        `The table lacks a part: ${JSON.stringify(parts)}`,
      );
      for (const [i, part] of parts.slice(1).entries()) {
        for (const later of part) {
          for (const earlier of parts[i] ?? []) {
            expect(at(earlier) >= 0, `"${earlier}" is not told at all`);
            expect(at(earlier) < at(later), `"${later}" is told before "${earlier}"`);
          }
        }
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
