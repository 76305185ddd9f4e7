/**
 * Proves a puzzle: searches everything that can be done this turn with what the player sees. Worlds
 * that look the same are searched together; where a choice makes them differ, a plan must go on
 * from each. What holds in all worlds holds in these, so no way is missed; and a way may reveal no
 * unseen card, so what is found holds in all.
 */
import type { Choice, GameEvent, GameState, Situation } from '../../engine';
import { advance, apply, clone, knows, legalChoices, situation, viewFor } from '../../engine';
import { observe, sampleWorld } from '../../engine/ai/sample';
import { seededRng } from '../../engine/rng';
import type { Threats } from '../../store/puzzles/goal';
import { isGoalReached, isTurnOver, surePoints } from '../../store/puzzles/goal';
import type { Goal } from '../../store/puzzles/puzzle';
import { isEssential } from '../../store/puzzles/puzzle';

const YOU = 0;
const WORLDS = 3;
/** A limit, because with Poem a turn could be endless. */
const LONGEST = 50;

/** Why a position is no puzzle. */
export class NoPuzzle extends Error {}

const sorted = (cards: readonly number[]) => cards.slice().sort((a, b) => a - b);

/** All that the player sees, as text. */
function sightOf(g: GameState): string {
  const masked = (card: number) => (knows(g, YOU, card) ? card : -1);
  return JSON.stringify([
    g.deck.map(masked),
    sorted(g.floor),
    g.players.map((p) => [
      sorted(p.hand.map(masked)),
      sorted(p.waiting.map(masked)),
      p.task.map(masked),
      sorted(p.helpers),
      sorted(p.bench),
      sorted(p.sales),
      sorted(p.gallery),
      sorted(p.giftShop),
    ]),
    g.stack,
    g.task,
    g.copies,
    g.extraTurns,
    g.ownTaskExtras,
    g.phase,
  ]);
}

const keyOf = (choice: Choice) => JSON.stringify(choice);

/** The essential choices of a line, sorted, so that order does not count. */
type Way = readonly string[];
/** More ways than this at one table: not worth searching on. */
const MOST_WAYS = 8;

function isPartOf(some: Way, all: Way): boolean {
  let at = 0;
  for (const each of all) if (at < some.length && some[at] === each) at++;
  return at === some.length;
}

/** Adds a way and keeps only those without needless choices. */
function addWay(ways: Way[], way: Way): Way[] {
  if (ways.some((other) => isPartOf(other, way))) return ways;
  return [...ways.filter((other) => !isPartOf(way, other)), way];
}

/** Worlds that look the same to the player. */
type Worlds = readonly GameState[];

export interface Position {
  readonly start: GameState;
  readonly worlds: Worlds;
}

export function positionOf(given: Situation): Position {
  const start = situation(given);
  if (start.current !== YOU || start.end !== null) throw new NoPuzzle('not your turn');
  const observed = observe(viewFor(start, YOU));
  const rng = seededRng(JSON.stringify(given));
  const others = Array.from({ length: WORLDS - 1 }, () => sampleWorld(observed, rng));
  return { start, worlds: [start, ...others] };
}

interface Branch {
  readonly choice: Choice;
  readonly after: Worlds;
}

function branches(worlds: Worlds): Branch[] {
  const choices = legalChoices(worlds[0] as GameState) ?? [];
  return choices.map((choice) => ({
    choice,
    after: worlds.map((world) => {
      const g = clone(world);
      advance(g, choice);
      return g;
    }),
  }));
}

/** Groups of worlds that look the same. */
function groupsOf(worlds: Worlds): Worlds[] {
  const groups = new Map<string, GameState[]>();
  for (const g of worlds) {
    const sight = sightOf(g);
    const group = groups.get(sight);
    if (group === undefined) groups.set(sight, [g]);
    else group.push(g);
  }
  return [...groups.values()];
}

/** The most points that are certain this turn, without unseen cards. */
export function mostToScore({ start, worlds }: Position, most: number): number {
  const tried = new Set<string>();
  const base = surePoints(start, start);
  let best = 0;
  const pending: Worlds[] = [worlds];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const { after } of branches(at)) {
      const [first] = after as [GameState];
      if (first.end === null) best = Math.max(best, surePoints(start, first) - base);
      if (after.some((g) => isTurnOver(start, g))) continue;
      const groups = groupsOf(after);
      if (groups.length > 1) continue;
      const sight = sightOf(first);
      if (tried.has(sight)) continue;
      if (tried.size >= most) throw new NoPuzzle('too many tables');
      tried.add(sight);
      pending.push(after);
    }
  }
  return best;
}

class Proof {
  tables = 0;
  private depth = 0;
  private readonly ways = new Map<string, readonly Way[]>();
  private readonly hopes = new Map<string, boolean>();
  private readonly threats: Threats = [];

  constructor(
    private readonly goal: Goal,
    private readonly start: GameState,
    private readonly most: number,
  ) {}

  private isReached(g: GameState): boolean {
    return isGoalReached(this.goal, this.start, g, this.threats);
  }

  private count(): void {
    if (++this.tables > this.most) throw new NoPuzzle('too many tables');
    if (++this.depth > LONGEST) throw new NoPuzzle('too long');
  }

  /** All ways to the goal from here without needless choices. */
  waysFrom(worlds: Worlds): readonly Way[] {
    const sight = sightOf(worlds[0] as GameState);
    const known = this.ways.get(sight);
    if (known !== undefined) return known;
    this.count();
    let found: Way[] = [];
    for (const { choice, after } of branches(worlds)) {
      for (const rest of this.waysAfter(after)) {
        found = addWay(found, isEssential(choice) ? [...rest, keyOf(choice)].sort() : rest);
        if (found.length > MOST_WAYS) throw new NoPuzzle('many ways');
      }
    }
    this.depth--;
    this.ways.set(sight, found);
    return found;
  }

  private waysAfter(worlds: Worlds): readonly Way[] {
    const open = worlds.filter((g) => !this.isReached(g));
    if (open.length === 0) return [[]];
    if (open.some((g) => isTurnOver(this.start, g))) return [];
    const groups = groupsOf(open);
    const isWhole = open.length === worlds.length;
    if (groups.length === 1 && isWhole) return this.waysFrom(worlds);
    const common = isWhole ? this.commonWays(groups) : null;
    if (common !== null) return common;
    if (groups.every((group) => this.canReach(group))) throw new NoPuzzle('a way by unseen cards');
    return [];
  }

  /** What was seen changes nothing: each of these tables has the same ways. */
  private commonWays(groups: readonly Worlds[]): readonly Way[] | null {
    const [first = [], ...others] = groups.map((group) => this.waysFrom(group));
    const textOf = (ways: readonly Way[]) => JSON.stringify(ways.map((way) => way.join()).sort());
    const text = textOf(first);
    return others.every((ways) => textOf(ways) === text) ? first : null;
  }

  /** Whether there is any way at all. */
  private canReach(worlds: Worlds): boolean {
    const sight = worlds.map(sightOf).join() + JSON.stringify(worlds.map(({ deck }) => deck));
    const known = this.hopes.get(sight);
    if (known !== undefined) return known;
    this.count();
    const can = branches(worlds).some(({ after }) => {
      const open = after.filter((g) => !this.isReached(g));
      if (open.some((g) => isTurnOver(this.start, g))) return false;
      return groupsOf(open).every((group) => this.canReach(group));
    });
    this.depth--;
    this.hopes.set(sight, can);
    return can;
  }
}

/** Whether an event neither shows an unseen card nor depends on one. */
function isInSight(start: GameState, event: GameEvent): boolean {
  if (event.type === 'named') return false;
  if (event.type === 'reveal') return knows(start, YOU, event.card);
  if (event.type !== 'move' || knows(start, YOU, event.card)) return true;
  const isDraw =
    event.from.zone === 'deck' && event.to.zone === 'waiting' && event.to.player === YOU;
  return isDraw || event.reason === 'gather';
}

/** The way as played, without needless choices, checked for unseen cards at every step. */
function played(goal: Goal, start: GameState, way: Way): Choice[] {
  const dead = new Set<string>();
  const go = (g: GameState, rest: Way): Choice[] | null => {
    const key = rest.join() + sightOf(g);
    if (dead.has(key)) return null;
    dead.add(key);
    for (const choice of legalChoices(g) ?? []) {
      const at = rest.indexOf(keyOf(choice));
      if (isEssential(choice) && at < 0) continue;
      const { state, events } = apply(g, choice);
      if (!events.every((event) => isInSight(start, event))) continue;
      const left = isEssential(choice) ? [...rest.slice(0, at), ...rest.slice(at + 1)] : rest;
      if (isGoalReached(goal, start, state)) return left.length === 0 ? [choice] : null;
      if (isTurnOver(start, state)) continue;
      const more = go(state, left);
      if (more !== null) return [choice, ...more];
    }
    return null;
  };
  const line = go(start, way);
  if (line === null) throw new NoPuzzle('needs unseen cards');
  return line;
}

export interface Proven {
  readonly line: readonly Choice[];
  readonly essential: number;
  readonly tables: number;
}

/** The one way to the goal, in any order. Throws NoPuzzle if there is none or another. */
export function prove(goal: Goal, { start, worlds }: Position, most: number): Proven {
  if (isGoalReached(goal, start, start)) throw new NoPuzzle('reached already');
  const proof = new Proof(goal, start, most);
  const [way, another] = proof.waysFrom(worlds);
  if (way === undefined) throw new NoPuzzle('no way');
  if (another !== undefined) throw new NoPuzzle('more than one way');
  return { line: played(goal, start, way), essential: way.length, tables: proof.tables };
}
