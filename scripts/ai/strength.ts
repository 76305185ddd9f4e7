/**
 * Strength over training games: every earlier self of a run against the first net of its table, and a
 * plot of all that was measured.
 *
 *   npm run strength -- --runs players2,players3 --games 100     measures, adds to docs/ai-strength.json, and draws
 *   npm run strength                                             draws docs/ai-strength.svg again
 *
 * A run goes by the name of its checkpoint in .cache/train. `--before 40000` adds the games of the net that
 * it began with. Both sides search a quarter of what the top level does: what differs is the judgement.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readArgs } from '../lib/args';
import { agentNamed } from './agents';
import { loadCheckpoint } from './checkpoint';
import { earlierSelves } from './league';
import { playMatch } from './match';
import type { Measured } from './strength-plot';
import { plot } from './strength-plot';
import { percent, shareOf } from './statistics';

const ROOT = path.join(__dirname, '../..');
const DATA = path.join(ROOT, 'docs/ai-strength.json');
const QUICK = 'base=24&perOption=6&worlds=6';

const args = readArgs({ runs: '', games: 100, seed: 'strength', before: 0, table: '' });

function share(checkpoint: string, table: string, seed: string): Measured['share'] {
  const teams = table === 'teams';
  const players = teams ? 4 : Number(table);
  const net = agentNamed(`net:${checkpoint}?${QUICK}`);
  const first = agentNamed(`net:first${teams ? 'Teams' : table}?${QUICK}`);
  const options = { players, teams, extended: false, morningOrder: 'effectsFirst' } as const;
  const seats = teams ? 2 : players;
  const deals = Array.from({ length: Math.ceil(args.games / seats) }, (_, deal) =>
    Array.from({ length: seats }, (__, seat) => {
      const isNet = (i: number) => (teams ? i % 2 === seat : i === seat);
      const agents = Array.from({ length: players }, (___, i) => (isNet(i) ? net : first));
      return playMatch(agents, options, `${seed}/${deal}`).wins[seat] as number;
    }),
  );
  return shareOf(deals);
}

function readAll(): Measured[] {
  return fs.existsSync(DATA) ? (JSON.parse(fs.readFileSync(DATA, 'utf8')) as Measured[]) : [];
}

function measure(run: string): void {
  const file = path.join(ROOT, '.cache/train', `${run}.json`);
  for (const checkpoint of [...earlierSelves(file), file]) {
    const { meta } = loadCheckpoint(checkpoint);
    const of = meta.settings;
    const table = args.table || (of?.teams === true ? 'teams' : String(of?.players ?? 2));
    const games = meta.games + args.before;
    const known = readAll();
    if (known.some((m) => m.run === run && m.games === games)) continue;
    const found = share(checkpoint, table, `${args.seed}/${run}/${games}`);
    const row: Measured = { table, run, games, matches: args.games, share: found };
    fs.writeFileSync(DATA, `${JSON.stringify([...known, row], null, 2)}\n`);
    process.stdout.write(
      `${table}: ${run} after ${games} games: ${percent(found.mean)} ± ${percent(found.margin)}\n`,
    );
  }
}

for (const run of args.runs.split(',').filter((name) => name !== '')) measure(run);
fs.writeFileSync(path.join(ROOT, 'docs/ai-strength.svg'), plot(readAll()));
