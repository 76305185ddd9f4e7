import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/components/theme';

/** Three ridges along the lower edge, paler with distance. */
export function Hills() {
  const [far, middle, near] = useTheme().tokens.table.hills;
  return (
    <View style={styles.hills}>
      <Svg width="100%" height="100%" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden>
        <Path
          d="M0 78C50 50 84 22 124 30C170 40 196 84 246 72C300 58 330 20 400 34V200H0Z"
          fill={far}
        />
        <Path
          d="M0 120C60 96 110 118 160 108C214 96 250 66 304 82C344 94 372 112 400 108V200H0Z"
          fill={middle}
        />
        <Path d="M0 158C70 134 140 150 206 148C280 146 330 126 400 144V200H0Z" fill={near} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  hills: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: '34%',
    pointerEvents: 'none',
  },
});
