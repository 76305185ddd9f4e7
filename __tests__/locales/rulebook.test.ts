import { WORK_NAMES } from '../../engine';
import { MATERIALS, TASK_OF, TASKS, VALUE_OF } from '../../engine/types';
import { rulebook as told } from '../../components/screens/rules/book';
import type { RuleBlock } from '../../locales/en/rulebook';
import { allPhrases, ruleSentences } from './phrases';

const rulebook = told();

type Kind = RuleBlock['kind'];

function blocks<K extends Kind>(id: string, kind: K): Extract<RuleBlock, { kind: K }>[] {
  const section = rulebook.find((candidate) => candidate.id === id);
  if (section === undefined) throw new Error(`no section ${id}`);
  return section.blocks.filter((b): b is Extract<RuleBlock, { kind: K }> => b.kind === kind);
}

function table(id: string): readonly (readonly string[])[] {
  return blocks(id, 'table')[0]?.rows ?? [];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Material and value of every work, as the table of cards gives them. */
const printed = new Map(
  table('cards').flatMap(([material, , value, , names]) =>
    (names ?? '').split(', ').map((name) => [name, `${material}, ${value}`] as const),
  ),
);

describe('the structure', () => {
  test('has unique ids and titles', () => {
    const ids = rulebook.map(({ id }) => id);
    const titles = rulebook.map(({ title }) => title);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(titles).size).toBe(titles.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('has no empty section, block or cell', () => {
    expect(rulebook.filter((section) => section.blocks.length === 0)).toEqual([]);
    const counts = rulebook.flatMap(({ id, blocks: all }) =>
      all.flatMap((b) => {
        if (b.kind === 'text') return [];
        const parts = b.kind === 'table' ? b.rows : b.kind === 'example' ? b.lines : b.items;
        return parts.length === 0 ? [`${id}: ${b.kind}`] : [];
      }),
    );
    expect(counts).toEqual([]);
    expect(allPhrases.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('has rectangular tables', () => {
    const ragged = rulebook.flatMap(({ id }) =>
      blocks(id, 'table').flatMap(({ head, rows }) =>
        rows.filter((row) => row.length !== head.length),
      ),
    );
    expect(ragged).toEqual([]);
  });

  test('is made of sentences', () => {
    expect(ruleSentences.filter(({ text }) => !/^[A-Z“0-9].*[.!?:]$/.test(text))).toEqual([]);
  });

  test('refers only to sections that exist', () => {
    const titles = rulebook.map(({ title }) => title);
    const named = ruleSentences.flatMap(({ text }) =>
      [...text.matchAll(/see “([^”]+)”/g)].map((hit) => hit[1]),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((title) => !titles.includes(title ?? ''))).toEqual([]);
  });
});

describe('the facts', () => {
  test('the table of cards agrees with the engine and names every work once', () => {
    const rows = table('cards').map(([material, task, value, count, names]) => ({
      material,
      task,
      value,
      countIsRight: Number(count) === names?.split(', ').length,
    }));
    expect(rows).toEqual(
      MATERIALS.map((material) => ({
        material: capital(material),
        task: capital(TASK_OF[material]),
        value: String(VALUE_OF[material]),
        countIsRight: true,
      })),
    );
    const names = table('cards').flatMap((row) => row[4]?.split(', ') ?? []);
    expect(names.sort()).toEqual([...WORK_NAMES].sort());
  });

  /** As the rules have it. */
  const PERIODS: Readonly<Record<string, string>> = {
    'Instead of a Morning step': 'Chopsticks, Doll, Handkerchief, Sketch',
    'In your Morning': 'Bowl, Daitoro, Kite, Pin, Umbrella',
    'At Night': 'Pinwheel',
    'Before you do a task': 'Figurine, Flag, Fountain',
    'Before you renew your hand': 'Dice, Fan, Puppet',
    'As part of an action': 'Bell, Brick, Crane, Flute, Robe, Socks, Straw, Sword',
    'After an action': 'Cup, Gong, Plane, Ring',
    'When you complete that work itself': 'Frog, Jar, Shuriken, Statue, Tablet, Vase',
    'When you complete any work': 'Amulet, Cloak, Deck of Cards, Poem, Stool',
    'While an opponent does your task': 'Bangle, Curtain, Mask, Tower',
    'All the time': 'Go Set, Turtle',
    'In the final count': 'Bench, Coin, Haniwa, Lampshade, Pillar, Quilt, Scroll, Tapestry, Teapot',
  };

  test('every work has its moment, and only one', () => {
    expect(Object.fromEntries(table('effects'))).toEqual(PERIODS);
    const names = table('effects').flatMap((row) => row[1]?.split(', ') ?? []);
    expect(names.sort()).toEqual([...WORK_NAMES].sort());
  });

  test('support is one card fewer than the value', () => {
    const rows = table('completing').map(([value, , support]) => [
      Number(value) - 1,
      support === 'none' ? 0 : parseInt(support ?? '', 10),
    ]);
    expect(rows.filter(([needed, said]) => needed !== said)).toEqual([]);
    const materials = table('completing').flatMap((row) => row[1]?.split(', ') ?? []);
    expect(materials).toEqual(MATERIALS.map(capital));
  });

  test('setup leaves the deck with what seven cards a player leave', () => {
    const rows = table('setup').map((row) => row.map(Number));
    expect(rows).toEqual(
      [2, 3, 4, 5].map((n) => [n, n < 4 ? 54 : 108, (n < 4 ? 54 : 108) - 7 * n]),
    );
  });

  test('every action is explained', () => {
    const names = table('actions').map((row) => row[0]);
    expect(names).toEqual([...TASKS.map(capital), 'Craft', 'Prayer']);
  });

  test('a card quoted with material and value is quoted right', () => {
    const quoted = ruleSentences.flatMap(({ text }) =>
      [...text.matchAll(/((?:[A-Z]\w+ (?:of )?)?[A-Z]\w+) \((\w+, \d)\)/g)].map((hit) => ({
        name: hit[1]?.replace(/^(In|With|You|Hire) /, ''),
        as: hit[2],
      })),
    );
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter(({ name, as }) => printed.get(name ?? '') !== as)).toEqual([]);
  });

  test('the sums are right', () => {
    const sums = ruleSentences.flatMap(({ text }) =>
      [...text.matchAll(/(\d+(?: [+×−] \d+)+) = (\d+)/g)].map((hit) => [hit[1], hit[2]] as const),
    );
    const sum = (terms: string): number =>
      terms
        .split(' + ')
        .map((term) => term.split(' × ').reduce((product, x) => product * difference(x), 1))
        .reduce((a, b) => a + b, 0);
    const difference = (term: string): number =>
      term
        .split(' − ')
        .map(Number)
        .reduce((a, b) => a - b);
    expect(sums.length).toBeGreaterThan(20);
    expect(sums.filter(([terms, said]) => sum(terms ?? '') !== Number(said))).toEqual([]);
  });
});

describe('the reference part', () => {
  test('the glossary is in order and knows the words that the cards use', () => {
    const terms = blocks('glossary', 'terms').flatMap(({ items }) => items.map(({ term }) => term));
    expect(terms).toEqual(
      [...new Set(terms)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    );
    const needed =
      'Return, Draw, Turn up, Sell, Collect, Hire, Complete, Support, Reveal, Match, Cover, Pray, For free, ' +
      'Floor, Craft bench, Task, Helper, Final count, Renew your hand, Sale, Gallery, Gift shop, Waiting area, Opponent, Backorder';
    expect(needed.split(', ').filter((term) => !terms.includes(term))).toEqual([]);
  });

  test('questions ask and answers do not', () => {
    const faq = blocks('faq', 'questions').flatMap(({ items }) => items);
    expect(faq.filter((item) => !item.question.endsWith('?') || item.answer.endsWith('?'))).toEqual(
      [],
    );
    expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length);
  });

  test('the hard parts have worked examples', () => {
    expect(blocks('covering', 'example').length).toBeGreaterThanOrEqual(2);
    const needed = ['counting-actions', 'completing', 'scoring', 'backorders'];
    expect(needed.filter((id) => blocks(id, 'example').length === 0)).toEqual([]);
  });
});
