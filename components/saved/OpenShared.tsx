/** Takes in a game that somebody shared: as a code, or as a file with the code in it. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Field, Text } from '@/components/ui';
import { t } from '@/locales';
import { useSaves } from '@/store/saves';
import { pickFile } from '@/store/share/device';

import { lastFault } from './fault';

/** A long game of five is some 400 signs; a message around it is no harm. */
const LONGEST = 5000;

export function OpenShared({ titled }: { readonly titled: boolean }) {
  const [code, setCode] = useState('');
  const [told, setTold] = useState<string | null>(null);

  const open = async (text: string) => {
    const result = await useSaves.getState().importCode(text);
    if (result === null) {
      setTold(lastFault());
    } else if ('fault' in result) {
      setTold(t(`share.${result.fault}`));
    } else {
      setCode('');
      setTold(t('game.opened'));
    }
  };
  const fromFile = async () => {
    const picked = await pickFile();
    if (picked === 'unreadable') setTold(t('game.fileUnread'));
    else if (picked !== 'none') await open(picked.text);
  };

  return (
    <View style={styles.all}>
      {titled && <Text variant="label">{t('game.openShared')}</Text>}
      <Text variant="fact" tone="quiet">
        {t('game.sharedHelp')}
      </Text>
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
