/** The index of react-native for browsers: each module is evaluated on first use. */
import { readFileSync } from 'node:fs';

const { isIndex, lazyIndex } = jest.requireActual<{
  isIndex: (file: string) => boolean;
  lazyIndex: (index: string) => string;
}>('../../scripts/lazy-react-native.js');
const INDEX = require.resolve('react-native-web/dist/index.js');

test('it has every name of the package, and evaluates only what is used', () => {
  const index = readFileSync(INDEX, 'utf8');
  const asked: string[] = [];
  const module = { exports: {} as Record<string, unknown> };
  const require = (file: string) => {
    asked.push(file);
    return { default: `the ${file.split('/').pop()}` };
  };
  new Function('module', 'require', lazyIndex(index))(module, require);
  const names = [...index.matchAll(/ as (\w+) /g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(Object.keys(module.exports)).toEqual(['__esModule', ...names]);
  expect(asked).toEqual([]);
  expect(module.exports.View).toBe('the View');
  expect(asked).toEqual(['react-native-web/dist/exports/View']);
  expect(isIndex(INDEX)).toBe(true);
});

test('an export that it cannot read ends the build', () => {
  expect(() => lazyIndex("export * from './exports/View';\n")).toThrow(/exports in a new way/);
});
