import {
  numbersIn,
  partOf,
  sourcesByLine,
  sourcesOfModules,
} from '../../../scripts/bench/start/sources';

test('a segment of a source map is numbers with a sign', () => {
  expect(numbersIn('AACA')).toEqual([0, 0, 1, 0]);
  expect(numbersIn('DgB')).toEqual([-1, 16]);
});

test('modules of a bundle are named after the source of their first line that has one', () => {
  const bundle = ['(function () {})();', '__d(function () {', '  one();', '},0);', '__d(two,1);'];
  // Metro's own line, then one.js from its second line on, then two.js.
  const map = { sources: ['one.js', 'two.js'], mappings: ';;AAAA;AACA;ACDA' };
  const lines = sourcesByLine(map);
  expect(lines).toEqual([null, null, 'one.js', 'one.js', 'two.js']);
  expect(sourcesOfModules(bundle.join('\n'), lines)).toEqual(['one.js', 'two.js']);
});

test('a module belongs to its package, or to a room of our own', () => {
  expect(partOf('/node_modules/expo-router/build/exports.js')).toBe('expo-router');
  expect(partOf('/node_modules/a/node_modules/@scope/b/index.js')).toBe('@scope/b');
  expect(partOf('/components/table/board/glider.tsx')).toBe('components/table');
  expect(partOf('/engine/verbs.ts')).toBe('engine');
});
