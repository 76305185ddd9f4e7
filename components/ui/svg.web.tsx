/**
 * SVG elements without a component around each. metro.config.js substitutes this for
 * react-native-svg, which took most of the render time of a crowded table in browsers. Contains
 * only the shapes we use.
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
