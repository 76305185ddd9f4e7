/** Takes in a game that somebody shared: as a code, or as a file with the code in it. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Field, Text } from '@/components/ui';
import { t } from '@/locales';
import { useSaves } from '@/store/saves';
import { pickFile } from '@/store/share/device';

/** A long game of five is some 400 signs; a message around it is no harm. */
const LONGEST = 5000;

export function OpenShared() {
  const [code, setCode] = useState('');
  const [told, setTold] = useState<string | null>(null);

  const open = async (text: string) => {
    const result = await useSaves.getState().importCode(text);
    if (result === null) return;
    if ('fault' in result) {
      setTold(t(`share.${result.fault}`));
    } else {
      setCode('');
      setTold(t('game.opened'));
    }
  };
  const fromFile = async () => {
    const text = await pickFile();
    if (text !== null) await open(text);
  };

  return (
    <View style={styles.all}>
      <Text variant="label">{t('game.openShared')}</Text>
      <Field
        testID="shared-code"
        label={t('game.code')}
        value={code}
        onChange={setCode}
        most={LONGEST}
      />
      <View style={styles.row}>
        <Button
          testID="shared-open"
          label={t('game.openCode')}
          disabled={code.trim() === ''}
          onPress={() => void open(code)}
        />
        <Button testID="shared-file" label={t('game.openFile')} onPress={() => void fromFile()} />
      </View>
      <Text variant="fact" aria-live="polite" testID="shared-told">
        {told ?? ''}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
