/** One game of a learner against itself or its league, and the samples from it. */
import type { Choice, GameState } from '../../engine';
import { advance, legalChoices, newGame, sightOf, viewFor } from '../../engine';
import type { Sparse } from '../../engine/ai/sparse';
import { extract } from '../../engine/ai/features';
import { LEVEL_SPECS } from '../../engine/ai/levels';
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
import type { Liking } from './scripted';
import { follow } from './scripted';

export interface SelfPlay {
  players: number;
  teams: boolean;
  /** Rollouts per option at each question, and the fewest in all. */
  perOption: number;
  base: number;
  worlds: number;
  /** Softmax over the chance to win. */
  temperature: number;
  /** Share of questions answered at random. */
  noise: number;
  /** Share of extended games. */
  extended: number;
  /** Share of task questions answered at random, so that every task is tried. */
  explore: number;
  /** Share of turns whose first question gets the top level's search. */
  full: number;
}

export type Sitter =
  { learns: boolean; brain: Brain; alwaysTask?: boolean } | { learns: false; liking: Liking };

/** One turn, for the learner. */
export interface Turn {
  /** The search's win chance at the first question; null without a search. */
  before: number | null;
  /** The first question got the top level's search. */
  full: boolean;
  /** The task was random: what follows says little about earlier turns. */
  strayed: boolean;
  /** Features at the end of the turn; null if the game ended in it. */
  x: Sparse | null;
}

export interface Record {
  /** Each player's turns in order, those with something to learn. */
  turns: Turn[][];
  results: number[];
  policy: PolicySample[];
  turnCount: number;
  /** Turns of learners, and those of them without a task. */
  learnerTurns: number;
  idleTurns: number;
  capped: boolean;
}

function seenBy(g: GameState, player: number): number[] {
  return g.known.map((bits) => (bits >> player) & 1);
}

function pickHot(edges: readonly Edge[], temperature: number, rng: Rng): Edge {
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
  // The first visit of an option says nothing about it.
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

const MOST_POLICY_SAMPLES = 400;
/** Later questions of a turn go on with the plan of the first, and need fewer lines than it. */
const LATER = 0.5;

class Game {
  readonly policy: PolicySample[] = [];
  private tree: Node | null = null;
  private turn: Turn = freshTurn();

  constructor(
    readonly g: GameState,
    private readonly options: SelfPlay,
    private readonly rng: Rng,
  ) {}

  /** Closes the turn that has just ended and begins the next. */
  endTurn(x: Sparse | null): Turn {
    const turn = { ...this.turn, x };
    this.turn = freshTurn();
    this.tree = null;
    return turn;
  }

  choose(sitter: Sitter, legal: readonly Choice[]): Choice {
    const { g, rng, options } = this;
    if ('liking' in sitter) return follow(sitter.liking, viewFor(g, g.current), legal, rng);
    const tasks = legal.filter((choice) => choice.do === 'task');
    const allowed = sitter.alwaysTask === true && tasks.length > 0 ? tasks : legal;
    const open = prune(g, allowed, -1);
    if (open.length === 1) return open[0] as Choice;
    const isRandom = nextFloat(rng) < options.noise;
    const isTrial = sitter.learns && tasks.length > 0 && nextFloat(rng) < options.explore;
    // The search's verdict is wanted even where its answer is not taken.
    if (isRandom && this.turn.before !== null) return this.atRandom(open);
    const edges = this.search(sitter, allowed, open);
    if (isTrial) this.turn.strayed = true;
    if (isRandom || isTrial) return this.atRandom(open);
    const edge = pickHot(edges, options.temperature, rng);
    if (sitter.learns && this.policy.length < MOST_POLICY_SAMPLES) {
      this.policy.push(policySample(g, { edges, visits: 0 }));
    }
    this.tree = edge.child;
    return edge.choice;
  }

  private atRandom(open: readonly Choice[]): Choice {
    this.tree = null;
    return open[nextInt(this.rng, open.length)] as Choice;
  }

  private search(
    sitter: { learns: boolean; brain: Brain },
    legal: readonly Choice[],
    open: readonly Choice[],
  ): Edge[] {
    const { g, options, rng, turn } = this;
    const isFirst = turn.before === null;
    const full = sitter.learns && isFirst && nextFloat(rng) < options.full;
    const { base, perOption, worlds } = full ? LEVEL_SPECS.abbot : options;
    const observed = observe(sightOf(g, g.current));
    const search = new TurnSearch({
      me: g.current,
      worlds,
      sample: () => sampleWorld(observed, rng),
      legal,
      seen: observed.seen,
      brain: sitter.brain,
      rng,
      root: this.tree,
    });
    const codes = new Set(open.map(codeOf));
    const edges = search.root.edges.filter((edge) => codes.has(edge.code));
    const done = edges.reduce((sum, edge) => sum + edge.visits, 0);
    const lines = (base + perOption * open.length) * (isFirst ? 1 : LATER);
    for (let i = done; i < lines; i++) search.iterate();
    if (isFirst) {
      turn.full = full;
      turn.before = Math.max(
        ...edges.filter((edge) => edge.visits > 0).map((edge) => edgeValue(edge)),
      );
    }
    return edges;
  }
}

function freshTurn(): Turn {
  return { before: null, full: false, strayed: false, x: null };
}

export function playGame(
  sitters: readonly Sitter[],
  options: SelfPlay,
  seed: string,
  rng: Rng,
): Record {
  const { players, teams } = options;
  const g = newGame({
    players,
    teams,
    seed,
    extended: nextFloat(rng) < options.extended,
    morningOrder: nextFloat(rng) < 0.15 ? 'discardFirst' : 'effectsFirst',
    // Few games last so many rounds, and those teach little.
    roundLimit: 40,
  });
  const game = new Game(g, options, rng);
  const turns: Turn[][] = Array.from({ length: players }, () => []);
  let learnerTurns = 0;
  let idleTurns = 0;
  let legal: Choice[] | null = legalChoices(g);
  let seen = seenBy(g, g.current);
  while (legal !== null) {
    const me = g.current;
    const { turn } = g;
    const sitter = sitters[me] as Sitter;
    legal = advance(g, game.choose(sitter, legal));
    if (g.turn === turn && g.end === null) continue;
    const ended = game.endTurn(g.end === null ? extract(g, me, seen) : null);
    if (sitter.learns) {
      (turns[me] as Turn[]).push(ended);
      learnerTurns++;
      if (g.players[me]?.task.length === 0) idleTurns++;
    }
    seen = seenBy(g, g.current);
  }
  return {
    turns,
    results: g.players.map((_, player) => wins(g, player)),
    policy: game.policy,
    turnCount: g.turn,
    learnerTurns,
    idleTurns,
    capped: g.end?.reason === 'rounds',
  };
}
