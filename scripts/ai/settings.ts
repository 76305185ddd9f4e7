/**
 * The settings of a training run: from the command line, kept in the checkpoint and in the weights.
 */
import type { parseArgs } from '../lib/args';

export interface Settings {
  players: number;
  teams: boolean;
  name: string;
  games: number;
  hidden: number;
  rate: number;
  lambda: number;
  /** Discount per own turn. */
  patience: number;
  /** Lambda on turns judged by the full search, and the share of such turns. */
  fullLambda: number;
  full: number;
  /** Targets come from the search at the next turn, not from the net. */
  bySearch: boolean;
  /** Share of league games, and of random task questions. */
  league: number;
  explore: number;
  /** More nets for the league: names of checkpoints. */
  rivals: string[];
  /** Samples replayed for every new one, and the size of the buffer. */
  replays: number;
  buffer: number;
  worlds: number;
  /** Rollouts per question: at least, and per option. */
  base: number;
  perOption: number;
  seed: string;
  /** The net to begin with: of a checkpoint, or a packed one; `+` joins several. */
  from: string | null;
}

const DEFAULTS = {
  games: 60_000,
  hidden: 64,
  rate: 0.0001,
  lambda: 0.8,
  patience: 0.99,
  'full-lambda': 0.4,
  full: 0.1,
  league: 0.2,
  explore: 0.04,
  replays: 3,
  buffer: 250_000,
  worlds: 3,
  base: 8,
  'per-option': 3,
};

/** The settings as options of `npm run train`. */
export const SETTINGS = {
  players: 2,
  teams: false,
  name: String,
  ...DEFAULTS,
  'by-search': false,
  rivals: '',
  seed: 'plum',
  from: String,
};

type Given = ReturnType<typeof parseArgs<typeof SETTINGS>>;

export function settingsFrom(args: Given): Settings {
  const { teams } = args;
  const players = teams ? 4 : args.players;
  return {
    players,
    teams,
    name: args.name ?? (teams ? 'teams' : `players${players}`),
    games: args.games,
    hidden: args.hidden,
    rate: args.rate,
    lambda: args.lambda,
    patience: args.patience,
    fullLambda: args['full-lambda'],
    full: args.full,
    bySearch: args['by-search'],
    league: args.league,
    explore: args.explore,
    rivals: args.rivals.split(',').filter((name) => name !== ''),
    replays: args.replays,
    buffer: args.buffer,
    worlds: args.worlds,
    base: args.base,
    perOption: args['per-option'],
    seed: args.seed,
    from: args.from ?? null,
  };
}

/** The command that repeats this run. */
export function commandOf(s: Settings): string {
  const words = [`npm run train -- --players ${s.players}`];
  if (s.teams) words.push('--teams');
  const usual = s.teams ? 'teams' : `players${s.players}`;
  if (s.name !== usual) words.push(`--name ${s.name}`);
  words.push(`--games ${s.games} --seed ${s.seed}`);
  if (s.from !== null) words.push(`--from ${s.from}`);
  const given: [keyof typeof DEFAULTS, number][] = [
    ['hidden', s.hidden],
    ['rate', s.rate],
    ['lambda', s.lambda],
    ['patience', s.patience],
    ['full', s.full],
    ['full-lambda', s.fullLambda],
    ['league', s.league],
    ['explore', s.explore],
    ['replays', s.replays],
    ['buffer', s.buffer],
    ['worlds', s.worlds],
    ['base', s.base],
    ['per-option', s.perOption],
  ];
  for (const [name, value] of given) if (value !== DEFAULTS[name]) words.push(`--${name} ${value}`);
  if (s.bySearch) words.push('--by-search');
  if (s.rivals.length > 0) words.push(`--rivals ${s.rivals.join()}`);
  return words.join(' ');
}
