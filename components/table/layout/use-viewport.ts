import { useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useSettings } from '@/store/settings';

import type { Viewport } from '.';

/** The screen as the layout wants it: its size, what is cut off it, and how large its words are. */
export function useViewport(): Viewport {
  const { width, height, fontScale } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const size = useSettings((s) => s.textSize);
  return useMemo(
    () => ({ width, height, insets, text: Math.max(1, fontScale) * size }),
    [width, height, insets, fontScale, size],
  );
}
