/** What may be chosen: an outline and a seal in its corner, so that it never rests on colour alone. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { CARD } from '@/components/theme';

export type MarkKind = 'choosable' | 'selected';

interface MarkerProps {
  readonly kind: MarkKind;
  readonly w: number;
  readonly h: number;
  readonly flat: boolean;
}

const SEAL = 17;

export const Marker = memo(function Marker({ kind, w, h, flat }: MarkerProps) {
  const color = CARD.choosable;
  const chosen = kind === 'selected';
  return (
    <View
      style={[
        styles.frame,
        {
          width: w + 4,
          height: h + 4,
          borderColor: color,
          borderWidth: chosen ? 4 : 2.5,
          borderRadius: flat ? 8 : w * 0.075 + 3,
          boxShadow: `0px 0px 0px 1px ${CARD.washi}`,
        },
      ]}
    >
      <Svg width={SEAL} height={SEAL} viewBox="0 0 16 16" style={styles.seal}>
        <Circle cx={8} cy={8} r={7.4} fill={color} stroke={CARD.washi} strokeWidth={1.2} />
        <Path
          d={chosen ? 'M4.6 8.3L7 10.8L11.5 5.6' : 'M8 4.8V11.2M4.8 8H11.2'}
          fill="none"
          stroke={CARD.washi}
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  frame: { position: 'absolute', left: -2, top: -2 },
  seal: { position: 'absolute', left: -6, top: -6 },
});
