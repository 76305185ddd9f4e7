import { useLayoutEffect, useRef } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';

/** Whoever is this close to the end is still reading the newest lines. */
const NEAR = 48;

/** Props of a ScrollView that shows its end, and follows it unless the reader has scrolled away. */
export function useEndInSight(on: boolean) {
  const scroll = useRef<ScrollView>(null);
  const following = useRef(true);
  const height = useRef(0);
  const toEnd = () => {
    if (following.current) scroll.current?.scrollToEnd({ animated: false });
  };
  // Where a line falls away for each that comes, the size stays, and a browser holds on to the old lines.
  useLayoutEffect(toEnd);
  if (!on) return {};
  return {
    ref: scroll,
    scrollEventThrottle: 32,
    onContentSizeChange: (_width: number, newHeight: number) => {
      height.current = newHeight;
      toEnd();
    },
    onLayout: toEnd,
    onScroll: ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
      const { contentOffset, contentSize, layoutMeasurement } = nativeEvent;
      // Lines have come since: that the end is far is not the reader's doing.
      if (Math.abs(contentSize.height - height.current) > 1) return;
      following.current = contentSize.height - layoutMeasurement.height - contentOffset.y < NEAR;
    },
  };
}
