/** In the sheet too, because the notice that says it is hidden beneath. */
import { Button, Text } from '@/components/ui';
import { t } from '@/locales';
import { useSaves } from '@/store/saves';

import { lastFault } from './fault';

export function NotOpened() {
  const failed = useSaves((s) => s.status === 'failed');
  const fault = useSaves((s) => s.fault);
  if (!failed || fault === null) return null;
  return (
    <>
      <Text variant="fact" aria-live="polite" testID="saved-not-opened">
        {lastFault() ?? ''}
      </Text>
      <Button
        kind="primary"
        testID="saved-retry"
        label={t('fault.retry')}
        onPress={() => void useSaves.getState().openAll()}
      />
    </>
  );
}
