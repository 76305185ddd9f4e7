import { useEffect } from 'react';

import { useTheme } from '@/components/theme';

/** The page behind the screens; the page itself knows only the system's light or dark. */
export function WindowBackground(): null {
  const { fill } = useTheme().tokens.table;
  useEffect(() => {
    document.documentElement.style.backgroundColor = fill;
  }, [fill]);
  return null;
}
