import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { Fragment, useEffect, useState } from 'react';
import { Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Notices } from '@/components/screens/notices';
import { bringFonts, FONTS, ThemeProvider } from '@/components/theme';
import {
  KeepFocus,
  OverlayProvider,
  PageLanguage,
  useDeviceLanguages,
  useStillness,
  WindowBackground,
} from '@/components/ui';
import { openApp } from '@/store/app';
import { useLanguage } from '@/store/language';
import { useSaves } from '@/store/saves';
import { useSettings } from '@/store/settings';

export { CrashScreen as ErrorBoundary } from '@/components/screens/crash';

void SplashScreen.preventAutoHideAsync();
// A browser opens the games while it draws the start; later the drawing would hold them up.
if (process.env.EXPO_OS === 'web') void openApp();

/** Milliseconds after which the app starts with whatever it knows. */
const PATIENCE = 2_000;

/**
 * On a device the splash screen waits for the settings, so that theme and text size do not flip. A
 * browser has none, and opens its storage more slowly.
 */
function useSettingsKnown(opened: boolean): boolean {
  const [waited, setWaited] = useState(Platform.OS === 'web');
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return opened || waited;
}

export default function RootLayout() {
  const [loaded, failed] = useFonts(FONTS);
  const theme = useSettings((s) => s.theme);
  const text = useSettings((s) => s.textSize);
  const still = useStillness();
  const opened = useSaves((s) => s.status === 'ready' || s.status === 'failed');
  const known = useSettingsKnown(opened);
  const language = useLanguage(useDeviceLanguages(), bringFonts);
  // The app works without its fonts, so a failed load must not keep the splash screen up. A browser has
  // asked for them before any script ran, and waits with the letters itself.
  const fonts = loaded || failed !== null || Platform.OS === 'web';
  const ready = fonts && known && language !== null;

  useEffect(() => {
    // What failed meanwhile is told, and tried again by whoever reads it.
    if (useSaves.getState().status === 'closed') void openApp();
  }, []);

  useEffect(() => {
    if (ready) SplashScreen.hide();
  }, [ready]);

  useEffect(() => {
    // The page then loads all that the start did not need (scripts/web-build.ts).
    if (opened && Platform.OS === 'web') window.dispatchEvent(new Event('started'));
  }, [opened]);

  if (!ready) return null;
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme={theme === 'system' ? undefined : theme} text={text}>
        <OverlayProvider>
          <Stack
            screenOptions={{ headerShown: false, animation: still ? 'none' : 'fade' }}
            // In another language every screen is drawn anew; where one is stays as it is.
            screenLayout={({ children }) => <Fragment key={language}>{children}</Fragment>}
          >
            {/* There is one table, whichever way leads to it. */}
            <Stack.Screen name="game" dangerouslySingular />
          </Stack>
          <Notices key={language} />
        </OverlayProvider>
        <KeepFocus />
        <WindowBackground />
        <PageLanguage code={language} />
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
