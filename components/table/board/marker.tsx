/** Marks a choosable, new or suggested card with an outline and a seal, so that the mark does not depend on colour alone. */
import { memo } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { SealDrawing } from '@/components/card';
import { CARD } from '@/components/theme';

import { isTucked, type Face } from '../layout';

/** `best` and `second` are the moves of a hint. */
export type MarkKind = 'choosable' | 'selected' | 'new' | 'best' | 'second';

interface MarkerProps {
  readonly kind: MarkKind;
  readonly w: number;
  readonly h: number;
  readonly face: Face;
}

const SEAL = 17;
const BORDER: Readonly<Record<MarkKind, number>> = {
  choosable: 2.5,
  selected: 4,
  new: 1.5,
  best: 4,
  second: 3,
};
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
  return (
    <View
      style={[
        styles.frame,
        {
          width: w + 4,
          height: h + 4,
          borderColor: color,
          borderWidth: BORDER[kind],
          borderStyle: kind === 'second' ? 'dashed' : 'solid',
          borderRadius: isTucked(face) ? 8 : w * 0.075 + 3,
          boxShadow: `0px 0px 0px 1px ${CARD.washi}`,
        },
      ]}
    >
      <SealDrawing testID="seal" name={kind} size={SEAL} style={[styles.seal, sealCorner(face)]} />
    </View>
  );
});

const styles = StyleSheet.create({
  frame: { position: 'absolute', left: -2, top: -2 },
  seal: { position: 'absolute' },
});
