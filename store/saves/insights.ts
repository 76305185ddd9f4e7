/** What the strongest player found in a finished game, kept beside its journal. */
import type { Connection } from './database';

export interface Insights {
  /** Null if there is none, or it is of another version or of another end. */
  read: (id: string, version: number) => Promise<string | null>;
  keep: (id: string, version: number, text: string) => Promise<void>;
}

export const createInsights = (connection: Connection): Insights => ({
  read: async (id, version) => {
    const [row] = await connection.all(
      `SELECT i.looked FROM insights i JOIN games g ON g.id = i.game AND g.head = i.head
       WHERE i.game = ? AND i.version = ?`,
      [id, version],
    );
    return row === undefined ? null : String(row.looked);
  },
  keep: (id, version, text) =>
    connection.run(
      `INSERT OR REPLACE INTO insights (game, head, version, looked)
       SELECT id, head, ?, ? FROM games WHERE id = ?`,
      [version, text, id],
    ),
});
