/** Which exported scripts every start loads, and which wait. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { START_MODULES } from '../../scripts/web-build';
import {
  chunkNamed,
  divide,
  inParts,
  modulesOf,
  neededBy,
  refuseWorklets,
  SCRIPTS,
  splitChunks,
  STARTS,
} from '../../scripts/web-chunks';

const HASH = '0123456789abcdef0123456789abcdef';
const define = (id: number, needs: readonly number[] | object) =>
  `__d(function(g,r,i,a,m,e,d){"${id}"},${id},${JSON.stringify(needs)});`;
const of = (id: number, ...needs: number[]) => ({ id, needs, paths: {}, code: '' });
const never = () => false;
const ids = (modules: readonly { id: number }[]) => modules.map(({ id }) => id);

let folder: string;
const file = (name: string) => `${name}-${HASH}.js`;
const path = (name: string) => `/${SCRIPTS}/${file(name)}`;

/** A start (1) and a table (10, 11) that share 20; the table's pages share 21; a net (30) needs 22. */
const CHUNKS: Readonly<Record<string, string>> = {
  entry: [
    `__d(function(){"./game.tsx":1,"./review.tsx":1},0,{"0":1,"2":10,"3":11,"paths":${JSON.stringify(
      { 10: path('game'), 11: path('review') },
    )}});`,
    `__d(function(){},1,{"0":20,"1":30,"paths":${JSON.stringify({ 30: path('players2') })}});`,
    '__r(1);',
    '__r(0);',
  ].join('\n'),
  expo: define(3, []),
  game: `${define(10, [20, 21])}\n`,
  review: define(11, [21]),
  players2: define(30, [22]),
  // One of several lines.
  __common: [
    define(20, [23]),
    define(21, []),
    define(22, []),
    '__d(function(g){\n"use strict";`\n`},23,[]);',
  ].join('\n'),
  worker: 'no modules at all',
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chunks-test-'));
  mkdirSync(join(folder, SCRIPTS), { recursive: true });
  for (const [name, text] of Object.entries(CHUNKS)) {
    writeFileSync(join(folder, SCRIPTS, file(name)), text);
  }
  const named = ['__common', 'entry'].map((name) => `<script src="${path(name)}"></script>`);
  writeFileSync(join(folder, 'index.html'), named.join(''));
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) =>
  readFileSync(join(folder, SCRIPTS, chunkNamed(folder, name)), 'utf8');

test('a chunk is read module by module', () => {
  const modules = modulesOf(CHUNKS.__common as string);
  expect(ids(modules)).toEqual([20, 21, 22, 23]);
  expect(modules[0]?.needs).toEqual([23]);
});

test('the entry ends with calls, and its modules are read all the same', () => {
  const modules = modulesOf(CHUNKS.entry as string);
  expect(ids(modules)).toEqual([0, 1]);
  expect(modules[1]?.needs).toEqual([20, 30]);
});

test('what is no module is refused', () => {
  expect(() => modulesOf('__d(function(){})')).toThrow('has no end');
});

test('what is shared is divided by what the start reaches', () => {
  const shared = [of(20, 22), of(21), of(22), of(23)];
  const { reached, rest } = divide(shared, [of(1, 20, 30)], [of(30, 23)]);
  expect(ids(reached)).toEqual([20, 22, 23]);
  expect(ids(rest)).toEqual([21]);
});

test('every start loads what it reaches, nets included, and all other pages are one chunk', () => {
  splitChunks(folder, never);
  expect(ids(modulesOf(read('spare')))).toEqual([20, 22, 23, 0, 1]);
  expect(read('entry')).toBe('if(!globalThis.partLost){__r(1);\n__r(0);}');
  expect(ids(modulesOf(read('later')))).toEqual([10, 11, 21]);
  expect(read('players2')).toBe(CHUNKS.players2);
});

test('what every start evaluates is in files of its own, which are compiled while they load', () => {
  splitChunks(folder, (id) => [0, 20, 23].includes(id));
  const starts = STARTS.map(read);
  expect(starts.flatMap((text) => ids(modulesOf(text)))).toEqual([20, 23, 0]);
  for (const text of starts) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(ids(modulesOf(read('spare')))).toEqual([22, 1]);
  expect(read('spare')).not.toContain('//#');
  // A route is named where it is, and its file is there.
  expect(starts.join('')).toContain(chunkNamed(folder, 'later'));
  expect(starts.join('')).not.toContain(file('game'));
});

test('the app begins only if all of its first files are there', () => {
  splitChunks(folder, never);
  const begun = (partLost?: boolean) => {
    const called: number[] = [];
    runInNewContext(read('entry'), { partLost, __r: (id: number) => called.push(id) });
    return called;
  };
  expect([begun(), begun(true)]).toEqual([[1, 0], []]);
});

test('parts are about as large as each other, and keep the order', () => {
  const sized = [30, 10, 10, 10, 30, 5].map((size, id) => ({ ...of(id), code: 'x'.repeat(size) }));
  expect(inParts(sized, 3).map(ids)).toEqual([[0, 1], [2, 3, 4], [5]]);
  expect(inParts([], 3)).toEqual([[], [], []]);
});

test('every module that the start is said to evaluate is there', () => {
  const root = join(__dirname, '../..');
  const listed = readFileSync(START_MODULES, 'utf8').trimEnd().split('\n');
  expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(listed).toContain('app/_layout.tsx');
  expect(listed).toEqual([...new Set(listed)].sort());
});

test('the table needs its own modules and shared ones, but no net: that is loaded when it is played', () => {
  const table = { ...of(10, 20, 30), paths: { 30: path('players2') } };
  const needed = neededBy(10, [table, of(20, 10, 23), of(21), of(23), of(30)]);
  expect(needed.sort()).toEqual([10, 20, 23]);
  expect(splitChunks(folder, never).sort()).toEqual([10, 20, 21, 23]);
});

test('the page and the entry name the chunks that are there', () => {
  splitChunks(folder, never);
  const files = readdirSync(join(folder, SCRIPTS));
  expect(files.map((each) => each.replace(/-[^-]+$/, '')).sort()).toEqual(
    ['entry', 'expo', 'later', 'players2', 'spare', ...STARTS, 'worker'].sort(),
  );
  const named = (text: string) => [...text.matchAll(/web\/([^"]+\.js)/g)].map(([, name]) => name);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(named(html)).toEqual([chunkNamed(folder, 'entry')]);
  const later = chunkNamed(folder, 'later');
  expect(named(read('spare'))).toEqual([later, later, file('players2')]);
});

test('an entry without a list of routes is refused', () => {
  writeFileSync(join(folder, SCRIPTS, file('entry')), define(0, []));
  expect(() => splitChunks(folder, never)).toThrow('no list of routes');
});

test('two chunks of the same name are refused: one of them would be taken for the start', () => {
  writeFileSync(join(folder, SCRIPTS, `expo-${'9'.repeat(32)}.js`), '__d(function(){},99,[]);');
  expect(() => splitChunks(folder, never)).toThrow('called "expo"');
});

test('a build with Reanimated in it is refused, by the name of the file', () => {
  refuseWorklets(folder);
  writeFileSync(join(folder, SCRIPTS, file('game')), 'x.__workletHash=1');
  expect(() => refuseWorklets(folder)).toThrow(file('game'));
});
