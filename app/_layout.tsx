import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { useEffect } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { FONTS, ThemeProvider } from '@/components/theme';

export { CrashScreen as ErrorBoundary } from '@/components/crash';

void SplashScreen.preventAutoHideAsync();

export default function RootLayout() {
  const [loaded, failed] = useFonts(FONTS);
  // Without its fonts the app is plainer but whole, so a failure must not keep the splash up.
  const ready = loaded || failed !== null;

  useEffect(() => {
    if (ready) SplashScreen.hide();
  }, [ready]);

  if (!ready) return null;
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <Stack screenOptions={{ headerShown: false, animation: 'fade' }} />
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
