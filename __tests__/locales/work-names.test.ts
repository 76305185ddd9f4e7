/**
 * A work is named only in its own record; other messages take the name as a blank. The rulebook's
 * prose is the exception: it gives examples with works and answers questions about them.
 */
import { WORK_NAMES } from '../../engine';
import { rulebook } from '../../locales/en/rulebook';
import { ENGLISH, phrasesOf, type Phrase } from '../../scripts/languages/phrases';

/** The craft bench and the curtain between turns have names of works. */
const ALSO_WORKS = ['bench', 'curtain'];
const OTHER_THINGS = new Set(['messages › zone.bench']);

const named = new RegExp(`\\b(${WORK_NAMES.join('|')})s?\\b`);
const naming = (phrases: readonly Phrase[]) => phrases.filter(({ text }) => named.test(text));
const all = phrasesOf(ENGLISH);

test('no message, question, reason or lesson names a work', () => {
  const others = all.filter(({ where }) => !/^(works|rulebook) ›/.test(where));
  expect(others.length).toBeGreaterThan(1000);
  expect(naming(others).filter(({ where }) => !OTHER_THINGS.has(where))).toEqual([]);
});

test('no table of the rulebook lists works by hand', () => {
  const cells = rulebook.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [])),
  );
  const written = cells.filter((cell) => typeof cell === 'string');
  const isSentence = (text: string) => text.endsWith('.');
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((text) => named.test(text) && !isSentence(text))).toEqual([]);
});

test('the keys of messages name no work either', () => {
  const lower = WORK_NAMES.map((name) => name.toLowerCase());
  const namesWork = (part: string) => lower.includes(part) && !ALSO_WORKS.includes(part);
  const wrong = Object.keys(ENGLISH.messages).filter((key) =>
    key.toLowerCase().split('.').some(namesWork),
  );
  expect(wrong).toEqual([]);
});

test('it would find one', () => {
  const inWorks = all.filter(({ where }) => where.startsWith('works ›'));
  expect(naming(inWorks).length).toBeGreaterThan(0);
});
