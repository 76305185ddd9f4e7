/** Keeps a text that outlives the store, as the saves would. */
import type { SettingsKeeper } from '@/store/settings';

export function memory(): SettingsKeeper & { text: string | null } {
  const kept = {
    text: null as string | null,
    read: async () => kept.text,
    write: async (text: string) => {
      kept.text = text;
    },
  };
  return kept;
}
