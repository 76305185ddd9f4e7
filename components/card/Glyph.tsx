import { memo } from 'react';
import Svg from 'react-native-svg';

import { CARD, materialTone, useTheme } from '@/components/theme';
import { inkOf } from '@/components/theme/players';
import type { Material } from '@/engine';

import { EMBLEMS } from './art/back';
import { GLYPHS } from './art/materials';
import { Shapes } from './Shapes';

interface GlyphProps {
  readonly material: Material;
  readonly size: number;
  /** Left out: the material's own, for a panel in the scheme of the day. */
  readonly color?: string;
}

/** The mark of a material. Always beside a word or inside something labelled. */
export const Glyph = memo(function Glyph({ material, size, color }: GlyphProps) {
  const { scheme } = useTheme();
  const ink = color ?? materialTone(material, scheme);
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Shapes art={GLYPHS[material]} tones={{ ink, mid: ink, tint: ink, washi: ink }} />
    </Svg>
  );
});

interface CrestProps {
  readonly colour: number;
  readonly size: number;
  readonly onDark?: boolean;
}

/** A player's crest: shape and ink together. */
export const Crest = memo(function Crest({ colour, size, onDark = false }: CrestProps) {
  const inks = inkOf(colour);
  const ink = onDark ? inks.lamp : inks.ink;
  const washi = onDark ? CARD.ink : CARD.washi;
  const emblem = EMBLEMS[((colour % 5) + 5) % 5] ?? EMBLEMS[0];
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Shapes art={emblem.solid} tones={{ ink, mid: ink, tint: washi, washi }} />
    </Svg>
  );
});
