/** Every other language is complete, fully translated, and fits its places. */
import type { WrittenSection } from '@/locales/en/rulebook';
import { rulebook as englishBook } from '@/locales/en/rulebook';
import { works as englishWorks } from '@/locales/en/works';
import { languageCodes, offered } from '@/locales/languages';
import type { Language } from '@/locales/language';
import { WORK_NAMES } from '@/engine';
import { missingIn, tooLongIn, untranslatedIn } from '@/scripts/languages/check';
import { phrasesOf } from '@/scripts/languages/phrases';
import { spelledAlike } from '@/scripts/languages/spelled-alike';

const others = languageCodes.filter((code) => code !== 'en');

/** The shape of a block: what a place in the rulebook counts, and which works it lists. */
function shapeOf(block: WrittenSection['blocks'][number]): unknown {
  switch (block.kind) {
    case 'text':
      return block.kind;
    case 'table':
      return [
        block.kind,
        block.head.length,
        block.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? 'words' : cell))),
      ];
    case 'example':
      return [block.kind, block.lines.length];
    default:
      return [block.kind, block.items.length];
  }
}

describe.each(others)('%s', (code) => {
  let language: Language;
  beforeAll(async () => {
    language = (await offered(code).load?.()) as Language;
  });

  test('says all that English says, and no more', () => {
    expect(missingIn(language)).toEqual([]);
  });

  test('leaves nothing in English', () => {
    expect(untranslatedIn(language, spelledAlike(code))).toEqual([]);
  });

  test('says nothing at a greater length than its place has room for', () => {
    expect(tooLongIn(language)).toEqual([]);
  });

  test('has a rulebook of the same sections, blocks and lists of works', () => {
    const shape = (book: typeof englishBook) =>
      book.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]);
    expect(shape(language.rulebook)).toEqual(shape(englishBook));
  });

  test('calls every work by a name of its own, with as many rulings', () => {
    const names = WORK_NAMES.map((work) => language.works[work].name);
    expect(new Set(names).size).toBe(WORK_NAMES.length);
    for (const work of WORK_NAMES) {
      const { rulings } = language.works[work];
      expect([work, rulings.length]).toEqual([work, englishWorks[work].rulings.length]);
    }
  });

  test('has no empty sentence, no double space and no hole', () => {
    const wrong = phrasesOf(language).filter(
      ({ text }) => text !== text.trim() || /undefined|NaN|\[object|  |"|\$\{/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});

test('an English sentence, a missing one and a long one would be found', async () => {
  const [code] = others;
  if (code === undefined) throw new Error('There is no other language.');
  const language = (await offered(code).load?.()) as Language;
  const messages = { ...language.messages };
  const broken = (change: object): Language => ({
    ...language,
    messages: { ...messages, ...change } as Language['messages'],
  });
  const english = broken({ 'menu.saved': 'The game is saved at every move.' });
  expect(untranslatedIn(english, new Set())).toContainEqual(expect.stringContaining('menu.saved'));
  const mixed = broken({ 'menu.saved': 'Xyzzy: cards stay where they are.' });
  expect(untranslatedIn(mixed, new Set())).toContainEqual(expect.stringContaining('menu.saved'));
  const few = broken({ 'menu.saved': undefined });
  expect(missingIn(few)).toEqual(['missing: messages › menu.saved']);
  const long = broken({ 'zone.floor': 'Fußbodenbelagsoberfläche' });
  expect(tooLongIn(long)).toContainEqual(expect.stringContaining('zone.floor'));
});
