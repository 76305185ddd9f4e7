/** The exact list of scenarios that each driver leaves out, so that none is lost unnoticed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { scenario } from '../../e2e/driver';
import {
  FIREFOX_RUNS,
  HAS,
  planFor,
  tellNotRun,
  WEBKIT_RUNS,
  type DriverName,
} from '../../e2e/plan';
import { SCENARIOS } from '../../e2e/scenarios';

const ONLY_IN_BROWSERS = [
  'a second tab says that the games are open in the first, and neither loses anything: lacks another, toFront',
  'every text is as wide as it was measured, and breaks into as many lines: lacks textSizes',
  'what stands on the table is as wide as it was measured, at every text size: lacks textsDrawn',
  'in a browser: Forward, after a game was left, leads to no hand: lacks history',
  'in a browser: Back closes a sheet, then opens the menu, and leaving is up to the menu: lacks history',
  'a private window says that it keeps nothing, and a game there can be played and gone back to: lacks privateWindow',
  'the storage script is not loaded once: it is said, and the next try opens the games: lacks loseFile',
  'the part that talks to it is not loaded once: it is said, and the next try opens the games: lacks loseFile',
  'SQLite itself is not loaded once: it is said, and the next try opens the games: lacks loseFile',
  'a page is not loaded: it is said, and the next try opens it: lacks loseFile, violations',
  'the app itself is not loaded once: the page says so, and the next try starts it: lacks loseFile, violations',
  'a language is not loaded: it is said, and the next try speaks it: lacks loseFile, violations',
  'what a computer thinks by is not loaded: it is said, and the next try lets it move: lacks loseFile, violations',
  'a game is asked for while the storage is lost: it begins with the next try, or unsaved: lacks loseFile',
  'a browser in which nothing can be written says so, and a game can be played in it: lacks oldBrowser',
  'with almost no room the app speaks of room, and plays on unsaved: lacks littleRoom, violations',
  'with room again after there was almost none, the next try opens the games: lacks littleRoom',
  'a drag that begins beside a card selects no words of the table: lacks selectedText',
];
const BY_AXE = [
  'no page breaks a rule of axe-core, in light and in dark: lacks violations',
  'no part of the table breaks a rule of axe-core, in light and in dark: lacks violations',
  'in Deutsch nothing breaks a rule of axe-core: lacks violations',
  'in 日本語 nothing breaks a rule of axe-core: lacks violations',
  'with text at twice its size no screen breaks a rule of axe-core: lacks violations',
];
const BY_KEYBOARD = [
  'a choice is taken back and made again by key, until something hidden is seen: lacks press',
  'a chosen card is put back by Escape, and the other ways are there again: lacks press',
  'sheets name themselves, keep the focus inside and give it back; a card is read with a key: lacks press',
  'a whole game against the computer by keyboard, from what a screen reader is told: lacks press',
  'a lesson is taken by keys alone: a wrong answer, its reason, and a whole turn: lacks press',
];
const ONLY_ON_DEVICES = [
  'on a device: two people, and the curtain is down when the app comes back: lacks turnTo',
  'on a device: what happens is told without being asked: lacks announced',
  'at the size of text that the device asks for, the question can be read: lacks textSize',
  'on a phone: half out of sight, the hand is covered: lacks halfAway',
  'on a phone: Back leads from a page to the one before it: lacks back',
  'on a phone: the Back key closes a sheet, and the table stays: lacks backKey',
  'on a phone: Back leaves no page from under a sheet: lacks back',
  'on a phone: Back before the curtain never shows a hand and never leaves: lacks back',
  'on a phone: Back at the table opens the menu, and does not leave: lacks back',
  'on a phone: with a keyboard of glass the field stays in sight, and the first tap on a button acts: lacks glassKeyboard, isAboveKeyboard',
  'on a phone: every field can be seen while its keyboard is up: lacks glassKeyboard, isAboveKeyboard',
  'on a phone: a sheet that replaces another never shares a moment with it: lacks modalsAtOnce',
  'on a phone: a table of five is a light load to draw: lacks load',
  'on a phone: a glide ends where its card is to be tapped: lacks glides',
];

const notRun = (driver: DriverName) =>
  planFor(driver, SCENARIOS)
    .notRun.map(({ scenario: name, why }) => `${name}: ${why}`)
    .sort();

describe('what is not run', () => {
  test('in a browser: only what a device alone can do', () => {
    expect(notRun('playwright')).toEqual([...ONLY_ON_DEVICES].sort());
  });

  test('in Firefox: what shows that the app starts, plays, resumes and works offline', () => {
    const able = planFor('firefox', SCENARIOS).run.map(({ name }) => name);
    expect(FIREFOX_RUNS.filter((name) => !able.includes(name))).toEqual([]);
    expect(FIREFOX_RUNS).toHaveLength(6);
  });

  test('in WebKitGTK: what shows that the app plays where nothing can be kept', () => {
    const able = planFor('webkit', SCENARIOS).run.map(({ name }) => name);
    expect(WEBKIT_RUNS.filter((name) => !able.includes(name))).toEqual([]);
    expect(WEBKIT_RUNS).toHaveLength(2);
  });

  test('on the native host: only what a browser or a keyboard alone can do', () => {
    const both = [...ONLY_IN_BROWSERS, ...BY_AXE, ...BY_KEYBOARD];
    const half = 'on a phone: half out of sight, the hand is covered: lacks halfAway';
    const key = 'on a phone: the Back key closes a sheet, and the table stays: lacks backKey';
    expect(notRun('native android')).toEqual([...both, half].sort());
    expect(notRun('native ios')).toEqual([...both, key].sort());
  });

  test('with Detox: whatever looks at the whole screen', () => {
    const names = (driver: DriverName) =>
      planFor(driver, SCENARIOS)
        .run.map(({ name }) => name)
        .sort();
    const everywhere = [
      'opens and reloads every route directly',
      'shows the way back from an unknown route',
      'comes back after being killed',
      'on a device: it starts, and links lead to their pages',
      'on a device: a quick game asks the same question after a kill',
      'on a device: two people, and the curtain is down when the app comes back',
      'on a device: a sheet that replaces another can be read and closed',
      'on a device: a code is typed in, and its game is in the list',
      'on a device: turned on its side and back, it asks the same',
      'one tap starts a game against the computer, and another goes on with it',
      'on a phone: Back leads from a page to the one before it',
      'on a phone: Back leaves no page from under a sheet',
      'a newcomer counts actions in the first lesson, is told why not, and finishes it',
      'a newcomer is offered an easy first game, also after half of one',
      'a work is found by a word of its text, and read with its rulings',
      'in the first game a mark says what is needed, goes with a tap and does not come back',
      'the first game is the eighth lesson: left in the middle, the list leads back into it',
    ];
    expect(names('detox ios')).toEqual([...everywhere].sort());
    expect(names('detox android')).toEqual(['starts, and is used offline', ...everywhere].sort());
  });
});

describe('a plan', () => {
  const flying = scenario({
    name: 'flying',
    needs: ['press', 'spoken'],
    run: async () => undefined,
  });
  const walking = scenario({ name: 'walking', needs: ['rotate'], run: async () => undefined });

  test('names what a driver lacks', () => {
    const plan = planFor('detox ios', [flying, walking]);
    expect(plan.run).toEqual([walking]);
    expect(plan.notRun).toEqual([{ scenario: 'flying', why: 'lacks press, spoken' }]);
  });

  test('is said aloud', () => {
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    tellNotRun('detox ios', planFor('detox ios', [flying]));
    expect(said).toHaveBeenCalledWith('  – flying: not run on detox ios: lacks press, spoken');
    said.mockRestore();
  });

  test('every need is had by some driver, and no two scenarios share a name', () => {
    const all = new Set(Object.values(HAS).flat());
    for (const { needs } of SCENARIOS) for (const need of needs) expect(all).toContain(need);
    expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length);
  });
});

test('no scenario asks what its driver has, and goes home without a word', () => {
  const folder = join(__dirname, '../../e2e/scenarios');
  for (const file of readdirSync(folder)) {
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source).not.toMatch(/=== undefined\) return;|app\.\w+\?\.\(/);
  }
});

test('every field of the app is typed into by the scenario of the keyboard', () => {
  const root = join(__dirname, '../..');
  const screens = join(root, 'components');
  const sources = readdirSync(screens, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(screens, file), 'utf8'))
    .join('');
  const fields = [...sources.matchAll(/<Field\s[^>]*?testID=(?:"([\w-]+)"|{`([\w-]+)\$)/g)];
  const names = fields.map(([, whole, beginning]) => whole ?? beginning ?? '');
  expect(names).toHaveLength(sources.split('<Field').length - 1);
  const scenarios = readFileSync(join(root, 'e2e/scenarios/phone.ts'), 'utf8');
  const typedInto = [...scenarios.matchAll(/expectInSight\(([^)]*)\);/g)].join();
  expect(names.filter((name) => !typedInto.includes(`'${name}`))).toEqual([]);
});
