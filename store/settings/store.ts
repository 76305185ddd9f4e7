/** The player's settings. How to use them is in index.ts. */
import { createStore } from 'zustand/vanilla';
import type { LanguageCode } from '@/locales/languages';
import { languageCodes } from '@/locales/languages';
import type { Pace, Passing } from '../game/deps';

export interface Settings {
  pace: Pace;
  theme: 'system' | 'light' | 'dark';
  /** `system` follows the device's languages. */
  language: 'system' | LanguageCode;
  /** `system` follows the device's setting for reduced motion. */
  motion: 'system' | 'full' | 'reduced';
  sound: 'off' | 'quiet' | 'full';
  haptics: boolean;
  /** A factor on top of the device's own text size. */
  textSize: 1 | 1.15 | 1.3 | 1.5 | 2;
  /** Ask before a choice that cannot be undone. */
  confirmations: boolean;
  passing: Passing;
  /** A tap hires, collects or sells at once, and a question with one answer answers itself. */
  quick: boolean;
  /** The curtain opens by a long press, not by a tap. */
  longPress: boolean;
  /** Coach marks, each shown once. */
  marks: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  pace: 'normal',
  theme: 'system',
  language: 'system',
  motion: 'system',
  sound: 'quiet',
  haptics: true,
  textSize: 1,
  confirmations: false,
  passing: 'alone',
  longPress: false,
  quick: true,
  marks: true,
};

/** Where they are saved, as a text. */
export interface SettingsKeeper {
  read: () => Promise<string | null>;
  write: (text: string) => Promise<void>;
}

const ALLOWED: { [K in keyof Settings]: readonly Settings[K][] } = {
  pace: ['slow', 'normal', 'fast', 'instant'],
  theme: ['system', 'light', 'dark'],
  language: ['system', 'pseudo', ...languageCodes],
  motion: ['system', 'full', 'reduced'],
  sound: ['off', 'quiet', 'full'],
  haptics: [true, false],
  textSize: [1, 1.15, 1.3, 1.5, 2],
  confirmations: [true, false],
  passing: ['alone', 'always', 'never'],
  longPress: [true, false],
  quick: [true, false],
  marks: [true, false],
};

/** Whatever of a saved text can be used; the rest is ignored. */
export function readSettings(text: string | null): Partial<Settings> {
  let data: unknown;
  try {
    data = JSON.parse(text ?? 'null');
  } catch {
    return {};
  }
  if (typeof data !== 'object' || data === null) return {};
  const allowed = (key: string, value: unknown) =>
    Object.hasOwn(ALLOWED, key) &&
    (ALLOWED[key as keyof Settings] as readonly unknown[]).includes(value);
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => allowed(key, value)),
  ) as Partial<Settings>;
}

export interface SettingsStore extends Settings {
  change: (changes: Partial<Settings>) => void;
  /** Reads what was saved; from then on changes are saved there. */
  load: (from: SettingsKeeper) => Promise<void>;
}

export function createSettingsStore() {
  let keeper: SettingsKeeper | null = null;
  /** Chosen before the saved ones were read: it holds, and is saved as soon as it can be. */
  let early: Partial<Settings> = {};

  return createStore<SettingsStore>()((set, get) => {
    function save(): void {
      const { change: _, load: __, ...settings } = get();
      // A setting that could not be saved still holds until the app ends.
      keeper?.write(JSON.stringify(settings)).catch(() => undefined);
    }

    return {
      ...DEFAULT_SETTINGS,
      change: (changes) => {
        set(changes);
        if (keeper === null) early = { ...early, ...changes };
        save();
      },
      load: async (from) => {
        const text = await from.read().catch(() => null);
        keeper = from;
        set({ ...readSettings(text), ...early });
        if (Object.keys(early).length > 0) save();
        early = {};
      },
    };
  });
}
