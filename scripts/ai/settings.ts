/** The settings of a training run: from the command line, kept in its checkpoint, written into its weights. */
import { numberArg } from './args';

export interface Settings {
  players: number;
  teams: boolean;
  name: string;
  games: number;
  hidden: number;
  rate: number;
  lambda: number;
  /** What is left of a win after one more turn of one's own. */
  patience: number;
  /** Lambda on turns that the full search has judged, and the share of such turns. */
  fullLambda: number;
  full: number;
  /** Expectations come from the search at the next turn, not from the net at its end. */
  bySearch: boolean;
  /** Share of games with the league, and of task questions tried at random. */
  league: number;
  explore: number;
  /** Nets in the league besides those of the pool: names of checkpoints. */
  rivals: string[];
  /** Samples learnt again for every new one, and how many are kept for it. */
  replays: number;
  buffer: number;
  worlds: number;
  /** Lines of play at a question: at least, and per option. */
  base: number;
  perOption: number;
  seed: string;
  /** A net to begin with, by name in the pool or of a checkpoint. */
  from: string | null;
}

const DEFAULTS = {
  games: 60_000,
  hidden: 64,
  rate: 0.0015,
  lambda: 0.8,
  patience: 0.99,
  'full-lambda': 0.4,
  full: 0.1,
  league: 0.2,
  explore: 0.04,
  replays: 6,
  buffer: 250_000,
  worlds: 3,
  base: 8,
  'per-option': 3,
} as const;

export function settingsFrom(args: Map<string, string>): Settings {
  const number = (name: keyof typeof DEFAULTS) => numberArg(args, name, DEFAULTS[name]);
  const teams = args.has('teams');
  const players = teams ? 4 : numberArg(args, 'players', 2);
  return {
    players,
    teams,
    name: args.get('name') ?? (teams ? 'teams' : `players${players}`),
    games: number('games'),
    hidden: number('hidden'),
    rate: number('rate'),
    lambda: number('lambda'),
    patience: number('patience'),
    fullLambda: number('full-lambda'),
    full: number('full'),
    bySearch: args.has('by-search'),
    league: number('league'),
    explore: number('explore'),
    rivals: args.get('rivals')?.split(',') ?? [],
    replays: number('replays'),
    buffer: number('buffer'),
    worlds: number('worlds'),
    base: number('base'),
    perOption: number('per-option'),
    seed: args.get('seed') ?? 'plum',
    from: args.get('from') ?? null,
  };
}

/** The command that makes the same run again. */
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
