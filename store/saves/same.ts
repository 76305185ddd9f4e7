/** Finds out whether a game from elsewhere is in the list already. */
import type { Choice, GameOptions } from '@/engine';
import { sameChoice } from '@/engine';
import type { Participant } from '../game/types';
import type { Connection } from './database';
import type { Line } from './journal';
import { fold } from './journal';
import { participantsIn } from './participants';

export interface Course {
  readonly participants: readonly Participant[];
  readonly options: GameOptions;
  readonly choices: readonly Choice[];
}

function sameParticipant(a: Participant, b: Participant | undefined): boolean {
  return (
    a.name === b?.name &&
    a.kind === b.kind &&
    a.colour === b.colour &&
    a.level === b.level &&
    a.personality === b.personality
  );
}

function sameDeal(a: Omit<Course, 'choices'>, b: Omit<Course, 'choices'>): boolean {
  const { options: x } = a;
  const { options: y } = b;
  return (
    x.seed === y.seed &&
    x.extended === y.extended &&
    x.teams === y.teams &&
    x.morningOrder === y.morningOrder &&
    x.roundLimit === y.roundLimit &&
    a.participants.length === b.participants.length &&
    a.participants.every((participant, i) => sameParticipant(participant, b.participants[i]))
  );
}

/** The same people, deal and choices; the name may differ. */
export function sameGame(a: Course, b: Course): boolean {
  return (
    a.choices.length === b.choices.length &&
    sameDeal(a, b) &&
    a.choices.every((choice, i) => sameChoice(choice, b.choices[i] as Choice))
  );
}

function parsed<T>(text: unknown): T | null {
  try {
    return JSON.parse(String(text)) as T;
  } catch {
    return null;
  }
}

/** The listed game that stands where this one does. It only reads, so a damaged game stays as it is. */
export async function findSame(connection: Connection, game: Course): Promise<string | null> {
  const rows = await connection.all(
    `SELECT id, seats, options, head FROM games
     WHERE deleted_at IS NULL AND base IS NULL AND made = ? ORDER BY played_at DESC`,
    [game.choices.length],
  );
  for (const row of rows) {
    const id = String(row.id);
    const participants = participantsIn(parsed<unknown>(row.seats));
    const options = parsed<GameOptions>(row.options);
    if (participants === null || options === null || !sameDeal(game, { participants, options }))
      continue;
    const lines = (await connection.all('SELECT n, choice FROM choices WHERE game = ? ORDER BY n', [
      id,
    ])) as unknown as Line[];
    const choices = fold(lines, 0, Number(row.head)).lines.map((l) => parsed<Choice>(l.choice));
    if (!choices.every((choice) => choice !== null)) continue;
    if (sameGame(game, { participants, options, choices })) return id;
  }
  return null;
}
