/** Fading, in browsers and on devices alike. */
import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

export interface FadeProps {
  readonly shown: boolean;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Milliseconds. */
export const FADE = 250;
