import { setBackgroundColorAsync } from 'expo-system-ui';
import { useEffect } from 'react';

import { useTheme } from '@/components/theme';

/** Colours the window behind the screens, which shows while they fade or the device turns. */
export function WindowBackground(): null {
  const { fill } = useTheme().tokens.table;
  useEffect(() => {
    void setBackgroundColorAsync(fill);
  }, [fill]);
  return null;
}
