/** German grammar: one and many, "dein" by gender and case, names that end in s. */
import { speak, t } from '@/locales';
import { de } from '@/locales/de/german';
import { bent, dative, named, outOf, possessive } from '@/locales/de/grammar';
import { phrasesOf } from '@/scripts/languages/phrases';

beforeAll(() => speak('de', de));
afterAll(() => speak('en', null));

const MANY =
  'Karten|Punkte|Punkten|Aktionen|Helfern|Verkäufe|Verkäufen|Werke|Werken|Partien|Schritte|Runden|Tage|Siege';
const ONE = 'Karte|Punkt|Aktion|Verkauf|Werk|Partie|Schritt|Runde|Tag|Sieg';

test('one of a thing is never called many, nor many one', () => {
  const at = (n: number) => phrasesOf(de, [n]).map(({ where, text }) => `${where}: ${text}`);
  // "5 Punkte", "1 gedeckter Helfer": a word may come before the noun.
  const wrongOne = new RegExp(`(?<![\\d+−×=] ?|von )\\b1 (?:\\p{L}+ )?(?:${MANY})(?!\\p{L})`, 'u');
  const wrongMany = new RegExp(`\\b3 (?:\\p{L}+ )?(?:${ONE})(?!\\p{L})`, 'u');
  const isMessage = (line: string) => line.startsWith('messages') || line.startsWith('events');
  expect(at(1).filter((line) => isMessage(line) && wrongOne.test(line))).toEqual([]);
  expect(at(3).filter((line) => isMessage(line) && wrongMany.test(line))).toEqual([]);
});

test('whose it is', () => {
  expect(['Aiko', 'Max', 'Lars', 'Fritz'].map(possessive)).toEqual([
    'Aikos',
    'Max’',
    'Lars’',
    'Fritz’',
  ]);
  expect([
    bent('dein', 'm', 'accusative'),
    bent('Dein', 'pl'),
    bent('Aikos', 'f', 'dative'),
  ]).toEqual(['deinen', 'Deine', 'Aikos']);
});

test('where it lies', () => {
  expect(
    ['Galerie', 'Laden', 'Helfer', 'Verkäufe', 'Werkbank'].map((at) => named('dein', at)),
  ).toEqual(['deine Galerie', 'dein Laden', 'deine Helfer', 'deine Verkäufe', 'deine Werkbank']);
  expect(dative('der Boden')).toBe('dem Boden');
  expect(dative('deine Helfer')).toBe('deinen Helfern');
  expect(dative('Aikos Verkäufe')).toBe('Aikos Verkäufen');
  expect(outOf('dein', 'Laden')).toBe('aus deinem Laden');
  expect(outOf('Aikos', 'Werkbank')).toBe('von Aikos Werkbank');
});

const LINE = {
  who: 'Du',
  you: true,
  whos: 'Dein',
  whose: 'Aikos',
  card: 'Münze',
  via: '',
  task: 'Mönch',
  material: 'Stein',
  n: 1,
  total: 2,
  place: 'Galerie',
  from: 'Aikos',
  to: 'Aiko',
  yours: false,
  of: 'Ring',
};
const AIKO = {
  ...LINE,
  who: 'Aiko',
  you: false,
  whos: 'Aikos',
  whose: 'dein',
  from: 'dein',
  to: 'du',
};

test('the log tells of you and of others', () => {
  const { moves, events, forms } = de;
  expect(moves.hire(LINE)).toBe('Du heuerst Münze als Mönch an');
  expect(moves.hire({ ...AIKO, via: 'Flöte' })).toBe('Aiko heuert Münze mit Flöte als Mönch an');
  expect(moves.complete(AIKO)).toBe('Aiko vollendet Münze in der Galerie');
  expect(moves.complete({ ...LINE, place: 'Laden' })).toBe('Du vollendest Münze im Laden');
  expect(moves.take({ ...AIKO, via: 'Flöte', yours: true })).toBe(
    'Aikos Flöte nimmt Münze aus deiner Galerie!',
  );
  expect(moves.take({ ...LINE, via: 'Schwert', place: 'Helfer' })).toBe(
    'Du nimmst Münze mit Schwert von Aikos Helfern',
  );
  expect(moves.trade({ ...AIKO, card: '3 Karten', via: 'Handpuppe' })).toBe(
    'Aiko gibt dir 3 Karten (Handpuppe)',
  );
  expect(events.actions(AIKO)).toBe('Aiko macht deine Mönch-Aufgabe: 2 Aktionen');
  expect(events.actions({ ...AIKO, whose: t('log.theirOwn'), total: 1 })).toBe(
    'Aiko macht die eigene Mönch-Aufgabe: 1 Aktion',
  );
  expect(forms.tailor?.(LINE)).toBe('Du erneuerst deine Hand');
});

test('sentences speak to you, and of others', () => {
  expect(t('end.why.works', { name: 'Du', n: 5 })).toBe(
    'Du hast einen Flügel mit 5 Werken gefüllt.',
  );
  expect(t('end.why.works', { name: 'Max', n: 5 })).toMatch(/^Max hat /);
  expect(t('place.of', { whose: t('you.possessive'), place: t('place.hand') })).toBe('deine Hand');
  expect(t('points.title', { whose: t('you.possessiveFirst') })).toBe('Deine Punkte');
  expect(t('act.prayAll', { n: 2 })).toBe('Zweimal beten');
});

const LISTS = new Set<string | symbol>(['parts', 'names', 'places', 'items']);

test('who is called “Du” is never bent like a name', () => {
  const wrong = Object.entries(de.messages).flatMap(([key, message]) => {
    if (typeof message !== 'function') return [];
    const blanks = new Proxy(
      {},
      { get: (_, blank) => (blank === 'name' ? 'Du' : LISTS.has(blank) ? ['x'] : 'x') },
    );
    const text = (message as (p: unknown) => string)(blanks);
    return /\bDus\b|\b(von|an|mit|zu) Du\b/.test(text) ? [`${key}: ${text}`] : [];
  });
  // Only about computers, other people, a game or a work.
  const neverOfYou =
    /^(bar\.taskOf|bar\.taskOfShort|new\.mannerOf|act\.bench\.of|name\.possessive|new\.partner|game\.more|inspector\.copy):?/;
  expect(wrong.filter((line) => !neverOfYou.test(line))).toEqual([]);
});
