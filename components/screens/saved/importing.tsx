/** How far a long code has been read, and a way to stop. */
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Progress } from '@/components/ui';
import { t } from '@/locales';
import { useSaves } from '@/store/saves';

export function Importing() {
  const part = useSaves((s) => s.importing);
  if (part === null) return null;
  const percent = Math.round(part * 100);
  return (
    <View style={styles.all}>
      <Progress
        percent={percent}
        label={t('game.importing', { percent })}
        testID="shared-progress"
      />
      <Button
        testID="shared-stop"
        label={t('game.stopImport')}
        onPress={() => useSaves.getState().stopImport()}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.s },
});
