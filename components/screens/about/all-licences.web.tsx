/** Long and rarely read: a browser loads them when they are opened. */
import { lazy, Suspense } from 'react';

import { Text } from '@/components/ui';
import { t } from '@/locales';

const ThirdParty = lazy(() =>
  import('./third-party').then((part) => ({ default: part.ThirdParty })),
);

export function AllLicences() {
  return (
    <Suspense fallback={<Text>{t('licences.loading')}</Text>}>
      <ThirdParty />
    </Suspense>
  );
}
