import { backup } from '@/locales/en/backup';
import { daily } from '@/locales/en/daily';
import { insight } from '@/locales/en/insight';
import { events, forms, log, moves, reveals } from '@/locales/en/log';
import { people } from '@/locales/en/people';
import { prompts } from '@/locales/en/prompts';
import { puzzles } from '@/locales/en/puzzles';
import { saves } from '@/locales/en/saves';
import { table } from '@/locales/en/table';
import { ui } from '@/locales/en/ui';

const ALL: Readonly<Record<string, unknown>> = {
  ...ui,
  ...table,
  ...prompts,
  ...log,
  ...saves,
  ...backup,
  ...daily,
  ...insight,
  ...people,
  ...puzzles,
  ...Object.fromEntries(Object.entries(events).map(([key, line]) => [`event ${key}`, line])),
  ...Object.fromEntries(Object.entries(forms).map(([key, line]) => [`form ${key}`, line])),
  ...Object.fromEntries(Object.entries(moves).map(([key, line]) => [`move ${key}`, line])),
  ...Object.fromEntries(Object.entries(reveals).map(([key, line]) => [`reveal ${key}`, line])),
};

const NOUNS =
  'card|point|action|helper|sale|work|thing|game|choice|player|move|round|material|task|day';

/** Blanks for words; all others are for numbers. */
const WORDS =
  /^(name|names|card|work|task|material|who|whose|via|place|from|to|of|done|owner|player|players|side|said|known|line|what|act|category|reason|version|parts|zone|wing|phase|game|seat|when|level|none|its|does|gain|unit|place)$/;

/** Every message with this number in all its number blanks. */
function filled(n: number): [key: string, text: string][] {
  const of = (blank: string) =>
    /^(names|items)$/.test(blank) ? ['Kim'] : WORDS.test(blank) ? 'Kim' : n;
  const blanks = new Proxy({}, { get: (_, blank) => of(String(blank)) });
  return Object.entries(ALL).flatMap(([key, message]) =>
    typeof message === 'function' ? [[key, (message as (p: object) => string)(blanks)]] : [],
  );
}

test('one of a thing is never called many', () => {
  // "1 more card", "1 Clerk helper": a word may come before the noun.
  const many = new RegExp(`\\b1 (?:\\w+ )?(?:${NOUNS})s\\b`);
  expect(filled(1).length).toBeGreaterThan(80);
  expect(filled(1).filter(([, text]) => many.test(text))).toEqual([]);
  const areMany = new RegExp(`\\b1 (?:${NOUNS}) (?:are|were|have)\\b`);
  expect(filled(1).filter(([, text]) => areMany.test(text))).toEqual([]);
});

test('several of a thing are never called one', () => {
  const one = new RegExp(`\\b3 (?:\\w+ )?(?:${NOUNS})\\b(?!s)`);
  expect(filled(3).filter(([, text]) => one.test(text))).toEqual([]);
});
