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
  // If a line goes for each that comes, the size stays, and a browser keeps the old lines in sight.
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
      // New lines have come, so the reader did not scroll away from the end.
      if (Math.abs(contentSize.height - height.current) > 1) return;
      following.current = contentSize.height - layoutMeasurement.height - contentOffset.y < NEAR;
    },
  };
}
