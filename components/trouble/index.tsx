/** Says what went wrong with the saved games, wherever the player is, and offers the way on. */
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Sheet, Text } from '@/components/ui';
import { t } from '@/locales';
import { useGame } from '@/store/game';
import { openApp, useSaves } from '@/store/saves';

import { troubleOf } from './words';

export function Trouble() {
  const gameFault = useGame((s) => s.fault);
  const notice = useGame((s) => s.notice);
  const savesFault = useSaves((s) => s.fault);
  const setAside = useSaves((s) => s.setAside);
  const message = troubleOf({ fault: gameFault ?? savesFault, notice, setAside });

  const close = () => {
    useGame.getState().dismissFault();
    useGame.getState().dismissNotice();
    useSaves.getState().dismiss();
  };
  const retry = () => {
    close();
    if (useSaves.getState().status === 'failed') void openApp();
    useGame.getState().retry();
  };

  const isFault = gameFault !== null || savesFault !== null;
  return (
    <Sheet open={message !== null} title={t('fault.title')} onClose={close} testID="trouble">
      <View style={styles.body}>
        <Text variant="body" testID="trouble-words" aria-live="assertive">
          {message ?? ''}
        </Text>
        <Button
          testID={isFault ? 'trouble-retry' : 'trouble-understood'}
          label={isFault ? t('fault.retry') : t('notice.understood')}
          onPress={isFault ? retry : close}
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: SPACE.l } });
