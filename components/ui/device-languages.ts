import { useLocales } from 'expo-localization';

/** The languages of the device, as two or three letters, the most wanted first. */
export function useDeviceLanguages(): readonly (string | null)[] {
  return useLocales().map(({ languageCode }) => languageCode);
}
