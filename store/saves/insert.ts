/** Adds a game to the database. */
import type { GameState } from '@/engine';
import { RULES_VERSION } from '@/engine';
import type { NewSave } from '../game/deps';
import type { Database, Value } from './database';
import { hintColumns } from './hints';
import { listed } from './listed';
import { shortName } from './names';
import { snapshotOf, writeSnapshot } from './snapshot';

export function newId(): string {
  const part = () =>
    Math.floor(Math.random() * 36 ** 6)
      .toString(36)
      .padStart(6, '0');
  return part() + part();
}

/** Call it inside a transaction. The game begins with `save.choices` already made. */
export async function insertGame(
  database: Database,
  id: string,
  save: NewSave,
  state: GameState,
  at: number,
): Promise<void> {
  const { turn, round, scores, over } = listed(state);
  const made = save.choices.length;
  const base = save.base === null ? null : snapshotOf(0, save.base).state;
  await database.run(
    `INSERT INTO games (id, name, seats, options, rules, base, head, made, turn, round, scores, over, created_at, played_at, hints_allowed, hints_taken, origin)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      shortName(save.name),
      JSON.stringify(save.participants),
      JSON.stringify(save.options),
      RULES_VERSION,
      base,
      made,
      made,
      turn,
      round,
      scores,
      over,
      at,
      at,
      ...hintColumns(save.hints),
      save.origin ?? 'played',
    ],
  );
  for (let from = 0; from < made; from += 100) {
    const part = save.choices.slice(from, from + 100);
    const values = part.flatMap((choice, i): Value[] => [id, from + i + 1, JSON.stringify(choice)]);
    const marks = part.map(() => '(?, ?, ?)').join(', ');
    await database.run(`INSERT INTO choices (game, n, choice) VALUES ${marks}`, values);
  }
  await writeSnapshot(database, id, snapshotOf(made, state));
}
