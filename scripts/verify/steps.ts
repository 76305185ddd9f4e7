import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const tool = (path: string, ...args: string[]) => [join(ROOT, 'node_modules', path), ...args];
const script = (path: string, ...args: string[]) =>
  tool('tsx/dist/cli.mjs', join(ROOT, path), ...args);
const jestOn = (report: string, ...projects: string[]) =>
  tool(
    'jest/bin/jest.js',
    '--ci',
    '--json',
    '--outputFile',
    report,
    '--selectProjects',
    ...projects,
  );

export interface Step {
  readonly name: string;
  readonly what: string;
  /** Seconds of processor time, roughly; used only to order the steps. */
  readonly takes: number;
  /** Arguments for node; `report` is a file for the step's counts. */
  readonly command: (report: string) => readonly string[];
  /** What the step counts; otherwise it is one check. */
  readonly counts?: 'jest' | 'scenarios';
  /** It may say that it was not run, for want of a browser. */
  readonly mayLack?: boolean;
  readonly after?: string;
}

/** In the order of the closing table; `order.ts` decides which starts when. */
export const STEPS: readonly Step[] = [
  {
    name: 'types',
    takes: 20,
    what: 'TypeScript',
    command: () => tool('typescript/bin/tsc', '--noEmit'),
  },
  {
    name: 'lint',
    takes: 30,
    what: 'ESLint',
    command: () => tool('eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  },
  {
    name: 'format',
    takes: 15,
    what: 'Prettier',
    command: () => tool('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
  },
  {
    name: 'dead',
    takes: 10,
    what: 'files, exports and dependencies that nothing uses, by knip',
    command: () => tool('knip/bin/knip.js'),
  },
  {
    name: 'engine',
    takes: 100,
    what: 'engine, store, script and locale tests in plain node',
    command: (report) => jestOn(report, 'engine'),
    counts: 'jest',
  },
  {
    name: 'fuzz',
    takes: 80,
    what: '2,000 random games with every invariant after every choice',
    command: () => script('scripts/fuzz.ts', '--games', '2000', '--workers', '1'),
  },
  {
    name: 'web',
    takes: 90,
    what: 'production web build',
    command: () => script('scripts/web-build.ts'),
  },
  {
    name: 'app',
    takes: 200,
    what: 'component and route tests under jest-expo, as on iOS and on Android',
    command: (report) => jestOn(report, 'app', 'android'),
    counts: 'jest',
  },
  {
    name: 'e2e',
    takes: 300,
    what: 'scenarios in Chromium on the web build',
    command: () => script('e2e/playwright/run.ts'),
    counts: 'scenarios',
    after: 'web',
  },
  {
    name: 'firefox',
    takes: 45,
    what: 'the central scenarios in Firefox',
    command: () => script('e2e/firefox/run.ts'),
    counts: 'scenarios',
    mayLack: true,
    after: 'web',
  },
  {
    name: 'webkit',
    takes: 40,
    what: 'in WebKitGTK, which keeps nothing, that it is said and one can play',
    command: () => script('e2e/webkit/run.ts'),
    counts: 'scenarios',
    mayLack: true,
    after: 'web',
  },
  {
    name: 'kill',
    takes: 40,
    what: 'Chromium killed in mid-game, and the same table after it',
    command: () => script('e2e/playwright/kill.ts', '--kills', '4'),
    after: 'e2e',
  },
  {
    name: 'update',
    takes: 25,
    what: 'a new version published while a game runs',
    command: () => script('e2e/playwright/update.ts'),
    after: 'kill',
  },
  {
    name: 'bundles',
    takes: 110,
    what: 'Android and iOS Hermes bundles',
    command: () => script('scripts/native-bundles.ts'),
  },
  {
    name: 'native',
    takes: 300,
    what: 'scenarios on the native host, with both phone bundles',
    command: () => script('e2e/native/run.ts'),
    counts: 'scenarios',
    after: 'bundles',
  },
  {
    name: 'detox',
    takes: 10,
    what: 'the device suite, loaded and listed without a device',
    command: () => script('scripts/detox-list.ts'),
  },
  {
    name: 'prebuild',
    takes: 20,
    what: 'Android and iOS projects by expo prebuild',
    command: () => script('scripts/native-prebuild.ts'),
  },
  {
    name: 'doctor',
    takes: 10,
    what: 'the checks of expo-doctor',
    command: () => script('scripts/doctor.ts'),
  },
];
