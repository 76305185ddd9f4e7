import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { Fragment, memo, useEffect, useState } from 'react';
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
// A browser opens the games first, because drawing the start would hold that up.
if (process.env.EXPO_OS === 'web') void openApp();

/** Milliseconds after which the app starts with whatever it knows. */
const PATIENCE = 2_000;
const isBrowser = Platform.OS === 'web';

const hasOpened = (status: string) => status === 'ready' || status === 'failed';

/**
 * On a device the splash screen waits for the settings, so that theme and text size do not flip. A
 * browser has none, and opens its storage more slowly.
 */
function useSettingsKnown(): boolean {
  const [waited, setWaited] = useState(isBrowser);
  const opened = useSaves(({ status }) => isBrowser || hasOpened(status));
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return opened || waited;
}

/** The page then loads all that the start did not need (scripts/web-build.ts). */
function tellStarted(): () => void {
  const tell = () => {
    if (hasOpened(useSaves.getState().status)) window.dispatchEvent(new Event('started'));
  };
  tell();
  return useSaves.subscribe(tell);
}

/** Memoized, because all screens are in it. */
const Screens = memo(function Screens({ language }: { readonly language: string }) {
  const still = useStillness();
  return (
    <OverlayProvider>
      <Stack
        screenOptions={{ headerShown: false, animation: still ? 'none' : 'fade' }}
        // Another language draws every screen anew; the route stays.
        screenLayout={({ children }) => <Fragment key={language}>{children}</Fragment>}
      >
        {/* There is one table, whichever way leads to it. */}
        <Stack.Screen name="game" dangerouslySingular />
      </Stack>
      <Notices key={language} />
    </OverlayProvider>
  );
});

export default function RootLayout() {
  const [loaded, failed] = useFonts(FONTS);
  const theme = useSettings((s) => s.theme);
  const text = useSettings((s) => s.textSize);
  const known = useSettingsKnown();
  const language = useLanguage(useDeviceLanguages(), bringFonts);
  // The app works without its fonts, so a failed load must not keep the splash screen up. A browser has
  // asked for them before any script ran, and waits with the letters itself.
  const fonts = loaded || failed !== null || isBrowser;
  const ready = fonts && known && language !== null;

  useEffect(() => {
    // What failed meanwhile is shown, and the player can try it again.
    if (useSaves.getState().status === 'closed') void openApp();
  }, []);

  useEffect(() => {
    if (ready) SplashScreen.hide();
  }, [ready]);

  useEffect(() => (ready && isBrowser ? tellStarted() : undefined), [ready]);

  if (!ready) return null;
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme={theme === 'system' ? undefined : theme} text={text}>
        <Screens language={language} />
        <KeepFocus />
        <WindowBackground />
        <PageLanguage code={language} />
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
