/** Everything to a file, and back. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, useGround } from '@/components/theme';
import { Button, IconButton, Panel, Screen, Text } from '@/components/ui';
import { t } from '@/locales';

/** How much is done is told meanwhile, from 0 to 1; the words at the end say how it went. */
export type Work = (onPart: (part: number) => void) => Promise<string | null>;

interface BackupScreenProps {
  readonly onMake: Work;
  /** Null: no file was chosen. */
  readonly onRestore: Work;
  readonly onBack: () => void;
}

function Bar({ part }: { readonly part: number }) {
  const ground = useGround();
  const percent = Math.round(part * 100);
  return (
    <View
      role="progressbar"
      aria-label={t('backup.title')}
      aria-valuenow={percent}
      testID="backup-bar"
      style={[styles.bar, { borderColor: ground.control }]}
    >
      <View style={[styles.done, { width: `${percent}%`, backgroundColor: ground.action }]} />
      <Text variant="fact" style={styles.percent} aria-hidden>
        {t('backup.working', { percent })}
      </Text>
    </View>
  );
}

export function BackupScreen({ onMake, onRestore, onBack }: BackupScreenProps) {
  const [part, setPart] = useState<number | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const run = async (work: Work) => {
    if (part !== null) return;
    setTold(null);
    setPart(0);
    const words = await work(setPart);
    setPart(null);
    setTold(words);
  };
  return (
    <Screen testID="backup">
      <View style={styles.column}>
        <View style={styles.head}>
          <IconButton icon="back" label={t('backup.back')} onPress={onBack} testID="backup-back" />
          <Text variant="title" style={styles.grow}>
            {t('backup.title')}
          </Text>
        </View>
        <Text variant="lead" tone="quiet">
          {t('backup.lead')}
        </Text>
        <Panel style={styles.panel}>
          <Button
            kind="primary"
            testID="backup-make"
            label={t('backup.make')}
            onPress={() => void run(onMake)}
          />
          <Button
            testID="backup-restore"
            label={t('backup.restore')}
            detail={t('backup.restoreHelp')}
            onPress={() => void run(onRestore)}
          />
          {part !== null && <Bar part={part} />}
          {told !== null && (
            <Text variant="fact" aria-live="polite" testID="backup-told">
              {told}
            </Text>
          )}
        </Panel>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m, width: '100%', maxWidth: 560, alignSelf: 'center' },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  panel: { padding: SPACE.m, gap: SPACE.m },
  grow: { flex: 1 },
  bar: { height: 28, borderRadius: RADIUS.m, borderWidth: 1, overflow: 'hidden' },
  done: { position: 'absolute', top: 0, bottom: 0, left: 0, opacity: 0.5 },
  percent: { textAlign: 'center' },
});
