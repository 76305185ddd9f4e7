import { memo, useMemo } from 'react';

import { CARD, materialTone, useTheme } from '@/components/theme';
import { inkOf } from '@/components/theme/players';
import type { Material } from '@/engine';

import { EMBLEMS } from './art/back';
import { GLYPHS } from './art/materials';
import type { Art } from './art/types';
import type { Layer } from './layers';
import { Picture } from './picture';

interface DrawingProps {
  readonly name: string;
  readonly art: Art;
  readonly size: number;
  readonly ink: string;
  readonly washi: string;
}

function Drawing({ name, art, size, ink, washi }: DrawingProps) {
  const layers = useMemo((): Layer[] => {
    const tones = { ink, mid: ink, tint: washi, washi };
    return [{ kind: 'art', art, tones, place: { x: 0, y: 0, scale: size / 100 } }];
  }, [art, size, ink, washi]);
  return <Picture name={`${name} ${ink} ${washi}`} w={size} h={size} layers={layers} />;
}

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
  return <Drawing name={material} art={GLYPHS[material]} size={size} ink={ink} washi={ink} />;
});

interface CrestProps {
  readonly colour: number;
  readonly size: number;
  readonly onDark?: boolean;
}

/** A player's crest, with both shape and ink. */
export const Crest = memo(function Crest({ colour, size, onDark = false }: CrestProps) {
  const inks = inkOf(colour);
  const ink = onDark ? inks.lamp : inks.ink;
  const washi = onDark ? CARD.ink : CARD.washi;
  const which = ((colour % 5) + 5) % 5;
  const emblem = EMBLEMS[which] ?? EMBLEMS[0];
  return <Drawing name={`crest ${which}`} art={emblem.solid} size={size} ink={ink} washi={washi} />;
});
