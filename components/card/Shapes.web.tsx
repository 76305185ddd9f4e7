/** Paints an illustration in a browser: one element, and the text of all its shapes. */
import { memo } from 'react';

import type { Art } from './art/types';
import type { Tones } from './identity';
import { markup } from './markup';

interface ShapesProps {
  readonly art: Art;
  readonly tones: Tones;
}

export const Shapes = memo(
  function Shapes({ art, tones }: ShapesProps) {
    return <g dangerouslySetInnerHTML={{ __html: markup(art, tones) }} />;
  },
  (a, b) => markup(a.art, a.tones) === markup(b.art, b.tones),
);
