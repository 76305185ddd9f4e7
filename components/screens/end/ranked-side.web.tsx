/** A side of the ranking moves to its rank by a CSS transition: browsers load no Reanimated. */
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { SPACE } from '@/components/theme';

import type { RankedSideProps } from './ranked-side-props';

export function RankedSide({ testID, shift, z, glide, onHeight, children }: RankedSideProps) {
  const moved = {
    opacity: shift === null ? 0 : 1,
    transform: [{ translateY: shift ?? 0 }],
    transitionProperty: 'transform',
    // Only the move to its final position is animated; to its first one it jumps.
    transitionDuration: shift === 0 ? `${glide * 1.6}ms` : '0ms',
  } as ViewStyle;
  return (
    <View
      testID={testID}
      onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
      style={[styles.side, { zIndex: z }, moved]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ side: { gap: SPACE.s } });
