/** Brings the fonts of a language, before it is spoken. */
import { loadAsync } from 'expo-font';
import { Platform } from 'react-native';

import { lendFaces } from './faces';

/** Languages whose letters the four families of ./fonts lack. */
const FONTS_OF: Readonly<Record<string, () => Promise<typeof import('./japanese-fonts')>>> = {
  ja: () => import('./japanese-fonts'),
};

/** If they cannot be had, the device's own letters stand in for those that are missing. */
export async function bringFonts(language: string): Promise<void> {
  const bring = FONTS_OF[language];
  if (bring === undefined) return;
  try {
    const { faces, fonts } = await bring();
    const loaded = loadAsync(fonts);
    // A browser waits with the letters itself.
    if (Platform.OS === 'web') loaded.catch(() => undefined);
    else await loaded;
    lendFaces(language, faces);
  } catch {
    // The app works without them.
  }
}
