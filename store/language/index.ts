/** Which language is spoken: the chosen one, or the first of the device's that the app has. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSpoken, speak, spokenLanguage } from '@/locales';
import type { LanguageCode } from '@/locales/languages';
import { languageCodes, offered } from '@/locales/languages';
import type { Settings } from '../settings';
import { useSettings } from '../settings';

export function languageFor(
  setting: Settings['language'],
  device: readonly (string | null)[],
): LanguageCode {
  if (setting !== 'system') return setting;
  return device.flatMap((code) => languageCodes.filter((own) => own === code))[0] ?? 'en';
}

/** A language that was wanted and did not load. */
export interface LostLanguage {
  readonly name: string;
  readonly again: () => void;
  readonly close: () => void;
}

let latest = 0;
let lost: LostLanguage | null = null;
const listeners = new Set<() => void>();

function setLost(next: LostLanguage | null): void {
  lost = next;
  for (const listener of [...listeners]) listener();
}

function onLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const lostLanguage = (): LostLanguage | null => lost;

/** Null as soon as it is there, let be, or another is wanted. */
export const useLostLanguage = (): LostLanguage | null =>
  useSyncExternalStore(onLost, lostLanguage, lostLanguage);

/** What a language needs besides its words. */
type Prepare = (code: LanguageCode) => Promise<void>;

/**
 * Speaks it as soon as all of it is there; if another was wanted since, nothing changes. Never rejects: what does not
 * load is told by `useLostLanguage`.
 */
export async function speakIn(code: LanguageCode, prepare?: Prepare): Promise<void> {
  const turn = ++latest;
  setLost(null);
  if (code === spokenLanguage()) return;
  const { load, name } = offered(code);
  try {
    const [language] = await Promise.all([load?.() ?? null, prepare?.(code)]);
    if (turn === latest) speak(code, language);
  } catch {
    if (turn !== latest) return;
    setLost({ name, again: () => void speakIn(code, prepare), close: () => setLost(null) });
  }
}

/** Milliseconds for which the first screen waits for its language: a request may hang. */
const PATIENCE = 5_000;

/** The language that is spoken; null until the first one wanted is known, or known not to be there. */
export function useLanguage(device: readonly (string | null)[], prepare?: Prepare): string | null {
  const setting = useSettings((s) => s.language);
  const wanted = languageFor(setting, device);
  const spoken = useSyncExternalStore(onSpoken, spokenLanguage, spokenLanguage);
  // Once something is on the screen it stays there until the next language is.
  const [known, setKnown] = useState(spoken === wanted);
  useEffect(() => {
    const settle = () => setKnown(true);
    // Also if it is spoken already: another may have been wanted since, and still be on its way.
    void speakIn(wanted, prepare).then(settle);
    const timer = setTimeout(settle, PATIENCE);
    return () => clearTimeout(timer);
  }, [wanted, prepare]);
  return known ? spoken : null;
}
