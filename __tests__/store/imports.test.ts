/** Importing a store module has no side effect: the composition root starts things. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../store');
/** A worker is started by its address, not imported. */
const MODULES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file !== 'saves/worker.web.ts',
);

let mockDone: string[] = [];

/** A module whose functions can be imported but not called. */
function mockUntouchable(name: string): object {
  const note = (property: string) => () => {
    mockDone.push(`${name}.${property}`);
    throw new Error(`${name}.${property} was called.`);
  };
  return new Proxy(
    {},
    { get: (_, property) => (property === '__esModule' ? true : note(String(property))) },
  );
}

jest.mock('expo-sqlite', () => mockUntouchable('expo-sqlite'));
jest.mock('expo-clipboard', () => mockUntouchable('expo-clipboard'));
jest.mock('expo-document-picker', () => mockUntouchable('expo-document-picker'));
jest.mock('expo-file-system', () => mockUntouchable('expo-file-system'));
jest.mock('expo-sharing', () => mockUntouchable('expo-sharing'));
jest.mock('zustand/vanilla', () => mockUntouchable('zustand/vanilla'));

const WATCHED: readonly [holder: object, name: string][] = [
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch'].map(
    (name): [object, string] => [globalThis, name],
  ),
  [Date, 'now'],
  [Math, 'random'],
  [performance, 'now'],
];
const FOR_BROWSERS = ['navigator', 'document', 'window', 'location', 'localStorage'];

/** The side effects of this work. */
function doneBy(work: () => void): string[] {
  mockDone = [];
  const spies = WATCHED.map(([holder, name]) =>
    jest.spyOn(holder as Record<string, () => void>, name).mockImplementation(() => {
      mockDone.push(name);
    }),
  );
  const before = FOR_BROWSERS.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of FOR_BROWSERS) {
    const get = () => {
      mockDone.push(name);
      return undefined;
    };
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
  try {
    jest.isolateModules(work);
  } finally {
    spies.forEach((spy) => spy.mockRestore());
    FOR_BROWSERS.forEach((name, i) => {
      const descriptor = before[i];
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    });
  }
  return mockDone;
}

test('the whole store is looked at', () => {
  expect(MODULES).toEqual(
    expect.arrayContaining(['app.ts', 'game/index.ts', 'saves/expo.ts', 'saves/tab.web.ts']),
  );
  expect(MODULES.length).toBeGreaterThan(40);
});

test.each(MODULES)('importing store/%s opens, starts and reads nothing', (file) => {
  expect(doneBy(() => void jest.requireActual(join(ROOT, file)))).toEqual([]);
});

test.each<[name: string, work: () => unknown]>([
  ['setTimeout', () => setTimeout(() => undefined, 1)],
  ['now', () => Date.now()],
  ['navigator', () => navigator],
  ['zustand/vanilla.createStore', () => jest.requireMock('zustand/vanilla').createStore()],
  ['expo-sqlite.openDatabaseAsync', () => jest.requireMock('expo-sqlite').openDatabaseAsync()],
])('it would be noticed: %s', (name, work) => {
  const quietly = () => {
    try {
      work();
    } catch {
      // The stand-ins throw.
    }
  };
  expect(doneBy(quietly)).toEqual([name]);
});
