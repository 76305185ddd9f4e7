/** The table as it was last set up: who sits where, and by which options they play. */
import type { Level, Personality } from '@/engine/ai';
import { levelNamed, PERSONALITY_NAMES } from '@/engine/ai';

/** One seat of the New game screen. What it was before it changed hands is kept, so nothing typed is lost. */
export interface Seat {
  readonly kind: 'person' | 'ai';
  /** Null until somebody typed one. */
  readonly personName: string | null;
  readonly computerName: string;
  readonly level: Level;
  /** Null: plays without a preference. */
  readonly personality: Personality | null;
  readonly colour: number;
}

export interface TableDraft {
  /** In the order of play; in a team game those opposite each other are partners. */
  readonly seats: readonly Seat[];
  /** Taken away last; the next added player is this one. */
  readonly spare: readonly Seat[];
  readonly extended: boolean;
  readonly teams: boolean;
  readonly discardFirst: boolean;
  /** Null: no limit. */
  readonly roundLimit: number | null;
  /** Several people agreed to hints; somebody who plays alone may always have them. */
  readonly hints: boolean;
}

export interface KnownPerson {
  readonly name: string;
  readonly colour: number;
}

export const COLOURS = 5;
const FEWEST = 2;
const MOST = 5;
export const MOST_SPARE = 20;
const LONGEST_LIMIT = 1000;
/** People known beyond this number are typed again. */
export const MOST_KNOWN = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isColour = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < COLOURS;
const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' ? value : otherwise;

function readSeat(value: unknown, at: number): Seat | null {
  if (!isRecord(value)) return null;
  const { kind, level, personality } = value;
  if (kind !== 'person' && kind !== 'ai') return null;
  return {
    kind,
    personName: textOr(value.personName, null),
    computerName: textOr(value.computerName, ''),
    level: levelNamed(level) ?? 'acolyte',
    personality: PERSONALITY_NAMES.find((one) => one === personality) ?? null,
    colour: isColour(value.colour) ? value.colour : at,
  };
}

const readSeats = (value: unknown): Seat[] =>
  Array.isArray(value) ? value.flatMap((seat, i) => readSeat(seat, i % COLOURS) ?? []) : [];

/** Two of one colour could not be told apart. */
function inOwnColours(seats: readonly Seat[]): Seat[] {
  const taken = new Set<number>();
  return seats.map((seat) => {
    let { colour } = seat;
    while (taken.has(colour)) colour = (colour + 1) % COLOURS;
    taken.add(colour);
    return { ...seat, colour };
  });
}

function readTable(value: unknown): TableDraft | null {
  if (!isRecord(value)) return null;
  const seats = readSeats(value.seats);
  if (seats.length < FEWEST || seats.length > MOST) return null;
  const { roundLimit: limit } = value;
  const sound =
    Number.isInteger(limit) && (limit as number) > 0 && (limit as number) <= LONGEST_LIMIT;
  return {
    seats: inOwnColours(seats),
    spare: readSeats(value.spare).slice(-MOST_SPARE),
    extended: value.extended === true,
    teams: value.teams === true,
    discardFirst: value.discardFirst === true,
    roundLimit: sound ? (limit as number) : null,
    hints: value.hints === true,
  };
}

function readKnown(value: unknown): KnownPerson[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((one: unknown) =>
      isRecord(one) && typeof one.name === 'string' && one.name !== ''
        ? [{ name: one.name, colour: isColour(one.colour) ? one.colour : 0 }]
        : [],
    )
    .slice(0, MOST_KNOWN);
}

export interface Remembered {
  readonly table: TableDraft | null;
  readonly known: readonly KnownPerson[];
}

/** Whatever of a saved text makes sense. */
export function readRemembered(text: string | null): Remembered {
  let data: unknown;
  try {
    data = JSON.parse(text ?? 'null');
  } catch {
    data = null;
  }
  if (!isRecord(data)) return { table: null, known: [] };
  return { table: readTable(data.table), known: readKnown(data.known) };
}
