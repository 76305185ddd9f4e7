/** Fades by a CSS animation, which runs on while React renders. */
import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { useStillness } from './motion';

interface FadeProps {
  readonly shown: boolean;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Milliseconds. */
export const FADE = 250;

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
