import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, UsageError } from '../../scripts/lib/args';

const ROOT = join(__dirname, '../..');
const SPEC = { games: 2000, seed: 'plum', teams: false, name: String, minutes: Number };
const read = (line: string) => parseArgs(SPEC, line.split(' ').filter(Boolean));

test('what is not given has its default, or is undefined', () => {
  expect(read('')).toEqual({
    games: 2000,
    seed: 'plum',
    teams: false,
    name: undefined,
    minutes: undefined,
  });
});

test('numbers, texts and flags are read by their types', () => {
  expect(read('--games 5 --teams --seed 7 --name x --minutes -1.5')).toEqual({
    games: 5,
    seed: '7',
    teams: true,
    name: 'x',
    minutes: -1.5,
  });
});

test.each([
  ['--gmes 5', 'Unknown option "--gmes".'],
  ['games 5', 'Unknown option "games".'],
  ['--teams yes', 'Unknown option "yes".'],
  ['--toString 1', 'Unknown option "--toString".'],
  ['--games', '--games needs a number.'],
  ['--games many', '--games needs a number, not "many".'],
  ['--seed --teams', '--seed needs a value.'],
])('%s is refused', (line, message) => {
  expect(() => read(line)).toThrow(new UsageError(message));
});

const run = (script: string, ...options: string[]) =>
  spawnSync(process.execPath, [require.resolve('tsx/cli'), `scripts/${script}.ts`, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('a script that is called wrongly tells its usage', () => {
  const { status, stderr } = run('simulate', '--plyers', '3');
  expect(status).toBe(2);
  expect(stderr).toContain('Unknown option "--plyers".');
  expect(stderr).toContain('Usage: simulate [--players 2] [--seed 1] [--extended] [--teams]');
});

test.each([
  ['simulate', 'Usage: simulate [--players 2]'],
  ['languages', 'Usage: languages [code …]'],
  ['lessons', 'Usage: lessons\n'],
])('asked for help, %s tells its usage and does nothing', (script, usage) => {
  const { status, stdout, stderr } = run(script, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.startsWith(usage)).toBe(true);
  expect(stdout.split('\n')).toHaveLength(2);
});

test('no script reads its command line in a way of its own', () => {
  const scripts = ['scripts', 'e2e'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
  const readers = scripts.filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('process.argv'),
  );
  expect(readers).toEqual([join('scripts', 'lib', 'args.ts')]);
});
