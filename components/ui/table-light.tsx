import { memo, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, RadialGradient, Rect, Stop } from 'react-native-svg';

import { useTheme } from '@/components/theme';

/** The light on the table: a vertical gradient, and a glow around the mat. */
export const TableLight = memo(function TableLight() {
  const { table } = useTheme().tokens;
  // On the web, gradient ids are global to the document.
  const id = useId().replace(/[^a-zA-Z0-9]/g, '');
  return (
    <View style={[StyleSheet.absoluteFill, styles.still]}>
      <Svg width="100%" height="100%" aria-hidden>
        <Defs>
          <LinearGradient id={`wash${id}`} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={table.fill} />
            <Stop offset="1" stopColor={table.fillEnd} />
          </LinearGradient>
          <RadialGradient id={`glow${id}`} cx="0.5" cy="0.48" r="0.55">
            <Stop offset="0" stopColor={table.glow} stopOpacity="1" />
            <Stop offset="1" stopColor={table.glow} stopOpacity="0" />
          </RadialGradient>
        </Defs>
        <Rect width="100%" height="100%" fill={`url(#wash${id})`} />
        <Rect width="100%" height="100%" fill={`url(#glow${id})`} />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
