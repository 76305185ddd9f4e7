/** Grows by a CSS transition: browsers load no Reanimated. */
import { View, type StyleProp, type ViewStyle } from 'react-native';

interface GrowProps {
  readonly grown: boolean;
  /** How long it takes, in milliseconds. */
  readonly duration: number;
  readonly style: StyleProp<ViewStyle>;
}

export function Grow({ grown, duration, style }: GrowProps) {
  const growing = {
    transform: [{ scaleX: grown ? 1 : 0 }],
    transformOrigin: 'left',
    transitionProperty: 'transform',
    transitionDuration: `${duration}ms`,
  } as ViewStyle;
  return <View style={[style, growing]} />;
}
