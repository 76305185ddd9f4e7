import * as Clipboard from 'expo-clipboard';
import { useRouter, usePathname, type ErrorBoundaryProps } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE, ThemeProvider } from '@/components/theme';
import { Button, MAIN, Panel, Screen, Text } from '@/components/ui';
import { t } from '@/locales';
import { useSettings } from '@/store/settings';

import { crashReport } from './report';

/**
 * Shown instead of a page that threw. It has its own theme, because the layout may be what broke.
 */
export function CrashScreen({ error, retry }: ErrorBoundaryProps) {
  const router = useRouter();
  const path = usePathname();
  const theme = useSettings((s) => s.theme);
  const text = useSettings((s) => s.textSize);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const report = crashReport(error, path);
  // A part of the app that a browser could not fetch.
  const lost = error.name === 'AsyncRequireError';

  const copy = () =>
    Clipboard.setStringAsync(report).then(
      (done) => setCopied(done ? 'yes' : 'failed'),
      () => setCopied('failed'),
    );
  // React remembers that a part failed to load, so only a new page asks for it again.
  const again = () => (lost ? location.reload() : void retry());
  const goHome = () => {
    if (lost) return location.assign('/');
    router.replace('/');
    void retry();
  };

  return (
    <ThemeProvider scheme={theme === 'system' ? undefined : theme} text={text}>
      <View style={styles.main} {...MAIN}>
        <Screen testID="crash">
          <View style={styles.column}>
            <Text variant="title" style={styles.title}>
              {t(lost ? 'crash.lostTitle' : 'crash.title')}
            </Text>
            <Text testID="crash-body">{t(lost ? 'crash.lostBody' : 'crash.body')}</Text>
            <View style={styles.buttons}>
              <Button kind="primary" testID="crash-home" label={t('crash.home')} onPress={goHome} />
              <Button icon="retry" testID="crash-retry" label={t('crash.retry')} onPress={again} />
              <Button
                icon="copy"
                testID="crash-copy"
                label={t('crash.copy')}
                onPress={() => void copy()}
              />
            </View>
            {copied !== 'no' && (
              <Text variant="fact" aria-live="polite" testID="crash-copied">
                {t(copied === 'yes' ? 'crash.copied' : 'crash.copyFailed')}
              </Text>
            )}
            <Panel>
              <Text variant="question">{t('crash.report')}</Text>
              <Text variant="fact" selectable testID="crash-report">
                {report}
              </Text>
            </Panel>
          </View>
        </Screen>
      </View>
    </ThemeProvider>
  );
}

const styles = StyleSheet.create({
  main: { flex: 1 },
  title: { flexShrink: 1 },
  column: { width: '100%', maxWidth: 640, alignSelf: 'center', gap: SPACE.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
