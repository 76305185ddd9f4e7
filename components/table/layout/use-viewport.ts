import { useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useSettings } from '@/store/settings';

import type { Viewport } from '.';

/** Screen size, insets and text size for the layout. */
export function useViewport(): Viewport {
  const { width, height, fontScale } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const size = useSettings((s) => s.textSize);
  return useMemo(
    () => ({ width, height, insets, text: Math.max(1, fontScale) * size }),
    [width, height, insets, fontScale, size],
  );
}
