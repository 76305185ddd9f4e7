/**
 * A game as a short text: the participants, the options with the seed, and every choice as its index
 * in the list of legal ones. Nothing is random after the setup, so this is the whole game.
 *
 *   MTN1.<base64url of: rules, length, body, CRC-32 of all that>
 */
import type { Choice, GameOptions, GameState } from '@/engine';
import { advance, checkOptions, legalChoices, newGame, RULES_VERSION, sameChoice } from '@/engine';
import { LEVELS, PERSONALITY_NAMES as NAMES } from '@/engine/ai';
import type { Participant } from '../game/types';
import { crc32, fromBase64Url, Reader, toBase64Url, Writer, EndOfBytes } from './bytes';
import { MOST_CHOICES, MOST_CODE_SIGNS, MOST_MESSAGE_SIGNS, TooBig } from './limits';
import type { Digit } from './radix';
import { DigitReader, packDigits } from './radix';

export interface SharedGame {
  name: string;
  participants: Participant[];
  options: GameOptions;
  choices: Choice[];
}

/** locales/en/saves.ts has the sentence for each: `share.<code>`. */
export type ShareFault = 'foreign' | 'cut' | 'altered' | 'tooBig' | 'newerVersion' | 'olderRules';

/** How far a code has been read: a long one is read in slices. */
export interface Part {
  readonly done: number;
  readonly of: number;
}

export interface ReadGame {
  readonly game: SharedGame;
  /** After all of its choices. */
  readonly state: GameState;
}

export class ShareError extends Error {
  constructor(readonly code: ShareFault) {
    super(`This code cannot be read: ${code}.`);
    this.name = 'ShareError';
  }
}

const FORMAT = 1;
const EXTENDED = 1;
const TEAMS = 2;
const DISCARD_FIRST = 4;
const LIMITED = 8;

function writeOptions(w: Writer, options: GameOptions): void {
  const { extended, teams, morningOrder, roundLimit } = options;
  w.number(
    (extended ? EXTENDED : 0) |
      (teams ? TEAMS : 0) |
      (morningOrder === 'discardFirst' ? DISCARD_FIRST : 0) |
      (roundLimit === null ? 0 : LIMITED),
  );
  if (roundLimit !== null) w.number(roundLimit);
  w.text(options.seed);
}

function readOptions(r: Reader, players: number): GameOptions {
  const flags = r.number();
  if (flags > 15) throw new ShareError('altered');
  const options: GameOptions = {
    players,
    extended: (flags & EXTENDED) !== 0,
    teams: (flags & TEAMS) !== 0,
    morningOrder: (flags & DISCARD_FIRST) !== 0 ? 'discardFirst' : 'effectsFirst',
    roundLimit: (flags & LIMITED) !== 0 ? r.number() : null,
    seed: r.text(),
  };
  checkOptions(options);
  return options;
}

function writeParticipant(w: Writer, participant: Participant): void {
  // 0: a person or nothing; else an index into the list, from 1.
  const { kind, colour, name } = participant;
  const level = participant.level === undefined ? 0 : LEVELS.indexOf(participant.level);
  const personality =
    participant.personality === undefined ? -1 : NAMES.indexOf(participant.personality);
  w.number(kind === 'person' ? 0 : level + 1).number(personality + 1);
  w.number(colour).text(name);
}

function readParticipant(r: Reader): Participant {
  const level = r.number();
  const personality = r.number();
  const colour = r.number();
  const name = r.text();
  if (level > LEVELS.length || personality > NAMES.length) throw new ShareError('altered');
  if (level === 0) return { name, kind: 'person', colour };
  const participant: Participant = { name, kind: 'ai', colour, level: LEVELS[level - 1] };
  return personality === 0 ? participant : { ...participant, personality: NAMES[personality - 1] };
}

/** Each choice as its index among the legal ones. */
function digitsOf(options: GameOptions, choices: readonly Choice[]): Digit[] {
  const g = newGame(options);
  let legal = legalChoices(g);
  return choices.map((choice) => {
    const value = (legal ?? []).findIndex((other) => sameChoice(other, choice));
    if (legal === null || value < 0) throw new RangeError('These choices are not legal.');
    const base = legal.length;
    legal = advance(g, legal[value] as Choice);
    return { value, base };
  });
}

/** Choices between two looks at whether the reading is still wanted. */
const SLICE = 32;

function* readChoices(
  options: GameOptions,
  count: number,
  bytes: readonly number[],
): Generator<Part, Pick<SharedGame, 'choices'> & { state: GameState }> {
  if (count > MOST_CHOICES) throw new TooBig(`${count} choices`);
  const digits = new DigitReader(bytes);
  const g = newGame(options);
  const choices: Choice[] = [];
  let legal = legalChoices(g);
  for (let i = 0; i < count; i++) {
    if (legal === null) throw new ShareError('altered');
    if (i % SLICE === 0 && i > 0) yield { done: i, of: count };
    const choice = legal[digits.next(legal.length)] as Choice;
    choices.push(choice);
    legal = advance(g, choice);
  }
  if (!digits.isEmpty) throw new ShareError('altered');
  return { choices, state: g };
}

export function encodeGame(game: SharedGame): string {
  const body = new Writer();
  body.number(game.participants.length);
  for (const participant of game.participants) writeParticipant(body, participant);
  body.text(game.name);
  writeOptions(body, game.options);
  body.number(game.choices.length);
  body.all(packDigits(digitsOf(game.options, game.choices)));

  const all = new Writer().number(RULES_VERSION).number(body.bytes.length);
  all.all(body.bytes);
  const sum = crc32(all.bytes);
  all.bytes.push(sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255);
  return `MTN${FORMAT}.${toBase64Url(all.bytes)}`;
}

function* readBody(bytes: readonly number[]): Generator<Part, ReadGame> {
  const r = new Reader(bytes);
  const players = r.number();
  if (players < 2 || players > 5) throw new ShareError('altered');
  const participants = Array.from({ length: players }, () => readParticipant(r));
  const name = r.text();
  const options = readOptions(r, players);
  const count = r.number();
  const { choices, state } = yield* readChoices(options, count, r.take(r.left));
  return { game: { name, participants, options, choices }, state };
}

/** What mails and messengers put into a code: spaces, line breaks, quotation marks, invisible characters. */
const GAP = '\\s>|=\\p{Cf}';
const GAPS = new RegExp(`[${GAP}]+`, 'gu');
const CODE = new RegExp(`MTN(\\d{1,3})\\.(?=([${GAP}A-Za-z0-9_-]*))`, 'gu');
/** A game without a name, a seed or a choice: no code has fewer. */
const LEAST_BYTES = 19;

/** A word that follows may end in the middle of a byte: up to three characters are dropped. */
function leadingBytes(packed: string): number[] {
  for (let end = packed.length; end > packed.length - 4 && end > 0; end--) {
    const bytes = fromBase64Url(packed.slice(0, end));
    if (bytes !== null) return bytes;
  }
  return [];
}

/**
 * Everything in a pasted text that may be a code. Words may stand around it, or it may be broken into
 * lines: its own length says where it ends.
 */
function* findCodes(text: string): Generator<{ format: number; bytes: number[] }> {
  for (const [, format, rest = ''] of text.matchAll(CODE)) {
    const packed = rest.replace(GAPS, '');
    if (packed.length > MOST_CODE_SIGNS) throw new ShareError('tooBig');
    yield { format: Number(format), bytes: leadingBytes(packed) };
  }
}

function* decodeBytes(bytes: readonly number[]): Generator<Part, ReadGame> {
  const r = new Reader(bytes);
  const rules = r.number();
  const body = r.take(r.number());
  const summed = bytes.slice(0, bytes.length - r.left);
  const sum = r.take(4).reduce((total, b) => total * 256 + b, 0);
  if (sum !== crc32(summed)) throw new ShareError('altered');
  if (rules !== RULES_VERSION) {
    throw new ShareError(rules > RULES_VERSION ? 'newerVersion' : 'olderRules');
  }
  return yield* readBody(body);
}

function faultIn(error: unknown): ShareFault {
  if (error instanceof ShareError) return error.code;
  if (error instanceof TooBig) return 'tooBig';
  return error instanceof EndOfBytes ? 'cut' : 'altered';
}

/** Reads the game in this code a slice at a time, every choice checked; throws a ShareError. */
export function* readingGame(text: string): Generator<Part, ReadGame> {
  if (text.length > MOST_MESSAGE_SIGNS) throw new ShareError('tooBig');
  let fault: ShareFault = 'foreign';
  for (const { format, bytes } of findCodes(text)) {
    // Nothing is thrown for these: a hostile text has thousands of them.
    if (format !== FORMAT) fault = format > FORMAT ? 'newerVersion' : 'altered';
    else if (bytes.length < LEAST_BYTES) fault = 'cut';
    else {
      try {
        return yield* decodeBytes(bytes);
      } catch (error) {
        fault = faultIn(error);
      }
    }
  }
  throw new ShareError(fault);
}

/** The game in this code, in one go. */
export function decodeGame(text: string): SharedGame {
  const reading = readingGame(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done === true) return value.game;
  }
}
