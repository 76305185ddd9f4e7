/** Marks a choosable card with an outline and a seal, so that the mark does not depend on colour alone. */
import { memo } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { CARD } from '@/components/theme';

import { isTucked, type Face } from '../layout';

export type MarkKind = 'choosable' | 'selected';

interface MarkerProps {
  readonly kind: MarkKind;
  readonly w: number;
  readonly h: number;
  readonly face: Face;
}

const SEAL = 17;
const OUT = -6;

/** A tucked card has one side under the mat, so its seal sits in a visible corner. */
function sealCorner(face: Face): ViewStyle {
  if (face === 'bench') return { left: OUT, bottom: OUT };
  if (face === 'sale') return { right: OUT, top: OUT };
  // On a slip the seal would cover the material.
  if (face === 'slip') return { left: -SEAL + 3, top: OUT };
  return { left: OUT, top: OUT };
}

export const Marker = memo(function Marker({ kind, w, h, face }: MarkerProps) {
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
          borderRadius: isTucked(face) ? 8 : w * 0.075 + 3,
          boxShadow: `0px 0px 0px 1px ${CARD.washi}`,
        },
      ]}
    >
      <Svg
        testID="seal"
        width={SEAL}
        height={SEAL}
        viewBox="0 0 16 16"
        style={[styles.seal, sealCorner(face)]}
      >
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
  seal: { position: 'absolute' },
});
