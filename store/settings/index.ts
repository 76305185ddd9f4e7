/**
 * What the player likes. Read with `useSettings((s) => s.pace)`, change with
 * `useSettings.getState().change({ pace: 'fast' })`. Changes show at once and are saved. Until the saved
 * settings have been read, the defaults hold.
 */
import type { StoreApi } from 'zustand/vanilla';
import { storeHook } from '../hook';
import type { SettingsStore } from './store';
import { createSettingsStore } from './store';

let store: StoreApi<SettingsStore> | null = null;

/** Made at the first use, and apart from the app, because the crash screen needs its theme. */
export const settings = (): StoreApi<SettingsStore> => (store ??= createSettingsStore());

export const useSettings = storeHook(settings);

export type { Settings, SettingsKeeper, SettingsStore } from './store';
export { DEFAULT_SETTINGS } from './store';
