import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { layoutFor } from '../../../engine/ai/layout';
import type { Net } from '../../../engine/ai/net';
import { forward, unpackNet } from '../../../engine/ai/net';
import { loadCheckpoint } from '../../../scripts/ai/checkpoint';
import { codeHash } from '../../../scripts/ai/code-hash';
import { moreSeats } from '../../../scripts/ai/learn';
import type { PoolNet } from '../../../scripts/ai/pool';
import { packedNet } from '../../../scripts/ai/pool';
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

test.each([
  ['players3', 3, []],
  ['teams', 4, ['--teams']],
  ['first4', 4, []],
] as const)('a run begins with the packed net %s, grown to its own size', (from, players, more) => {
  const words = ['--name', from, '--from', from, '--players', String(players), ...more];
  const settings = settingsOf(...SMALL, ...words, '--hidden', '64', '--games', '1', '--rate', '0');
  new Trainer(settings, folder, 'code', () => undefined).run(Infinity);
  const { net } = loadCheckpoint(path.join(folder, `${from}.json`)).learner;
  const packed = unpackNet((packedNet(from) as PoolNet).weights.net);
  const hidden = Math.max(64, packed.hidden);
  expect([net.inputs, net.hidden]).toEqual([layoutFor(players).size, hidden]);
  const row = 7;
  expect(net.first.slice(row * hidden, row * hidden + packed.hidden)).toEqual(
    packed.first.slice(row * packed.hidden, (row + 1) * packed.hidden),
  );
});

test('a run may begin with several nets as one, each seated at its table', () => {
  const words = ['--name', 'joined', '--from', 'first3+players2', '--players', '3'];
  const settings = settingsOf(...SMALL, ...words, '--games', '1', '--rate', '0');
  new Trainer(settings, folder, 'code', () => undefined).run(Infinity);
  const { net } = loadCheckpoint(path.join(folder, 'joined.json')).learner;
  const parts = ['first3', 'players2'].map((name) =>
    unpackNet((packedNet(name) as PoolNet).weights.net),
  );
  const [three, two] = parts as [Net, Net];
  const seated = moreSeats(two, 3, false);
  const x = { count: 3, index: [1, 50, 230], value: [1, 0.5, 1] };
  const oddsOf = (each: Net) => forward(each, x, new Float32Array(each.hidden));
  expect(net.hidden).toBe(three.hidden + two.hidden);
  expect(oddsOf(net)).toBeCloseTo((oddsOf(three) + oddsOf(seated)) / 2, 4);
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
