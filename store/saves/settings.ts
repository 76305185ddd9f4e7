import type { SettingsKeeper } from '../settings';
import type { Connection } from './database';

/** What is saved beside the games, in the same file. */
export type SettingsKey = 'settings' | 'people' | 'lessons' | 'statistics' | 'daily';

export function settingsKeeper(connection: Connection, key: SettingsKey): SettingsKeeper {
  return {
    read: async () => {
      const [row] = await connection.all('SELECT value FROM settings WHERE key = ?', [key]);
      return row === undefined ? null : String(row.value);
    },
    write: (text) =>
      connection.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [key, text]),
  };
}
