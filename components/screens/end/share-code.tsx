/** The whole game as a short code: copied, or shown for selecting if copying is not allowed. */
import { useState } from 'react';

import { Button, Text } from '@/components/ui';
import { t } from '@/locales';
import { useGame } from '@/store/game';
import { useSaves } from '@/store/saves';
import { copyText } from '@/store/share/device';

export function ShareCode() {
  const id = useGame((s) => s.game?.id);
  const [told, setTold] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);

  const share = async () => {
    const shared = id === undefined ? null : await useSaves.getState().shareCode(id);
    if (shared === null) return;
    if ('fault' in shared) {
      setTold(t(`share.${shared.fault}`));
      return;
    }
    const copied = await copyText(shared.code);
    setTold(t(copied ? 'game.codeCopied' : 'game.copyFailed'));
    setCode(copied ? null : shared.code);
  };

  return (
    <>
      <Button testID="end-share" icon="copy" label={t('end.share')} onPress={() => void share()} />
      {told !== null && (
        <Text variant="fact" aria-live="polite" testID="end-told">
          {told}
        </Text>
      )}
      {code !== null && (
        <Text variant="fact" selectable testID="end-code">
          {code}
        </Text>
      )}
    </>
  );
}
