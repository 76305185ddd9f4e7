/**
 * How each level and manner plays, against its like: tasks, hires, sales, works, ends.
 *
 *   npm run style -- --who novice,acolyte,prior,abbot --games 100 --players 2
 *
 * Anybody the arena knows can be looked at (scripts/ai/agents.ts).
 */
import { join } from 'node:path';
import { fail, readArgs } from '../lib/args';
import { runInParallel } from '../lib/parallel';
import type { Style } from './style-worker';

const MANNERS = ['builder', 'merchant', 'host', 'rusher'].map((manner) => `abbot/${manner}`);
const EVERYBODY = ['novice', 'acolyte', 'prior', 'abbot', ...MANNERS].join();
const args = readArgs({ who: EVERYBODY, games: 100, players: 2, seed: 'style', workers: 2 });

const COLUMNS = [
  'no task',
  'hires',
  'collects',
  'sales',
  'works',
  'tailors',
  'prayers',
  'helpers covered',
  'sales covered',
  'turns',
  'ends',
];

type Count = Exclude<keyof Style, 'end'>;

function row(who: string, games: readonly Style[]): string {
  const sum = (key: Count) => games.reduce((total, game) => total + game[key], 0);
  const percent = (part: number, whole: number) =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`;
  // Per player and game.
  const each = (key: Count) => (sum(key) / games.length / args.players).toFixed(1);
  const ends = new Map<string, number>();
  for (const { end } of games) ends.set(end, (ends.get(end) ?? 0) + 1);
  const cells = [
    who,
    percent(sum('turns') - sum('tasks'), sum('turns')),
    ...(['hires', 'collects', 'sales', 'works', 'tailors', 'prayers'] as const).map(each),
    percent(sum('coveredHelpers'), sum('helpersAtEnd')),
    percent(sum('coveredSales'), sum('salesAtEnd')),
    (sum('turns') / games.length).toFixed(0),
    [...ends]
      .sort((a, b) => b[1] - a[1])
      .map(([end, count]) => `${end} ${percent(count, games.length)}`)
      .join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function main(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`${args.games} games each, ${args.players} players, seed ${args.seed}; per player and game.`);
  say(`| who | ${COLUMNS.join(' | ')} |`);
  say(`|---|${COLUMNS.map(() => '---|').join('')}`);
  for (const who of args.who.split(',')) {
    const games: Style[] = [];
    const lists = Array.from({ length: args.workers }, (_, worker) => [
      ...['--who', who, '--players', args.players, '--seed', args.seed],
      ...['--from', worker, '--to', args.games, '--step', args.workers],
    ]).map((list) => list.map(String));
    await runInParallel(join(__dirname, 'style-worker.ts'), lists, (line) =>
      games.push(JSON.parse(line) as Style),
    );
    say(row(who, games));
  }
}

main().catch((error: Error) => fail(error.message));
