import { logWords, onSpoken, perLanguage, speak, spokenLanguage, t, titleOfWork } from '@/locales';
import type { Said } from '@/locales/language';
import { LANGUAGES, languageCodes, offered } from '@/locales/languages';
import { lessonWords } from '@/locales/lessons';
import { accented, pseudo } from '@/locales/pseudo';
import { writtenRulebook } from '@/locales/rulebook';
import { languageFor, lostLanguage, speakIn } from '@/store/language';

afterEach(() => speak('en', null));

test('what ends with a name is longer by words of its own, so that a line can break before them', () => {
  const line = accented(`Player 1 collects ${accented('Scroll')}`);
  expect(line).toBe('[Pļàýéŕ 1 çöļļéçťš [Šçŕöļļ~] ~~~~~~]');
  expect(accented('Scroll')).not.toContain(' ');
});

test('what is asked for by its key is said in the language that is spoken', () => {
  expect(t('settings.title')).toBe('Settings');
  speak('pseudo', pseudo());
  expect(t('settings.title')).toBe(accented('Settings'));
  expect(titleOfWork('Crane')).toBe(accented('Crane'));
  expect(logWords().forms.prayer?.({ who: 'Aiko', you: false } as never)).toMatch(/^\[Àîķö/);
  expect(lessonWords('count')?.title).toBe(accented('Count'));
  expect(writtenRulebook()[0]?.title).toMatch(/^\[.*~+\]$/);
  speak('en', null);
  expect(titleOfWork('Crane')).toBe('Crane');
});

test('numbers and names reach the sentences of any language', () => {
  speak('pseudo', pseudo());
  expect(t('log.turn', { name: 'Kim', round: 7 })).toContain('7');
});

test('what is made of words is made again in another language, and only then', () => {
  let made = 0;
  const title = perLanguage(() => `${++made} ${t('settings.title')}`);
  expect([title(), title()]).toEqual(['1 Settings', '1 Settings']);
  speak('pseudo', pseudo());
  expect([title(), title()]).toEqual([`2 ${accented('Settings')}`, `2 ${accented('Settings')}`]);
});

test('the device is followed where the app knows one of its languages', () => {
  expect(languageFor('system', ['xx', 'en', 'fr'])).toBe('en');
  expect(languageFor('system', ['xx', null])).toBe('en');
  expect(languageFor('system', [])).toBe('en');
  expect(languageFor('pseudo', ['en'])).toBe('pseudo');
});

test('of two languages wanted in a row the later one is spoken', async () => {
  const told: string[] = [];
  const stop = onSpoken(() => told.push(spokenLanguage()));
  const first = speakIn('pseudo');
  const second = speakIn('en');
  await Promise.all([first, second]);
  expect([spokenLanguage(), told]).toEqual(['en', []]);
  await speakIn('pseudo');
  expect([spokenLanguage(), told]).toEqual(['pseudo', ['pseudo']]);
  stop();
});

test('a language that does not load is told, and comes with the next try', async () => {
  const load = jest
    .spyOn(LANGUAGES.de, 'load')
    .mockRejectedValueOnce(new Error('Loading module failed'));
  await speakIn('de');
  expect([spokenLanguage(), lostLanguage()?.name]).toEqual(['en', 'Deutsch']);
  lostLanguage()?.again();
  expect(lostLanguage()).toBeNull();
  await speakIn('de');
  expect([spokenLanguage(), lostLanguage()]).toEqual(['de', null]);
  load.mockRestore();
});

test('what was lost is let be by hand, or as soon as another language is wanted', async () => {
  const load = jest
    .spyOn(LANGUAGES.de, 'load')
    .mockRejectedValue(new Error('Loading module failed'));
  await speakIn('de');
  lostLanguage()?.close();
  expect(lostLanguage()).toBeNull();
  await speakIn('de');
  expect(lostLanguage()).not.toBeNull();
  await speakIn('en');
  expect([spokenLanguage(), lostLanguage()]).toEqual(['en', null]);
  load.mockRestore();
});

test('every language has its name, and all but English come when needed', () => {
  expect(languageCodes).toEqual(Object.keys(LANGUAGES));
  for (const code of languageCodes) {
    expect(offered(code).name).not.toBe('');
    expect(offered(code).load === null).toBe(code === 'en');
  }
});

test('a message too many, too few, or with another blank is a type error', () => {
  interface Words {
    readonly plain: 'Yes';
    readonly filled: (p: { n: number }) => string;
  }
  const right: Said<Words> = { plain: 'Ja', filled: ({ n }) => `${n} Karten` };
  // @ts-expect-error One is missing.
  const few: Said<Words> = { plain: 'Ja' };
  // @ts-expect-error Nobody asks for this one.
  const many: Said<Words> = { plain: 'Ja', filled: 'Karten', more: 'Mehr' };
  // @ts-expect-error There is no such blank.
  const other: Said<Words> = { plain: 'Ja', filled: ({ m }) => `${m}` };
  expect([right, few, many, other]).toHaveLength(4);
});
