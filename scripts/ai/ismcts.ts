/**
 * Plain information-set Monte Carlo tree search, as an opponent to measure against: random play to
 * the end, no evaluation, no policy.
 */
import type { Choice, GameState, View } from '../../engine';
import { advance } from '../../engine';
import { wins } from '../../engine/ai/outcome';
import { codeOf, lastReturned, prune } from '../../engine/ai/prune';
import { observe, sampleWorld } from '../../engine/ai/sample';
import type { Rng } from '../../engine/rng';
import { nextInt } from '../../engine/rng';

interface Branch {
  choice: Choice;
  code: number;
  player: number;
  visits: number;
  available: number;
  reward: number;
  next: Branch[];
}

const EXPLORE = 0.7;

function pick(branches: Branch[], open: readonly Choice[], player: number, rng: Rng): Branch {
  const known: Branch[] = [];
  const fresh: Choice[] = [];
  for (const choice of open) {
    const code = codeOf(choice);
    const branch = branches.find((b) => b.code === code);
    if (branch === undefined) fresh.push(choice);
    else known.push(branch);
  }
  for (const branch of known) branch.available++;
  if (fresh.length > 0) {
    const choice = fresh[nextInt(rng, fresh.length)] as Choice;
    const branch: Branch = {
      choice,
      code: codeOf(choice),
      player,
      visits: 0,
      available: 1,
      reward: 0,
      next: [],
    };
    branches.push(branch);
    return branch;
  }
  let best = known[0] as Branch;
  let top = -Infinity;
  for (const b of known) {
    const score = b.reward / b.visits + EXPLORE * Math.sqrt(Math.log(b.available) / b.visits);
    if (score > top) {
      top = score;
      best = b;
    }
  }
  return best;
}

function simulate(g: GameState, legal: readonly Choice[], root: Branch[], rng: Rng): void {
  const path: Branch[] = [];
  let level: Branch[] | null = root;
  let choices: readonly Choice[] | null = legal;
  let last = -1;
  while (choices !== null) {
    const open: readonly Choice[] = prune(g, choices, last);
    let choice: Choice;
    if (level !== null && open.length > 1) {
      const branch: Branch = pick(level, open, g.current, rng);
      path.push(branch);
      choice = branch.choice;
      level = branch.visits === 0 ? null : branch.next;
    } else {
      choice = open[nextInt(rng, open.length)] as Choice;
    }
    last = lastReturned(choice);
    choices = advance(g, choice);
  }
  for (const branch of path) {
    branch.visits++;
    branch.reward += wins(g, branch.player);
  }
}

export function ismcts(
  view: View,
  legal: readonly Choice[],
  rollouts: number,
  rng: Rng,
  world?: () => GameState,
): Choice {
  const observed = observe(view);
  // A question with one answer gets no node.
  const open = prune(sampleWorld(observed, rng), legal, -1);
  if (open.length === 1) return open[0] as Choice;
  const root: Branch[] = [];
  for (let i = 0; i < rollouts; i++) {
    simulate(world === undefined ? sampleWorld(observed, rng) : world(), legal, root, rng);
  }
  const best = root.reduce(
    (a: Branch | null, b) => (a !== null && a.visits >= b.visits ? a : b),
    null,
  );
  return best?.choice ?? (legal[0] as Choice);
}
