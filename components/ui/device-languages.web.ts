/**
 * In a browser: expo-localization would also work out how numbers are written, which loads the browser's
 * data for it and is one twentieth of a start.
 */
import { useSyncExternalStore } from 'react';

function onChange(changed: () => void): () => void {
  window.addEventListener('languagechange', changed);
  return () => window.removeEventListener('languagechange', changed);
}

/** As one text, which stays the same while nothing changes. */
function wanted(): string {
  const { languages, language } = navigator;
  return (languages?.length > 0 ? languages : [language ?? '']).join(' ');
}

/** The languages of the browser, as two or three letters, the most wanted first. */
export function useDeviceLanguages(): readonly (string | null)[] {
  const tags = useSyncExternalStore(onChange, wanted, wanted);
  return tags.split(' ').map((tag) => tag.split('-')[0]?.toLowerCase() || null);
}
