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

let latest = 0;

/** What a language needs besides its words. */
type Prepare = (code: LanguageCode) => Promise<void>;

/** Speaks it as soon as all of it is there. If they cannot be had, or another was wanted since, nothing changes. */
export async function speakIn(code: LanguageCode, prepare?: Prepare): Promise<void> {
  const turn = ++latest;
  if (code === spokenLanguage()) return;
  const { load } = offered(code);
  const [language] = await Promise.all([load?.() ?? null, prepare?.(code)]);
  if (turn === latest) speak(code, language);
}

/** The language that is spoken; null until the first one wanted is known, or known not to be there. */
export function useLanguage(device: readonly (string | null)[], prepare?: Prepare): string | null {
  const setting = useSettings((s) => s.language);
  const wanted = languageFor(setting, device);
  const spoken = useSyncExternalStore(onSpoken, spokenLanguage, spokenLanguage);
  // Once something is on the screen it stays there until the next language is.
  const [known, setKnown] = useState(spoken === wanted);
  useEffect(() => {
    const settle = () => setKnown(true);
    if (wanted !== spokenLanguage()) void speakIn(wanted, prepare).then(settle, settle);
  }, [wanted, prepare]);
  return known ? spoken : null;
}
