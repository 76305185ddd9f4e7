/** Counts finished games: per person, against each level, and the series of the same people. */
import type { PlayerId } from '@/engine';
import type { Level } from '@/engine/ai';
import { LEVELS } from '@/engine/ai';
import { t } from '@/locales';
import { isUnnamed, LANGUAGES } from '@/locales/languages';
import type { Participant } from '../game/types';
import { nameKey } from '../people/names';
import type { Origin } from '../saves/origin';
import type { GameFacts } from './facts';
import { CATEGORIES } from './facts';

export interface Finished {
  readonly id: string;
  readonly participants: readonly Participant[];
  readonly teams: boolean;
  /** The same for games that were dealt alike. */
  readonly deal: string;
  /** Null for a game that was saved before this was noted. */
  readonly origin: Origin | null;
  readonly hints: number;
  readonly createdAt: number;
  readonly playedAt: number;
  readonly facts: GameFacts;
}

/** Every game is of one kind only. `played`: here, from the deal on and without a hint. */
export const KINDS = ['played', 'hinted', 'continued', 'shared'] as const;
export type Kind = (typeof KINDS)[number];
/** `own`: played here from the deal on, with hints or without. */
export type Which = 'own' | Kind;

export interface Tally {
  games: number;
  wins: number;
}

export interface PersonFigures {
  readonly key: string;
  /** As it was last written. */
  name: string;
  games: number;
  wins: number;
  /** All points, and by `CATEGORIES`. */
  points: number;
  readonly parts: number[];
  best: number;
  /** How many games ended by each reason. */
  readonly ends: Map<string, number>;
  /** Games that this person ended. */
  ended: number;
  /** How often each work was completed, by its index. */
  readonly works: Map<number, number>;
  /** Wins in a row: up to now, and at most. */
  streak: number;
  longest: number;
  readonly levels: Map<Level, Tally>;
  /** Points of every game, the oldest first. */
  readonly course: { readonly points: number; readonly won: boolean }[];
}

export interface Series {
  readonly key: string;
  /** Of each side: who sat there, and how often they won. */
  readonly sides: { names: string[]; wins: number }[];
  games: number;
  /** Games that a computer won. */
  computers: number;
  lastAt: number;
}

export interface Statistics {
  /** Games that were counted, and how many there are of each kind. */
  readonly games: number;
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly people: readonly PersonFigures[];
  readonly series: readonly Series[];
}

/**
 * Games of older versions do not say where they come from. One that was over when it came into the list was
 * not played here; one that was dealt like an older one is taken for a copy of that.
 */
function originOf(game: Finished, dealt: ReadonlySet<string>): Origin {
  if (game.origin !== null) return game.origin;
  if (game.createdAt === game.playedAt) return 'shared';
  return dealt.has(game.deal) ? 'continued' : 'played';
}

/** The kind of each game, by its id. */
function kindsOf(games: readonly Finished[]): Map<string, Kind> {
  const dealt = new Set<string>();
  const kinds = new Map<string, Kind>();
  for (const game of [...games].sort((a, b) => a.createdAt - b.createdAt)) {
    const origin = originOf(game, dealt);
    kinds.set(game.id, origin === 'played' && game.hints > 0 ? 'hinted' : origin);
    dealt.add(game.deal);
  }
  return kinds;
}

const isCounted = (kind: Kind | undefined, which: Which): boolean =>
  which === 'own' ? kind === 'played' || kind === 'hinted' : kind === which;

const bump = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Cached, because the same few names recur and folding each is slow. */
const keys = new Map<string, string>();
function keyOf(name: string): string {
  const known = keys.get(name) ?? nameKey(name);
  keys.set(name, known);
  return known;
}

/** Unnamed people are one person in every language; two at one table are told apart by their names. */
function unnamedOf(participants: readonly Participant[]): Participant | null {
  const [first, ...more] = participants.filter(
    ({ kind, name }) => kind === 'person' && isUnnamed(name),
  );
  return first !== undefined && more.length === 0 ? first : null;
}

const UNNAMED = nameKey(LANGUAGES.en.you);

/** As it is written now. */
function nameIn({ participants }: Finished, player: PlayerId): string {
  const participant = participants[player];
  if (participant === undefined) return '';
  return participant === unnamedOf(participants) ? t('new.you') : participant.name;
}

/** The people of a game by key, each once, with the players that they were. */
function peopleIn({ participants }: Finished): Map<string, PlayerId> {
  const people = new Map<string, PlayerId>();
  const unnamed = unnamedOf(participants);
  for (const [player, participant] of participants.entries()) {
    const { kind, name } = participant;
    const key = participant === unnamed ? UNNAMED : keyOf(name);
    if (kind === 'person' && !people.has(key)) people.set(key, player);
  }
  return people;
}

/** Levels that sat against this player; a partner does not count. */
function levelsAgainst({ participants, teams }: Finished, player: PlayerId): Set<Level> {
  const levels = participants.flatMap(({ level }, other) =>
    level === undefined || (teams && other % 2 === player % 2) ? [] : [level],
  );
  return new Set(levels);
}

function newPerson(key: string): PersonFigures {
  return {
    key,
    name: '',
    games: 0,
    wins: 0,
    points: 0,
    parts: CATEGORIES.map(() => 0),
    best: 0,
    ends: new Map(),
    ended: 0,
    works: new Map(),
    streak: 0,
    longest: 0,
    levels: new Map(),
    course: [],
  };
}

function addToPerson(person: PersonFigures, game: Finished, player: PlayerId): void {
  const { facts } = game;
  const parts = facts.points[player] ?? [];
  const points = sum(parts);
  const won = facts.winners.includes(player);
  person.name = nameIn(game, player);
  person.games++;
  person.points += points;
  parts.forEach((part, i) => (person.parts[i] = (person.parts[i] ?? 0) + part));
  person.best = Math.max(person.best, points);
  bump(person.ends, facts.end.reason);
  if (facts.end.reason !== 'rounds' && facts.end.player === player) person.ended++;
  for (const work of facts.completed[player] ?? []) bump(person.works, work);
  person.wins += Number(won);
  person.streak = won ? person.streak + 1 : 0;
  person.longest = Math.max(person.longest, person.streak);
  for (const level of levelsAgainst(game, player)) {
    const tally = person.levels.get(level) ?? { games: 0, wins: 0 };
    person.levels.set(level, { games: tally.games + 1, wins: tally.wins + Number(won) });
  }
  person.course.push({ points, won });
}

interface Side {
  readonly key: string;
  readonly names: string[];
  readonly won: boolean;
}

/** Who played against whom, without the computers; partners are one side. */
function sidesOf(game: Finished, people: ReadonlyMap<string, PlayerId>): Side[] {
  const sides = new Map<number, { keys: string[]; names: string[]; won: boolean }>();
  const inOrder = [...people].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, player] of inOrder) {
    const at = game.teams ? player % 2 : player;
    const side = sides.get(at) ?? { keys: [], names: [], won: false };
    side.keys.push(key);
    side.names.push(nameIn(game, player));
    side.won ||= game.facts.winners.includes(player);
    sides.set(at, side);
  }
  return [...sides.values()]
    .map(({ keys, names, won }) => ({ key: keys.join('\u001f'), names, won }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function addToSeries(
  all: Map<string, Series>,
  game: Finished,
  people: ReadonlyMap<string, PlayerId>,
): void {
  const sides = sidesOf(game, people);
  if (sides.length < 2) return;
  const key = sides.map((side) => side.key).join('\u001e');
  const fresh = { key, sides: [], games: 0, computers: 0, lastAt: 0 };
  const series: Series = all.get(key) ?? fresh;
  sides.forEach(({ names, won }, i) => {
    const wins = (series.sides[i]?.wins ?? 0) + Number(won);
    series.sides[i] = { names, wins };
  });
  series.games++;
  series.computers += Number(!sides.some(({ won }) => won));
  series.lastAt = game.playedAt;
  all.set(key, series);
}

export interface Counting {
  readonly which: Which;
  /** Games played up to then are left out; 0 leaves none out. */
  readonly since: number;
}

/** A game whose date was damaged has the date 0, and counts while nothing was cleared. */
export const isLeftOut = ({ playedAt }: Pick<Finished, 'playedAt'>, since: number): boolean =>
  since > 0 && playedAt <= since;

/** Each game is counted once, in the order in which they were played. */
export function countGames(all: readonly Finished[], { which, since }: Counting): Statistics {
  const kindOf = kindsOf(all);
  const recent = all.filter((game) => !isLeftOut(game, since));
  const kinds = { played: 0, hinted: 0, continued: 0, shared: 0 };
  for (const { id } of recent) kinds[kindOf.get(id) ?? 'played']++;

  const people = new Map<string, PersonFigures>();
  const series = new Map<string, Series>();
  const counted = recent
    .filter(({ id }) => isCounted(kindOf.get(id), which))
    .sort((a, b) => a.playedAt - b.playedAt || (a.id < b.id ? -1 : 1));
  for (const game of counted) {
    const present = peopleIn(game);
    for (const [key, player] of present) {
      const person = people.get(key) ?? newPerson(key);
      people.set(key, person);
      addToPerson(person, game, player);
    }
    addToSeries(series, game, present);
  }
  return {
    games: counted.length,
    kinds,
    people: [...people.values()].sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1)),
    series: [...series.values()].sort((a, b) => b.lastAt - a.lastAt),
  };
}

/** The levels that this person met, the easiest first. */
export const levelsMet = ({ levels }: PersonFigures): { level: Level; tally: Tally }[] =>
  LEVELS.flatMap((level) => {
    const tally = levels.get(level);
    return tally === undefined ? [] : [{ level, tally }];
  });

/** The most frequent first. */
export const mostFrequent = <K>(counts: ReadonlyMap<K, number>, most: number): [K, number][] =>
  [...counts].sort((a, b) => b[1] - a[1]).slice(0, most);
