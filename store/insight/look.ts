/** A finished game, choice by choice, through the eyes of the strongest player. */
import type { Choice, GameState, PlayerId, View } from '@/engine';
import { advance, clone, legalChoices, newGame, score, viewFor } from '@/engine';
import type { LoadedGame, Scheduler } from '../game/deps';
import { SLICE_MS } from '../game/slices';
import type { Judgement } from './judge';
import { judging } from './judge';

/** Raised when games are judged differently, by other nets too, so that each is looked at again. */
export const INSIGHT_VERSION = 3;

export interface JudgedMove extends Judgement {
  /** How many choices were made before it. */
  readonly at: number;
  readonly player: PlayerId;
  readonly turn: number;
}

export interface Looked {
  /** Number of choices looked at. */
  readonly until: number;
  readonly moves: readonly JudgedMove[];
}

export const NOT_LOOKED: Looked = { until: 0, moves: [] };

export type Course = Pick<LoadedGame, 'options' | 'base' | 'choices'>;

const startOf = ({ options, base }: Course): GameState =>
  base === null ? newGame(options) : clone(base);

/** The table before this choice. */
export function tableBefore(course: Course, at: number): GameState {
  const g = startOf(course);
  for (const choice of course.choices.slice(0, at)) advance(g, choice);
  return g;
}

export interface Looking {
  readonly scheduler: Scheduler;
  readonly isWanted: () => boolean;
  /** A clock; without one a step counts lines, which is the same on every machine. */
  readonly now?: () => number;
  /** After every choice that was looked at. */
  readonly onLooked: (looked: Looked) => void;
}

async function judged(
  view: View,
  legal: readonly Choice[],
  made: Choice,
  { scheduler, isWanted, now }: Looking,
): Promise<Judgement | null> {
  const thought = judging(view, legal, made, now);
  do {
    await scheduler.pause();
    if (!isWanted()) return null;
  } while (!thought.step(SLICE_MS));
  return thought.result();
}

/**
 * Goes on from what was looked at before. A choice without an alternative is looked at only where a turn ends, for the
 * chance that its player had then. Gives what it has when it is no longer wanted.
 */
export async function lookThrough(course: Course, from: Looked, looking: Looking): Promise<Looked> {
  const g = tableBefore(course, from.until);
  let looked = from;
  for (let at = from.until; at < course.choices.length; at++) {
    const made = course.choices[at] as Choice;
    const before = clone(g);
    const legal = legalChoices(before) ?? [];
    const goesOn = advance(g, made) !== null && g.turn === before.turn;
    const { current: player, turn } = before;
    let { moves } = looked;
    if (legal.length > 1 || !goesOn) {
      const judgement = await judged(viewFor(before, player), legal, made, looking);
      if (judgement === null) return looked;
      moves = [...moves, { at, player, turn, ...judgement }];
    }
    looked = { until: at + 1, moves };
    looking.onLooked(looked);
  }
  return looked;
}

export interface Point {
  /** Number of choices made. */
  readonly at: number;
  readonly turn: number;
  /** Of each player; partners have the same, and all sides together have 1. */
  readonly chances: readonly number[];
}

/**
 * Everybody's chance to win after each turn: as each could see it after their last own turn, brought to a sum of one.
 */
export function courseOf(end: GameState, { moves, until }: Looked): Point[] {
  const n = end.players.length;
  const sideOf = (player: PlayerId) => (end.options.teams ? player % 2 : player);
  const sides = new Set(end.players.map((_, player) => sideOf(player))).size;
  const raw = Array.from({ length: sides }, () => 1 / sides);
  const point = (at: number, turn: number): Point => {
    const sum = raw.reduce((a, b) => a + b, 0) || 1;
    const chances = Array.from({ length: n }, (_, p) => (raw[sideOf(p)] as number) / sum);
    return { at, turn, chances };
  };
  const points = [point(0, 0)];
  moves.forEach((move, i) => {
    if (moves[i + 1]?.turn === move.turn) return;
    raw[sideOf(move.player)] = Math.max(0.001, move.chance);
    points.push(point(move.at + 1, move.turn));
  });
  const { winners } = score(end);
  const last = end.players.map((_, player) => (winners.includes(player) ? 1 : 0));
  return [...points.slice(0, -1), { at: until, turn: end.turn, chances: last }];
}

export const lossOf = ({ better, best, chance }: JudgedMove): number =>
  better === null ? 0 : best - chance;

/** A missed immediate win is always worth a look. */
const weightOf = (move: JudgedMove): number =>
  lossOf(move) + (move.better !== null && move.reasons.includes('win') ? 1 : 0);

const MOST_LOSSES = 3;
const MOST_FINDS = 2;

/** The largest losses and the best moves of each of these players, in the order of the game. */
export function turningPoints(looked: Looked, players: readonly PlayerId[]): JudgedMove[] {
  const largest = (moves: readonly JudgedMove[], by: (move: JudgedMove) => number, most: number) =>
    moves
      .filter((move) => by(move) > 0)
      .sort((a, b) => by(b) - by(a) || a.at - b.at)
      .slice(0, most);
  return players
    .flatMap((player) => {
      const own = looked.moves.filter((move) => move.player === player);
      return [
        ...largest(own, weightOf, MOST_LOSSES),
        ...largest(own, ({ lead }) => lead, MOST_FINDS),
      ];
    })
    .sort((a, b) => a.at - b.at);
}

/** Null for what was not written by this version of the app. */
export function readLooked(text: string | null, choices: number): Looked | null {
  try {
    const looked = JSON.parse(text ?? 'null') as Partial<Looked> | null;
    const { until, moves } = looked ?? {};
    const sound =
      typeof until === 'number' &&
      until >= 0 &&
      until <= choices &&
      Array.isArray(moves) &&
      moves.every((move: Partial<JudgedMove>) => (move.at ?? choices) < until);
    return sound ? (looked as Looked) : null;
  } catch {
    return null;
  }
}
