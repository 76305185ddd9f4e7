import { expect, PHONE, scenario, TABLET, TALL, type Scenario, type Tappable } from '../driver';
import { choosableCard, playOn, sitDown, toTheTable, untilAsked } from './table';
import { find, pause, until } from './wait';

export const play: readonly Scenario[] = [
  scenario({
    name: 'one tap starts a game against the computer, and another goes on with it',
    needs: [],
    async run(app) {
      await app.launch();
      await app.tap('start-quick');
      await app.see('game');
      await app.see('question');
      await app.screenshot('game');
      await app.kill();
      await app.relaunch();
      await app.tap('start-continue');
      await app.see('game');
      await app.see('question');
    },
  }),
  scenario({
    name: 'two people play a whole game by tapping, with the curtain between them',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person'], seed: 'two people' });
      await app.see('curtain-title');
      const { over } = await playOn(app, { seed: 11, most: 1500, size: PHONE });
      expect(over, 'The game did not come to its end');
      await app.see('end-title');
      await app.screenshot('end');
      await app.tap('end-table');
      await app.see('board');
      await app.tap('act-result');
      await app.see('end-title');
      await app.tap('end-rematch');
      await app.see('curtain-title');
    },
  }),
  scenario({
    name: 'a person plays a whole game against the computer',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'alone' });
      const { over } = await playOn(app, { seed: 5, most: 1500, size: PHONE });
      expect(over, 'The game did not come to its end');
      await app.tap('end-home');
      await app.see('start-ready');
      // That is offered to those who have not finished a game.
      await app.notSee('start-first');
    },
  }),
  scenario({
    name: 'five people pass a phone around',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      const players = ['person', 'person', 'person', 'person', 'person'] as const;
      await sitDown(app, { players, seed: 'five' });
      const passedTo: string[] = [];
      await playOn(app, {
        seed: 3,
        most: 600,
        size: PHONE,
        enough: () => passedTo.length > 10,
        async atCurtain(screen) {
          const open = screen.find((c) => c.testID === 'curtain-open');
          passedTo.push(open?.label ?? '');
          const hands = screen.filter((c) => /your hand|can be chosen/.test(c.label));
          expect(hands.length === 0, `Under the curtain lies ${hands[0]?.label ?? ''}`);
        },
      });
      // Everyone in turn, nobody twice.
      const names = new Set(passedTo);
      expect(names.size === 5, `The phone was passed to ${[...names].join(', ')} only`);
      const again = passedTo.findIndex((name, i) => i > 0 && name === passedTo[i - 1]);
      expect(again < 0, `The curtain fell twice before "${passedTo[again] ?? ''}"`);
      await app.screenshot('five');
    },
  }),
  scenario({
    name: 'what happened since the last turn opens before the curtain, and is replayed on the table',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'person', 'novice'], seed: 'digest' });
      let fallen = 0;
      const isDown = (screen: readonly Tappable[]) =>
        screen.some((c) => c.testID === 'curtain-open');
      await playOn(app, {
        seed: 4,
        most: 200,
        size: PHONE,
        enough: (screen) => fallen === 3 && isDown(screen),
        atCurtain: async () => void fallen++,
      });
      const told = await app.readText('digest');
      const line = await find(
        async () => (await app.tappables()).find((c) => /^digest-\d+$/.test(c.testID)),
        'Nothing happened since the last turn',
      );
      await app.tap(line.testID);
      await until(
        async () => (await app.readText('digest')).length > told.length,
        'A line of the digest does not open',
      );
      await app.tap('curtain-points-0');
      await app.see('points-total');
      await app.tap('points-close');
      await app.tap('digest-replay');
      await app.notSee('curtain-title');
      await app.see('past');
      const hands = (await app.tappables()).filter((c) => /your hand/.test(c.label));
      expect(hands.length === 0, `While it is replayed, ${hands[0]?.label ?? ''} can be seen`);
      await app.tap('act-now');
      await app.see('curtain-title');
    },
  }),
  scenario({
    name: 'two teams play to the end, and the partners win or lose together',
    needs: ['tappables', 'tapNow'],
    screen: TABLET,
    async run(app) {
      const players = ['person', 'novice', 'novice', 'novice'] as const;
      await sitDown(app, { players, seed: 'teams', teams: true });
      const { over } = await playOn(app, { seed: 8, most: 1500, size: TABLET });
      expect(over, 'The game did not come to its end');
      await app.screenshot('teams');
      const shown = (await app.tappables()).filter((c) => c.testID.startsWith('end-player-'));
      const ids = shown.map((c) => c.testID.replace('end-player-', ''));
      const points = shown.map((c) => Number(/, (-?\d+) points?:/.exec(c.label)?.[1]));
      const name = (i: number) => (shown[i]?.label ?? '').split(',')[0] ?? '';
      expect(
        /^(0,2,1,3|1,3,0,2)$/.test(ids.join()),
        `Partners sit opposite, but the result is in the order ${ids.join()}`,
      );
      for (const [first, second] of [
        [0, 1],
        [2, 3],
      ] as const) {
        const side = [ids[first], ids[second]].join('-');
        const words = await app.readText(`end-side-${side}`);
        const sum = (points[first] ?? NaN) + (points[second] ?? NaN);
        expect(
          words.startsWith(`${name(first)} & ${name(second)}: ${sum} point`),
          `${sum} points of ${name(first)} and ${name(second)} are told as "${words}"`,
        );
      }
      const title = await app.readText('end-title');
      expect(title === `${name(0)} & ${name(1)} win`, `The title says "${title}"`);
    },
  }),
  scenario({
    name: 'random taps on a tablet lead through a whole game',
    needs: ['tappables', 'tapNow'],
    screen: TABLET,
    async run(app) {
      await sitDown(app, { players: ['person', 'person', 'person'], seed: 'tablet' });
      const { over } = await playOn(app, { seed: 21, most: 2500, size: TABLET });
      expect(over, 'The game did not come to its end');
    },
  }),
  scenario({
    name: 'cards glide, but not where the device asks for less motion',
    needs: ['tappables', 'tapNow', 'lessMotion', 'moving'],
    async run(app) {
      const moves = async () => (await app.moving()) > 0;
      /** Keeps looking during the action and for a moment after it. */
      const anythingMoves = async (during: () => Promise<void>) => {
        let moved = false;
        let done = false;
        const watch = async () => {
          while (!done && !moved) moved = await moves();
        };
        const act = async () => {
          await during();
          await pause(600);
        };
        await Promise.all([act().finally(() => (done = true)), watch()]);
        return moved;
      };
      const deal = async () => {
        await app.tap('start-quick');
        await untilAsked(app);
      };
      await app.launch();
      // The deal is shown at the default pace.
      expect(await anythingMoves(deal), 'Nothing moves, so that this scenario shows nothing');
      await app.lessMotion(true);
      await app.relaunch();
      expect(!(await anythingMoves(deal)), 'Something moves all the same');
      const openMenu = async () => {
        await app.tap('open-menu');
        await app.see('menu-leave');
      };
      expect(!(await anythingMoves(openMenu)), 'A sheet moves all the same');
      // The player's own wish comes before the device's, from the start on.
      await app.relaunch('/settings');
      await app.tap('settings-motion-full');
      await app.tap('settings-back');
      // What was chosen before the games were open is saved with them.
      await app.see('start-ready');
      await app.relaunch();
      expect(await anythingMoves(deal), 'Full motion is wanted, and nothing moves');
    },
  }),
  scenario({
    name: 'turning the device keeps the question and the chosen card',
    needs: ['tappables', 'tapNow', 'setViewport'],
    screen: TALL,
    async run(app) {
      await app.setViewport(390, 844);
      await sitDown(app, { players: ['person', 'novice'], seed: 'turn' });
      // The first question: at others a tap on a card answers at once, and nothing stays chosen.
      const card = await find(async () => {
        await toTheTable(app);
        return choosableCard(app);
      }, 'No card can be chosen as the task');
      const asked = await app.readText('question');
      await app.tap(card.testID);
      await app.see('act-read');
      const buttons = async () =>
        (await app.tappables())
          .map((c) => c.testID)
          .filter((id) => id.startsWith('act-'))
          .join();
      const chosen = await buttons();
      for (const [width, height] of [
        [844, 390],
        [768, 1024],
        [1024, 768],
        [360, 640],
        [390, 844],
      ] as const) {
        await app.setViewport(width, height);
        await until(
          async () => (await app.readText('question')) === asked,
          `The question changed at ${width}×${height}`,
        );
        await app.see('act-read');
        await until(
          async () => (await buttons()) === chosen,
          `The choice was lost at ${width}×${height}`,
        );
        await app.screenshot(`turned-${width}x${height}`);
      }
    },
  }),
];
