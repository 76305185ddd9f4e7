import { useMemo } from 'react';
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { TOKENS } from '@/components/theme/tokens';

import { Picture } from './browser-picture';
import { crestLayers, emblemLayers, glyphLayers } from './drawn';
import type {
  CrestDrawingProps,
  EmblemDrawingProps,
  GlyphDrawingProps,
  MarkDrawingProps,
  SealDrawingProps,
} from './drawings';
import { MARK_GRID, MARKS, SEAL_DISC, SEAL_GRID, SEAL_WEIGHT, SEALS } from './marks';

export function GlyphDrawing({ material, size, ink }: GlyphDrawingProps) {
  const layers = useMemo(() => glyphLayers(material, size, ink), [material, size, ink]);
  return <Picture name={`${material} ${ink}`} w={size} h={size} layers={layers} />;
}

export function CrestDrawing({ colour, size, onDark }: CrestDrawingProps) {
  const layers = useMemo(() => crestLayers(colour, size, onDark), [colour, size, onDark]);
  return <Picture name={`crest ${colour % 5} ${onDark}`} w={size} h={size} layers={layers} />;
}

export function EmblemDrawing({ size, scheme, opacity }: EmblemDrawingProps) {
  const layers = useMemo(() => emblemLayers(TOKENS[scheme].noon.mat, size), [scheme, size]);
  return (
    <View style={{ opacity }}>
      <Picture name={`burnt ${scheme}`} w={size} h={size} layers={layers} />
    </View>
  );
}

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function MarkDrawing({ name, size, color }: MarkDrawingProps) {
  const { d, weight } = MARKS[name];
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${MARK_GRID} ${MARK_GRID}`} aria-hidden>
      <Path d={d} fill="none" stroke={color} strokeWidth={weight} {...ROUND} />
    </Svg>
  );
}

export function SealDrawing({ name, size, style, testID }: SealDrawingProps) {
  const { r, fill, rim, rimWidth } = SEAL_DISC;
  const middle = SEAL_GRID / 2;
  return (
    <Svg
      testID={testID}
      width={size}
      height={size}
      viewBox={`0 0 ${SEAL_GRID} ${SEAL_GRID}`}
      style={style}
    >
      <Circle cx={middle} cy={middle} r={r} fill={fill} stroke={rim} strokeWidth={rimWidth} />
      <Path d={SEALS[name]} fill="none" stroke={rim} strokeWidth={SEAL_WEIGHT} {...ROUND} />
    </Svg>
  );
}
