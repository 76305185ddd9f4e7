/** One game of a learner against itself, and what can be learnt from it. */
import type { Choice, GameState } from '../../engine';
import { advance, legalChoices, newGame, viewFor } from '../../engine';
import type { Sparse } from '../../engine/ai/features';
import { extract } from '../../engine/ai/features';
import { wins } from '../../engine/ai/outcome';
import { emptyContext, flagsOf, readContext } from '../../engine/ai/policy';
import { codeOf, prune } from '../../engine/ai/prune';
import { observe, sampleWorld } from '../../engine/ai/sample';
import type { Brain } from '../../engine/ai/search';
import { TurnSearch } from '../../engine/ai/search';
import type { Edge, Node } from '../../engine/ai/tree';
import { edgeValue } from '../../engine/ai/tree';
import type { Rng } from '../../engine/rng';
import { nextFloat, nextInt } from '../../engine/rng';
import type { PolicySample } from './learn';

export interface SelfPlay {
  players: number;
  teams: boolean;
  /** Lines of play per option at each question, and at least. */
  perOption: number;
  base: number;
  worlds: number;
  /** Softmax over the chance to win. */
  temperature: number;
  /** Share of questions answered at random. */
  noise: number;
  /** Share of extended games. */
  extended: number;
}

export interface Record {
  /** Per player: the boundaries of their turns, in order. */
  boundaries: Sparse[][];
  results: number[];
  policy: PolicySample[];
  turns: number;
  capped: boolean;
}

export function seenBy(g: GameState, player: number): number[] {
  return g.known.map((bits) => (bits >> player) & 1);
}

export function pickHot(edges: readonly Edge[], temperature: number, rng: Rng): Edge {
  const tried = edges.filter((edge) => edge.visits > 0);
  const values = tried.map(edgeValue);
  const top = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - top) / temperature));
  let left = nextFloat(rng) * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < tried.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return tried[i] as Edge;
  }
  return tried[tried.length - 1] as Edge;
}

function policySample(g: GameState, root: Node): PolicySample {
  const context = emptyContext();
  readContext(g, context);
  const tried = root.edges.filter((edge) => edge.visits > 0);
  // The first look at every option says nothing about it.
  const total = tried.reduce((sum, edge) => sum + edge.visits - 1, 0);
  return {
    flags: tried.map((edge) => {
      const flags: number[] = [];
      flags.length = flagsOf(g, context, edge.choice, flags);
      return flags;
    }),
    shares: tried.map((edge) => (edge.visits - 1) / Math.max(1, total)),
  };
}

export function playGame(brain: Brain, options: SelfPlay, seed: string, rng: Rng): Record {
  const { players, teams } = options;
  const g = newGame({
    players,
    teams,
    seed,
    extended: nextFloat(rng) < options.extended,
    morningOrder: nextFloat(rng) < 0.15 ? 'discardFirst' : 'effectsFirst',
    // Few games need so many rounds, and those teach little.
    roundLimit: 40,
  });
  const boundaries: Sparse[][] = Array.from({ length: players }, () => []);
  const policy: PolicySample[] = [];
  let legal: Choice[] | null = legalChoices(g);
  let seen = seenBy(g, g.current);
  let tree: Node | null = null;
  while (legal !== null) {
    const me = g.current;
    const { turn } = g;
    const open = prune(g, legal, -1);
    let choice = open[0] as Choice;
    if (open.length > 1) {
      const random = nextFloat(rng) < options.noise;
      if (random) {
        choice = open[nextInt(rng, open.length)] as Choice;
        tree = null;
      } else {
        const observed = observe(viewFor(g, me));
        const search = new TurnSearch({
          me,
          worlds: options.worlds,
          sample: () => sampleWorld(observed, rng),
          legal,
          seen: observed.seen,
          brain,
          rng,
          root: tree,
        });
        const target = options.base + options.perOption * open.length;
        const codes = new Set(open.map(codeOf));
        const edges = search.root.edges.filter((edge) => codes.has(edge.code));
        const done = edges.reduce((sum, edge) => sum + edge.visits, 0);
        for (let i = done; i < target; i++) search.iterate();
        const edge = pickHot(edges, options.temperature, rng);
        if (policy.length < 400) policy.push(policySample(g, { edges, visits: 0 }));
        choice = edge.choice;
        tree = edge.child;
      }
    }
    legal = advance(g, choice);
    if (g.turn !== turn && g.end === null) {
      (boundaries[me] as Sparse[]).push(extract(g, me, seen));
      seen = seenBy(g, g.current);
      tree = null;
    }
  }
  return {
    boundaries,
    results: g.players.map((_, player) => wins(g, player)),
    policy,
    turns: g.turn,
    capped: g.end?.reason === 'rounds',
  };
}
