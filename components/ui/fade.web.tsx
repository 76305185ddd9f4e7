/** Fades by a CSS animation, which runs on while React renders. */
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { FADE, type FadeProps } from './fade-props';
import { useStillness } from './motion';

export function Fade({ shown, style, children }: FadeProps) {
  const still = useStillness();
  return (
    <View
      style={[
        style,
        !still && (shown ? styles.appears : styles.disappears),
        !shown && styles.unseen,
      ]}
    >
      {children}
    </View>
  );
}

/** react-native-web makes keyframes of these; React Native's types do not know them. */
const keyframes = (from: number, to: number) =>
  ({
    animationKeyframes: { from: { opacity: from }, to: { opacity: to } },
    animationDuration: `${FADE}ms`,
    animationTimingFunction: 'ease-out',
  }) as ViewStyle;

const styles = StyleSheet.create({
  appears: keyframes(0, 1),
  disappears: keyframes(1, 0),
  unseen: { opacity: 0 },
});
