import type { SettingsKeeper } from '../settings';
import type { Connection } from './database';

const KEY = 'settings';

/** The settings are saved with the games: one file holds everything of the player's. */
export function settingsKeeper(connection: Connection): SettingsKeeper {
  return {
    read: async () => {
      const [row] = await connection.all('SELECT value FROM settings WHERE key = ?', [KEY]);
      return row === undefined ? null : String(row.value);
    },
    write: (text) =>
      connection.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [KEY, text]),
  };
}
