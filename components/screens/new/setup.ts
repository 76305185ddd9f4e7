/** The state of the New game screen, and how it becomes a game. */
import { t } from '@/locales';
import type { GameSetup, Participant } from '@/store/game';

export type Level = NonNullable<Participant['level']>;
export const LEVELS: readonly Level[] = ['novice', 'acolyte', 'monk', 'abbot'];
/** A computer's playing style; its strength is set by the level alone. */
export type Manner = NonNullable<Participant['personality']> | 'balanced';
export const MANNERS: readonly Manner[] = ['balanced', 'builder', 'merchant', 'host', 'rusher'];
export const MOST_SEATS = 5;
export const FEWEST_SEATS = 2;

export interface Draft {
  readonly participants: readonly Participant[];
  readonly extended: boolean;
  readonly teams: boolean;
  readonly discardFirst: boolean;
  readonly seed: string;
}

/** Each name always has the same style, so that players get to know them. */
const CHARACTERS = ['balanced', 'rusher', 'merchant', 'builder', 'host'] as const;

const person = (name: string, colour: number): Participant => ({
  name,
  kind: 'person',
  colour,
});

export function machine(n: number, colour: number, level: Level = 'acolyte'): Participant {
  const who = (((n % 5) + 5) % 5) as 0 | 1 | 2 | 3 | 4;
  const seat: Participant = { name: t(`new.aiName.${who}`), kind: 'ai', level, colour };
  return withManner(seat, CHARACTERS[who]);
}

export const mannerOf = (seat: Participant): Manner => seat.personality ?? 'balanced';

export function withManner(seat: Participant, manner: Manner): Participant {
  const { personality: _, ...plain } = seat;
  return manner === 'balanced' ? plain : { ...plain, personality: manner };
}

/** One person against one computer, for a start with one tap. */
export function quickSetup(): GameSetup {
  return { participants: [person(t('new.you'), 0), machine(0, 1)] };
}

export function firstDraft(): Draft {
  const { participants } = quickSetup();
  return {
    participants: participants,
    extended: false,
    teams: false,
    discardFirst: false,
    seed: '',
  };
}

export function freeColour(participants: readonly Participant[]): number {
  const taken = new Set(participants.map((seat) => seat.colour));
  for (let colour = 0; colour < MOST_SEATS; colour++) if (!taken.has(colour)) return colour;
  return participants.length % MOST_SEATS;
}

export type Plays = 'person' | Level;

/** Changes a seat to a person or a computer level; the name changes when the kind does. */
export function seatAs(seat: Participant, at: number, plays: Plays): Participant {
  if (plays !== 'person') {
    return seat.kind === 'ai'
      ? { ...seat, level: plays }
      : machine(seat.colour, seat.colour, plays);
  }
  return seat.kind === 'person' ? seat : person(t('new.playerName', { n: at + 1 }), seat.colour);
}

/** With several people at the table, "You" is ambiguous. */
export function tidied(participants: readonly Participant[]): Participant[] {
  const people = participants.filter((seat) => seat.kind === 'person').length;
  return participants.map((seat, i) =>
    people > 1 && seat.kind === 'person' && seat.name === t('new.you')
      ? { ...seat, name: t('new.playerName', { n: i + 1 }) }
      : seat,
  );
}

/** What is wrong with the draft, as a sentence; null if it can be played. */
export function problem(draft: Draft): string | null {
  const names = draft.participants.map((seat) => seat.name.trim());
  if (names.includes('')) return t('new.wanted');
  if (new Set(names).size < names.length) return t('new.sameName');
  if (draft.teams && draft.participants.length !== 4) return t('new.teamsNeedFour');
  return null;
}

export function setupOf(draft: Draft): GameSetup {
  const seed = draft.seed.trim();
  return {
    participants: draft.participants.map((seat) => ({ ...seat, name: seat.name.trim() })),
    ...(seed !== '' && { seed }),
    variants: {
      extended: draft.extended,
      teams: draft.teams,
      morningOrder: draft.discardFirst ? 'discardFirst' : 'effectsFirst',
    },
  };
}
