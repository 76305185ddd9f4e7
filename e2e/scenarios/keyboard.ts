/** Played with the keyboard only, by what a screen reader hears: no pointer, no test ids. */
import { expect, scenario, TALL, type App, type Scenario, type Spoken } from '../driver';
import { dice } from './table';
import { find, pause, until } from './wait';

type Listener = App<'press' | 'focused' | 'spoken'>;

const CONTROLS = ['button', 'radio', 'textbox', 'link', 'slider', 'switch'];
const CAN = 'can be chosen';
const TO_CHOOSE = /\d to choose$/;
/** Controls that look, change the view or help, but decide nothing. */
const SIDELINES =
  /^(Read|Cancel|Go back|Skip|Put the card back|Look at|Describe|Back to now|Hint$|Show the moves|Put the hint away)/;

const isControl = (s: Spoken) => CONTROLS.includes(s.role);

/** The focused element must have a name and a visible ring. */
async function here(app: Listener, after: string): Promise<Spoken> {
  let wrong = '';
  return find(
    async () => {
      const at = await app.focused();
      if (at === null) wrong = 'the focus is on nothing at all';
      else if (at.name === '') wrong = `the focus is on a ${at.role} without a name`;
      else if (!at.ring) wrong = `nothing shows that the focus is on "${at.name}"`;
      else return at;
      return null;
    },
    () => `After ${after} ${wrong}`,
  );
}

/** The way with fewer stops, as somebody who knows the table would go. */
function shorterWay(
  stops: readonly Spoken[],
  at: Spoken | null,
  wanted: (s: Spoken) => boolean,
): 'Tab' | 'Shift+Tab' {
  const from = stops.findIndex((s) => s.name === at?.name);
  const to = stops.findIndex(wanted);
  if (from < 0 || to < 0) return 'Tab';
  const forth = (to - from + stops.length) % stops.length;
  return forth <= stops.length / 2 ? 'Tab' : 'Shift+Tab';
}

/** Presses Tab until the name matches. Every stop on the way must have one. */
async function walkTo(
  app: Listener,
  wanted: (s: Spoken) => boolean,
  what: string,
): Promise<Spoken | null> {
  const stops = (await app.spoken()).filter((s) => isControl(s) && s.focusable);
  let at = await app.focused();
  const key = shorterWay(stops, at, wanted);
  for (let i = 0; i < stops.length + 8; i++) {
    if (at !== null && isControl(at) && wanted(at)) return at;
    await app.press(key);
    at = await app.focused();
    // The first Tab starts outside the page, and the last leaves it.
    if (at === null) continue;
    expect(at.name !== '', `On the way to ${what} there is a ${at.role} without a name`);
    expect(at.ring, `On the way to ${what} nothing shows the focus on "${at.name}"`);
  }
  return null;
}

/** Waits until it is announced, then tabs to it. A page in transition may swallow keys. */
async function reach(app: Listener, fits: (s: Spoken) => boolean, what: string): Promise<Spoken> {
  const isTold = async () => (await app.spoken()).some((s) => isControl(s) && fits(s));
  await until(isTold, `Nothing is called ${what}`);
  return find(() => walkTo(app, fits, what), `Tab does not lead to ${what}`);
}

async function enter(app: Listener, name: string | RegExp): Promise<void> {
  const fits = (s: Spoken) => (typeof name === 'string' ? s.name === name : name.test(s.name));
  await reach(app, fits, String(name));
  await app.press('Enter');
  await here(app, `Enter on ${String(name)}`);
}

/** Every reachable control needs a name, and names must be unique. */
function complaintsAbout(all: readonly Spoken[]): string[] {
  const controls = all
    .filter((s) => isControl(s) || s.focusable)
    .filter((s) => s.role !== 'RootWebArea');
  const nameless = controls.filter((s) => s.name === '').map((s) => `a ${s.role} has no name`);
  // Radios are also identified by their group, so only buttons count.
  const names = controls.filter((s) => s.role === 'button').map((s) => `${s.role} "${s.name}"`);
  const twice = names
    .filter((name, i) => names.indexOf(name) !== i)
    .map((n) => `${n} is there twice`);
  return [...nameless, ...twice];
}

const inDialog = async (app: Listener) => (await app.spoken())[0]?.role === 'dialog';

/** A sheet is open when its title has the focus. */
async function untilOpen(app: Listener, title: string): Promise<void> {
  await until(async () => {
    const at = await app.focused();
    return at?.role === 'heading' && at.name === title && (await inDialog(app));
  }, `The sheet "${title}" does not take the focus`);
}

async function closeByEscape(app: Listener, backTo: string): Promise<void> {
  await app.press('Escape');
  await until(async () => {
    const at = await app.focused();
    // A closing sheet must keep its title while it fades.
    expect(at?.role !== 'heading' || at.name !== '', 'The sheet is emptied before it is gone');
    return at?.name === backTo && !(await inDialog(app));
  }, `Escape does not lead back to "${backTo}"`);
}

async function sitDown(app: Listener, seed: string): Promise<void> {
  await enter(app, 'Settings');
  // One Tab stop per group; the arrows select within it.
  await enter(app, 'Normal');
  await app.press('ArrowRight');
  await app.press('ArrowRight');
  await until(
    async () => (await app.focused())?.name === 'Instant',
    'The arrows do not lead to the next choice',
  );
  await enter(app, 'Back');
  await enter(app, 'Set up a table');
  // The first seat is a person; the arrows change the level of the second.
  let level = await reach(app, (s) => s.role === 'radio' && s.name !== 'Person', 'a level');
  for (let i = 0; i < 3 && level.name !== 'Novice'; i++) {
    const { name } = level;
    await app.press('ArrowLeft');
    level = await find(async () => {
      const at = await app.focused();
      return at?.role === 'radio' && at.name !== name ? at : null;
    }, `The arrows do not lead on from "${name}"`);
  }
  expect(level.name === 'Novice', 'The arrows do not lead to the level');
  await enter(app, 'Advanced');
  await reach(app, (s) => s.role === 'textbox' && /^Seed/.test(s.name), 'the seed');
  for (const letter of seed) await app.press(letter === ' ' ? 'Space' : letter);
  await enter(app, 'Start the game');
  await enter(app, 'Menu');
  await untilOpen(app, 'Menu');
  await closeByEscape(app, 'Menu');
}

/** The possible actions, by name. */
function options(all: readonly Spoken[]): { cards: string[]; acts: string[] } {
  const buttons = all.filter((s) => s.role === 'button' && s.focusable);
  const cards = buttons.filter((s) => s.name.includes(CAN) || TO_CHOOSE.test(s.name));
  const acts = buttons
    .filter((s) => s.group === 'The question' && !SIDELINES.test(s.name))
    .map((s) => s.name);
  return { cards: cards.map((s) => s.name), acts };
}

async function playByKeys(app: Listener, seed: number, most: number): Promise<number> {
  const roll = dice(seed);
  const pick = (list: readonly string[]) => list[Math.floor(roll() * list.length)];
  let idle = 0;
  for (let done = 0; done < most;) {
    const all = await app.spoken();
    if (all.some((s) => s.role === 'button' && s.name === 'Play again')) return done;
    const told = `(seed ${seed}, choice ${done})`;
    let wrong = complaintsAbout(all);
    if (wrong.length > 0) {
      // A closing sheet stays for a moment, so only what is wrong at every look counts.
      await find(
        async () => {
          const again = complaintsAbout(await app.spoken());
          wrong = wrong.filter((line) => again.includes(line));
          return wrong.length === 0 ? true : null;
        },
        () => `${wrong.slice(0, 3).join('; ')} ${told}`,
      );
      continue;
    }
    const { cards, acts } = options(all);
    const sheet = all[0]?.role === 'dialog';
    const chosen = all.some((s) => s.name.endsWith(', chosen'));
    if (sheet && cards.length === 0) {
      await app.press('Escape');
      await here(app, 'Escape');
      continue;
    }
    const name =
      cards.length > 0 && (acts.length === 0 || (!chosen && roll() < 0.7))
        ? pick(cards)
        : pick(acts);
    if (name === undefined) {
      expect(++idle < 1200, `There is nothing to do any more ${told}`);
      await pause(25);
      continue;
    }
    if ((await walkTo(app, (s) => s.name === name, name)) === null) {
      // It may have gone while the keys were being pressed.
      expect(++idle < 40, `Tab does not lead to "${name}" ${told}`);
      continue;
    }
    await app.press('Enter');
    await here(app, `Enter on "${name}" ${told}`);
    idle = 0;
    done++;
  }
  throw new Error(`The game did not come to its end in ${most} choices`);
}

/** Tab cycles inside an open dialog. */
async function expectTrapped(app: Listener, title: string): Promise<void> {
  const inside = new Set((await app.spoken()).map((s) => s.name));
  expect(inside.has(title), `The dialog is not called "${title}"`);
  for (let i = 0; i < inside.size + 3; i++) {
    await app.press(i % 5 === 4 ? 'Shift+Tab' : 'Tab');
    const at = await here(app, `Tab in "${title}"`);
    expect(inside.has(at.name), `Tab leads from "${title}" to "${at.name}"`);
  }
}

export const keyboard: readonly Scenario[] = [
  scenario({
    name: 'sheets name themselves, keep the focus inside and give it back; a card is read with a key',
    needs: ['press', 'focused', 'spoken'],
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await sitDown(app, 'sheets');
      const isCard = (s: Spoken) => s.name.endsWith(`your hand, ${CAN}`);
      const card = await reach(app, isCard, 'a card');
      await app.press('i');
      const [name = ''] = card.name.split(',');
      await untilOpen(app, name);
      await expectTrapped(app, name);
      await closeByEscape(app, card.name);

      await enter(app, 'Describe my options');
      await untilOpen(app, 'Describe my options');
      await expectTrapped(app, 'Describe my options');
      const said = (await app.spoken()).map((s) => s.name).join('\n');
      expect(said.includes(name), `The options do not name ${name}`);
      await closeByEscape(app, 'Describe my options');

      await enter(app, 'Menu');
      await untilOpen(app, 'Menu');
      await expectTrapped(app, 'Menu');
      await enter(app, 'Describe the table');
      await untilOpen(app, 'Describe the table');
      await expectTrapped(app, 'Describe the table');
      const table = (await app.spoken()).map((s) => s.name).join('\n');
      expect(/Deck, \d+ cards left/.test(table), 'The table is described without its deck');
    },
  }),
  scenario({
    name: 'a whole game against the computer by keyboard, from what a screen reader is told',
    needs: ['press', 'focused', 'spoken'],
    screen: TALL,
    async run(app) {
      await app.launch();
      await app.see('start-ready');
      await sitDown(app, 'by ear');
      const done = await playByKeys(app, 4, 900);
      expect(done > 10, `The game was over after ${done} choices`);
      await enter(app, 'Go to the start');
      await app.see('start');
    },
  }),
];
