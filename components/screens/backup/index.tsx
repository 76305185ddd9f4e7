/** Everything to a file, and back. */
import { useRef, useState } from 'react';
import { StyleSheet } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Panel, Progress, Text, TitledPage } from '@/components/ui';
import { t } from '@/locales';
import type { Watch } from '@/store/saves';

/** The progress is shown meanwhile; the message at the end says how it went. */
export type Work = (watch: Watch) => Promise<string | null>;

interface BackupScreenProps {
  readonly onMake: Work;
  /** Null: no file was chosen. */
  readonly onRestore: Work;
  readonly onBack: () => void;
}

function Bar({ part, onCancel }: { readonly part: number; readonly onCancel: () => void }) {
  const percent = Math.round(part * 100);
  return (
    <>
      <Progress percent={percent} label={t('backup.working', { percent })} testID="backup-bar" />
      <Button testID="backup-cancel" label={t('game.stopImport')} onPress={onCancel} />
    </>
  );
}

export function BackupScreen({ onMake, onRestore, onBack }: BackupScreenProps) {
  const [part, setPart] = useState<number | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const wanted = useRef(true);
  const run = async (work: Work) => {
    if (part !== null) return;
    setTold(null);
    setPart(0);
    wanted.current = true;
    const words = await work({ onPart: setPart, isWanted: () => wanted.current });
    setPart(null);
    setTold(words);
  };
  return (
    <TitledPage
      testID="backup"
      title={t('backup.title')}
      lead={t('backup.lead')}
      back={t('backup.back')}
      onBack={onBack}
      maxWidth={560}
    >
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
        {part !== null && <Bar part={part} onCancel={() => (wanted.current = false)} />}
        {told !== null && (
          <Text variant="fact" aria-live="polite" testID="backup-told">
            {told}
          </Text>
        )}
      </Panel>
    </TitledPage>
  );
}

const styles = StyleSheet.create({
  panel: { padding: SPACE.m, gap: SPACE.m },
});
