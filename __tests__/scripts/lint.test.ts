import { ESLint, type Linter } from 'eslint';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
// Jest's sandbox has no dynamic import, so ESLint cannot find the config itself.
const config = jest.requireActual<Linter.Config[]>('../../eslint.config.js');
const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: true, overrideConfig: config });

/** Ids of the rules that `code` in `file` breaks. */
async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return (result?.messages ?? []).map((m) => m.ruleId ?? `fatal: ${m.message}`);
}

const ONE_WAY = 'house/one-way-imports';

describe('imports go one way', () => {
  test.each([
    ['engine/x.ts', "import '../store/game';"],
    ['engine/x.ts', "import './ai/think';"],
    ['engine/x.ts', "export * from '../locales';"],
    ['engine/x.ts', "import 'zustand';"],
    ['engine/x.ts', "import 'node:fs';"],
    ['engine/x.ts', "import '@/engine/view';"],
    ['engine/ai/x.ts', "import '../../store/game';"],
    ['engine/ai/x.ts', "export const a = () => import('react');"],
    ['engine/ai/x.ts', "import '../verbs';"],
    ['engine/ai/x.ts', "import { run } from '../flow/run'; export const a = run;"],
    ['engine/ai/x.ts', "import { viewFor } from '../index'; export const a = viewFor;"],
    ['engine/ai/x.ts', "import * as engine from '../index'; export const a = engine;"],
    ['store/x.ts', "import '@/components/ui';"],
    ['store/x.ts', "import 'expo-sqlite';"],
    ['components/ui/x.tsx', "import '../../app/index';"],
    ['components/screens/x.tsx', "export const a = require('@/app/index');"],
    ['app/x.tsx', "import 'expo-sqlite';"],
    ['locales/x.ts', "import '@/engine';"],
    ['locales/x.ts', "import type {} from '@/store/game';"],
    // The kit knows no game in progress.
    ['components/ui/x.tsx', "import '@/components/table/model/cast';"],
    ['components/card/x.tsx', "import '@/components/screens/start';"],
    ['components/senses/x.ts', "import '@/store/game';"],
    // The table knows no other screen, and a room only those to its left.
    ['components/table/screen/x.tsx', "import '@/components/screens/end';"],
    ['components/table/model/x.ts', "import '../layout';"],
    ['components/table/layout/x.ts', "import '../board';"],
    ['components/table/board/x.tsx', "import '../prompt';"],
    ['components/table/prompt/x.tsx', "import type { A } from '../sheets'; export type B = A;"],
    ['components/table/sheets/x.tsx', "import '@/components/table/screen';"],
    // The engine has two doors.
    ['app/x.tsx', "import '@/engine/verbs';"],
    ['components/table/model/x.ts', "import '@/engine/ai/net';"],
    ['store/x.ts', "import type { Rng } from '@/engine/rng'; export type A = Rng;"],
    ['locales/x.ts', "import type { WorkName } from '../engine/names'; export type A = WorkName;"],
  ])('%s may not say %s', async (file, code) => {
    expect(await complaints(file, code)).toContain(ONE_WAY);
  });

  test.each([
    ['engine/ai/x.ts', "import { advance } from '../index'; export const a = advance;"],
    [
      'engine/ai/weights/x.ts',
      "import type { PackedNet } from '../net'; export type A = PackedNet;",
    ],
    ['engine/flow/x.ts', "import '../view';"],
    ['store/x.ts', "import '@/engine';"],
    ['store/saves/x.ts', "import 'expo-sqlite';"],
    ['components/screens/x.tsx', "import '@/store/game';"],
    ['components/screens/x.tsx', "import '@/components/table/board';"],
    ['components/table/screen/x.tsx', "import '../sheets';"],
    ['components/table/board/x.tsx', "import '../layout';"],
    ['components/ui/x.tsx', "import '@/store/settings';"],
    ['app/x.tsx', "import '@/components/ui';"],
    ['locales/x.ts', "import type { WorkName } from '../engine'; export type A = WorkName;"],
    ['app/x.tsx', "import '@/engine/ai';"],
    ['locales/x.ts', "import type { WorkName } from '@/engine'; export type A = WorkName;"],
    ['scripts/x.ts', "import '../engine';"],
  ])('%s may say %s', async (file, code) => {
    expect(await complaints(file, code)).not.toContain(ONE_WAY);
  });
});

describe('of two rooms of the table only the right one imports the other', () => {
  const ROOMS = ['model', 'layout', 'board', 'prompt', 'sheets', 'screen'];
  const pairs = ROOMS.flatMap((left, i) => ROOMS.slice(i + 1).map((right) => [left, right]));

  test.each(pairs)('%s stands left of %s', async (left, right) => {
    const importing = (from: string, to: string) =>
      complaints(`components/table/${from}/x.ts`, `import '@/components/table/${to}/y';`);
    expect(await importing(left, right)).toContain(ONE_WAY);
    expect(await importing(right, left)).not.toContain(ONE_WAY);
  });

  test('there are no other rooms', () => {
    expect(readdirSync(path.join(ROOT, 'components/table')).sort()).toEqual([...ROOMS].sort());
  });
});

describe('imports make no circles', () => {
  const CYCLES = 'house/no-cycles';

  test('a file that is imported may not import back', async () => {
    const code = "import { playerState } from './queries'; export const a = playerState;";
    expect(await complaints('engine/registry.ts', code)).toContain(CYCLES);
    expect(await complaints('engine/verbs.ts', code)).not.toContain(CYCLES);
  });

  test('a circle of types is a circle', async () => {
    const code = "import type { GameState } from './index'; export type A = GameState;";
    expect(await complaints('engine/types.ts', code)).toContain(CYCLES);
  });
});

test('file names are kebab-case', async () => {
  const FILE_NAMES = 'house/file-names';
  for (const file of ['components/ui/SeatPanel.tsx', 'store/useGame.ts', 'scripts/my_tool.ts']) {
    expect(await complaints(file, '')).toContain(FILE_NAMES);
  }
  for (const file of [
    'components/ui/seat-panel.web.tsx',
    'app/_layout.tsx',
    'app/+not-found.tsx',
  ]) {
    expect(await complaints(file, '')).not.toContain(FILE_NAMES);
  }
});

describe('functions are short and simple', () => {
  const lines = (n: number) => `export function a(b: number) {\n${'  b += 1;\n'.repeat(n)}}`;
  const branches = (n: number) =>
    `export function a(b: number) {\n${'  if (b > 1) b += 1;\n'.repeat(n)}}`;
  const FOLDERS = ['app', 'components/ui', 'store', 'engine', 'locales/de', 'scripts', 'e2e'];

  test.each(FOLDERS)('in %s: 80 lines, 15 branches', async (folder) => {
    const broken = async (code: string) => complaints(`${folder}/x.ts`, code);
    expect(await broken(lines(79))).toContain('max-lines-per-function');
    expect(await broken(lines(78))).not.toContain('max-lines-per-function');
    expect(await broken(branches(15))).toContain('complexity');
    expect(await broken(branches(14))).not.toContain('complexity');
  });
});

describe('the engine is pure', () => {
  test.each([
    ['export const a = Math.random();', 'no-restricted-properties'],
    ['const { random } = Math; export const a = random();', 'no-restricted-properties'],
    ['export const a = Date.now();', 'no-restricted-globals'],
    ['export const a = new Date();', 'no-restricted-globals'],
    ["console.log('x');", 'no-restricted-globals'],
    ['setTimeout(() => undefined, 1);', 'no-restricted-globals'],
    ['export const a = performance.now();', 'no-restricted-globals'],
    ['export const a = globalThis.Math;', 'no-restricted-globals'],
    ["export const a = new Intl.NumberFormat('de');", 'no-restricted-globals'],
  ])('%s breaks %s', async (code, rule) => {
    expect(await complaints('engine/x.ts', code)).toContain(rule);
    expect(await complaints('engine/ai/x.ts', code)).toContain(rule);
  });
});

describe('primitives are wrapped', () => {
  const raw = ['Text', 'Pressable', 'Button', 'TouchableOpacity', 'TouchableWithoutFeedback'];
  test.each(raw)('%s comes from components/ui', async (name) => {
    const code = `import { ${name} } from 'react-native'; export const a = ${name};`;
    for (const file of ['app/x.tsx', 'components/table/x.tsx']) {
      expect(await complaints(file, code)).toContain('no-restricted-imports');
    }
    expect(await complaints('components/ui/x.tsx', code)).not.toContain('no-restricted-imports');
  });

  test('a modal comes from nowhere: there is one overlay', async () => {
    const code = "import { Modal } from 'react-native'; export const a = Modal;";
    for (const file of ['app/x.tsx', 'components/table/x.tsx', 'components/ui/x.tsx']) {
      expect(await complaints(file, code)).toContain('no-restricted-imports');
    }
  });

  test('nor do they slip in through Animated', async () => {
    const code =
      "import Animated from 'react-native-reanimated'; export const A = () => <Animated.Text />;";
    expect(await complaints('app/x.tsx', code)).toContain('no-restricted-syntax');
  });
});

test("no letters depend on the device's language", async () => {
  const code = "export const a = 'Smith'.toLocaleUpperCase();";
  for (const file of [
    'app/x.tsx',
    'components/card/x.tsx',
    'store/x.ts',
    'locales/x.ts',
    'engine/x.ts',
  ]) {
    expect(await complaints(file, code)).toContain('no-restricted-properties');
  }
});

test('app code has no console, no any, and no test is skipped', async () => {
  expect(await complaints('app/x.tsx', "console.log('x');")).toContain('no-console');
  expect(await complaints('store/x.ts', 'export const a: any = 1;')).toContain(
    '@typescript-eslint/no-explicit-any',
  );
  expect(await complaints('__tests__/engine/x.test.ts', "test.skip('x', () => {});")).toContain(
    'no-restricted-syntax',
  );
});
