import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadCheckpoint } from '../../../scripts/ai/checkpoint';
import { codeHash } from '../../../scripts/ai/code-hash';
import { commandOf, SETTINGS, settingsFrom } from '../../../scripts/ai/settings';
import { Trainer } from '../../../scripts/ai/trainer';
import { parseArgs } from '../../../scripts/lib/args';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'train-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const settingsOf = (...words: string[]) => settingsFrom(parseArgs(SETTINGS, words));
const SMALL = [
  ...['--name', 'small', '--from', 'first2', '--hidden', '32', '--base', '2', '--per-option', '1'],
  ...['--worlds', '1', '--buffer', '500'],
];

test('a run goes on where it was stopped, by the settings that it keeps', () => {
  const said: string[] = [];
  const run = (games: string) =>
    new Trainer(settingsOf(...SMALL, '--games', games), folder, 'code', (line) => said.push(line));
  run('3').run(Infinity);
  const file = path.join(folder, 'small.json');
  const stopped = loadCheckpoint(file);
  expect(stopped.meta).toMatchObject({ games: 3, code: 'code' });
  expect(stopped.meta.settings).toEqual(settingsOf(...SMALL, '--games', '3'));
  run('5').run(Infinity);
  const { meta, learner } = loadCheckpoint(file);
  expect(meta.games).toBe(5);
  expect(meta.command).toContain('(until 3 games), then');
  expect(learner.net.first).not.toEqual(stopped.learner.net.first);
  expect(said).toContain('Going on after 3 games.');
  expect(said.at(-1)).toMatch(/^5\/5 games · error .* games\/s · 0 min left$/);
  expect(fs.readdirSync(folder)).toEqual(['small.json']);
});

test('the command of a run names what differs from the usual', () => {
  expect(commandOf(settingsOf())).toBe('npm run train -- --players 2 --games 60000 --seed plum');
  expect(commandOf(settingsOf(...SMALL, '--games', '3'))).toBe(
    'npm run train -- --players 2 --name small --games 3 --seed plum --from first2 --hidden 32 --buffer 500 --worlds 1 --base 2 --per-option 1',
  );
});

test('the hash of the code is the same until the code changes', () => {
  const root = path.join(__dirname, '../../..');
  expect(codeHash(root)).toMatch(/^[0-9a-f]{12}$/);
  expect(codeHash(root)).toBe(codeHash(root));
});
