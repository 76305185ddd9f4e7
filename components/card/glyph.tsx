import { memo } from 'react';

import { materialTone, useTheme } from '@/components/theme';
import type { Material } from '@/engine';

import { CrestDrawing, GlyphDrawing } from './drawing';

interface GlyphProps {
  readonly material: Material;
  readonly size: number;
  /** Default: the material's own tone in the current scheme. */
  readonly color?: string;
}

/** A material's mark. Use it beside a word or inside something labelled. */
export const Glyph = memo(function Glyph({ material, size, color }: GlyphProps) {
  const { scheme } = useTheme();
  const ink = color ?? materialTone(material, scheme);
  return <GlyphDrawing material={material} size={size} ink={ink} />;
});

interface CrestProps {
  readonly colour: number;
  readonly size: number;
  readonly onDark?: boolean;
}

/** A player's crest, with both shape and ink. */
export const Crest = memo(function Crest({ colour, size, onDark = false }: CrestProps) {
  return <CrestDrawing colour={colour} size={size} onDark={onDark} />;
});
