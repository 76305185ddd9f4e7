/** Other languages, on every kind of screen: one made of English by rule, longer and accented, and the real ones. */
import { languageCodes, LANGUAGES, type LanguageCode } from '../../locales/languages';
import { englishIn } from '../../scripts/languages/check';
import { expect, scenario, TALL, type App, type Scenario } from '../driver';
import { expectNothingCut, type Sizes } from './cut';
import { expectSameTable, tableOf } from './same-table';
import { playOn, sitDown, toTheTable } from './table';
import { find } from './wait';

/** Every word with one of these letters has them accented, unless it is a name or was never in locales. */
const PLAIN = /[acdeghiklnorstuyz]{3,}/i;
/** The same in every language: names of the game, of people, of languages; works in English where the alphabet matters. */
const LANGUAGE_NAMES = languageCodes.map((code) => LANGUAGES[code].name).join('|');
const NAMES = new RegExp(
  `Mottainai|Carl Chudyk|Player \\d|${LANGUAGE_NAMES}|\\bYou\\b|\\([A-Z][A-Za-z ]+\\)`,
  'g',
);

type Reader = App<'tappables'>;

/** Accented words show what was never in locales; in a real language English words in a row do. */
const isEnglish = (label: string, code: LanguageCode): boolean =>
  code === 'pseudo' ? PLAIN.test(label) : englishIn(label) !== null;

async function expectNoEnglish(
  app: Reader,
  where: string,
  code: LanguageCode = 'pseudo',
): Promise<void> {
  let left: string[] = [];
  await find(
    async () => {
      left = (await app.tappables())
        .map(({ label }) => label.replace(NAMES, ''))
        .filter((label) => isEnglish(label, code));
      return left.length === 0 ? true : null;
    },
    () => `${where} speaks English: ${left.slice(0, 5).join(' | ')}`,
  );
}

async function speak(app: Reader, language: LanguageCode): Promise<void> {
  await app.relaunch('/settings?language=pseudo');
  await app.tap(`settings-language-${language}`);
}

type Walker = App<'tappables' | 'tapNow' | 'setViewport' | 'cutOff'>;

const SIZES = [
  [320, 568],
  [375, 667],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1180, 820],
] as const;

const PAGES = ['about', 'cards', 'rules', 'learn', 'new'] as const;

/** From the settings on: these pages, the start, the curtain and a table in full swing. */
async function walk(app: Walker, code: LanguageCode, text: '1' | '2'): Promise<void> {
  // Twice as large, a long word of another language may be wider than a small phone, and has to break.
  const nothingCut = (place: string, sizes: Sizes) =>
    expectNothingCut(app, `${code}-${text}-${place}`, sizes, text === '2');
  await app.tap(`settings-text-${text}`);
  await nothingCut('settings', SIZES);
  for (const page of PAGES) {
    await app.relaunch(`/${page}`);
    await app.see(page);
    await expectNoEnglish(app, page, code);
    await nothingCut(page, SIZES);
  }
  await app.relaunch('/');
  await app.see('start-ready');
  await nothingCut('start', SIZES);
  await app.tap('start-continue');
  await app.see('curtain-title');
  await nothingCut('curtain', SIZES);
  await app.setViewport(390, 844);
  await toTheTable(app);
  await expectNoEnglish(app, 'The table', code);
  await nothingCut('table', SIZES);
}

async function walkAtBothSizes(app: Walker, code: LanguageCode): Promise<void> {
  await sitDown(app, { players: ['person', 'person', 'novice'], seed: 'tongue' });
  await app.setViewport(390, 844);
  await toTheTable(app);
  await playOn(app, { seed: 3, most: 12, size: { width: 390, height: 844 } });
  await speak(app, code);
  await walk(app, code, '1');
  await app.relaunch('/settings');
  await walk(app, code, '2');
}

export const language: readonly Scenario[] = [
  scenario({
    name: 'a game begun in one language goes on in another, and back',
    needs: ['tappables', 'tapNow'],
    async run(app) {
      await sitDown(app, { players: ['person', 'novice'], seed: 'tongue' });
      await playOn(app, { seed: 3, most: 30, size: { width: 375, height: 667 } });
      const before = await tableOf(app);
      const asked = await app.readText('question');
      await speak(app, 'pseudo');
      await expectNoEnglish(app, 'Settings');
      await app.tap('settings-back');
      await app.see('start-ready');
      await expectNoEnglish(app, 'The start');
      await app.tap('start-continue');
      await toTheTable(app);
      expect((await app.readText('question')) !== asked, 'The question is still in English');
      await expectNoEnglish(app, 'The table');
      await app.tap('open-log');
      await app.see('log-list');
      await expectNoEnglish(app, 'The log');
      await app.tap('log-close');
      await speak(app, 'en');
      // What was chosen before the saves were open is kept as soon as they are.
      await app.tap('settings-back');
      await app.see('start-ready');
      await app.relaunch('/');
      await app.see('start-ready');
      await expectSameTable(app, before, 'in English again');
    },
  }),
  scenario({
    name: 'in a language two fifths longer nothing is cut off, on any screen',
    needs: ['tappables', 'tapNow', 'setViewport', 'cutOff'],
    screen: TALL,
    run: (app) => walkAtBothSizes(app, 'pseudo'),
  }),
  ...languageCodes
    .filter((code) => code !== 'en')
    .map((code) =>
      scenario({
        name: `in ${LANGUAGES[code].name} nothing is cut off, and nothing is English`,
        needs: ['tappables', 'tapNow', 'setViewport', 'cutOff'],
        screen: TALL,
        run: (app) => walkAtBothSizes(app, code),
      }),
    ),
];
