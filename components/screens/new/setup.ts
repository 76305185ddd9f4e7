/** What the New game screen does with the table, and how it becomes a game. */
import { t } from '@/locales';
import type { GameSetup, Participant } from '@/store/game';
import type { KnownPerson, Seat, TableDraft } from '@/store/people';
import { COLOURS, MOST_SPARE } from '@/store/people';
import { areAlike, legible, lengthOf, LONGEST_NAME, nameApart } from '@/store/people/names';

export type Level = NonNullable<Participant['level']>;
export const LEVELS: readonly Level[] = ['novice', 'acolyte', 'prior', 'abbot'];
/** A computer's playing style; its strength is set by the level alone. */
export type Manner = NonNullable<Participant['personality']> | 'balanced';
export const MANNERS: readonly Manner[] = ['balanced', 'builder', 'merchant', 'host', 'rusher'];
export const MOST_SEATS = 5;
export const FEWEST_SEATS = 2;
export const ROUND_LIMITS = [null, 20, 40, 60] as const;
/** The engine's defaults. */
const USUAL_LIMIT = 60;
const TEAM_SEATS = 4;

/** Each name always has the same style, so that players get to know them. */
const COMPUTERS = [0, 1, 2, 3, 4] as const;
const CHARACTERS = [null, 'rusher', 'merchant', 'builder', 'host'] as const;

type Seats = readonly Seat[];

function computer(who: (typeof COMPUTERS)[number], colour: number): Seat {
  return {
    kind: 'ai',
    personName: null,
    computerName: t(`new.aiName.${who}`),
    level: 'acolyte',
    personality: CHARACTERS[who],
    colour,
  };
}

export function firstTable(): TableDraft {
  return {
    seats: [{ ...computer(1, 0), kind: 'person' }, computer(0, 1)],
    spare: [],
    extended: false,
    teams: false,
    discardFirst: false,
    roundLimit: USUAL_LIMIT,
    hints: false,
  };
}

/** The name as it is typed, or the one that a seat has until somebody types. */
export function nameAt(seats: Seats, at: number): string {
  const seat = seats[at];
  if (seat === undefined) return '';
  if (seat.kind === 'ai') return seat.computerName;
  if (seat.personName !== null) return seat.personName;
  // With several people at the table, "You" is ambiguous.
  const people = seats.filter((one) => one.kind === 'person').length;
  return people === 1 ? t('new.you') : t('new.playerName', { n: at + 1 });
}

const namesOf = (seats: Seats): string[] => seats.map((_, i) => legible(nameAt(seats, i)));

function freeColour(seats: Seats, wanted = 0): number {
  const taken = new Set(seats.map((seat) => seat.colour));
  for (let i = 0; i < COLOURS; i++) {
    const colour = (wanted + i) % COLOURS;
    if (!taken.has(colour)) return colour;
  }
  return wanted;
}

/** A computer whose name nobody at the table has. */
function freeComputer(seats: Seats): Seat {
  const names = namesOf(seats);
  const isFree = (who: (typeof COMPUTERS)[number]) =>
    !names.some((name) => areAlike(name, t(`new.aiName.${who}`)));
  return computer(COMPUTERS.find(isFree) ?? 0, freeColour(seats, seats.length));
}

const changed = (seats: Seats, at: number, part: Partial<Seat>): Seat[] =>
  seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat));

export type Plays = 'person' | Level;

export const playsOf = (seat: Seat): Plays => (seat.kind === 'person' ? 'person' : seat.level);

/** A seat that changes hands keeps both its names. */
export function withPlays(seats: Seats, at: number, plays: Plays): Seat[] {
  if (plays === 'person') return changed(seats, at, { kind: 'person' });
  const seat = seats[at];
  const others = namesOf(seats).filter((_, i) => i !== at);
  const clashes = others.some((name) => areAlike(name, seat?.computerName ?? ''));
  const fresh = freeComputer(seats.filter((_, i) => i !== at));
  const named = clashes && seat?.kind === 'person';
  return changed(seats, at, {
    kind: 'ai',
    level: plays,
    ...(named && { computerName: fresh.computerName, personality: fresh.personality }),
  });
}

export function withName(seats: Seats, at: number, name: string): Seat[] {
  const isPerson = seats[at]?.kind === 'person';
  return changed(seats, at, isPerson ? { personName: name } : { computerName: name });
}

export const mannerOf = (seat: Seat): Manner => seat.personality ?? 'balanced';

export const withManner = (seats: Seats, at: number, manner: Manner): Seat[] =>
  changed(seats, at, { personality: manner === 'balanced' ? null : manner });

/** The next colour; who has it takes the old one. */
export function withNextColour(seats: Seats, at: number): Seat[] {
  const old = seats[at]?.colour ?? 0;
  const next = (old + 1) % COLOURS;
  return seats.map((seat, i) =>
    i === at ? { ...seat, colour: next } : seat.colour === next ? { ...seat, colour: old } : seat,
  );
}

export function moved(seats: Seats, from: number, to: number): Seat[] {
  const list = [...seats];
  const [seat] = list.splice(from, 1);
  if (seat !== undefined) list.splice(to, 0, seat);
  return list;
}

export function shuffled(seats: Seats): Seat[] {
  const list = [...seats];
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    const [a, b] = [list[i] as Seat, list[j] as Seat];
    list[i] = b;
    list[j] = a;
  }
  return list;
}

type People = Pick<TableDraft, 'seats' | 'spare'>;

/** Who was taken away last sits down again; otherwise a computer. */
export function withOneMore({ seats, spare }: People): People {
  const back = spare.at(-1);
  if (back === undefined) return { seats: [...seats, freeComputer(seats)], spare };
  const colour = freeColour(seats, back.colour);
  return { seats: [...seats, { ...back, colour }], spare: spare.slice(0, -1) };
}

export function withoutOne({ seats, spare }: People, at: number): People {
  const gone = seats[at];
  if (gone === undefined) return { seats, spare };
  return {
    seats: seats.filter((_, i) => i !== at),
    spare: [...spare, gone].slice(-MOST_SPARE),
  };
}

/** Partners sit opposite each other: the chosen one changes places with whoever sits there. */
export function withPartner(seats: Seats, partner: number): Seat[] {
  const opposite = TEAM_SEATS / 2;
  return seats.map((seat, i) => {
    if (i === opposite) return seats[partner] ?? seat;
    return i === partner ? (seats[opposite] ?? seat) : seat;
  });
}

/** Who plays alone may ask for hints anyway. */
export const asksForHints = ({ seats }: TableDraft): boolean =>
  seats.filter(({ kind }) => kind === 'person').length > 1;

export const isTeamTable = ({ teams, seats }: TableDraft): boolean =>
  teams && seats.length === TEAM_SEATS;

export const partnerOf = (at: number): number => (at + TEAM_SEATS / 2) % TEAM_SEATS;

export const isSeated = (seats: Seats, name: string): boolean =>
  seats.some((seat) => seat.kind === 'person' && areAlike(seat.personName ?? '', name));

interface Welcome extends People {
  /** The name typed for this seat before a computer took it. */
  readonly displaced: KnownPerson[];
}

/** Takes a seat that waits for a name, then a new one, then a computer's. Null: five people sit here. */
export function withKnown({ seats, spare }: People, known: KnownPerson): Welcome | null {
  const open = seats.findIndex(
    (seat) => seat.kind === 'person' && legible(seat.personName ?? '') === '',
  );
  const computers = seats.map((seat) => seat.kind).lastIndexOf('ai');
  const room = seats.length < MOST_SEATS;
  const list = open < 0 && room ? [...seats, freeComputer(seats)] : [...seats];
  const at = open >= 0 ? open : room ? list.length - 1 : computers;
  if (at < 0) return null;
  const others = list.filter((_, i) => i !== at);
  const colour = freeColour(others, known.colour);
  const typed = legible(list[at]?.personName ?? '');
  return {
    displaced: typed === '' ? [] : [{ name: typed, colour }],
    seats: changed(list, at, { kind: 'person', personName: known.name, colour }),
    // Otherwise a person of this name who was taken away would come back a second time.
    spare: spare.filter((seat) => !areAlike(seat.personName ?? '', known.name)),
  };
}

export interface Problem {
  readonly text: string;
  /** A name that is free and short enough. */
  readonly fix: { readonly at: number; readonly name: string } | null;
}

function nameProblem(seats: Seats): Problem | null {
  const names = namesOf(seats);
  for (const [at, name] of names.entries()) {
    const others = names.filter((_, i) => i !== at);
    if (name === '') {
      const free = nameApart(t('new.playerName', { n: at + 1 }), others);
      return { text: t('new.noName', { n: at + 1 }), fix: { at, name: free } };
    }
    if (lengthOf(name) > LONGEST_NAME) {
      return { text: t('new.tooLong', { name, most: LONGEST_NAME }), fix: null };
    }
    const before = names.slice(0, at).find((other) => areAlike(other, name));
    if (before !== undefined) {
      const free = nameApart(name, others);
      return { text: t('new.alike', { a: before, b: name }), fix: { at, name: free } };
    }
  }
  return null;
}

/** What is wrong with the table; null if it can be played. */
export function problemOf(draft: TableDraft): Problem | null {
  const named = nameProblem(draft.seats);
  if (named !== null) return named;
  if (draft.teams && draft.seats.length !== TEAM_SEATS) {
    return { text: t('new.teamsNeedFour'), fix: null };
  }
  return null;
}

/** The longer game suits a full table. */
export const suggestsLonger = ({ seats, extended }: TableDraft): boolean =>
  seats.length >= TEAM_SEATS && !extended;

function participantOf(seat: Seat, name: string): Participant {
  const { kind, colour, level, personality } = seat;
  if (kind === 'person') return { name, kind, colour };
  return { name, kind, level, colour, ...(personality !== null && { personality }) };
}

/** People with a name of their own. */
export function peopleOf({ seats }: TableDraft): KnownPerson[] {
  return seats.flatMap(({ kind, personName, colour }) =>
    kind === 'person' && personName !== null ? [{ name: legible(personName), colour }] : [],
  );
}

export function setupOf(draft: TableDraft, seed: string): GameSetup {
  const names = namesOf(draft.seats);
  return {
    participants: draft.seats.map((seat, i) => participantOf(seat, names[i] as string)),
    ...(seed.trim() !== '' && { seed: seed.trim() }),
    variants: {
      extended: draft.extended,
      teams: draft.teams,
      morningOrder: draft.discardFirst ? 'discardFirst' : 'effectsFirst',
      roundLimit: draft.roundLimit,
    },
    hints: draft.hints,
  };
}

/** One person against one computer, for a start with one tap. */
export function quickSetup(): GameSetup {
  const { participants } = setupOf(firstTable(), '');
  return { participants };
}
