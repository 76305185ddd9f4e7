/** Small drawings on a device, each one picture; see drawing.web.tsx for browsers. */
import type { ImageStyle, StyleProp } from 'react-native';

import { Raster } from '@/components/ui/raster';

import type {
  CrestDrawingProps,
  EmblemDrawingProps,
  GlyphDrawingProps,
  MarkDrawingProps,
  SealDrawingProps,
} from './drawings';
import { BURNT, CRESTS, GLYPHS, MARKS, SEALS } from './pictures';

const square = (size: number) => ({ width: size, height: size });

export function GlyphDrawing({ material, size, ink }: GlyphDrawingProps) {
  return <Raster source={GLYPHS[material]()} tint={ink} style={square(size)} />;
}

export function CrestDrawing({ colour, size, onDark }: CrestDrawingProps) {
  const crests = onDark ? CRESTS.lamp : CRESTS.ink;
  const crest = crests[((colour % 5) + 5) % 5] ?? crests[0];
  return <Raster source={crest()} style={square(size)} />;
}

export function EmblemDrawing({ size, scheme, opacity }: EmblemDrawingProps) {
  return <Raster source={BURNT[scheme]()} style={{ ...square(size), opacity }} />;
}

export function MarkDrawing({ name, size, color }: MarkDrawingProps) {
  return <Raster source={MARKS[name]()} tint={color} style={square(size)} />;
}

export function SealDrawing({ name, size, style, testID }: SealDrawingProps) {
  const at = style as StyleProp<ImageStyle>;
  return <Raster testID={testID} source={SEALS[name]()} style={[square(size), at]} />;
}
