import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { useEffect } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Notices } from '@/components/screens/notices';
import { FONTS, ThemeProvider } from '@/components/theme';
import { KeepFocus, useStillness } from '@/components/ui';
import { openApp } from '@/store/app';
import { useSettings } from '@/store/settings';

export { CrashScreen as ErrorBoundary } from '@/components/screens/crash';

void SplashScreen.preventAutoHideAsync();

export default function RootLayout() {
  const [loaded, failed] = useFonts(FONTS);
  const theme = useSettings((s) => s.theme);
  const text = useSettings((s) => s.textSize);
  const still = useStillness();
  // The app works without its fonts, so a failed load must not keep the splash screen up.
  const ready = loaded || failed !== null;

  useEffect(() => {
    void openApp();
  }, []);

  useEffect(() => {
    if (ready) SplashScreen.hide();
  }, [ready]);

  if (!ready) return null;
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme={theme === 'system' ? undefined : theme} text={text}>
        <Stack screenOptions={{ headerShown: false, animation: still ? 'none' : 'fade' }} />
        <Notices />
        <KeepFocus />
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
