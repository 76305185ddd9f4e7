/** Counts the taps per turn that a hundred recorded games take: `npm run taps`. */
import { readArgs } from './lib/args';
import { countTaps, type Counted } from './taps/count';
import { PLAYER_COUNTS, recordedGames } from './taps/games';

const args = readArgs({ kinds: false });
const say = (line: string) => process.stdout.write(`${line}\n`);
const games = recordedGames();

/** Taps per turn of the same games before 0.2, by number of players. */
const BEFORE: Readonly<Record<number, number>> = { 2: 8.06, 3: 9.92, 4: 12.23, 5: 13.35 };

function sum(counts: readonly Counted[]): Counted {
  const all: Counted = { turns: 0, taps: 0, byKind: new Map() };
  for (const { turns, taps, byKind } of counts) {
    all.turns += turns;
    all.taps += taps;
    for (const [kind, n] of byKind) all.byKind.set(kind, (all.byKind.get(kind) ?? 0) + n);
  }
  return all;
}

function row(players: number): void {
  const seated = games.filter((game) => game.participants.length === players);
  const { turns, taps, byKind } = sum(seated.map((game) => countTaps(game, true)));
  const asked = sum(seated.map((game) => countTaps(game, false))).taps;
  const before = BEFORE[players] ?? 0;
  const each = (n: number) => {
    const perTurn = n / turns;
    return `${perTurn.toFixed(2)} (${Math.round((100 * perTurn) / before - 100)} %)`;
  };
  say(`| ${players} | ${turns} | ${before.toFixed(2)} | ${each(taps)} | ${each(asked)} |`);
  if (!args.kinds) return;
  for (const [kind, n] of [...byKind].sort((a, b) => b[1] - a[1])) {
    say(`  ${((100 * n) / taps).toFixed(1)} % ${kind}`);
  }
}

say(`${games.length} games between acolytes; taps per turn, as a person would have to tap them.\n`);
say('| players | turns | version 0.1.0 | now | now, quick answers off |\n|---|---|---|---|---|');
PLAYER_COUNTS.forEach(row);
