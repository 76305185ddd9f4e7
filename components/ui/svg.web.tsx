/**
 * On the web a drawing is SVG already: its shapes are the browser's own elements, without a component
 * around each. metro.config.js puts this in the place of react-native-svg, whose shapes cost a crowded
 * table most of its time there. Only what we draw with is here.
 */
import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

interface SvgProps {
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

export default function Svg({ style, ...rest }: SvgProps) {
  return <svg {...rest} style={StyleSheet.flatten(style) as React.CSSProperties} />;
}

export const Circle = 'circle';
export const ClipPath = 'clipPath';
export const Defs = 'defs';
export const G = 'g';
export const LinearGradient = 'linearGradient';
export const Path = 'path';
export const RadialGradient = 'radialGradient';
export const Rect = 'rect';
export const Stop = 'stop';
