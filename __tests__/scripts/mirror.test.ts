/** The tests of a folder lie in the folder of the same name below `__tests__`. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const TESTS = join(ROOT, '__tests__');
/** What tests share: helpers, recorded games, data of earlier versions. */
const SHARED = /(^|\/)(support|fixtures|golden)(\/|$)/;

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const foldersIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !SHARED.test(path) && isFolder(join(root, path)),
  );

/** Folders of tests that test no folder. */
const strays = (folders: readonly string[]): string[] =>
  folders.filter((folder) => !isFolder(join(ROOT, folder)));

test('the tests mirror the tree', () => {
  const folders = foldersIn(TESTS);
  expect(folders.length).toBeGreaterThan(40);
  expect(strays(folders)).toEqual([]);
});

test('a folder of its own kind would be found', () => {
  expect(strays(['engine/cards', 'engine/surface'])).toEqual(['engine/surface']);
});
