/** Grows by a CSS transition: browsers load no Reanimated. */
import { View, type ViewStyle } from 'react-native';

import type { GrowProps } from './grow-props';

export function Grow({ grown, duration, style }: GrowProps) {
  const growing = {
    transform: [{ scaleX: grown ? 1 : 0 }],
    transformOrigin: 'left',
    transitionProperty: 'transform',
    transitionDuration: `${duration}ms`,
  } as ViewStyle;
  return <View style={[style, growing]} />;
}
