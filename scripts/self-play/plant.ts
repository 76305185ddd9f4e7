/**
 * Plants a blunder in twenty recorded games: the winner could have won at once whatever the unseen
 * cards, makes a choice that loses most games instead, and loses. `npx tsx
 * scripts/self-play/plant.ts` writes them for the test; `--seed fresh` plays new games and counts
 * in how many the review finds the blunder.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice, GameState } from '../../engine';
import { advance, clone, completeOptions, legalChoices, newGame, sameChoice } from '../../engine';
import { wins } from '../../engine/ai/outcome';
import { seededRng } from '../../engine/rng';
import { lookThrough, lossOf, NOT_LOOKED, turningPoints } from '../../store/insight/look';
import type { SharedGame } from '../../store/share/code';
import { encodeGame } from '../../store/share/code';
import { agentNamed, answer } from '../ai/agents';
import { permuteUnseen } from '../fuzz/permute';
import { readArgs } from '../lib/args';
import { runCommand } from '../say';
import { selfPlayedGames } from './games';

const args = readArgs({ seed: String, games: 20 });
const TRIES = 3;
/** Worlds that look the same to the player; the win must be there in all. */
const WORLDS = 12;
/** A blunder leaves at most this many of those games won. */
const MOST_WON = 0;
const MOST_CHOICES = 150;
const NAMES = ['Ana', 'Bruno', 'Chie', 'Daigo', 'Emi'];

/** Two middling players play on from here: their choices, and who won. */
function playOn(from: GameState, seed: string): { choices: Choice[]; end: GameState } {
  const g = clone(from);
  const agent = agentNamed('acolyte');
  const choices: Choice[] = [];
  for (let legal = legalChoices(g); legal !== null;) {
    const choice = answer(agent, g, legal, `${seed}/${choices.length}`);
    choices.push(choice);
    legal = advance(g, choice);
  }
  return { choices, end: g };
}

interface Planted {
  readonly at: number;
  readonly choices: Choice[];
}

/** Whether these choices win in every world that looks the same to the player. */
function winsSurely(before: GameState, line: readonly Choice[], seed: string): boolean {
  const rng = seededRng(seed);
  return Array.from({ length: WORLDS }).every(() => {
    const g = permuteUnseen(before, before.current, rng);
    let legal = legalChoices(g);
    for (const choice of line) {
      if (legal === null || !legal.some((other) => sameChoice(other, choice))) return false;
      legal = advance(g, choice);
    }
    return legal === null && wins(g, before.current) === 1;
  });
}

/** A game lost after this choice, if most are, in worlds that look the same to the player. */
function losing(before: GameState, bad: Choice, seed: string): Choice[] | null {
  const me = before.current;
  const rng = seededRng(seed);
  let won = 0;
  for (let i = 0; i < TRIES && won <= MOST_WON; i++) {
    const world = permuteUnseen(before, me, rng);
    if (advance(world, bad) === null) return null;
    won += wins(playOn(world, `${seed}/${i}`).end, me);
  }
  if (won > MOST_WON) return null;
  const after = clone(before);
  advance(after, bad);
  for (let i = 0; i < TRIES; i++) {
    const { choices, end } = playOn(after, `${seed}/true ${i}`);
    if (wins(end, me) === 0) return choices;
  }
  return null;
}

/** Back from the winning choice to the first of that turn. */
function plant({ options, choices }: SharedGame, seed: string): Planted | null {
  const tables = [newGame(options)];
  for (const choice of choices) {
    const g = clone(tables[tables.length - 1] as GameState);
    advance(g, choice);
    tables.push(g);
  }
  const end = tables[choices.length] as GameState;
  for (let at = choices.length - 1; at >= 0; at--) {
    const before = tables[at] as GameState;
    if (before.turn !== end.turn || wins(end, before.current) === 0) return null;
    if (!winsSurely(before, choices.slice(at), seed)) return null;
    const good = choices[at] as Choice;
    for (const bad of (legalChoices(before) ?? []).filter((c) => !sameChoice(c, good))) {
      const rest = losing(before, bad, seed);
      if (rest !== null) return { at, choices: [...choices.slice(0, at), bad, ...rest] };
    }
  }
  return null;
}

function plantedIn(game: SharedGame, seed: string): { at: number; game: SharedGame } | null {
  if (game.options.teams || game.choices.length > MOST_CHOICES) return null;
  const planted = plant(game, seed);
  if (planted === null) return null;
  const participants = game.participants.map((_, colour) => ({
    name: NAMES[colour] as string,
    kind: 'person' as const,
    colour,
  }));
  return { at: planted.at, game: { ...game, participants, choices: planted.choices } };
}

/** For the test. */
function write(): void {
  const lines: string[] = [];
  for (const [i, game] of selfPlayedGames().entries()) {
    if (lines.length === args.games) break;
    const planted = plantedIn(game, `plant ${i}`);
    if (planted === null) continue;
    lines.push(`${planted.at} ${encodeGame(planted.game)}`);
    process.stdout.write(`${lines.length}: game ${i}, choice ${planted.at}\n`);
  }
  writeFileSync(join(__dirname, 'planted.txt'), `${lines.join('\n')}\n`);
}

function freshGame(seed: string, players: number): SharedGame {
  const options = completeOptions({ players, seed });
  const { choices } = playOn(newGame(options), seed);
  const participants = NAMES.slice(0, players).map((name, colour) => ({
    name,
    kind: 'person' as const,
    colour,
  }));
  return { name: seed, options, participants, choices };
}

/** The blunder's rank among its player's losses; 0 if it is no turning point. */
async function rankOf({ at, game }: { at: number; game: SharedGame }): Promise<number> {
  const looked = await lookThrough({ ...game, base: null }, NOT_LOOKED, {
    scheduler: { pause: async () => undefined },
    isWanted: () => true,
    onLooked: () => undefined,
  });
  const points = turningPoints(looked, [...game.participants.keys()]);
  const blunder = points.find((move) => move.at === at && move.better !== null);
  if (blunder === undefined) return 0;
  const own = points.filter(({ player, better }) => player === blunder.player && better !== null);
  return own.filter((move) => lossOf(move) > lossOf(blunder)).length + 1;
}

async function tell(seed: string): Promise<void> {
  let found = 0;
  let planted = 0;
  for (let i = 0; planted < args.games; i++) {
    // Mostly two players, as most tables have.
    const one = plantedIn(freshGame(`${seed} ${i}`, [2, 2, 3, 4][i % 4] as number), `${seed} ${i}`);
    if (one === null) continue;
    planted++;
    const rank = await rankOf(one);
    if (rank > 0) found++;
    const told = rank > 0 ? `found, its player's loss no. ${rank}` : 'MISSED';
    const players = one.game.options.players;
    console.log(`${planted}: game ${i} of ${players}, choice ${one.at}: ${told}`);
  }
  console.log(`found in ${found} of ${planted} games`);
}

runCommand(async () => {
  if (args.seed === undefined) write();
  else await tell(args.seed);
});
