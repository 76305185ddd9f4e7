/** The index of react-native for browsers: each module is evaluated on first use. */
import { readFileSync } from 'node:fs';

type Create = (styles: Record<string, object>) => Record<string, object>;
type StyleSheet = ((style: unknown) => unknown) & { create: Create; flatten: unknown };

const { isIndex, lazyIndex, lazyStyles } = jest.requireActual<{
  isIndex: (file: string) => boolean;
  lazyStyles: (original: StyleSheet) => StyleSheet;
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

test('a style is made when it is first asked for, once, and is the same after it', () => {
  const made: string[] = [];
  const create: Create = (styles) => {
    made.push(...Object.keys(styles));
    return styles;
  };
  const flatten = () => null;
  const original: StyleSheet = Object.assign((style: unknown) => style, { create, flatten });
  const sheet = lazyStyles(original);
  const [row, gap] = [{ flex: 1 }, { height: 8 }];
  const styles = sheet.create({ row, gap });
  expect([Object.keys(styles), made]).toEqual([['row', 'gap'], []]);
  expect([styles.row, styles.row]).toEqual([row, row]);
  // The original knows its styles by the objects themselves.
  expect(styles.row).toBe(row);
  expect(made).toEqual(['row']);
  expect({ ...styles }).toEqual({ row, gap });
  expect(made).toEqual(['row', 'gap']);
  expect(sheet('a style')).toBe('a style');
  expect(sheet.flatten).toBe(flatten);
});

test('the index hands on lazy styles, the same each time', () => {
  const module = { exports: {} as { StyleSheet?: StyleSheet } };
  const create: Create = () => {
    throw new Error('made too early');
  };
  const original = Object.assign(() => null, { create, flatten: null });
  const line = "export { default as StyleSheet } from './exports/StyleSheet';\n";
  new Function('module', 'require', lazyIndex(line))(module, () => ({ default: original }));
  const { StyleSheet: sheet } = module.exports;
  expect(Object.keys(sheet?.create({ row: {} }) ?? {})).toEqual(['row']);
  expect(module.exports.StyleSheet).toBe(sheet);
});
