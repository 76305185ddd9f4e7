/**
 * A work is named only in its own record; other messages take the name as a blank. The rulebook is
 * the exception: its chapters list works and give examples with them.
 */
import { WORK_NAMES } from '../../engine';
import { events, forms, log, moves, reveals } from '../../locales/en/log';
import { prompts } from '../../locales/en/prompts';
import { reasons } from '../../locales/en/reasons';
import { saves } from '../../locales/en/saves';
import { table } from '../../locales/en/table';
import { ui } from '../../locales/en/ui';
import { works } from '../../locales/en/works';

/** The craft bench and the curtain between turns have names of works. */
const ZONE = 'zone.bench';
const ALSO_WORKS = ['bench', 'curtain'];

const named = new RegExp(`\\b(${WORK_NAMES.join('|')})s?\\b`);

/** Blanks filled with no work's name, and empty. */
function said(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (typeof message !== 'function') return Object.values(message as object).flatMap(said);
  const blank = (text: string, number: number) =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          /^(names|items)$/.test(String(key)) ? [text] : NUMBERS.has(String(key)) ? number : text,
      },
    );
  return [blank('·', 2), blank('', 0)].map((p) => (message as (p: unknown) => string)(p));
}

const NUMBERS = new Set(['n', 'need', 'have', 'instead', 'total', 'count', 'points', 'cover']);

const messages = { ...ui, ...table, ...prompts, ...saves, ...log };
const all: [string, unknown][] = [
  ...Object.entries(messages),
  ...Object.entries({ events, forms, moves, reveals, reasons }),
].filter(([key]) => key !== ZONE);

test.each(all)('%s names no work', (_key, message) => {
  expect(said(message).filter((text) => named.test(text))).toEqual([]);
});

test('the keys of messages name no work either', () => {
  const lower = WORK_NAMES.map((name) => name.toLowerCase());
  const namesWork = (part: string) => lower.includes(part) && !ALSO_WORKS.includes(part);
  const wrong = Object.keys(messages).filter((key) => key.toLowerCase().split('.').some(namesWork));
  expect(wrong).toEqual([]);
});

test('it would find one', () => {
  expect(named.test(works.Fan.text)).toBe(false);
  expect(named.test(works.Turtle.rulings.join(' '))).toBe(true);
  expect(
    said((p: { card: string }) => `${p.card}: Mask forbids it`).some((s) => named.test(s)),
  ).toBe(true);
});
