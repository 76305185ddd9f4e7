/** Imports a shared game, from a code or from a file that contains one. */
import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Field, Text } from '@/components/ui';
import { t } from '@/locales';
import { useSaves } from '@/store/saves';
import { pickFile } from '@/store/share/device';

import { lastFault } from './fault';
import { Importing } from './importing';

/** A long game of five players takes about 400 characters; allow for a message around it. */
const LONGEST = 5000;

interface OpenSharedProps {
  readonly titled: boolean;
  readonly onResume: (id: string) => void;
}

export function OpenShared({ titled, onResume }: OpenSharedProps) {
  const [code, setCode] = useState('');
  const [told, setTold] = useState<string | null>(null);
  /** The game found by the code, offered directly because the list may be long. */
  const [found, setFound] = useState<string | null>(null);
  const gone = useSaves((s) => s.deleted.some((game) => game.id === found));
  /** One at a time: a second tap must not import the game twice. */
  const opening = useRef(false);

  const open = async (text: string) => {
    if (opening.current) return;
    opening.current = true;
    setFound(null);
    const result = await useSaves.getState().importCode(text);
    opening.current = false;
    if (result === null) {
      setTold(lastFault());
    } else if ('fault' in result) {
      setTold(t(`share.${result.fault}`));
    } else {
      setCode('');
      setFound(result.id);
      const { games } = useSaves.getState();
      const name = games.find((game) => game.id === result.id)?.name;
      setTold(result.had ? t('game.openedBefore', { name: name ?? null }) : t('game.opened'));
    }
  };
  const fromFile = async () => {
    const picked = await pickFile();
    if (picked === 'unreadable') {
      setFound(null);
      setTold(t('game.fileUnread'));
    } else if (picked !== 'none') await open(picked.text);
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
      <Importing />
      <Text variant="fact" aria-live="polite" testID="shared-told">
        {told ?? ''}
      </Text>
      {found !== null && !gone && (
        <Button
          kind="primary"
          testID="shared-go"
          label={t('game.goTo')}
          onPress={() => onResume(found)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
