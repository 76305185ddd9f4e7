/** Growing, in browsers and on devices alike. */
import type { StyleProp, ViewStyle } from 'react-native';

export interface GrowProps {
  readonly grown: boolean;
  /** How long it takes, in milliseconds. */
  readonly duration: number;
  readonly style: StyleProp<ViewStyle>;
}
