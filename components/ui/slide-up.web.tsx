/** Slides up by a CSS animation: browsers load no Reanimated. */
import { StyleSheet, View, type ViewProps, type ViewStyle } from 'react-native';

import { useStillness } from './motion';

export function SlideUp({ style, ...rest }: ViewProps) {
  const still = useStillness();
  return <View {...rest} style={[style, !still && styles.slides]} />;
}

const styles = StyleSheet.create({
  // react-native-web makes keyframes of these; React Native's types do not know them.
  slides: {
    animationKeyframes: {
      from: { transform: 'translateY(100vh)' },
      to: { transform: 'translateY(0)' },
    },
    animationDuration: '280ms',
    animationTimingFunction: 'ease-out',
  } as ViewStyle,
});
