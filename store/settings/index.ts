/**
 * What the player likes. Read with `useSettings((s) => s.pace)`, change with
 * `useSettings.getState().change({ pace: 'fast' })`. Changes show at once and are kept; until
 * `loadSettings()` is through, the defaults hold and what is changed already.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Pace } from '../game/deps';

export interface Settings {
  pace: Pace;
  theme: 'system' | 'light' | 'dark';
  /** `system` follows the device's wish for reduced motion. */
  motion: 'system' | 'full' | 'reduced';
  /** How loud the table is. A device that is silenced stays silent. */
  sound: 'off' | 'quiet' | 'full';
  haptics: boolean;
  /** A factor on top of the device's own text size. */
  textSize: 1 | 1.15 | 1.3 | 1.5 | 2;
  /** Ask before a choice that cannot be undone. */
  confirmations: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  pace: 'normal',
  theme: 'system',
  motion: 'system',
  sound: 'quiet',
  haptics: true,
  textSize: 1,
  confirmations: false,
};

/** Where they are kept: text under a key. */
export interface SettingsKeeper {
  read: () => Promise<string | null>;
  write: (text: string) => Promise<void>;
}

const ALLOWED: { [K in keyof Settings]: readonly Settings[K][] } = {
  pace: ['slow', 'normal', 'fast', 'instant'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced'],
  sound: ['off', 'quiet', 'full'],
  haptics: [true, false],
  textSize: [1, 1.15, 1.3, 1.5, 2],
  confirmations: [true, false],
};

/** Whatever of a kept text can be used; the rest of it is ignored. */
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
}

let keeper: SettingsKeeper | null = null;
/** Chosen before what was kept has been read: it holds, and is kept as soon as there is a place for it. */
let early: Partial<Settings> = {};

function keep({ change: _, ...settings }: SettingsStore): void {
  // A setting that could not be kept still holds for as long as the app runs.
  keeper?.write(JSON.stringify(settings)).catch(() => undefined);
}

export const settingsStore = createStore<SettingsStore>()((set, get) => ({
  ...DEFAULT_SETTINGS,
  change: (changes) => {
    set(changes);
    if (keeper === null) early = { ...early, ...changes };
    keep(get());
  },
}));

/** Reads what was kept; from then on changes are kept there. */
export async function loadSettings(from: SettingsKeeper): Promise<void> {
  const text = await from.read().catch(() => null);
  keeper = from;
  settingsStore.setState({ ...readSettings(text), ...early });
  if (Object.keys(early).length > 0) keep(settingsStore.getState());
  early = {};
}

export const useSettings = Object.assign(
  <T>(selector: (settings: SettingsStore) => T): T => useStore(settingsStore, selector),
  {
    getState: settingsStore.getState,
    setState: settingsStore.setState,
    subscribe: settingsStore.subscribe,
  },
);
